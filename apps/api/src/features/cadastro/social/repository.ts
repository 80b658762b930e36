import type { SocialAuth } from '@rateia/domain/cadastro/social';
import type { Executor, Trx } from '../../../db/banco.ts';

/** One login by a provider, from the redirection to the return. */
export type Autenticacao = {
  readonly resumo: Buffer;
  readonly socialAuth: number;
  readonly segredosCifrados: Buffer;
  readonly subIndice: Buffer | null;
  readonly identidadeCifrada: Buffer | null;
  readonly expiraEm: string;
  readonly trocada: boolean;
  readonly usada: boolean;
};

export async function insertAutenticacao(
  db: Executor,
  a: {
    readonly resumo: Buffer;
    readonly socialAuth: SocialAuth;
    readonly segredosCifrados: Buffer;
    readonly agora: string;
    readonly expiraEm: string;
  },
): Promise<void> {
  await db
    .insertInto('autenticacoes_externas')
    .values({
      resumo: a.resumo,
      social_auth: a.socialAuth,
      segredos_cifrados: a.segredosCifrados,
      criada_em: a.agora,
      expira_em: a.expiraEm,
    })
    .execute();
}

export async function findAutenticacao(db: Executor, resumo: Buffer): Promise<Autenticacao | undefined> {
  const l = await db.selectFrom('autenticacoes_externas').selectAll().where('resumo', '=', resumo).executeTakeFirst();
  return l === undefined
    ? undefined
    : {
        resumo: l.resumo,
        socialAuth: l.social_auth,
        segredosCifrados: l.segredos_cifrados,
        subIndice: l.sub_indice,
        identidadeCifrada: l.identidade_cifrada,
        expiraEm: l.expira_em,
        trocada: l.trocada_em !== null,
        usada: l.usada_em !== null,
      };
}

/** Takes the one exchange of the code; false when it was taken. */
export async function tomarTroca(
  db: Executor,
  { resumo, agora }: { readonly resumo: Buffer; readonly agora: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('autenticacoes_externas')
    .set({ trocada_em: agora })
    .where('resumo', '=', resumo)
    .where('trocada_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function guardarIdentidade(
  db: Executor,
  i: {
    readonly resumo: Buffer;
    readonly subIndice: Buffer;
    readonly identidadeCifrada: Buffer;
    readonly expiraEm: string;
  },
): Promise<void> {
  await db
    .updateTable('autenticacoes_externas')
    .set({ sub_indice: i.subIndice, identidade_cifrada: i.identidadeCifrada, expira_em: i.expiraEm })
    .where('resumo', '=', i.resumo)
    .execute();
}

/** Marks a login by a provider as used; false when another call was first. */
export async function usarAutenticacao(
  trx: Trx,
  { resumo, agora }: { readonly resumo: Buffer; readonly agora: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('autenticacoes_externas')
    .set({ usada_em: agora })
    .where('resumo', '=', resumo)
    .where('usada_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type ContaSocial = {
  readonly usuarioId: number;
  readonly socialAuth: number;
  readonly emailCifrado: Buffer | null;
  readonly vinculadaEm: string;
};

const COLUNAS = ['usuario_id', 'social_auth', 'email_cifrado', 'vinculada_em'] as const;
function lida(l: {
  readonly usuario_id: number;
  readonly social_auth: number;
  readonly email_cifrado: Buffer | null;
  readonly vinculada_em: string;
}): ContaSocial {
  return {
    usuarioId: l.usuario_id,
    socialAuth: l.social_auth,
    emailCifrado: l.email_cifrado,
    vinculadaEm: l.vinculada_em,
  };
}

export async function findContaSocial(
  db: Executor,
  { socialAuth, subIndice }: { readonly socialAuth: number; readonly subIndice: Buffer },
): Promise<ContaSocial | undefined> {
  const l = await db
    .selectFrom('contas_sociais')
    .select(COLUNAS)
    .where('social_auth', '=', socialAuth)
    .where('sub_indice', '=', subIndice)
    .executeTakeFirst();
  return l === undefined ? undefined : lida(l);
}

export async function getContasSociais(db: Executor, usuarioId: number): Promise<readonly ContaSocial[]> {
  return (await db.selectFrom('contas_sociais').select(COLUNAS).where('usuario_id', '=', usuarioId).execute()).map(
    lida,
  );
}

export async function insertContaSocial(
  trx: Trx,
  c: {
    readonly usuarioId: number;
    readonly socialAuth: number;
    readonly subIndice: Buffer;
    readonly emailCifrado: Buffer | null;
    readonly agora: string;
  },
): Promise<void> {
  await trx
    .insertInto('contas_sociais')
    .values({
      usuario_id: c.usuarioId,
      social_auth: c.socialAuth,
      sub_indice: c.subIndice,
      email_cifrado: c.emailCifrado,
      vinculada_em: c.agora,
      usada_em: c.agora,
    })
    .execute();
}

export async function deleteContaSocial(
  trx: Trx,
  { usuarioId, socialAuth }: { readonly usuarioId: number; readonly socialAuth: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('contas_sociais')
    .where('usuario_id', '=', usuarioId)
    .where('social_auth', '=', socialAuth)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteContasSociaisDesde(
  trx: Trx,
  { usuarioId, desde }: { readonly usuarioId: number; readonly desde: string },
): Promise<readonly number[]> {
  return (
    await trx
      .deleteFrom('contas_sociais')
      .where('usuario_id', '=', usuarioId)
      .where('vinculada_em', '>=', desde)
      .returning('social_auth')
      .execute()
  ).map(({ social_auth }) => social_auth);
}

export async function marcarUsoDaContaSocial(
  trx: Trx,
  c: { readonly usuarioId: number; readonly socialAuth: number; readonly agora: string },
): Promise<void> {
  await trx
    .updateTable('contas_sociais')
    .set({ usada_em: c.agora })
    .where('usuario_id', '=', c.usuarioId)
    .where('social_auth', '=', c.socialAuth)
    .execute();
}

/**
 * True if the account has a password of its own. Its row is locked, so that two ways of logging in cannot be removed at
 * once.
 */
export async function travarSenhaDaConta(trx: Trx, usuarioId: number): Promise<boolean> {
  const { senha_hash } = await trx
    .selectFrom('usuarios')
    .select('senha_hash')
    .where('id', '=', usuarioId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return senha_hash !== null;
}
