import type { Trx } from '../../../db/banco.ts';
import type { WebhookRecebido } from '../../../gateways/autenticidade-de-webhook.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Documentos } from '../documentos.ts';
import type { CobraPorProvedor } from '../meios/meio.ts';
import { meiosQueCobram } from '../meios/meios.ts';
import { receberDinheiro } from '../receber.ts';
import { escreverRecebido, lerRecebido } from './noticia.ts';

export type NoticiaAGuardar = { readonly id: string; readonly corpo: string };

/** Where notices of one provider come from, and what they do: a means of payment, or of payout. */
export type FonteDeNoticias = {
  readonly provedor: string;
  /** Undefined for a notice that is forged or cannot be read. */
  readonly interpretar: (deps: Deps, webhook: WebhookRecebido) => readonly NoticiaAGuardar[] | undefined;
  readonly aplicar: (trx: Trx, deps: Deps, corpo: unknown) => Promise<void>;
};

const doMeio = (meio: CobraPorProvedor, documentos: Documentos): FonteDeNoticias => ({
  provedor: meio.provedor,
  interpretar: (deps, webhook) =>
    meio.interpretar(deps, webhook)?.map(({ id, recebido }) => ({ id, corpo: escreverRecebido(recebido) })),
  aplicar: async (trx, deps, corpo) =>
    await receberDinheiro(trx, deps, { documentos, meio, recebido: lerRecebido(corpo) }),
});

/** Every source of notices: each means that charges, and those of payouts. */
export const fontesDeNoticias = (
  documentos: Documentos,
  envios: readonly FonteDeNoticias[],
): readonly FonteDeNoticias[] => [...meiosQueCobram().map((meio) => doMeio(meio, documentos)), ...envios];
