import type { ComposicaoDosPagamentos } from '../composicao.ts';
import { estranharDesconhecido } from '../conciliacao/comparar-lista.ts';
import type { Documentos } from '../documentos.ts';
import type { CobraPorProvedor } from '../meios/meio.ts';
import { meiosQueCobram, umPorProvedor } from '../meios/meios.ts';
import { ProvedorIndefinido } from '../provedor-indefinido.ts';
import { receberDinheiro } from '../recebimentos/receber.ts';
import { noticiasDaSaida } from '../saidas/noticias.ts';
import { SAIDAS } from '../saidas/saidas.ts';
import type { FonteDeNoticias } from './fonte.ts';
import { escreverRecebido, escreverReferencia, lerNoticia } from './noticia.ts';

function doMeio(meio: CobraPorProvedor, documentos: Documentos): FonteDeNoticias {
  return {
    provedor: meio.provedor,
    chamaEm: meio.chamaEm ?? [],
    interpretar: async (deps, webhook) =>
      (await meio.interpretar(deps, webhook))?.map((n) => ({
        id: n.id,
        corpo: 'recebido' in n ? escreverRecebido(n.recebido) : escreverReferencia(n.referencia),
      })),
    confirmar: async (deps, corpo) => {
      const { referencia, dito } = lerNoticia(corpo);
      const r = await meio.consultarRecebido(deps, referencia);
      if (r.situacao === 'inexistente') {
        await estranharDesconhecido(deps, meio.provedor, referencia);
        return undefined;
      }
      if (r.situacao !== 'ok') throw new ProvedorIndefinido(`received money ${referencia}: ${r.situacao}`);
      const recebido = r.valor;
      // No money yet: the provider's word about its charge was taken down with the question.
      if (recebido === undefined) return async () => undefined;
      if (dito !== undefined && (recebido.valor !== dito.valor || recebido.cobranca !== dito.cobranca))
        deps.log.error({ e2eid: referencia, provedor: meio.provedor }, 'notice says what its provider does not');
      return async (trx) => await receberDinheiro(trx, deps, { documentos, meio, recebido });
    },
  };
}

/** Every source of notices: each means that charges, and each by which money leaves. */
export function fontesDeNoticias({
  documentos,
  anotarSaida,
  fonteDoPixProgramado,
}: ComposicaoDosPagamentos): readonly FonteDeNoticias[] {
  return [
    ...umPorProvedor(meiosQueCobram()).map((meio) => doMeio(meio, documentos)),
    ...Object.values(SAIDAS).map((saida) => noticiasDaSaida(saida, anotarSaida)),
    fonteDoPixProgramado,
  ];
}
