import { recusar } from './erros.ts';
import type { SessaoAtiva } from './sessoes.ts';

/**
 * Refuses a new obligation towards others to a person who has not accepted the terms; his existing ones go on (spec A§4
 * Session).
 */
export function exigirTermos({ termosEmDia }: Pick<SessaoAtiva, 'termosEmDia'>): void {
  if (!termosEmDia) recusar('termosNaoAceitos');
}
