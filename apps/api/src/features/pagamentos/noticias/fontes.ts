import { ProvedorIndefinido } from '../cobrancas/cobrancas.ts';
import type { ComposicaoDosPagamentos } from '../composicao.ts';
import { estranharDesconhecido } from '../conciliacao/comparar-lista.ts';
import type { Documentos } from '../documentos.ts';
import type { CobraPorProvedor } from '../meios/meio.ts';
import { meiosQueCobram } from '../meios/meios.ts';
import { receberDinheiro } from '../recebimentos/receber.ts';
import { noticiasDaSaida } from '../saidas/noticias.ts';
import { SAIDAS } from '../saidas/saidas.ts';
import type { FonteDeNoticias } from './fonte.ts';
import { escreverRecebido, lerRecebido } from './noticia.ts';

function doMeio(meio: CobraPorProvedor, documentos: Documentos): FonteDeNoticias {
  return {
    provedor: meio.provedor,
    chamaEm: meio.chamaEm ?? [],
    interpretar: async (deps, webhook) =>
      (await meio.interpretar(deps, webhook))?.map(({ id, recebido }) => ({ id, corpo: escreverRecebido(recebido) })),
    confirmar: async (deps, corpo) => {
      const dito = lerRecebido(corpo);
      const r = await meio.consultarRecebido(deps, dito.referencia);
      if (r.situacao === 'inexistente') {
        await estranharDesconhecido(deps, meio.provedor, dito.referencia);
        return undefined;
      }
      if (r.situacao !== 'ok') throw new ProvedorIndefinido(`received money ${dito.referencia}: ${r.situacao}`);
      const recebido = r.valor;
      if (recebido.valor !== dito.valor || recebido.cobranca !== dito.cobranca)
        deps.log.error({ e2eid: dito.referencia, provedor: meio.provedor }, 'notice says what its provider does not');
      return async (trx) => await receberDinheiro(trx, deps, { documentos, meio, recebido });
    },
  };
}

/** Every source of notices: each means that charges, and each by which money leaves. */
export function fontesDeNoticias({
  documentos,
  anotarSaida,
}: Pick<ComposicaoDosPagamentos, 'documentos' | 'anotarSaida'>): readonly FonteDeNoticias[] {
  return [
    ...meiosQueCobram().map((meio) => doMeio(meio, documentos)),
    ...Object.values(SAIDAS).map((saida) => noticiasDaSaida(saida, anotarSaida)),
  ];
}
