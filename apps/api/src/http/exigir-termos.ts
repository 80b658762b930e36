import { recusar } from './erros.ts';
import type { SessaoAtiva } from './sessoes.ts';

/** Nobody is bound to others anew under terms that he has not accepted; what he has already goes on (spec A§4 Session). */
export const exigirTermos = ({ termosEmDia }: Pick<SessaoAtiva, 'termosEmDia'>): void => {
  if (!termosEmDia) recusar('termosNaoAceitos');
};
