import { useStoryBrand } from '../../../../../.storybook/story-brand.tsx';
import type { StoryLanguage } from '../sportsbook/betting-words.ts';

/** What the operator and its bettors write, in the language of a brand. */
export interface ShellFixtures {
  readonly announcement: { readonly title: string; readonly text: string };
  readonly longAnnouncement: string;
  readonly bettor: string;
  readonly longName: string;
  readonly game: string;
  readonly transactions: readonly (readonly [string, string, string, number])[];
  readonly questions: readonly { readonly title: string; readonly text: string }[];
  readonly competitions: readonly string[];
  readonly sessionTime: string;
  readonly sessionLimit: string;
  readonly sessionLeft: string;
  readonly day: string;
  readonly hour: string;
}

const portuguese: ShellFixtures = {
  announcement: {
    title: 'Manutenção nesta madrugada',
    text: 'Entre 2h e 4h, depósitos e saques podem demorar. As apostas funcionam normalmente.',
  },
  longAnnouncement:
    'Os jogos da rodada adiados por causa da chuva foram remarcados para a semana que vem. As apostas feitas neles continuam valendo, com as mesmas odds, desde que o jogo aconteça em até 48 horas do horário original; as demais são anuladas e o valor volta para o saldo de cada apostador.',
  bettor: 'Ana',
  longName: 'Maria Aparecida do Nascimento e Albuquerque',
  game: 'Fortuna do Sertão',
  transactions: [
    ['20/11/2026, 18:42', 'Depósito', 'Bem-sucedido', 15000],
    ['19/11/2026, 09:05', 'Saque', 'Em progresso', -8050],
    ['17/11/2026, 22:30', 'Depósito', 'Rejeitado', 100000000],
  ],
  questions: [
    {
      title: 'Quanto tempo leva um saque?',
      text: 'Depois de aprovado, o valor chega à sua conta em até duas horas nos dias úteis.',
    },
    {
      title: 'Como defino um limite de depósito?',
      text: 'Em Jogo responsável, escolha Limites. Diminuir vale na hora; aumentar só depois de 24 horas.',
    },
    {
      title:
        'O que acontece com a minha aposta múltipla quando um dos jogos escolhidos é adiado ou cancelado?',
      text: 'A seleção do jogo cancelado conta com odds 1,00 e as outras seguem valendo.',
    },
  ],
  competitions: [
    'Copa do Brasil',
    'Brasileirão Série A',
    'Resultados ao vivo',
    'Regras do futebol',
  ],
  sessionTime: '1 h 20 min',
  sessionLimit: '2 h',
  sessionLeft: '40 min',
  day: '27/11/2026',
  hour: '8:00',
};

const spanish: ShellFixtures = {
  announcement: {
    title: 'Mantenimiento esta madrugada',
    text: 'Entre las 2 y las 4, los depósitos y retiros pueden tardar. Las apuestas funcionan con normalidad.',
  },
  longAnnouncement:
    'Los partidos de la jornada aplazados por la lluvia se jugarán la próxima semana. Las apuestas hechas en ellos siguen vigentes, con el mismo pago, siempre que el partido se juegue dentro de las 48 horas del horario original; las demás se anulan y el monto vuelve al saldo de cada quien.',
  bettor: 'Ana',
  longName: 'María Guadalupe Hernández de la Concepción y Villavicencio',
  game: 'Fortuna del Desierto',
  transactions: [
    ['20/11/2026, 18:42', 'Depósito', 'Exitoso', 15000],
    ['19/11/2026, 09:05', 'Retiro', 'En proceso', -8050],
    ['17/11/2026, 22:30', 'Depósito', 'Rechazado', 100000000],
  ],
  questions: [
    {
      title: '¿Cuánto tarda un retiro?',
      text: 'Una vez aprobado, el monto llega a tu cuenta en un máximo de dos horas en días hábiles.',
    },
    {
      title: '¿Cómo defino un límite de depósito?',
      text: 'En Juego responsable, elige Límites. Bajarlo vale al instante; subirlo, solo después de 24 horas.',
    },
    {
      title:
        '¿Qué pasa con mi apuesta múltiple cuando uno de los partidos elegidos se aplaza o se cancela?',
      text: 'La selección del partido cancelado cuenta como 1.00 y las demás siguen vigentes.',
    },
  ],
  competitions: ['Copa Libertadores', 'Liga nacional', 'Resultados en vivo', 'Reglas del fútbol'],
  sessionTime: '1 h 20 min',
  sessionLimit: '2 h',
  sessionLeft: '40 min',
  day: '27/11/2026',
  hour: '8:00',
};

const fixtures: Readonly<Record<StoryLanguage, ShellFixtures>> = {
  'pt-BR': portuguese,
  es: spanish,
};

/** The fixtures in the language of the brand the story stands in. */
export function useShellFixtures(): ShellFixtures {
  return fixtures[useStoryBrand().language];
}
