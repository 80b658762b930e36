import type { Instante } from '@rateia/domain/datas';
import type { Executor } from '../db/banco.ts';
import type { Deps } from './deps.ts';
import type { PapelOperador, SessaoAtiva } from './sessoes.ts';

export type { PapelOperador };

/** A file as it was sent: nothing of it can be believed. */
export type ArquivoRecebido = { readonly nome: string; readonly bytes: Buffer };

/** A handler's view of its request. In calls with idempotency key, `db` is already the request's transaction. */
export type Contexto = {
  readonly deps: Deps;
  readonly db: Executor;
  readonly agora: Instante;
  readonly ip: string;
  readonly requestId: string;
  readonly agente: string;
  /** The method and the path, without the query. */
  readonly pedido: { readonly metodo: string; readonly caminho: string };
  /** Raw value of the device hash header, if sent. */
  readonly hashDispositivo: string | null;
  readonly cabecalhos: Readonly<Record<string, string | string[] | undefined>>;
  /** Raw bytes of the body, for provider calls only. */
  readonly corpoBruto: Buffer | null;
  /** The uploaded file, in calls that take one. */
  readonly arquivo: ArquivoRecebido | null;
  readonly chaveIdempotencia: string | null;
  /** Keyed hash of method, path and body, for the idempotency row. */
  readonly hashDoPedido: Buffer | null;
};
export type ContextoUsuario = Contexto & { readonly usuario: SessaoAtiva };
/** The context of a call that anybody may make: the session of the caller, if any. */
export type ContextoAberto = Contexto & { readonly quem: SessaoAtiva | null };
