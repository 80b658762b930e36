import { createHash, randomBytes } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { DadosDaConta } from '../repository.ts';

/** The data of a registration, kept beside its links until one of them is used. */
export type DadosDoRegistro = Omit<DadosDaConta, 'email' | 'agora'> & {
  readonly versaoTermos: string;
  readonly ip: string;
  readonly feitoEm: Instante;
};
export type RegistroFeito = { readonly resumo: Buffer; readonly dados: DadosDoRegistro };

const dadosDoRegistro: z.ZodType<DadosDoRegistro> = z.object({
  primeiroNome: z.string(),
  sobrenome: z.string(),
  senhaHash: z.string().nullable(),
  campanha: z.record(z.string(), z.unknown()).optional(),
  versaoTermos: z.string(),
  ip: z.string(),
  feitoEm: z.iso.datetime(),
});

/** The registration that a kept link confirms; undefined for an account that somebody entered without a form of ours. */
export function registroDoLink(link: {
  readonly cadastro: Buffer | null;
  readonly dados: unknown;
}): RegistroFeito | undefined {
  return link.cadastro === null ? undefined : { resumo: link.cadastro, dados: dadosDoRegistro.parse(link.dados) };
}

const BYTES = 32;
function resumoDoLink(hash: string): Buffer {
  return createHash('sha256').update(hash).digest();
}

/** A link that confirms a registration: unguessable, kept as its digest, good once and for a while. */
export async function criarLinkDoCadastro(
  trx: Trx,
  {
    usuarioId,
    agora,
    minutos,
    registro,
  }: {
    readonly usuarioId: number;
    readonly agora: Instante;
    readonly minutos: number;
    /**
     * The registration that the link confirms; undefined for an account that somebody entered without a form of ours.
     */
    readonly registro: RegistroFeito | undefined;
  },
): Promise<string> {
  const hash = randomBytes(BYTES).toString('base64url');
  await trx
    .insertInto('links_do_cadastro')
    .values({
      resumo: resumoDoLink(hash),
      usuario_id: usuarioId,
      criado_em: agora,
      expira_em: somarMinutos(agora, minutos),
      cadastro: registro?.resumo ?? null,
      dados: registro === undefined ? null : JSON.stringify(registro.dados),
    })
    .execute();
  return hash;
}

/** The links of an account, as they are kept. */
export async function linksDoCadastro(db: Executor, usuarioId: number): Promise<readonly Buffer[]> {
  return (await db.selectFrom('links_do_cadastro').select('resumo').where('usuario_id', '=', usuarioId).execute()).map(
    ({ resumo }) => resumo,
  );
}

export async function apagarLinksDoCadastro(trx: Trx, resumos: readonly Buffer[]): Promise<void> {
  if (resumos.length === 0) return;
  await trx
    .deleteFrom('links_do_cadastro')
    .where('resumo', 'in', [...resumos])
    .execute();
}

/** The owner of the registration that an open link confirms. Reading it changes nothing. */
export async function olharLinkDoCadastro(
  db: Executor,
  { hash, agora }: { readonly hash: string; readonly agora: Instante },
) {
  return await db
    .selectFrom('links_do_cadastro as l')
    .innerJoin('usuarios as u', 'u.id', 'l.usuario_id')
    .select(['u.id', 'u.email', sql<string>`coalesce(l.dados ->> 'primeiroNome', u.primeiro_nome)`.as('primeiro_nome')])
    .where('l.resumo', '=', resumoDoLink(hash))
    .where('l.usado_em', 'is', null)
    .where('l.expira_em', '>', agora)
    .where('u.email_verificado_em', 'is', null)
    .executeTakeFirst();
}

/** Uses a link up; the account and the registration it confirms, or undefined when it is unknown, used or over. */
export async function usarLinkDoCadastro(
  trx: Trx,
  { hash, agora }: { readonly hash: string; readonly agora: Instante },
): Promise<{ readonly usuarioId: number; readonly registro: RegistroFeito | undefined } | undefined> {
  const linha = await trx
    .updateTable('links_do_cadastro')
    .set({ usado_em: agora })
    .where('resumo', '=', resumoDoLink(hash))
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .returning(['usuario_id', 'cadastro', 'dados'])
    .executeTakeFirst();
  if (linha === undefined) return undefined;
  return { usuarioId: linha.usuario_id, registro: registroDoLink(linha) };
}
