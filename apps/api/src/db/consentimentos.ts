import { ID_STATUS_POLITICA, ID_TIPO_POLITICA } from '@rateia/domain/privacidade/politica';
import type { Executor, Trx } from './banco.ts';

export type CodigoDaPolitica = 'privacidade' | 'marketing' | 'cookies';
/**
 * Documents that are published in versions: the policies, and the terms of use, which have a page and a gate of their
 * own.
 */
export type CodigoDoDocumento = CodigoDaPolitica | 'termos';
/** Everything that is noted as accepted: the published documents, and the use of the face to confirm an identity. */
export type DocumentoAceito = CodigoDoDocumento | 'biometria';

/** One answer about an optional use of data (REGRAS 2.17). */
export type Consentimento = {
  readonly usuarioId: number | null;
  readonly anonimoId?: string | null;
  readonly finalidade: 'marketing' | 'cookies';
  readonly valores: Readonly<Record<string, boolean>>;
  /** The place where the person answered: portal, preferencias, descadastro, banner. */
  readonly origem: string;
  /** The version that was shown; the one in force when none is given. */
  readonly versao?: string;
  readonly ip: string | null;
  readonly em: string;
};

/** Adds an answer to the log, with the version of the policy it answers to. Nothing in the log ever changes. */
export async function registrarConsentimento(trx: Trx, c: Consentimento): Promise<void> {
  await trx
    .insertInto('consentimentos')
    .values({
      usuario_id: c.usuarioId,
      anonimo_id: c.anonimoId ?? null,
      finalidade: c.finalidade,
      versao: c.versao ?? (await versaoEmVigor(trx, c.finalidade)),
      valores: JSON.stringify(c.valores),
      origem: c.origem,
      em: c.em,
      ip: c.ip,
    })
    .execute();
}

/** The version of a policy, or of the terms, that counts now. */
export async function versaoEmVigor(db: Executor, codigo: CodigoDoDocumento): Promise<string> {
  return (
    await db
      .selectFrom('politicas')
      .select('versao')
      .where('codigo', '=', codigo)
      .where('status', '=', ID_STATUS_POLITICA.ativa)
      .executeTakeFirstOrThrow()
  ).versao;
}

/** Obligatory policies in force, the terms aside, that this person has not accepted: asked before anything else (spec A§3 Privacy policy). */
export async function politicasPendentes(db: Executor, usuarioId: number): Promise<readonly CodigoDaPolitica[]> {
  const linhas = await db
    .selectFrom('politicas as p')
    .select('p.codigo')
    .where('p.status', '=', ID_STATUS_POLITICA.ativa)
    .where('p.tipo', '=', ID_TIPO_POLITICA.obrigatoria)
    .where('p.codigo', '<>', 'termos')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('aceites as a')
            .select('a.id')
            .where('a.usuario_id', '=', usuarioId)
            .whereRef('a.versao', '=', 'p.versao')
            .whereRef('a.documento', '=', 'p.codigo'),
        ),
      ),
    )
    .where((e) =>
      e.or([
        e('p.com_os_termos', '=', false),
        e.not(
          e.exists(
            e
              .selectFrom('usuarios as u')
              .select('u.id')
              .where('u.id', '=', usuarioId)
              .where('u.termos_aceitos_em', 'is not', null),
          ),
        ),
      ]),
    )
    .execute();
  return linhas.map(({ codigo }) => codigo as CodigoDaPolitica);
}

/**
 * Deletes the answers given under an e-mail that was never confirmed; the database refuses this for any other account.
 */
export async function apagarAceitesSemDono(trx: Trx, usuarioId: number): Promise<void> {
  await trx.deleteFrom('aceites').where('usuario_id', '=', usuarioId).execute();
}
