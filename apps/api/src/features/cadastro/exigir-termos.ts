import { recusar } from '../../http/erros.ts';
import type { SessaoAtiva } from '../../http/sessoes.ts';
import { VERSAO_DOS_TERMOS } from './termos.ts';

type Pessoa = Pick<SessaoAtiva, 'termosVersao'>;

/** Whether the terms in force are the ones this person accepted last. */
export const termosEmDia = ({ termosVersao }: Pessoa): boolean => termosVersao === VERSAO_DOS_TERMOS;

/** Nobody is bound to others anew under terms that he has not accepted; what he has already goes on (spec A§4 Session). */
export const exigirTermos = (pessoa: Pessoa): void => {
  if (!termosEmDia(pessoa)) recusar('termosNaoAceitos');
};
