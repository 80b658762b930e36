import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import type { EstadoDisputa } from '@rateia/domain/pagamentos/disputa';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { CONTRADICOES } from '../../../db/revisoes.ts';
import type { PapelOperador } from '../../../http/contexto.ts';
import { identificadoresDe } from '../../pagamentos/index.ts';
import type { AcaoComDinheiro, DevolucaoDecidida } from './executar-devolucao.ts';

/** After this long without the provider's word a charge or a payout is stuck; a return may take longer to be made. */
const MINUTOS_DO_PAGAMENTO = 2;
const MINUTOS_DA_TRANSFERENCIA = 2;
const MINUTOS_DA_DEVOLUCAO = 10;
const LIMITE = 200;

export type LinhaParada = {
  readonly tipo: 'pix' | 'devolucao' | 'pagamento' | 'retirada' | 'revisao';
  readonly id: string;
  readonly motivo: string;
  readonly estado: string;
  readonly valor: number | null;
  /** The amount that a decision moves; null where it moves none. */
  readonly emJogo: number | null;
  /** The amount that a contradiction holds meanwhile, and the amount that it would take out of the books. */
  readonly retido: number | null;
  readonly aEstornar: number | null;
  readonly desde: Instante;
  readonly recebidoEm: Instante | null;
  readonly contaId: number | null;
  readonly conta: string | null;
  readonly pagadorId: number | null;
  readonly pagador: string | null;
  readonly pagadorInformado: boolean;
  readonly tentativas: number;
  readonly e2eid: string | null;
  readonly txid: string | null;
  readonly quantas: number | null;
  readonly disputaId: number | null;
  readonly disputaEstado: EstadoDisputa | null;
  readonly responderAte: Instante | null;
};

const CONTRADITAS = sql.join(CONTRADICOES.map((tipo) => sql.lit(tipo)));

function nome(apelido: string) {
  return sql.raw(`${apelido}.primeiro_nome || ' ' || ${apelido}.sobrenome`);
}

function paradas(agora: Instante) {
  const { criado, processando } = ID_ESTADO_PAGAMENTO;
  return sql`
    select 'pix' as tipo, p.referencia as id, 'semCobranca' as motivo, 'emAnalise' as estado, p.valor, p.valor as "emJogo", null::bigint as retido, null::bigint as "aEstornar", p.registrado_em as desde, p.horario as "recebidoEm",
      null::bigint as "contaId", null as conta, u.id as "pagadorId", ${nome('u')} as pagador, p.pagador_cpf_indice is not null as "pagadorInformado",
      0 as tentativas, p.referencia as e2eid, p.cobranca as txid, null::int as quantas,
      null::bigint as "disputaId", null as "disputaEstado", null::timestamptz as "responderAte"
    from recebimentos p left join usuarios u on u.id = conta_do_cpf(p.pagador_cpf_indice) where p.destino = 'emAnalise'
    union all
    select 'devolucao', d.id::text, d.motivo, d.estado, d.valor, d.valor, null, null, coalesce(d.concluida_em, d.criada_em), p.horario, dono.id, ${nome('dono')}, u.id, ${nome('u')},
      p.pagador_cpf_indice is not null, (select count(*)::int from devolucoes t where t.recebimento_id = d.recebimento_id and t.id <= d.id), p.referencia, p.cobranca, null, null, null, null
    from devolucoes d join recebimentos p on p.id = d.recebimento_id left join pagamentos pg on pg.id = d.pagamento_id
      left join usuarios dono on dono.id = pg.usuario_id left join usuarios u on u.id = conta_do_cpf(p.pagador_cpf_indice)
    where (d.estado = 'naoRealizada' and d.resolucao is null)
      or (d.estado in ('criada', 'emProcessamento') and d.criada_em <= ${somarMinutos(agora, -MINUTOS_DA_DEVOLUCAO)})
    union all
    select 'pagamento', pg.id::text, 'semResposta', pg.estado, pg.valor, null, null, null, pg.criado_em, null, dono.id, ${nome('dono')}, null, null, false, 0, null, null, null, null, null, null
    from pagamentos pg join usuarios dono on dono.id = pg.usuario_id
    where pg.estado in (${criado}, ${processando}) and pg.criado_em <= ${somarMinutos(agora, -MINUTOS_DO_PAGAMENTO)}
    union all
    select 'retirada', t.id::text, 'transferenciaSemResposta', t.estado, t.valor, null, null, null, t.enviada_em, null, dono.id, ${nome('dono')}, null, null, false, 0, null, null, null, null, null, null
    from retiradas t join usuarios dono on dono.id = t.usuario_id
    where t.estado = ${ID_ESTADO_RETIRADA.enviada} and t.enviada_em <= ${somarMinutos(agora, -MINUTOS_DA_TRANSFERENCIA)}
    union all
    select 'revisao', r.id::text, r.tipo, coalesce(r.dados ->> 'disse', 'aberta'), (r.dados ->> 'valor')::bigint,
      case when r.tipo in (${CONTRADITAS}) then greatest((r.dados ->> 'retido')::bigint, (r.dados ->> 'aEstornar')::bigint, 0) end,
      (r.dados ->> 'retido')::bigint, (r.dados ->> 'aEstornar')::bigint, r.aberta_em, null, dono.id, ${nome('dono')}, null, null, false, 0,
      r.dados ->> 'e2eid', null,
      (r.dados ->> 'arrependimentosNoPeriodo')::int, d.id, d.estado, d.responder_ate
    from revisoes r join usuarios dono on dono.id = r.usuario_id left join disputas d on d.revisao_id = r.id where r.decisao is null`;
}

/** Everything that waits for a person, the oldest first. */
export async function listarParadas(db: Executor, agora: Instante): Promise<readonly LinhaParada[]> {
  const { rows } =
    await sql<LinhaParada>`select * from (${paradas(agora)}) t order by desde, tipo, id limit ${LIMITE}`.execute(db);
  return await comIdentificador(db, rows);
}

/** Adds the provider's name of the charge to each stuck payment. */
async function comIdentificador(db: Executor, linhas: readonly LinhaParada[]): Promise<readonly LinhaParada[]> {
  const ids = linhas.filter(({ tipo }) => tipo === 'pagamento').map(({ id }) => Number(id));
  const identificadores = await identificadoresDe(db, ids);
  return linhas.map((l) => (l.tipo === 'pagamento' ? { ...l, txid: identificadores.get(Number(l.id)) ?? null } : l));
}

/** One case of the queue, however many wait before it; undefined when it no longer waits. */
export async function acharParada(
  db: Executor,
  { tipo, id, agora }: { readonly tipo: string; readonly id: string; readonly agora: Instante },
): Promise<LinhaParada | undefined> {
  const { rows } = await sql<LinhaParada>`
    select * from (${paradas(agora)}) t where tipo = ${tipo} and id = ${id}`.execute(db);
  return (await comIdentificador(db, rows))[0];
}

export async function contarParadas(db: Executor, agora: Instante): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`select count(*)::int as n from (${paradas(agora)}) t`.execute(db);
  return rows[0]?.n ?? 0;
}

export type Proposta = {
  readonly id: number;
  readonly tipo: DevolucaoDecidida['tipo'];
  readonly alvo: string;
  readonly acao: AcaoComDinheiro;
  readonly valor: number;
  readonly mensagem: string;
  readonly por: number;
  readonly nome: string;
  readonly papeis: readonly PapelOperador[];
  readonly em: Instante;
};

function abertas(db: Executor) {
  return db
    .selectFrom('propostas_de_devolucao as e')
    .innerJoin('usuarios as u', 'u.id', 'e.proposta_por')
    .select([
      'e.id',
      'e.tipo',
      'e.alvo',
      'e.acao',
      'e.valor',
      'e.mensagem',
      'e.proposta_por as por',
      'e.proposta_em as em',
    ])
    .select(['u.papeis', sql<string>`${nome('u')}`.as('nome')])
    .where('e.decisao', 'is', null);
}

/** Proposals that nobody has decided, by the matter that they are about. */
export async function propostasAbertas(db: Executor): Promise<ReadonlyMap<string, Proposta>> {
  const linhas = await abertas(db).execute();
  return new Map(linhas.map((l) => [`${l.tipo}:${l.alvo}`, l as Proposta]));
}

export async function travarProposta(db: Executor, id: number): Promise<Proposta | undefined> {
  const linha = await abertas(db).where('e.id', '=', id).forUpdate('e').executeTakeFirst();
  return linha as Proposta | undefined;
}
