import type { Executor, Trx } from '../../db/banco.ts';
import { apagarAceitesSemDono } from '../../db/consentimentos.ts';

export type ContaParaEntrar = {
  readonly id: number;
  readonly email: string;
  readonly senhaHash: string | null;
  readonly bloqueada: boolean;
  /** True for a block by the owner, who may lift it with a new password. */
  readonly bloqueadaPeloDono: boolean;
  readonly senhaExpirada: boolean;
  readonly emailVerificado: boolean;
  /** The trusted device of this account with the hash that was sent. */
  readonly dispositivoId: number | null;
  /** The last answer of the risk provider about that device. */
  readonly risco: string | null;
};

/** The account of an e-mail with its trusted device, in one query whether or not it exists. */
export async function findContaByEmail(
  db: Executor,
  { email, dispositivo }: { readonly email: string; readonly dispositivo: Buffer },
): Promise<ContaParaEntrar | undefined> {
  return await findConta(db, { campo: 'email', valor: email, dispositivo });
}

/** The same of an account that is known by its id. */
export async function findContaById(
  db: Executor,
  { id, dispositivo }: { readonly id: number; readonly dispositivo: Buffer },
): Promise<ContaParaEntrar | undefined> {
  return await findConta(db, { campo: 'id', valor: id, dispositivo });
}

/** The same as it is now, and as it stays until the transaction ends: its row is locked first. */
export async function segurarConta(
  trx: Trx,
  { id, dispositivo }: { readonly id: number; readonly dispositivo: Buffer },
): Promise<ContaParaEntrar | undefined> {
  await trx.selectFrom('usuarios').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return await findContaById(trx, { id, dispositivo });
}

async function findConta(
  db: Executor,
  {
    campo,
    valor,
    dispositivo,
  }: { readonly campo: 'email' | 'id'; readonly valor: string | number; readonly dispositivo: Buffer },
): Promise<ContaParaEntrar | undefined> {
  const l = await db
    .selectFrom('usuarios as u')
    .leftJoin('dispositivos as d', (j) =>
      j
        .onRef('d.usuario_id', '=', 'u.id')
        .on('d.hash', '=', dispositivo)
        .on('d.liberado_em', 'is not', null)
        .on('d.revogado_em', 'is', null),
    )
    .select([
      'u.id',
      'u.email',
      'u.senha_hash',
      'u.bloqueado_em',
      'u.bloqueado_por',
      'u.senha_expirada_em',
      'u.email_verificado_em',
      'd.id as dispositivo_id',
      'd.risco',
    ])
    .where(`u.${campo}`, '=', valor)
    .executeTakeFirst();
  return l === undefined
    ? undefined
    : {
        id: l.id,
        email: l.email,
        senhaHash: l.senha_hash,
        bloqueada: l.bloqueado_em !== null,
        bloqueadaPeloDono: l.bloqueado_em !== null && l.bloqueado_por === 'dono',
        senhaExpirada: l.senha_expirada_em !== null,
        emailVerificado: l.email_verificado_em !== null,
        dispositivoId: l.dispositivo_id,
        risco: l.risco,
      };
}

/** First campaign wins (spec A§4 Registration). */
export async function guardarCampanha(
  trx: Trx,
  { usuarioId, campanha }: { readonly usuarioId: number; readonly campanha: Readonly<Record<string, unknown>> },
): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set({ campanha: JSON.stringify(campanha) })
    .where('id', '=', usuarioId)
    .where('campanha', '=', JSON.stringify({}))
    .execute();
}

export type Liberacao = {
  readonly usuarioId: number;
  readonly email: string;
  readonly dispositivoId: number;
  readonly dispositivoHash: Buffer;
  readonly dispositivoNome: string;
  readonly expiraEm: string;
  readonly tipo: number;
  readonly usada: boolean;
  readonly liberada: boolean;
  readonly recusada: boolean;
  readonly bloqueada: boolean;
};

export async function findLiberacao(db: Executor, hash: string): Promise<Liberacao | undefined> {
  const l = await db
    .selectFrom('liberacoes as l')
    .innerJoin('usuarios as u', 'u.id', 'l.usuario_id')
    .innerJoin('dispositivos as d', 'd.id', 'l.dispositivo_id')
    .select([
      'l.usuario_id',
      'u.email',
      'l.dispositivo_id',
      'd.hash',
      'd.nome',
      'l.expira_em',
      'l.tipo_solicitacao',
      'l.usada_em',
      'l.liberada_em',
      'l.recusada_em',
      'u.bloqueado_em',
    ])
    .where('l.hash', '=', hash)
    .executeTakeFirst();
  return l === undefined
    ? undefined
    : {
        usuarioId: l.usuario_id,
        email: l.email,
        dispositivoId: l.dispositivo_id,
        dispositivoHash: l.hash,
        dispositivoNome: l.nome,
        expiraEm: l.expira_em,
        tipo: l.tipo_solicitacao,
        usada: l.usada_em !== null,
        liberada: l.liberada_em !== null,
        recusada: l.recusada_em !== null,
        bloqueada: l.bloqueado_em !== null,
      };
}

export async function guardarLiberacao(
  trx: Trx,
  l: {
    readonly hash: string;
    readonly usuarioId: number;
    readonly dispositivoId: number;
    readonly tipo: number;
    readonly ip: string;
    readonly agora: string;
    readonly expiraEm: string;
  },
): Promise<void> {
  await trx
    .insertInto('liberacoes')
    .values({
      hash: l.hash,
      usuario_id: l.usuarioId,
      dispositivo_id: l.dispositivoId,
      tipo_solicitacao: l.tipo,
      ip: l.ip,
      criada_em: l.agora,
      expira_em: l.expiraEm,
    })
    .execute();
}

export async function usarLiberacao(
  trx: Trx,
  { hash, agora }: { readonly hash: string; readonly agora: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('liberacoes')
    .set({ usada_em: agora })
    .where('hash', '=', hash)
    .where('usada_em', 'is', null)
    .where('recusada_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Another code was sent: the request lives as long as that code. */
export async function adiarLiberacao(
  trx: Trx,
  { hash, expiraEm }: { readonly hash: string; readonly expiraEm: string },
): Promise<void> {
  await trx.updateTable('liberacoes').set({ expira_em: expiraEm }).where('hash', '=', hash).execute();
}

/** Yes to an open request; false when it is over. */
export async function marcarLiberada(
  trx: Trx,
  { hash, agora }: { readonly hash: string; readonly agora: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('liberacoes')
    .set({ liberada_em: agora })
    .where('hash', '=', hash)
    .where('usada_em', 'is', null)
    .where('recusada_em', 'is', null)
    .where('expira_em', '>', agora)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A code that reached the inbox proves the e-mail too. */
export async function confirmarEmail(
  trx: Trx,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('usuarios')
    .set({ email_verificado_em: agora })
    .where('id', '=', usuarioId)
    .where('email_verificado_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Clears the acceptances and the referral of a registration whose e-mail was confirmed by a new password, because
 * another person may have typed that registration (REGRAS 2.21). The next login asks for the terms. A confirmed account
 * keeps all of it.
 */
export async function largarCadastroNaoConfirmado(trx: Trx, usuarioId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('usuarios')
    .set({ termos_versao: null, termos_aceitos_em: null, campanha: JSON.stringify({}), indicado_por: null })
    .where('id', '=', usuarioId)
    .where('email_verificado_em', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await apagarAceitesSemDono(trx, usuarioId);
}

/** The account as its own person sees it: for the code by e-mail, the QR code and the passkey. */
export type DonoDaConta = {
  readonly email: string;
  readonly nome: string;
  readonly idHash: string;
  readonly senhaHash: string | null;
  readonly senhaAlteradaEm: string | null;
  readonly senhaExpirada: boolean;
};

export async function getDonoDaConta(db: Executor, usuarioId: number): Promise<DonoDaConta> {
  const l = await db
    .selectFrom('usuarios')
    .select(['email', 'primeiro_nome', 'sobrenome', 'id_hash', 'senha_hash', 'senha_alterada_em', 'senha_expirada_em'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return {
    email: l.email,
    nome: `${l.primeiro_nome} ${l.sobrenome}`,
    idHash: l.id_hash,
    senhaHash: l.senha_hash,
    senhaAlteradaEm: l.senha_alterada_em,
    senhaExpirada: l.senha_expirada_em !== null,
  };
}
