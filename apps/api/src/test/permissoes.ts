import type { NomeChamada } from '@rateia/contracts/todas';
import type { Papel } from '../http/politicas.ts';
import type { Alvo, Ator } from './cenario-de-permissoes.ts';
import { SEM_SESSAO } from './cenario-de-permissoes.ts';
import { CHAMADAS_DA_CONTA } from './permissoes/da-conta.ts';
import { CHAMADAS_DA_OPERACAO } from './permissoes/da-operacao.ts';
import { CHAMADAS_DOS_GRUPOS } from './permissoes/dos-grupos.ts';
import type { Linha } from './permissoes/linhas.ts';
import { sozinha } from './permissoes/linhas.ts';

/**
 * The body of each call in the matrix. It is valid, so that only the caller decides; and a rule refuses it where it
 * would change the state that the next call needs. A missing call does not compile. The order matters where a call ends
 * a thing that another call needs.
 */
export const CHAMADAS_DA_MATRIZ: Readonly<Record<NomeChamada, Linha>> = {
  ...CHAMADAS_DA_CONTA,
  ...CHAMADAS_DOS_GRUPOS,
  ...CHAMADAS_DA_OPERACAO,
  // Ends the validation that the calls of account and staff look at.
  retirarConsentimentoBiometrico: sozinha(),
  sair: sozinha(),
};

/** The relations of an actor to the target of a call, in the words of the policy rows (REGRAS 2.15). */
export function papeisDe(ator: Ator, alvo: Alvo): readonly Papel[] {
  if (ator === 'provedor') return ['provedor'];
  if (SEM_SESSAO.includes(ator)) return [];
  const equipe: readonly Papel[] = ator === 'suporte' || ator === 'financeiro' || ator === 'lider' ? [ator] : [];
  const relacao: readonly Papel[] = ator === 'membro' || ator === 'exMembro' || ator === 'administrador' ? [ator] : [];
  switch (alvo) {
    case 'nenhum':
    case 'inexistente':
      return ['usuario', ...equipe];
    case 'grupoPublico':
      return ['usuario', ...relacao, ...equipe];
    case 'grupoPrivado':
      // A former member of a private group is a stranger to it again.
      return [
        ...relacao.filter((r) => r !== 'exMembro'),
        ...(relacao.length > 0 && ator !== 'exMembro' ? (['usuario'] as const) : []),
        ...equipe,
      ];
    case 'proprio':
      return ['usuario', ...(ator === 'membro' ? (['dono'] as const) : []), ...equipe];
  }
}

export function temSessao(ator: Ator): boolean {
  return !SEM_SESSAO.includes(ator);
}
