import type { RespostaDe } from '../../../lib/api-client.ts';
import { nomeDoCartao } from './bandeira.ts';
import type { CartaoSalvo } from './queries.ts';

export type CartaoRecorrente = RespostaDe<'getCartaoRecorrente'>;

/** The groups that the default card pays, and the next one to pay them: the words before it is removed (REGRAS 2.14). */
export function semEle(recorrente: CartaoRecorrente | undefined, outros: readonly CartaoSalvo[]): string {
  const seguinte = outros.find(({ estado, vencido }) => estado === 'ativo' && !vencido);
  const entao =
    seguinte?.pagaSozinho !== true
      ? 'você recebe um código Pix no vencimento'
      : `cobramos no ${nomeDoCartao(seguinte)}`;
  const grupos = recorrente?.cartao == null ? [] : recorrente.grupos.map(({ nome }) => nome);
  const paga =
    grupos.length === 0
      ? 'Ele é o seu cartão principal, e não paga nenhum grupo agora.'
      : `Quando o saldo não basta, ele paga ${emLista(grupos)}.`;
  return `${paga} Depois de remover, o saldo paga as mensalidades; se não bastar, ${entao}.`;
}

function emLista(nomes: readonly string[]): string {
  return nomes.length < 2 ? nomes.join('') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`;
}
