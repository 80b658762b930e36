import {
  ID_STATUS_CREDITO as C,
  ID_STATUS_FATURA as F,
  ID_STATUS_PREVISAO as P,
} from '@rateia/domain/carteira/estados';
import { MOTIVOS } from '@rateia/domain/carteira/motivos';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';
import type { Escopo, Sql } from './escopo-da-conferencia.ts';
import {
  comVagasMovidas,
  contar,
  contraContas,
  documentos,
  entre,
  promocionais,
  TUDO,
} from './escopo-da-conferencia.ts';

/** One invariant of the ledger with its finding (CONFIABILIDADE 1.2). */
export type Invariante = {
  readonly chave: string;
  readonly texto: string;
  readonly ok: boolean;
  readonly divergencias: number;
  readonly conferidos: number;
  /** The rule that does not hold, in words, and the ids of some of the things that break it; a sum over all has none. */
  readonly oQue: string;
  readonly quais: readonly number[];
  /** The figures of the comparison with the outside, or the reason why there is none. */
  readonly detalhe?: string;
};

/** A query that counts the checked things and the faulty ones, and names some of them. */
type Conferencia = {
  readonly chave: string;
  readonly texto: string;
  readonly oQue: string;
  readonly consulta: (escopo: Escopo) => Sql;
};
type Achado = { readonly conferidos: number; readonly divergencias: number; readonly quais: readonly number[] };

/** A transaction `t` that tells of its document: neither a reversal nor reversed. */
const VALE = sql`t.anula_id is null and t.id not in (select anula_id from transacoes where anula_id is not null)`;

/** Tables of the documents that transactions are about. */
const DOCUMENTOS = [
  'creditos',
  'faturas',
  'assinaturas',
  'retiradas',
  'pagamentos',
  'devolucoes',
  'recebimentos',
  'exclusoes',
  'revisoes',
  'boloes',
  'adesoes',
];
const ORIGEM_EXISTE = sql.join(
  DOCUMENTOS.map(
    (t) => sql`t.origem = ${sql.lit(t)} and exists (select from ${sql.table(t)} d where d.id = t.origem_id)`,
  ),
  sql` or `,
);

/** Invoices whose money came, be it given back since. */
const PAGAS = sql`(${F.pago}, ${F.estornado})`;

const CONFERENCIAS: readonly Conferencia[] = [
  {
    chave: 'somaZero',
    texto: 'A soma de todas as partidas é zero',
    oQue: '',
    consulta: (e) => sql`
      select count(*)::int as conferidos, (coalesce(sum(valor), 0) <> 0)::int as divergencias, '[]'::jsonb as quais
      from partidas where ${entre('transacao_id', e)}`,
  },
  {
    chave: 'transacoesFecham',
    texto: 'Cada transação soma zero e tem ao menos duas partidas',
    oQue: 'transação',
    consulta: (e) =>
      contar(sql`
      select t.id, sum(p.valor) is distinct from 0 or count(p.id) < 2 as errado
      from transacoes t left join partidas p on p.transacao_id = t.id
      where ${entre('t.id', e)} group by t.id`),
  },
  {
    chave: 'saldosConferem',
    texto: 'Cada saldo guardado é a soma das suas partidas e respeita o mínimo da conta',
    oQue: 'conta',
    consulta: (e) => {
      const tocadas =
        e === null ? TUDO : sql`c.id in (select conta_id from partidas where ${entre('transacao_id', e)})`;
      return contar(sql`
        select c.id, c.saldo <> coalesce(s.soma, 0) or c.saldo < c.minimo as errado
        from contas c left join lateral (select sum(valor) as soma from partidas where conta_id = c.id) s on true
        where c.saldo is not null and ${tocadas}`);
    },
  },
  {
    chave: 'creditosConferem',
    texto:
      'As partes de cada crédito somam o seu valor; o que foi recebido tem o seu lançamento, e nenhum pendente ou cancelado tem',
    oQue: 'crédito',
    consulta: (e) =>
      contar(sql`
      select k.id, (k.origem in ('recarga', 'indicacao', 'promocao') and (
          (k.status in (${C.bloqueado}, ${C.disponivel}, ${C.estornado}) and coalesce(l.entrou, 0) <> k.valor) or (k.status in (${C.pendentePagamento}, ${C.cancelado}) and coalesce(l.entrou, 0) <> 0)))
        or k.disponivel + k.bloqueado + k.pendente <> case when k.status in (${C.bloqueado}, ${C.disponivel}, ${C.pendentePagamento}) then k.valor else 0 end as errado
      from creditos k left join lateral (
        select sum(p.valor) as entrou from transacoes t join partidas p on p.transacao_id = t.id join contas c on c.id = p.conta_id
        where t.origem = 'creditos' and t.origem_id = k.id and c.usuario_id = k.usuario_id and c.tipo in ('disponivel', 'bloqueado', 'promocional') and p.valor > 0
          and t.motivo in ('recarga', 'creditoPromocional') and ${VALE}
      ) l on true where ${documentos('k.id', 'creditos', e)}`),
  },
  {
    chave: 'bloqueadoConfere',
    texto: 'O saldo bloqueado de cada pessoa é a soma do que os seus créditos bloqueados e as revisões abertas retêm',
    oQue: 'pessoa',
    consulta: (e) =>
      contraContas(
        'bloqueado',
        (quem) => sql`select usuario_id, sum(retido) as soma from (
            select usuario_id, bloqueado as retido from creditos where status = ${C.bloqueado}
            union all select usuario_id, retido from revisoes where retido > 0) b
          where ${quem} group by usuario_id`,
        e,
      ),
  },
  {
    chave: 'faturasConferem',
    texto: 'Cada fatura paga tem exatamente um lançamento de pagamento, e nenhuma em aberto tem',
    oQue: 'fatura',
    consulta: (e) =>
      contar(sql`
      select f.id, (f.status in ${PAGAS}) <> (coalesce(l.n, 0) = 1) as errado
      from faturas f left join lateral (
        select count(*) as n from transacoes t where t.origem = 'faturas' and t.origem_id = f.id and t.motivo in ('compra', 'compraDeCotas', 'adesaoPlus', 'mensalidade', 'usoDaCaucao', 'reconstrucaoDaCaucao') and ${VALE}
      ) l on true where ${documentos('f.id', 'faturas', e)}`),
  },
  {
    chave: 'retiradasConferem',
    texto: 'Cada retirada autorizada saiu do saldo uma vez, e chegou a um destino ou voltou inteira, nunca os dois',
    oQue: 'retirada',
    consulta: (e) =>
      contar(sql`
      select r.id, l.reservas <> (r.autorizada_em is not null)::int
        or l.fins <> (r.autorizada_em is not null and r.estado in ('concluida', 'devolvida', 'cancelada'))::int
        or l.em_curso <> case when r.autorizada_em is not null and r.estado in ('emAnalise', 'enviada', 'falhou') then r.valor else 0 end as errado
      from retiradas r left join lateral (
        select count(*) filter (where t.motivo = 'reservaDeRetirada') as reservas,
               count(*) filter (where t.motivo in ('conclusaoDeRetirada', 'devolucaoDeRetirada', 'cancelamentoDeRetirada')) as fins,
               coalesce(sum((select sum(p.valor) from partidas p join contas c on c.id = p.conta_id where p.transacao_id = t.id and c.tipo = 'retiradas_em_curso')), 0) as em_curso
        from transacoes t where t.origem = 'retiradas' and t.origem_id = r.id and ${VALE}
      ) l on true where ${documentos('r.id', 'retiradas', e)}`),
  },
  {
    chave: 'vagasConferem',
    texto: 'As vagas contadas são as vagas vivas, e nunca passam do total',
    oQue: 'grupo',
    consulta: (e) =>
      contar(sql`
      select g.id, l.livres <> v.livres or l.retidas <> v.retidas or l.ocupadas <> v.ocupadas or l.total <> v.total
        or l.total <> g.total_vagas or v.ocupadas + v.retidas - v.guardadas + v.esperadas <> coalesce(a.vagas, 0) as errado
      from grupos g join grupo_lotacao l on l.grupo_id = g.id
      join lateral (select count(*) filter (where estado = 'livre') as livres, count(*) filter (where estado = 'retida') as retidas, count(convite_id) as guardadas, count(fila_assinatura_id) as esperadas,
                    count(*) filter (where estado in ('ocupada', 'em_saida')) as ocupadas, count(*) as total from vagas where grupo_id = g.id) v on true
      left join lateral (select sum(vagas) as vagas from assinaturas where grupo_id = g.id and estado not in ('encerrada', 'cancelada')) a on true
      where ${e === null ? TUDO : sql`g.id in (select grupo_id from faturas_de_vaga where ${documentos('id', 'faturas', e)} union ${comVagasMovidas(e.desde)})`}`),
  },
  {
    chave: 'caucaoConfere',
    texto: 'A caução guardada de cada pessoa é a soma das cauções das suas participações',
    oQue: 'pessoa',
    consulta: (e) =>
      contraContas(
        'caucao',
        (quem) => sql`select usuario_id, sum(caucao) as soma from assinaturas
          where caucao > 0 and ${quem} group by usuario_id`,
        e,
      ),
  },
  {
    chave: 'recebivelConfere',
    texto: 'O que cada administrador tem a receber é a soma das suas previsões em aberto de faturas pagas',
    oQue: 'pessoa',
    consulta: (e) =>
      contraContas(
        'recebivel',
        (quem) => sql`select usuario_id, sum(valor) as soma
          from (select administrador_id as usuario_id, valor, fatura_id from previsoes where status in (${P.previsto}, ${P.bloqueado})) p
          where (select status from faturas where id = p.fatura_id) in ${PAGAS} and ${quem} group by usuario_id`,
        e,
      ),
  },
  {
    chave: 'promocionalConfere',
    texto: 'O crédito promocional de cada pessoa é a soma do que os seus créditos ainda têm por gastar',
    oQue: 'pessoa',
    consulta: (e) => contraContas('promocional', promocionais, e),
  },
  {
    chave: 'guardadoConfere',
    texto: 'O que cada pessoa guardou para bolões recorrentes é a soma dos saldos das suas participações neles',
    oQue: 'pessoa',
    consulta: (e) =>
      contraContas(
        'guardado',
        (quem) =>
          sql`select usuario_id, sum(saldo) as soma from adesoes where saldo > 0 and ${quem} group by usuario_id`,
        e,
      ),
  },
  {
    chave: 'origemConfere',
    texto: 'Cada transação diz um motivo conhecido e um documento que existe',
    oQue: 'transação',
    consulta: (e) =>
      contar(sql`
      select t.id, t.motivo <> all (${Object.keys(MOTIVOS)}::text[]) or not (${ORIGEM_EXISTE}) as errado
      from transacoes t where ${entre('t.id', e)}`),
  },
  {
    chave: 'anulacoesConferem',
    texto: 'Cada estorno desfaz por inteiro uma transação que não é estorno, e nenhuma é desfeita duas vezes',
    oQue: 'anulacao',
    consulta: (e) =>
      contar(sql`
      select t.id, o.anula_id is not null or exists (select from transacoes x where x.anula_id = o.id and x.id <> t.id)
        or exists (select from partidas where transacao_id in (t.id, o.id) group by conta_id having sum(valor) <> 0) as errado
      from transacoes t join transacoes o on o.id = t.anula_id where ${entre('t.id', e)}`),
  },
  {
    chave: 'lacresConferem',
    texto: 'A corrente de lacres confere com o conteúdo de cada transação',
    oQue: 'transação',
    consulta: (e) =>
      contar(sql`
      select transacao_id as id, hash_anterior is distinct from anterior
        or hash is distinct from sha256(hash_anterior || convert_to(conteudo_da_transacao(transacao_id), 'UTF8'))
        or sequencia <> ordem as errado
      from (select l.*, ${e?.depoisDe ?? 0} + row_number() over w as ordem,
              coalesce(lag(hash) over w, (select hash from lacres where sequencia = ${e?.depoisDe ?? 0}), sha256('rateia'::bytea)) as anterior
            from lacres l where ${e === null ? TUDO : sql`l.sequencia > ${e.depoisDe} and l.sequencia <= ${e.ate}`}
            window w as (order by sequencia)) x`),
  },
];

const NADA: Achado = { conferidos: 0, divergencias: 0, quais: [] };

/**
 * Checks every invariant over the whole database, or over the accounts that a stretch of sealed transactions touched;
 * it only reads. A check of a large ledger takes minutes: `aoConferir` is called with each invariant as it ends.
 */
export async function conferirLivro(
  db: Executor,
  escopo: Escopo = null,
  aoConferir: (achado: Invariante) => void = () => undefined,
): Promise<readonly Invariante[]> {
  const achados: Invariante[] = [];
  for (const { chave, texto, oQue, consulta } of CONFERENCIAS) {
    const { rows } = await consulta(escopo).execute(db);
    const { conferidos, divergencias, quais } = (rows[0] ?? NADA) as Achado;
    const achado = { chave, texto, ok: divergencias === 0, divergencias, conferidos, oQue, quais };
    achados.push(achado);
    aoConferir(achado);
  }
  return achados;
}
