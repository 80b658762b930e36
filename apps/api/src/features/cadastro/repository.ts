import { codigosDeIndicacao } from '@rateia/domain/cadastro/indicacao';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../db/banco.ts';

export type Conta = {
  readonly id: number;
  readonly idHash: string;
  readonly email: string;
  readonly primeiroNome: string;
  readonly sobrenome: string;
  readonly nickName: string | null;
  readonly emailVerificado: boolean;
  readonly telefoneCifrado: Buffer | null;
  readonly telefoneIndice: Buffer | null;
  readonly telefoneVerificado: boolean;
  readonly cpfCifrado: Buffer | null;
  readonly cpfIndice: Buffer | null;
  /** The CPF that this account gave and that was proved to be somebody else's. */
  readonly cpfPerdidoIndice: Buffer | null;
  readonly nascimentoCifrado: Buffer | null;
  readonly enderecoCifrado: Buffer | null;
  readonly dadosFiscais: boolean;
  readonly identidadeVerificada: boolean;
  readonly termosVersao: string | null;
  readonly imagem: string | null;
  readonly codIndicacao: string;
  readonly restricao: string | null;
  /** When the account will be deleted, while that may be undone. */
  readonly exclusaoEm: string | null;
  /** Deleted, or a registration that left its address to another account. */
  readonly encerrada: boolean;
  readonly papeis: readonly string[];
  readonly semSenha: boolean;
  readonly indicado: boolean;
  readonly mkId: string | null;
  readonly acessouRecomendados: boolean;
  readonly redirectPosValidacao: string | null;
};

const COLUNAS = [
  'id',
  'id_hash',
  'email',
  'primeiro_nome',
  'sobrenome',
  'nick_name',
  'email_verificado_em',
  'telefone_cifrado',
  'telefone_indice',
  'telefone_verificado_em',
  'cpf_cifrado',
  'cpf_indice',
  'cpf_perdido_indice',
  'nascimento_cifrado',
  'endereco_cifrado',
  'dados_fiscais_em',
  'identidade_verificada_em',
  'termos_versao',
  'imagem',
  'cod_indicacao',
  'restricao',
  'exclusao_em',
  'excluido_em',
  'papeis',
  'senha_hash',
  'indicado_por',
  'mk_id',
  'acessou_recomendados_em',
] as const;

/** The page that a validation interrupted, for ten minutes of the product's clock (spec A§4, A§9). */
const redirectVigente = sql<string | null>`case when redirect_pos_validacao_em
  > now() + (select deslocamento_ms from relogio) * interval '1 millisecond' - interval '10 minutes' then redirect_pos_validacao end`;

export async function getConta(db: Executor, usuarioId: number): Promise<Conta> {
  const u = await db
    .selectFrom('usuarios')
    .select(COLUNAS)
    .select(redirectVigente.as('redirect'))
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return {
    id: u.id,
    idHash: u.id_hash,
    email: u.email,
    primeiroNome: u.primeiro_nome,
    sobrenome: u.sobrenome,
    nickName: u.nick_name,
    emailVerificado: u.email_verificado_em !== null,
    telefoneCifrado: u.telefone_cifrado,
    telefoneIndice: u.telefone_indice,
    telefoneVerificado: u.telefone_verificado_em !== null,
    cpfCifrado: u.cpf_cifrado,
    cpfIndice: u.cpf_indice,
    cpfPerdidoIndice: u.cpf_perdido_indice,
    nascimentoCifrado: u.nascimento_cifrado,
    enderecoCifrado: u.endereco_cifrado,
    dadosFiscais: u.dados_fiscais_em !== null,
    identidadeVerificada: u.identidade_verificada_em !== null,
    termosVersao: u.termos_versao,
    imagem: u.imagem,
    codIndicacao: u.cod_indicacao,
    restricao: u.restricao,
    exclusaoEm: u.exclusao_em,
    encerrada: u.excluido_em !== null,
    papeis: u.papeis,
    semSenha: u.senha_hash === null,
    indicado: u.indicado_por !== null,
    mkId: u.mk_id,
    acessouRecomendados: u.acessou_recomendados_em !== null,
    redirectPosValidacao: u.redirect,
  };
}

export type Vinculos = {
  readonly isMBA: boolean;
  readonly isMBH: boolean;
  readonly isADA: boolean;
  readonly isADH: boolean;
  readonly comprasFeitas: number;
};

/** The relations of a person to groups, now and before, derived each time (REGRAS 1). */
export async function getVinculos(db: Executor, usuarioId: number): Promise<Vinculos> {
  const { rows } = await sql<Vinculos>`
    select
      exists (select 1 from assinaturas where usuario_id = ${usuarioId} and paga_em is not null and estado not in ('encerrada', 'cancelada')) as "isMBA",
      exists (select 1 from assinaturas where usuario_id = ${usuarioId} and paga_em is not null) as "isMBH",
      exists (select 1 from grupos where administrador_id = ${usuarioId} and status = any(${[...STATUS_NO_AR]}::smallint[])) as "isADA",
      exists (select 1 from grupos where administrador_id = ${usuarioId} and assinado_em is not null) as "isADH",
      (select count(*)::int from faturas where usuario_id = ${usuarioId} and status = ${ID_STATUS_FATURA.pago}) as "comprasFeitas"`.execute(
    db,
  );
  const [linha] = rows;
  if (linha === undefined) throw new Error('an aggregate without a row');
  return linha;
}

export type ContaDoEmail = { readonly id: number; readonly verificada: boolean };

/** The account of an e-mail, locked: two registrations of one e-mail go one after the other. */
export async function travarContaDoEmail(trx: Trx, email: string): Promise<ContaDoEmail | undefined> {
  const u = await trx
    .selectFrom('usuarios')
    .select(['id', 'email_verificado_em'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return u === undefined ? undefined : { id: u.id, verificada: u.email_verificado_em !== null };
}

/** The account of an e-mail, without a lock: for a decision that is checked again at the writing. */
export async function findContaDoEmail(db: Executor, email: string): Promise<ContaDoEmail | undefined> {
  const u = await db
    .selectFrom('usuarios')
    .select(['id', 'email_verificado_em'])
    .where('email', '=', email)
    .executeTakeFirst();
  return u === undefined ? undefined : { id: u.id, verificada: u.email_verificado_em !== null };
}

export type DadosDaConta = {
  readonly email: string;
  readonly primeiroNome: string;
  readonly sobrenome: string;
  /** Null: the account is entered through a provider alone. */
  readonly senhaHash: string | null;
  readonly campanha?: Readonly<Record<string, unknown>> | undefined;
  readonly agora: string;
};

/** The id of a new account; undefined when another call made it meanwhile. Its first password is not a changed one. */
export async function insertConta(trx: Trx, d: DadosDaConta): Promise<number | undefined> {
  const campanha = d.campanha ?? {};
  const linha = await trx
    .insertInto('usuarios')
    .values({
      email: d.email,
      primeiro_nome: d.primeiroNome,
      sobrenome: d.sobrenome,
      senha_hash: d.senhaHash,
      campanha: JSON.stringify(campanha),
      indicado_por: await quemIndicou(trx, campanha),
      criado_em: d.agora,
    })
    .onConflict((c) => c.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return linha?.id;
}

/** The owner of the referral code in the first campaign, if there is one (spec A§1, A§3 Campaign parameters). */
async function quemIndicou(trx: Trx, campanha: Readonly<Record<string, unknown>>): Promise<number | null> {
  for (const codigo of codigosDeIndicacao(campanha)) {
    const quem = await findUsuarioPorIndicacao(trx, codigo);
    if (quem !== undefined) return quem.id;
  }
  return null;
}

/** The person of a referral code; one who is blocked refers nobody. */
export async function findUsuarioPorIndicacao(
  db: Executor,
  codigo: string,
): Promise<{ readonly id: number; readonly primeiroNome: string } | undefined> {
  return await db
    .selectFrom('usuarios')
    .select(['id', 'primeiro_nome as primeiroNome'])
    .where('cod_indicacao', '=', codigo)
    .where('email_verificado_em', 'is not', null)
    .where('bloqueado_em', 'is', null)
    .executeTakeFirst();
}

/** Replaces an account whose e-mail was never confirmed: such an e-mail belongs to the person who confirms it. */
export async function substituirContaNaoVerificada(trx: Trx, id: number, d: DadosDaConta): Promise<void> {
  const campanha = d.campanha ?? {};
  await trx
    .updateTable('usuarios')
    .set({
      primeiro_nome: d.primeiroNome,
      sobrenome: d.sobrenome,
      senha_hash: d.senhaHash,
      campanha: JSON.stringify(campanha),
      indicado_por: await quemIndicou(trx, campanha),
      // The acceptance of the former registration does not count for this one.
      termos_versao: null,
      termos_aceitos_em: null,
    })
    .where('id', '=', id)
    .where('email_verificado_em', 'is', null)
    .execute();
}

export async function confirmarEmailDaConta(
  trx: Trx,
  { id, agora }: { readonly id: number; readonly agora: string },
): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set({ email_verificado_em: agora })
    .where('id', '=', id)
    .where('email_verificado_em', 'is', null)
    .execute();
}

/** Notes an acceptance of the terms; of the version accepted last already, the first moment counts. */
export async function guardarAceite(
  trx: Trx,
  a: { readonly usuarioId: number; readonly versao: string; readonly agora: string; readonly ip: string },
): Promise<void> {
  await trx
    .insertInto('aceites')
    .values({ usuario_id: a.usuarioId, documento: 'termos', versao: a.versao, aceito_em: a.agora, ip: a.ip })
    .onConflict((c) => c.columns(['usuario_id', 'documento', 'versao']).doNothing())
    .execute();
  await trx
    .updateTable('usuarios')
    .set({ termos_versao: a.versao, termos_aceitos_em: a.agora })
    .where('id', '=', a.usuarioId)
    .where('termos_versao', 'is distinct from', a.versao)
    .execute();
}

export type DadosFiscaisGuardados = {
  readonly usuarioId: number;
  readonly cpfCifrado: Buffer;
  readonly cpfIndice: Buffer;
  readonly nascimentoCifrado: Buffer;
  readonly enderecoCifrado: Buffer | null;
  readonly agora: string;
};

export async function guardarDadosFiscais(trx: Trx, d: DadosFiscaisGuardados): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set({
      cpf_cifrado: d.cpfCifrado,
      cpf_indice: d.cpfIndice,
      nascimento_cifrado: d.nascimentoCifrado,
      endereco_cifrado: d.enderecoCifrado,
      dados_fiscais_em: sql`coalesce(dados_fiscais_em, ${d.agora}::timestamptz)`,
    })
    .where('id', '=', d.usuarioId)
    .execute();
}

/** One account's row, locked until the transaction ends. */
export async function travarConta(trx: Trx, usuarioId: number): Promise<Conta> {
  await trx.selectFrom('usuarios').select('id').where('id', '=', usuarioId).forNoKeyUpdate().execute();
  return await getConta(trx, usuarioId);
}
