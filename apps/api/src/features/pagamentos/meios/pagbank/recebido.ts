import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { CobrancaPagBank, EstadoPagBank, OrdemPagBank } from '../../../../gateways/pagbank/port.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Recebido } from '../../recebimentos/recebido.ts';
import { devolucoesPelaSoma } from '../devolucao-pela-soma.ts';
import { PAGBANK } from './cobranca.ts';

/** A receipt is a charge with money, and a charge is read with its order: `ORDE_…/CHAR_…`. */
export function nomeDoRecebido({ ordem, cobranca }: { readonly ordem: string; readonly cobranca: string }): string {
  return `${ordem}/${cobranca}`;
}

export function partesDoNome(referencia: string): { readonly ordem: string; readonly cobranca: string } {
  const [ordem = '', cobranca = ''] = referencia.split('/');
  return { ordem, cobranca };
}

/** The provider holds money of such a charge, or has held it. */
const COM_DINHEIRO: readonly EstadoPagBank[] = ['pago', 'devolvido'];
/** Nothing comes by such a charge any more. */
const ENCERRADOS: readonly EstadoPagBank[] = [...COM_DINHEIRO, 'recusado', 'cancelado'];

/** Money may still come by an order, though its page has ended. */
export function esperaDinheiro({ cobrancas }: OrdemPagBank): boolean {
  return cobrancas.some(({ estado }) => !ENCERRADOS.includes(estado));
}

/** The money of an order in our words, one receipt for each charge that has some. */
export async function lerRecebidos(deps: Deps, ordem: OrdemPagBank): Promise<readonly Recebido[]> {
  const recebidos: Recebido[] = [];
  for (const c of ordem.cobrancas) {
    if (!COM_DINHEIRO.includes(c.estado)) continue;
    const referencia = nomeDoRecebido({ ordem: ordem.id, cobranca: c.id });
    recebidos.push({
      referencia,
      cobranca: ordem.referencia,
      valor: c.valor,
      horario: c.pagaEm ?? deps.relogio.agora(),
      pagadorIndice: ordem.cpf === null ? null : deps.cifra.indice(ordem.cpf, 'usuario:cpf'),
      devolucoes: await devolucoesPelaSoma(deps.db, {
        provedor: PAGBANK,
        referencia,
        pago: c.valor,
        devolvido: somaDevolvida(c),
        contestado: false,
      }),
    });
  }
  return recebidos;
}

/** The sum that the provider has given back of a charge; it may say so by its state alone. */
export function somaDevolvida({ estado, valor, devolvido }: CobrancaPagBank): Centavos {
  return estado === 'devolvido' && devolvido === ZERO ? valor : devolvido;
}
