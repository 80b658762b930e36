import { ok } from '../../../../gateways/resultado.ts';
import { devolucaoPelaSoma } from '../devolucao-pela-soma.ts';
import { PAGBANK, pagBankDe } from './cobranca.ts';
import { partesDoNome, somaDevolvida } from './recebido.ts';

/**
 * Returns by PagBank. Each bears a key against repetition, but nobody says how long a key lives: the sum is looked at
 * first all the same.
 */
export const { devolver, consultarDevolucao } = devolucaoPelaSoma({
  provedor: PAGBANK,
  devolvidoDe: async (deps, referencia) => {
    const { ordem, cobranca } = partesDoNome(referencia);
    const r = await pagBankDe(deps).consultarOrdem(ordem);
    if (r.situacao !== 'ok') return r;
    const achada = r.valor.cobrancas.find(({ id }) => id === cobranca);
    return achada === undefined ? { situacao: 'desconhecido', motivo: 'resposta' } : ok(somaDevolvida(achada));
  },
  pedir: async (deps, { referencia, idDevolucao, valor }, contexto) => {
    const { cobranca } = partesDoNome(referencia);
    const r = await pagBankDe(deps).devolver({ cobranca, chave: idDevolucao, valor }, contexto);
    return r.situacao === 'ok' ? ok(idDevolucao) : r;
  },
});
