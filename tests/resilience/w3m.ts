import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READ_WITHIN_MS = 15_000;
const SAVE_KEY = '\x02';
const CLEAR_LINE = '\x15';

/** Somebody at the keyboard of w3m, a browser of text alone. */
export class TextBrowser {
  readonly #terminal: ChildProcess;
  readonly #home: string;

  private constructor(terminal: ChildProcess, home: string) {
    this.#terminal = terminal;
    this.#home = home;
  }

  /** Opens an address, and waits for its page. `program` is the path of w3m. */
  static async open(program: string, url: string): Promise<TextBrowser> {
    const home = await mkdtemp(join(tmpdir(), 'vitrine-w3m-'));
    await mkdir(join(home, '.w3m'));
    await writeFile(join(home, '.w3m/keymap'), `keymap C-b SAVE_SCREEN "${savedPage(home)}"\n`);
    const options = ['-cookie', '-O', 'UTF-8', '-o', 'accept_cookie=1', '-o', 'confirm_qq=0'];
    const terminal = inTerminal([program, ...options, url], {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      TERM: 'xterm',
      LANG: 'C.UTF-8',
    });
    const browser = new TextBrowser(terminal, home);
    // Before it reads its keys, the terminal takes the one that clears a line for its own.
    await browser.page();
    return browser;
  }

  /** The words of the page, without its lines, once all that was typed before has had its effect. */
  async page(): Promise<string> {
    const file = savedPage(this.#home);
    await rm(file, { force: true });
    this.#type(SAVE_KEY);
    const until = Date.now() + READ_WITHIN_MS;
    let read = '';
    while (Date.now() < until) {
      await wait(50);
      const again = await readFile(file, 'utf8').catch(() => '');
      if (again !== '' && again === read) return read.replace(/\s+/g, ' ');
      read = again;
    }
    throw new Error(`w3m showed no page within ${READ_WITHIN_MS} ms`);
  }

  /** Goes to an address as it would be typed. */
  go(url: string): void {
    this.#type(`U${CLEAR_LINE}${url}\n`);
  }

  /** Presses what one of several like texts stands on: a link or a button. */
  press(text: string, occurrence = 1): void {
    this.#find(text);
    this.#type('n'.repeat(occurrence - 1) + '\n');
  }

  /** Presses what the cursor stands on. */
  pressHere(): void {
    this.#type('\n');
  }

  /** Types into the field that follows one of several like labels. */
  enter(label: string, text: string, occurrence = 1): void {
    this.#find(label);
    this.#type('n'.repeat(occurrence - 1));
    this.enterNext(text);
  }

  /** Types into the field after the one where the cursor stands. */
  enterNext(text: string): void {
    this.#type(`\t\n${text}\n`);
  }

  /** Ticks the box after the field where the cursor stands. */
  tickNext(): void {
    this.#type('\t\n');
  }

  /** Moves on to a text from where the cursor stands after another one. */
  pressAfter(before: string, text: string): void {
    this.#find(before);
    this.#type(`/${text}\n\n`);
  }

  reload(): void {
    this.#type('R');
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#terminal.once('exit', resolve));
    this.#type('q');
    await ended;
    await rm(this.#home, { recursive: true, force: true });
  }

  /** Puts the cursor on the first occurrence of a text. */
  #find(text: string): void {
    this.#type(`g/${text}\n`);
  }

  #type(keys: string): void {
    this.#terminal.stdin?.write(keys);
  }
}

function savedPage(home: string): string {
  return join(home, 'page.txt');
}

/** A program that takes its keys from a terminal gets one from `script`. */
function inTerminal(command: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const quoted = command.map((part) => `'${part}'`).join(' ');
  const args =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', ...command]
      : ['-qfec', quoted, '/dev/null'];
  return spawn('/usr/bin/script', args, { env, stdio: ['pipe', 'ignore', 'inherit'] });
}
