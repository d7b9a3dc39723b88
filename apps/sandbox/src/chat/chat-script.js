// A chat as an operator's provider would bring it. The platform puts `const CHAT = { name, api }` before
// it. It knows the site only by what the site hands to `init`.
{
  const WORDS = {
    'pt-BR': {
      log: 'Conversa',
      you: 'Você',
      support: 'Atendimento',
      field: 'Sua mensagem',
      send: 'Enviar',
      failed: 'A mensagem não foi enviada. Tente de novo.',
      end: 'Encerrar a conversa',
      rate: 'Enviar avaliação',
      ended: 'Conversa encerrada. Obrigado!',
    },
    es: {
      log: 'Conversación',
      you: 'Tú',
      support: 'Soporte',
      field: 'Tu mensaje',
      send: 'Enviar',
      failed: 'El mensaje no se envió. Inténtalo de nuevo.',
      end: 'Terminar la conversación',
      rate: 'Enviar la evaluación',
      ended: 'Conversación terminada. ¡Gracias!',
    },
  };

  const STYLES = `
    :host { display: flex; flex-direction: column; gap: 12px; min-height: 100%; color: inherit; font: inherit; }
    [role='log'] { flex: 1; }
    ol { display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 0; list-style: none; }
    li { max-width: 85%; padding: 8px 12px; border: 1px solid var(--chat-line); border-radius: 12px; overflow-wrap: anywhere; }
    li.visitor { align-self: flex-end; background: var(--chat-action); border-color: var(--chat-action); color: var(--chat-on-action); }
    .who { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
    label.field { flex: 1; min-width: 0; font-weight: 500; }
    textarea { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 4px; padding: 10px 12px;
      border: 1px solid var(--chat-line); border-radius: 8px; background: var(--chat-field); color: inherit; font: inherit; field-sizing: content; max-height: 160px; }
    button { min-height: 44px; padding: 0 16px; border: 1px solid var(--chat-line); border-radius: 8px; background: transparent;
      color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
    button.main { border-color: var(--chat-action); background: var(--chat-action); color: var(--chat-on-action); }
    fieldset { display: flex; flex: 1 1 100%; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; border: 0; }
    legend { margin-bottom: 4px; padding: 0; font-weight: 500; }
    fieldset label { display: inline-flex; gap: 6px; align-items: center; min-width: 44px; min-height: 44px; }
    p { margin: 0; }
    [hidden] { display: none; }
  `;

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  async function call(path, body) {
    const answer = await fetch(CHAT.api + path, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The chat answered ${answer.status}`);
    return answer.json();
  }

  function survey(label, words) {
    const stars = ['1', '2', '3', '4', '5'].map((value) =>
      element(
        'label',
        {},
        element('input', { type: 'radio', name: 'rating', value, required: true }),
        value,
      ),
    );
    const choices = element('fieldset', {}, element('legend', { textContent: label }), ...stars);
    return element(
      'form',
      { hidden: true },
      choices,
      element('button', { className: 'main', textContent: words.rate }),
    );
  }

  async function init({ element: host, language, surveyLabel, conversation }) {
    const words = WORDS[language];
    const path = `/conversations/${conversation}`;
    const first = await call(path);
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];

    const list = element('ol', {});
    const log = element('div', { role: 'log', ariaLabel: words.log }, list);
    const field = element('textarea', { name: 'text', rows: 1, maxLength: 1000, required: true });
    const form = element(
      'form',
      {},
      element('label', { className: 'field' }, words.field, field),
      element('button', { className: 'main', textContent: words.send }),
    );
    const notice = element('p', { role: 'status' });
    const end = element('button', { type: 'button', textContent: words.end });
    const rating = survey(surveyLabel, words);

    function show({ messages, isEnded }) {
      for (const { author, text } of messages.slice(list.children.length)) {
        const who = element('span', {
          className: 'who',
          textContent: `${author === 'visitor' ? words.you : words.support}: `,
        });
        list.append(element('li', { className: author }, who, text));
      }
      notice.textContent = isEnded ? words.ended : '';
      for (const part of [form, end, rating]) part.hidden = isEnded || part === rating;
      (isEnded ? notice : form).scrollIntoView({ block: 'end' });
    }

    async function tell(inner, body) {
      try {
        show(await call(path + inner, body));
        return true;
      } catch {
        notice.textContent = words.failed;
        return false;
      }
    }

    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text !== '' && (await tell('/messages', { text }))) form.reset();
      field.focus();
    });
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      form.requestSubmit();
    });
    end.addEventListener('click', () => {
      for (const part of [form, end]) part.hidden = true;
      rating.hidden = false;
      rating.querySelector('input').focus();
    });
    rating.addEventListener('submit', (event) => {
      event.preventDefault();
      void tell('/end', { rating: Number(new FormData(rating).get('rating')) });
    });
    root.replaceChildren(log, notice, form, rating, end);
    show(first);
  }

  globalThis.supportChats = { ...globalThis.supportChats, [CHAT.name]: { init } };
}
