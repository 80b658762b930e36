import type { Centavos } from '@rateia/domain/dinheiro';
import type { CobrancaPicPay } from '../../../../gateways/picpay/port.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import { devolucaoPelaSoma } from '../devolucao-pela-soma.ts';
import { PICPAY, picPayDe } from './cobranca.ts';
import { somaDevolvida } from './recebido.ts';

/** Returns by PicPay, which has no key against repetition. */
export const { devolver, consultarDevolucao } = devolucaoPelaSoma({
  provedor: PICPAY,
  devolvidoDe: async (deps, referencia) => {
    const r = await picPayDe(deps).consultar(referencia);
    return r.situacao === 'ok' ? ok(devolvidoDa(r.valor)) : r;
  },
  pedir: async (deps, { referencia, valor }, contexto) => {
    const cobranca = await picPayDe(deps).consultar(referencia);
    if (cobranca.situacao !== 'ok') return cobranca;
    const { autorizacao } = cobranca.valor;
    if (autorizacao === null) return recusado('semAutorizacao');
    return await picPayDe(deps).devolver({ referencia, autorizacao, valor }, contexto);
  },
});

function devolvidoDa(c: CobrancaPicPay): Centavos {
  return c.pago === null ? c.devolvido : somaDevolvida({ ...c, pago: c.pago });
}
