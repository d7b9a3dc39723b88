import type { Language } from '../country.ts';

/** What a message can be about, the most careful first: the first that a message names is answered. */
export const TOPICS = [
  'harm',
  'person',
  'withdrawal',
  'deposit',
  'bet',
  'access',
  'documents',
  'bonus',
  'thanks',
  'greeting',
] as const;
export type Topic = (typeof TOPICS)[number];

interface BotWords {
  readonly greeting: string;
  readonly unknown: string;
  /** Words of a topic without accents, in lower case: the beginnings of words. */
  readonly signs: Readonly<Record<Topic, RegExp>>;
  readonly answers: Readonly<Record<Topic, string>>;
}

const HARM_PT =
  'Obrigado por contar. Você não precisa resolver isso sozinho. Em “Jogo responsável”, na sua conta, você pode definir limites, fazer uma pausa ou se autoexcluir agora mesmo.';

export const BOT_WORDS: Readonly<Record<Language, BotWords>> = {
  'pt-BR': {
    greeting:
      'Olá! Sou o assistente de demonstração do atendimento. Posso ajudar com depósitos, saques, apostas, documentos, acesso e jogo responsável. O que aconteceu?',
    unknown:
      'Ainda não entendi. Escreva com outras palavras, ou diga se é sobre depósito, saque, aposta, documentos, acesso ou jogo responsável. Nunca mande senhas nem dados de cartão aqui.',
    signs: {
      harm: /\b(vici|compuls|perdi tudo|parar de (jogar|apostar)|nao consigo parar|divida|desesper|suicid|autoexclu|jogo responsavel|pausa|limite)/,
      person: /\b(atendente|humano|pessoa|alguem|reclama|ouvidoria)/,
      withdrawal: /\b(saqu|sacar|retir)/,
      deposit: /\b(deposit|pix|pagamento|pagar|boleto|transfer)/,
      bet: /\b(apost|bilhete|cupom|odd|cash ?out|multipla|resultado)/,
      access: /\b(senha|login|entrar|acesso|codigo|bloque)/,
      documents: /\b(document|identidade|selfie|verifica|cpf|endereco)/,
      bonus: /\b(bonus|promo|gratis|cashback)/,
      thanks: /\b(obrigad|valeu|agradec)/,
      greeting: /\b(oi|ola|bom dia|boa tarde|boa noite)\b/,
    },
    answers: {
      harm: HARM_PT,
      person:
        'Nesta demonstração só eu respondo. No site de um operador, aqui entraria uma pessoa da equipe. O e-mail, o telefone e a ouvidoria estão no rodapé de todas as páginas.',
      withdrawal:
        'Um saque vai para uma conta no seu nome. O andamento aparece em “Transações”. Se ele espera por documentos, a página do saque diz qual falta.',
      deposit:
        'Um Pix pago costuma cair em segundos. Se já faz mais de cinco minutos, confira em “Transações”: um depósito recusado ou vencido volta para a sua conta no banco.',
      bet: 'As apostas e os resultados ficam em “Apostas”. Ao abrir uma aposta, você vê como cada seleção terminou e quanto ela pagou.',
      access:
        'Em “Entrar”, toque em “Esqueceu a senha?” para receber um link por e-mail. Nunca peço a sua senha nem o código de confirmação.',
      documents:
        'Envie os documentos em “Verificação”, na sua conta: frente e verso legíveis, sem cortes. Lá também aparece o motivo quando algo é recusado.',
      bonus:
        'O que vale para você agora está em “Promoções”, com o regulamento de cada uma. Ganhar não é garantido em nenhuma delas.',
      thanks: 'De nada! Se for só isso, você pode encerrar a conversa quando quiser.',
      greeting: 'Olá! Conte em poucas palavras o que aconteceu.',
    },
  },
  es: {
    greeting:
      '¡Hola! Soy el asistente de demostración de soporte. Puedo ayudarte con depósitos, retiros, apuestas, documentos, acceso y juego responsable. ¿Qué pasó?',
    unknown:
      'Todavía no entendí. Escríbelo con otras palabras o di si se trata de un depósito, un retiro, una apuesta, documentos, acceso o juego responsable. Nunca envíes aquí contraseñas ni datos de tarjetas.',
    signs: {
      harm: /\b(vici|adict|compuls|perdi todo|dejar de (jugar|apostar)|no puedo parar|deuda|desesper|suicid|autoexclu|juego responsable|pausa|limite)/,
      person: /\b(agente|human|persona|alguien|reclam|queja)/,
      withdrawal: /\b(retir|sacar)/,
      deposit: /\b(deposit|pago|pagar|spei|oxxo|transfer|tarjeta)/,
      bet: /\b(apuest|apost|boleto|cupon|momio|cuota|cash ?out|resultado)/,
      access: /\b(contrasena|clave|entrar|acceso|codigo|bloque|iniciar)/,
      documents: /\b(document|identidad|selfie|verifica|domicilio|direccion)/,
      bonus: /\b(bono|promo|gratis|cashback)/,
      thanks: /\b(gracias|agradec)/,
      greeting: /\b(hola|buenos dias|buenas)\b/,
    },
    answers: {
      harm: 'Gracias por contarlo. No tienes que resolverlo a solas. En “Juego responsable”, en tu cuenta, puedes definir límites, hacer una pausa o autoexcluirte ahora mismo. Allí también están las líneas de ayuda gratuitas de tu país.',
      person:
        'En esta demostración solo respondo yo. En el sitio de un operador, aquí entraría una persona del equipo. El correo, el teléfono y la defensoría están al pie de todas las páginas.',
      withdrawal:
        'Un retiro va a una cuenta a tu nombre. Su avance aparece en “Transacciones”. Si espera documentos, la página del retiro dice cuál falta.',
      deposit:
        'La mayoría de los depósitos llega en minutos. Revisa “Transacciones”: un depósito rechazado o vencido no se cobra, o vuelve a tu cuenta.',
      bet: 'Las apuestas y los resultados están en “Apuestas”. Al abrir una apuesta ves cómo terminó cada selección y cuánto pagó.',
      access:
        'En “Entrar”, toca “¿Olvidaste la contraseña?” para recibir un enlace por correo. Nunca pido tu contraseña ni el código de confirmación.',
      documents:
        'Envía los documentos en “Verificación”, en tu cuenta: legibles y sin cortes. Allí también aparece el motivo cuando algo se rechaza.',
      bonus:
        'Lo que vale para ti ahora está en “Promociones”, con las reglas de cada una. Ganar no está garantizado en ninguna.',
      thanks: '¡De nada! Si eso es todo, puedes terminar la conversación cuando quieras.',
      greeting: '¡Hola! Cuéntame en pocas palabras qué pasó.',
    },
  },
};

/** The free line of a country, for somebody harmed by gambling. */
export const HELP_LINES: Readonly<Partial<Record<string, string>>> = {
  BR: 'Se quiser conversar com alguém agora, o CVV atende de graça, 24 horas, pelo 188.',
  PE: 'Si quieres hablar con alguien ahora, la Línea 113 Salud, opción 5, es gratuita.',
  CO: 'Si quieres hablar con alguien ahora, la Línea 106 es gratuita.',
  MX: 'Si quieres hablar con alguien ahora, la Línea de la Vida atiende gratis en el 800 911 2000.',
};
