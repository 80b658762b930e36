import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, Trx } from '../db/banco.ts';
import { emTransacao } from '../db/banco.ts';
import type { Cifra } from '../gateways/chaves/port.ts';
import type { ArquivoRecebido, Contexto, ContextoUsuario } from './contexto.ts';
import { recusar } from './erros.ts';

const CONTEXTO_PUBLICO = 'idempotencia:publica';
/** The encryption context of the answer that is kept for one key of one person; see also recifrar.ts. */
export function contextoDaResposta(usuarioId: number, chave: string): string {
  return `idempotencia:resposta:${usuarioId}:${chave}`;
}

export type RespostaGuardada = { readonly status: number; readonly corpo: string };

/**
 * Hash of the request: the same key with another body, path or method is refused. Keyed, because a body may hold a code
 * or access data that could be guessed from a plain hash.
 */
export function hashDoPedido(
  cifra: Cifra,
  pedido: {
    readonly metodo: string;
    readonly caminho: string;
    readonly corpo: unknown;
    readonly arquivo?: ArquivoRecebido;
  },
): Buffer {
  const { metodo, caminho, corpo, arquivo } = pedido;
  const enviado =
    arquivo === undefined
      ? ''
      : `\0${JSON.stringify(arquivo.nome)}\0${createHash('sha256').update(arquivo.bytes).digest('hex')}`;
  return cifra.indice(`${metodo}\0${caminho}\0${JSON.stringify(corpo ?? null)}${enviado}`, 'idempotencia');
}

/**
 * Runs once per (user, key): the answer is stored, sealed, in the transaction of the effect, and replayed byte for byte.
 * Another body under the same key: 422. A copy while the first still runs: 409 (CONFIABILIDADE 1.4).
 */
export async function comIdempotencia(
  ctx: ContextoUsuario,
  chamada: string,
  executar: (trx: Trx) => Promise<RespostaGuardada>,
): Promise<RespostaGuardada> {
  const { chave, hash } = exigirChave(ctx);
  const { cifra } = ctx.deps;
  return await emTransacao(ctx.db, async (trx) => {
    const { rows } = await sql<Guardada | Nova>`select * from tomar_chave(${ctx.usuario.id}, ${chave})`.execute(trx);
    const [tomada] = rows;
    if (tomada === undefined) return recusar('operacaoEmAndamento');
    if (tomada.chamada !== null) return abrirGuardada(tomada, ctx, chamada);
    const resposta = await executar(trx);
    await trx
      .insertInto('idempotencia')
      .values({
        usuario_id: ctx.usuario.id,
        chave,
        chamada,
        corpo_hash: hash,
        status: resposta.status,
        resposta_cifrada: cifra.cifrar(resposta.corpo, contextoDaResposta(ctx.usuario.id, chave)),
        criada_em: ctx.agora,
      })
      .execute();
    return resposta;
  });
}

/**
 * The same for a call whose preparation takes long: it holds no transaction. Copies that arrive while the first is being
 * prepared prepare too; one of them is done, and the others are given its answer (ADR 017).
 */
export async function comIdempotenciaPreparada(
  ctx: ContextoUsuario,
  chamada: string,
  preparar: () => Promise<(trx: Trx) => Promise<RespostaGuardada>>,
): Promise<RespostaGuardada> {
  return (await respostaGuardada(ctx.db, ctx, chamada)) ?? (await comIdempotencia(ctx, chamada, await preparar()));
}

function exigirChave({ chaveIdempotencia: chave, hashDoPedido: hash }: Contexto) {
  return chave === null || hash === null || chave.length < 8 || chave.length > 128
    ? recusar('chaveIdempotenciaAusente')
    : { chave, hash };
}

/** The answer that was given for this key, if any; refuses a key that was used for something else. */
async function respostaGuardada(
  db: Executor,
  ctx: ContextoUsuario,
  chamada: string,
): Promise<RespostaGuardada | undefined> {
  const antes = await db
    .selectFrom('idempotencia')
    .select(['chamada', 'corpo_hash', 'status', 'resposta_cifrada'])
    .where('usuario_id', '=', ctx.usuario.id)
    .where('chave', '=', exigirChave(ctx).chave)
    .executeTakeFirst();
  return antes === undefined ? undefined : abrirGuardada(antes, ctx, chamada);
}

type Guardada = {
  readonly chamada: string;
  readonly corpo_hash: Buffer;
  readonly status: number;
  readonly resposta_cifrada: Buffer;
};
type Nova = { readonly [C in keyof Guardada]: null };

function abrirGuardada(antes: Guardada, ctx: ContextoUsuario, chamada: string): RespostaGuardada {
  const { chave, hash } = exigirChave(ctx);
  if (!antes.corpo_hash.equals(hash) || antes.chamada !== chamada) return recusar('chaveIdempotenciaReutilizada');
  const { status, resposta_cifrada: cifrada } = antes;
  const contexto = contextoDaResposta(ctx.usuario.id, chave);
  return { status, corpo: ctx.deps.cifra.decifrar(cifrada, contexto) };
}

/**
 * The same for a call without a login. The key stands alone, and both it and the answer are stored in a form from which
 * the table tells nothing. A person who guessed a key would also have to send the same body.
 */
export async function comIdempotenciaPublica(
  ctx: Contexto,
  chamada: string,
  executar: (trx: Trx) => Promise<RespostaGuardada>,
): Promise<RespostaGuardada> {
  const { deps, agora } = ctx;
  const { chave: dada, hash } = exigirChave(ctx);
  const { cifra } = deps;
  const chave = cifra.indice(`${chamada}\0${dada}`, CONTEXTO_PUBLICO);
  return await emTransacao(ctx.db, async (trx) => {
    const trava = await sql<{
      readonly ok: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${chave.toString('hex')}, 12)) as ok`.execute(trx);
    if (trava.rows[0]?.ok !== true) return recusar('operacaoEmAndamento');
    const antes = await trx
      .selectFrom('idempotencia_publica')
      .selectAll()
      .where('chave', '=', chave)
      .executeTakeFirst();
    if (antes !== undefined) {
      if (!antes.corpo_hash.equals(hash)) return recusar('chaveIdempotenciaReutilizada');
      return { status: antes.status, corpo: cifra.decifrar(antes.resposta_cifrada, CONTEXTO_PUBLICO) };
    }
    const resposta = await executar(trx);
    await trx
      .insertInto('idempotencia_publica')
      .values({
        chave,
        chamada,
        corpo_hash: hash,
        status: resposta.status,
        resposta_cifrada: cifra.cifrar(resposta.corpo, CONTEXTO_PUBLICO),
        criada_em: agora,
      })
      .execute();
    return resposta;
  });
}
