import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { PapelOperador } from '../../../http/contexto.ts';

/** The account itself, its documents still sealed. */
export async function acharConta(db: Executor, id: number) {
  return await db
    .selectFrom('usuarios as u')
    .select([
      'u.id',
      'u.primeiro_nome as nome',
      'u.sobrenome',
      'u.papeis',
      'u.email',
      'u.cpf_cifrado as cpf',
      'u.telefone_cifrado as telefone',
      'u.nascimento_cifrado as nascimento',
      'u.endereco_cifrado as endereco',
      'u.criado_em as criadoEm',
      'u.email_verificado_em as emailVerificadoEm',
      'u.telefone_verificado_em as telefoneVerificadoEm',
      'u.dados_fiscais_em as dadosFiscaisEm',
      'u.identidade_verificada_em as identidadeVerificadaEm',
      'u.senha_alterada_em as senhaAlteradaEm',
      'u.bloqueado_em as bloqueadoEm',
      'u.bloqueado_por as bloqueadoPor',
      'u.excluido_em as excluidoEm',
      'u.exclusao_em as exclusaoEm',
      'u.restricao',
      'u.restricao_link as linkDaRestricao',
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();
}
export type Conta = NonNullable<Awaited<ReturnType<typeof acharConta>>>;

/** Locks and returns the person that an action is about; undefined once the account is deleted. */
export async function travarConta(
  trx: Trx,
  id: number,
): Promise<
  | {
      readonly id: number;
      readonly papeis: readonly PapelOperador[];
      readonly bloqueadoEm: string | null;
      readonly bloqueadoPor: string | null;
      readonly restricao: string | null;
    }
  | undefined
> {
  const conta = await trx
    .selectFrom('usuarios')
    .select(['id', 'papeis', 'bloqueado_em as bloqueadoEm', 'bloqueado_por as bloqueadoPor', 'restricao'])
    .where('id', '=', id)
    .where('excluido_em', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return conta === undefined ? undefined : { ...conta, papeis: conta.papeis as PapelOperador[] };
}

export async function emailConfirmado(trx: Trx, id: number): Promise<boolean> {
  const conta = await trx.selectFrom('usuarios').select('email_verificado_em').where('id', '=', id).executeTakeFirst();
  return (conta?.email_verificado_em ?? null) !== null;
}

/** The operation's last block of the account: its reason and its author. */
export async function ultimoBloqueio(
  db: Executor,
  id: number,
): Promise<{ readonly motivo: string; readonly por: string } | undefined> {
  const { rows } = await sql<{ readonly motivo: string; readonly por: string }>`
    select coalesce(a.dados ->> 'mensagem', '') as motivo, u.primeiro_nome || ' ' || u.sobrenome as por
    from auditoria a join usuarios u on u.id = a.usuario_id
    where a.alvo = ${`usuario:${id}`} and a.acao = 'conta.bloquear' order by a.id desc limit 1`.execute(db);
  return rows[0];
}

const LIMITE = 50;

export type Aparelho = {
  readonly id: number;
  readonly nome: string;
  readonly ip: string | null;
  readonly situacao: 'liberado' | 'pendente' | 'revogado';
  readonly pedeLiberacao: boolean;
  readonly criadoEm: Instante;
  readonly vistoEm: Instante;
};

export async function aparelhosDe(db: Executor, id: number, agora: Instante): Promise<readonly Aparelho[]> {
  const { rows } = await sql<Aparelho>`
    select d.id, d.nome, host(d.ip) as ip, d.criado_em as "criadoEm", d.visto_em as "vistoEm",
      case when d.revogado_em is not null then 'revogado' when d.liberado_em is null then 'pendente' else 'liberado' end as situacao,
      exists (select from liberacoes l where l.dispositivo_id = d.id and l.usada_em is null and l.liberada_em is null and l.recusada_em is null and l.expira_em > ${agora})
        and u.email_verificado_em is not null as "pedeLiberacao"
    from dispositivos d join usuarios u on u.id = d.usuario_id where d.usuario_id = ${id} order by d.visto_em desc limit ${LIMITE}`.execute(
    db,
  );
  return rows;
}

export async function sessoesDe(db: Executor, id: number, parede: Instante) {
  return await db
    .selectFrom('sessoes as s')
    .innerJoin('dispositivos as d', 'd.id', 's.dispositivo_id')
    .select(['s.id', 'd.nome as aparelho', 's.criada_em as criadaEm', 's.expira_em as expiraEm'])
    .where('s.usuario_id', '=', id)
    .where('s.encerrada_em', 'is', null)
    .where('s.expira_em', '>', parede)
    .orderBy('s.criada_em', 'desc')
    .limit(LIMITE)
    .execute();
}

export type Participacao = {
  readonly idGrupo: number;
  readonly grupo: string;
  readonly papel: 'administrador' | 'membro';
  /** Status of the group, or state of the membership. */
  readonly situacao: string;
  readonly desde: Instante;
};

export async function participacoesDe(db: Executor, id: number): Promise<readonly Participacao[]> {
  const { rows } = await sql<Participacao>`
    select * from (
      select g.id as "idGrupo", g.nome as grupo, 'administrador' as papel, g.status::text as situacao, g.criado_em as desde from grupos g where g.administrador_id = ${id}
      union all
      select g.id, g.nome, 'membro', a.estado, a.criada_em from assinaturas a join grupos g on g.id = a.grupo_id where a.usuario_id = ${id}
    ) t order by desde desc limit ${LIMITE}`.execute(db);
  return rows;
}

export async function dinheiroDe(db: Executor, id: number) {
  const { rows } = await sql<
    Record<
      | 'disponivel'
      | 'bloqueado'
      | 'caucao'
      | 'recebivel'
      | 'promocional'
      | 'guardado'
      | 'faturasEmAberto'
      | 'dividas'
      | 'retiradasEmCurso',
      number
    >
  >`
    select ${sql.join(
      ['disponivel', 'bloqueado', 'caucao', 'recebivel', 'promocional', 'guardado'].map(
        (tipo) =>
          sql`coalesce((select saldo from contas where usuario_id = ${id} and tipo = ${tipo}), 0)::bigint as ${sql.ref(tipo)}`,
      ),
    )},
      coalesce((select sum(valor_total) from faturas where usuario_id = ${id} and status in (${ID_STATUS_FATURA.pendente}, ${ID_STATUS_FATURA.atraso})), 0)::bigint as "faturasEmAberto",
      coalesce((select sum(valor) from dividas where usuario_id = ${id} and quitada_em is null), 0)::bigint as dividas,
      coalesce((select sum(valor) from retiradas where usuario_id = ${id} and autorizada_em is not null and estado in ('emAnalise', 'enviada', 'falhou')), 0)::bigint as "retiradasEmCurso"`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Whether money is on its way out to the CPF of the account. */
export async function retiradaEmCurso(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from retiradas where usuario_id = ${id} and autorizada_em is not null and estado in ('emAnalise', 'enviada', 'falhou') limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Validations of identity, newest first: result and words, never a picture. */
export async function identidadesDe(db: Executor, id: number) {
  const linhas = await db
    .selectFrom('validacoes_conta')
    .select(['estado', 'enviada_em as enviadaEm', 'decidida_em as decididaEm', 'mensagem', 'decidida_por as por'])
    .where('usuario_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LIMITE)
    .execute();
  return linhas.map(({ mensagem, por, ...l }) => ({ ...l, mensagem: mensagem ?? '', porPessoa: por !== null }));
}
