import { createHash } from 'node:crypto';
import { openTestPlatform, type TestAnswer, type TestPlatform } from './platform.ts';

/** A bettor who sends documents, for tests. */
export interface TestUploader {
  readonly test: TestPlatform;
  /** Logs in as another; the documents sent from now on are that user's. */
  become(username: string): Promise<void>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>;
  post(path: string, file: TestFile): Promise<TestAnswer>;
  /** PUTs the file to an address of the store. */
  put(url: string, file: TestFile, contentType?: string): Promise<number>;
  /** Asks for an address, PUTs the file to it and saves it; answers each status. */
  send(file: TestFile): Promise<readonly number[]>;
  /** Sends the file through the API itself. */
  upload(file: TestFile): Promise<number>;
  /** Status code by document type; the answer's status where it is refused. */
  statuses(): Promise<Readonly<Record<number, number>> | number>;
}

export interface TestFile {
  readonly name: string;
  readonly type: 1 | 2 | 3;
  /** The same text is the same file. */
  readonly content?: string;
}

interface StatusRow {
  readonly userTypeDocument: number;
  readonly status: number;
}

/** A bettor of a fresh platform who has sent nothing yet. */
export async function openTestUploader(
  env: Readonly<Record<string, string>> = {},
): Promise<TestUploader> {
  const test = await openTestPlatform(env);
  let { token } = await test.login('sem-documentos@vitrine.example');
  const contentOf = ({ name, type, content = `${name}/${type}` }: TestFile) => content;
  const bodyOf = (file: TestFile) => ({
    FileName: file.name,
    Hash: createHash('sha256').update(contentOf(file)).digest('hex'),
    DocumentType: file.type,
  });

  const get: TestUploader['get'] = (path, headers = {}) =>
    test.call('GET', `/main/api/${path}`, { token, headers });
  const post: TestUploader['post'] = (path, file) =>
    test.call('POST', `/main/api/UserDocument/${path}`, { token, body: bodyOf(file) });
  const put: TestUploader['put'] = async (url, file, contentType = 'image/jpeg') => {
    const answer = await test.platform.app.request(new URL(url).pathname, {
      method: 'PUT',
      headers: { 'content-type': contentType },
      body: contentOf(file),
    });
    return answer.status;
  };

  return {
    test,
    get,
    post,
    put,
    async become(username) {
      ({ token } = await test.login(username));
    },
    async send(file) {
      const signed = await post('SignedUrl', file);
      if (signed.status !== 200) return [signed.status];
      const stored = await put((signed.json as { url: string }).url, file);
      if (stored !== 200) return [200, stored];
      return [200, 200, (await post('SaveDocuments', file)).status];
    },
    async upload(file) {
      const form = new FormData();
      form.append('file', new File([contentOf(file)], file.name));
      form.append('userTypeDocument', String(file.type));
      const answer = await test.platform.app.request('/main/api/UserDocument/UploadDocument', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return answer.status;
    },
    async statuses() {
      const { status, json } = await get('UserDocument/GetStatusFiles', {
        'cache-control': 'no-cache',
      });
      if (status !== 200) return status;
      const rows = json as readonly StatusRow[];
      return Object.fromEntries(rows.map((row) => [row.userTypeDocument, row.status]));
    },
  };
}
