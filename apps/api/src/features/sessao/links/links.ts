import { createHash, randomBytes } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import type { ModeloComLink } from '../agenda.ts';
import { ENVIAR_LINK } from '../agenda.ts';

const BYTES = 32;
/** Context under which the path of a link is encrypted in the delivery job. */
export const CONTEXTO_DO_LINK = 'link:caminho';

export type TipoDeLink = 'senha' | 'novaSenha' | 'liberacao' | 'bloqueio';
export type LinkUsado = {
  readonly tipo: TipoDeLink;
  readonly usuarioId: number;
  readonly liberacao: string | null;
  readonly dispositivoId: number | null;
};

/** The page of each link; none of these pages does anything before a button is pressed (ASVS 3.5.3). */
const CAMINHO: Readonly<Record<TipoDeLink, (token: string) => string>> = {
  senha: (token) => `/recuperar-senha/${token}`,
  novaSenha: (token) => `/nova-senha/${token}`,
  liberacao: (token) => `/seguranca/liberacao/${token}`,
  bloqueio: (token) => `/seguranca/bloquear/${token}`,
};

function resumoDoLink(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

type NovoLink = {
  readonly tipo: TipoDeLink;
  readonly usuarioId: number;
  readonly liberacao?: string;
  readonly dispositivoId?: number;
  readonly agora: Instante;
  readonly minutos: number;
};

/** A link that nobody can guess, kept as its digest. */
export async function criarLink(
  trx: Trx,
  { tipo, usuarioId, liberacao, dispositivoId, agora, minutos }: NovoLink,
): Promise<{ readonly token: string; readonly caminho: string; readonly expiraEm: Instante }> {
  const token = randomBytes(BYTES).toString('base64url');
  const expiraEm = somarMinutos(agora, minutos);
  await trx
    .insertInto('links_de_seguranca')
    .values({
      resumo: resumoDoLink(token),
      tipo,
      usuario_id: usuarioId,
      liberacao: liberacao ?? null,
      dispositivo_id: dispositivoId ?? null,
      criado_em: agora,
      expira_em: expiraEm,
    })
    .execute();
  return { token, caminho: CAMINHO[tipo](token), expiraEm };
}

/** Uses a link up; undefined when it is unknown, of another kind, used, void or expired: one answer for all. */
export async function usarLink(
  trx: Trx,
  { token, tipos, agora }: { readonly token: string; readonly tipos: readonly TipoDeLink[]; readonly agora: Instante },
): Promise<LinkUsado | undefined> {
  const l = await trx
    .updateTable('links_de_seguranca')
    .set({ usado_em: agora })
    .where('resumo', '=', resumoDoLink(token))
    .where('tipo', 'in', [...tipos])
    .where('usado_em', 'is', null)
    .where('anulado_em', 'is', null)
    .where('expira_em', '>', agora)
    .returning(['tipo', 'usuario_id', 'liberacao', 'dispositivo_id'])
    .executeTakeFirst();
  return l === undefined
    ? undefined
    : { tipo: l.tipo as TipoDeLink, usuarioId: l.usuario_id, liberacao: l.liberacao, dispositivoId: l.dispositivo_id };
}

/** The content of a link, for the page that asks before anything happens; reading it changes nothing. */
export async function olharLink(db: Executor, { token, agora }: { readonly token: string; readonly agora: Instante }) {
  return await db
    .selectFrom('links_de_seguranca as l')
    .leftJoin('dispositivos as d', 'd.id', 'l.dispositivo_id')
    .select(['l.tipo', 'l.criado_em', 'd.nome', 'd.ip'])
    .where('l.resumo', '=', resumoDoLink(token))
    .where('l.usado_em', 'is', null)
    .where('l.anulado_em', 'is', null)
    .where('l.expira_em', '>', agora)
    .executeTakeFirst();
}

/** Links that were sent before something changed the account are worth nothing afterwards. */
export async function anularLinks(
  trx: Trx,
  {
    usuarioId,
    tipos,
    agora,
  }: { readonly usuarioId: number; readonly tipos: readonly TipoDeLink[]; readonly agora: Instante },
): Promise<void> {
  await trx
    .updateTable('links_de_seguranca')
    .set({ anulado_em: agora })
    .where('usuario_id', '=', usuarioId)
    .where('tipo', 'in', [...tipos])
    .where('usado_em', 'is', null)
    .where('anulado_em', 'is', null)
    .execute();
}

/** Links of a kind made for an account in the last hour. */
export async function linksDaUltimaHora(
  trx: Trx,
  { usuarioId, tipo, agora }: { readonly usuarioId: number; readonly tipo: TipoDeLink; readonly agora: Instante },
): Promise<number> {
  // One request at a time per account: two cannot both be the third of the hour.
  await sql`select id from usuarios where id = ${usuarioId} for update`.execute(trx);
  const { n } = await trx
    .selectFrom('links_de_seguranca')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('tipo', '=', tipo)
    .where('criado_em', '>', somarMinutos(agora, -60))
    .executeTakeFirstOrThrow();
  return Number(n);
}

type Envio = {
  readonly usuarioId: number;
  readonly modelo: ModeloComLink;
  readonly dados: Readonly<Record<string, string | number | null>>;
  readonly caminho: string;
  readonly requestId?: string;
};

/**
 * Queues an e-mail that carries a link. In the queue the link is encrypted, because anybody who reads a link may use
 * it.
 */
export async function enviarLink(
  trx: Trx,
  { cifra }: Pick<Deps, 'cifra'>,
  { usuarioId, modelo, dados, caminho, requestId }: Envio,
): Promise<void> {
  const caminhoCifrado = cifra.cifrar(caminho, CONTEXTO_DO_LINK).toString('base64');
  const id = `link-${randomBytes(12).toString('hex')}`;
  await enfileirar(
    trx,
    ENVIAR_LINK,
    { id, usuarioId, modelo, dados, caminhoCifrado },
    requestId === undefined ? {} : { requestId },
  );
}
