import type { Executor, Trx } from '../../db/banco.ts';

export type Nomes = {
  readonly primeiroNome: string;
  readonly sobreNome: string;
  readonly nickName: string | null;
  readonly identidadeVerificada: boolean;
};

export async function travarNomes(trx: Trx, usuarioId: number): Promise<Nomes> {
  const u = await trx
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome', 'nick_name', 'identidade_verificada_em'])
    .where('id', '=', usuarioId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return {
    primeiroNome: u.primeiro_nome,
    sobreNome: u.sobrenome,
    nickName: u.nick_name,
    identidadeVerificada: u.identidade_verificada_em !== null,
  };
}

export type Edicao = {
  readonly primeiroNome: string;
  readonly sobreNome: string;
  readonly nickName?: string | null | undefined;
  readonly acessouRecomendados?: true | undefined;
  readonly redirectPosValidacao?: string | null | undefined;
  readonly agora: string;
};

/** Writes only the given fields; an empty nickname is none. */
export async function guardarEdicao(trx: Trx, usuarioId: number, e: Edicao): Promise<void> {
  const { redirectPosValidacao: redirect } = e;
  await trx
    .updateTable('usuarios')
    .set({
      primeiro_nome: e.primeiroNome,
      sobrenome: e.sobreNome,
      ...(e.nickName === undefined ? {} : { nick_name: e.nickName === '' ? null : e.nickName }),
      ...(e.acessouRecomendados === undefined ? {} : { acessou_recomendados_em: e.agora }),
      ...(redirect === undefined
        ? {}
        : { redirect_pos_validacao: redirect, redirect_pos_validacao_em: redirect === null ? null : e.agora }),
    })
    .where('id', '=', usuarioId)
    .execute();
}

export type PessoaPublica = {
  readonly id: number;
  readonly primeiroNome: string;
  readonly nickName: string | null;
  readonly imagem: string | null;
  readonly criadoEm: string;
  readonly validacoes: { readonly email: boolean; readonly telefone: boolean; readonly dadosFiscais: boolean };
};

/** The public data of an account; undefined for an account that does not take part: unknown, not confirmed, blocked. */
export async function findPessoaPublica(db: Executor, id: number): Promise<PessoaPublica | undefined> {
  const u = await db
    .selectFrom('usuarios')
    .select([
      'id',
      'primeiro_nome',
      'nick_name',
      'imagem',
      'criado_em',
      'email_verificado_em',
      'telefone_verificado_em',
      'dados_fiscais_em',
    ])
    .where('id', '=', id)
    .where('email_verificado_em', 'is not', null)
    .where('bloqueado_em', 'is', null)
    .executeTakeFirst();
  if (u === undefined) return undefined;
  return {
    id: u.id,
    primeiroNome: u.primeiro_nome,
    nickName: u.nick_name,
    imagem: u.imagem,
    criadoEm: u.criado_em,
    validacoes: {
      email: u.email_verificado_em !== null,
      telefone: u.telefone_verificado_em !== null,
      dadosFiscais: u.dados_fiscais_em !== null,
    },
  };
}
