import type { Trx } from '../../../db/banco.ts';
import type { WebhookRecebido } from '../../../gateways/autenticidade-de-webhook.ts';
import type { Deps } from '../../../http/deps.ts';
import { ProvedorIndefinido } from '../cobrancas/cobrancas.ts';
import { estranharDesconhecido } from '../conciliacao/comparar-lista.ts';
import type { Documentos } from '../documentos.ts';
import type { ComposicaoDosPagamentos } from '../jobs.ts';
import type { CobraPorProvedor } from '../meios/meio.ts';
import { meiosQueCobram } from '../meios/meios.ts';
import { receberDinheiro } from '../recebimentos/receber.ts';
import { noticiasDaSaida } from '../saidas/noticias.ts';
import { SAIDAS } from '../saidas/saidas.ts';
import { escreverRecebido, lerRecebido } from './noticia.ts';

export type NoticiaAGuardar = { readonly id: string; readonly corpo: string };

/** The effect of a confirmed notice, in one transaction. */
export type Aplicar = (trx: Trx) => Promise<void>;

/** The source of one provider's notices, and their effects: a means of payment, or of payout. */
export type FonteDeNoticias = {
  readonly provedor: string;
  /** The address of ours that its provider calls; several may share one. */
  readonly chamaEm: string | undefined;
  /** Undefined for a notice that is forged or cannot be read. */
  readonly interpretar: (deps: Deps, webhook: WebhookRecebido) => readonly NoticiaAGuardar[] | undefined;
  /**
   * Asks the provider about the content of a notice: a notice is a hint, and only the provider's own answer is applied.
   * Undefined when the provider does not know of it; throws while it does not answer (REGRAS 2.5; CONFIABILIDADE 1.5).
   */
  readonly confirmar: (deps: Deps, corpo: unknown) => Promise<Aplicar | undefined>;
};

const doMeio = (meio: CobraPorProvedor, documentos: Documentos): FonteDeNoticias => ({
  provedor: meio.provedor,
  chamaEm: meio.chamaEm,
  interpretar: (deps, webhook) =>
    meio.interpretar(deps, webhook)?.map(({ id, recebido }) => ({ id, corpo: escreverRecebido(recebido) })),
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
});

/** Every source of notices: each means that charges, and each by which money leaves. */
export const fontesDeNoticias = ({
  documentos,
  anotarSaida,
}: Pick<ComposicaoDosPagamentos, 'documentos' | 'anotarSaida'>): readonly FonteDeNoticias[] => [
  ...meiosQueCobram().map((meio) => doMeio(meio, documentos)),
  ...Object.values(SAIDAS).map((saida) => noticiasDaSaida(saida, anotarSaida)),
];
