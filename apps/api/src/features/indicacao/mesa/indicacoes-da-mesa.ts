import type { backofficeIndicacoes } from '@rateia/contracts/backoffice-indicacoes';
import type { Resposta } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import type { EstadoIndicacao, MotivoDaAnulacao } from '@rateia/domain/indicacao/indicacoes';
import { ESTADO_INDICACAO, MOTIVO_DA_ANULACAO } from '@rateia/domain/indicacao/indicacoes';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { coincidenciasDe } from '../indicacoes/repository.ts';

type IndicacaoDaMesa = Resposta<typeof backofficeIndicacoes.getIndicacoesDaMesa>['itens'][number];
type Linha = {
  readonly id: number;
  readonly indicadorId: number;
  readonly indicador: string;
  readonly indicadoId: number;
  readonly indicado: string;
  readonly estado: EstadoIndicacao;
  readonly motivo: MotivoDaAnulacao | null;
  readonly retidaEm: Instante | null;
  readonly conferida: boolean;
  readonly criadaEm: Instante;
  readonly comprouEm: Instante | null;
  readonly creditaEm: Instante | null;
  readonly creditadaEm: Instante | null;
  readonly valorDoIndicado: number | null;
  readonly livreDoIndicado: number | null;
  readonly valorDoIndicador: number | null;
  readonly livreDoIndicador: number | null;
};

const QUANTAS = 100;
const EM_COMUM = { cpf: 'CPF de outra conta', aparelho: 'Mesmo aparelho', pagador: 'Mesmo pagador' } as const;

/** The newest referrals, those that are held first; the accounts are compared now (REGRAS 2.13). */
export async function listarIndicacoesDaMesa(
  db: Executor,
  estado: EstadoIndicacao | undefined,
): Promise<readonly IndicacaoDaMesa[]> {
  const { rows } = await sql<Linha>`
    select i.id, i.indicador_id as "indicadorId", a.primeiro_nome || ' ' || a.sobrenome as indicador,
      i.indicado_id as "indicadoId", b.primeiro_nome || ' ' || b.sobrenome as indicado, i.estado, i.motivo,
      i.retida_em as "retidaEm", i.conferida_por is not null as conferida, i.criada_em as "criadaEm", i.comprou_em as "comprouEm",
      i.credita_em as "creditaEm", i.creditada_em as "creditadaEm",
      cb.valor as "valorDoIndicado", pb.valor - pb.gasto - pb.vencido as "livreDoIndicado",
      ca.valor as "valorDoIndicador", pa.valor - pa.gasto - pa.vencido as "livreDoIndicador"
    from indicacoes i join usuarios a on a.id = i.indicador_id join usuarios b on b.id = i.indicado_id
    left join creditos cb on cb.id = i.credito_do_indicado left join creditos ca on ca.id = i.credito_do_indicador
    left join lateral ${gastoDe(sql`i.credito_do_indicado`)} pb on true
    left join lateral ${gastoDe(sql`i.credito_do_indicador`)} pa on true
    where ${estado ?? null}::text is null or i.estado = ${estado ?? null}
    order by i.retida_em desc nulls last, i.id desc limit ${QUANTAS}`.execute(db);
  return await Promise.all(rows.map((l) => apresentar(db, l)));
}

/** A spend-only credit with what was spent of it, and not given back. */
function gastoDe(credito: ReturnType<typeof sql>) {
  return sql`(select p.valor, p.vencido, coalesce((select sum(u.valor - u.devolvido) from usos_promocionais u
    where u.credito_id = p.credito_id and u.gasto_em is not null), 0)::bigint as gasto
    from creditos_promocionais p where p.credito_id = ${credito})`;
}

async function apresentar(db: Executor, l: Linha): Promise<IndicacaoDaMesa> {
  const { indicadorId, indicadoId } = l;
  const comuns = await coincidenciasDe(db, { indicadorId, indicadoId });
  function credito(valor: number | null, livre: number | null) {
    return valor === null ? null : { valor, livre: Math.max(0, Number(livre ?? 0)) };
  }
  return {
    id: l.id,
    indicador: { id: indicadorId, nome: l.indicador },
    indicado: { id: indicadoId, nome: l.indicado },
    estado: l.estado,
    rotulo: ESTADO_INDICACAO[l.estado].rotulo,
    motivo: l.motivo === null ? null : MOTIVO_DA_ANULACAO[l.motivo],
    emComum: (Object.keys(EM_COMUM) as (keyof typeof EM_COMUM)[]).flatMap((k) => (comuns[k] ? [EM_COMUM[k]] : [])),
    retidaEm: l.retidaEm,
    conferida: l.conferida,
    criadaEm: l.criadaEm,
    comprouEm: l.comprouEm,
    creditaEm: l.creditaEm,
    creditadaEm: l.creditadaEm,
    doIndicado: credito(l.valorDoIndicado, l.livreDoIndicado),
    doIndicador: credito(l.valorDoIndicador, l.livreDoIndicador),
  };
}
