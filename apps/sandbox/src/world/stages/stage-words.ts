import { both, type Words } from '../competitions/competition.ts';
import type { Labels } from '../offer/labels.ts';
import type { SessionType, StagePlan } from './stage-plan.ts';

/** The platform's words for stages. */
export const STAGE_WORDS = {
  sport: both('Fórmula 1'),
  category: { 'pt-BR': 'Automobilismo', es: 'Automovilismo' },
  championship: both('Mundial de Pilotos'),
  grandPrix: { 'pt-BR': 'Grande Prêmio', es: 'Gran Premio' },
  notStarted: { 'pt-BR': 'Não iniciado', es: 'No iniciado' },
  live: { 'pt-BR': 'Em andamento', es: 'En curso' },
  ended: { 'pt-BR': 'Encerrado', es: 'Finalizado' },
  lap: { 'pt-BR': 'Volta {lap} de {laps}', es: 'Vuelta {lap} de {laps}' },
} satisfies Readonly<Record<string, Words>>;

const SESSION_NAMES: Readonly<Record<SessionType, Words>> = {
  Practice: { 'pt-BR': 'Treino Livre', es: 'Práctica Libre' },
  Qualifying: { 'pt-BR': 'Classificação', es: 'Clasificación' },
  Race: { 'pt-BR': 'Corrida', es: 'Carrera' },
};

/** The name of a stage, such as "Grande Prêmio de São Paulo: Corrida". */
export function stageName({ type, grandPrix }: StagePlan, labels: Labels): string {
  const { sport, championship, grandPrix: weekend } = STAGE_WORDS;
  if (type === 'Championship' || !grandPrix) {
    return `${labels.words(sport)}: ${labels.words(championship)}`;
  }
  const name = `${labels.words(weekend)} ${labels.words(grandPrix.country)}`;
  return type === 'GrandPrix' ? name : `${name}: ${labels.words(SESSION_NAMES[type])}`;
}
