import type { AcaoDeCobranca } from '@rateia/domain/carteira/cobranca';
import { agendaDeCobranca } from '@rateia/domain/carteira/cobranca';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import type { Prazo, TipoPrazo } from '../../../db/prazos.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { DadosDoDegrau } from '../agenda.ts';
import {
  FATURA_ATRASO,
  FATURA_CAUCAO,
  FATURA_CAUCAO_VENCE,
  FATURA_COBRAR,
  FATURA_CONGELAR,
  FATURA_INSTRUIR,
  FATURA_LEMBRETE,
  FATURA_TENTATIVA,
} from '../agenda.ts';

/** Deadlines of one invoice, from its reminder to the frozen debt. */
export const PRAZOS_DA_COBRANCA: readonly TipoPrazo<string, DadosDoDegrau>[] = [
  FATURA_INSTRUIR,
  FATURA_LEMBRETE,
  FATURA_COBRAR,
  FATURA_ATRASO,
  FATURA_TENTATIVA,
  FATURA_CAUCAO,
  FATURA_CAUCAO_VENCE,
  FATURA_CONGELAR,
];

/**
 * The deadline of each action of the dunning rule. The action of D+8 schedules that of D+15, because it knows the debt.
 */
const PRAZO_DA_ACAO: {
  readonly [A in AcaoDeCobranca]?: readonly {
    readonly tipo: TipoPrazo<string, DadosDoDegrau>;
    readonly vez?: number;
  }[];
} = {
  instruirPixAutomatico: [{ tipo: FATURA_INSTRUIR }],
  lembrar: [{ tipo: FATURA_LEMBRETE }],
  cobrar: [{ tipo: FATURA_COBRAR }],
  marcarAtrasoETentar: [{ tipo: FATURA_ATRASO }, { tipo: FATURA_TENTATIVA, vez: 1 }],
  tentarENotificarAdministrador: [{ tipo: FATURA_TENTATIVA, vez: 2 }],
  tentarPelaUltimaVez: [{ tipo: FATURA_TENTATIVA, vez: 3 }],
  usarCaucaoOuSuspender: [{ tipo: FATURA_CAUCAO }],
  congelarDivida: [{ tipo: FATURA_CONGELAR }],
};

/**
 * The steps that a late worker must not run together: the member is told of each, and the next one is worse. The
 * lateness of the invoice is no step but a date.
 */
const DEGRAUS: readonly TipoPrazo<string, DadosDoDegrau>[] = [
  FATURA_COBRAR,
  FATURA_TENTATIVA,
  FATURA_CAUCAO,
  FATURA_CAUCAO_VENCE,
  FATURA_CONGELAR,
];

/**
 * Moves a dunning step to tomorrow when an earlier step of its invoice ran only today, or has yet to run: a member who
 * is told late of an unpaid month still gets each step on a day of its own (REGRAS 2.8). Returns true when the step was
 * moved.
 */
export async function adiarDegrau(trx: Trx, prazo: Prazo<DadosDoDegrau>, agora: Instante): Promise<boolean> {
  const hoje = diaDe(agora);
  const outros = await trx
    .selectFrom('prazos')
    .select(['tipo', 'dados'])
    .where('alvo_id', '=', prazo.alvoId)
    .where('tipo', 'in', [...DEGRAUS])
    .where((e) =>
      e.or([
        e('estado', '=', 'pendente'),
        e.and([e('estado', '=', 'feito'), e('executado_em', '>=', inicioDoDia(hoje))]),
      ]),
    )
    .execute();
  const meu = lugarNaEscada(prazo);
  if (!outros.some((outro) => lugarNaEscada(outro as Degrau) < meu)) return false;
  const { alvoId, dados } = prazo;
  const tipo = DEGRAUS.find((degrau) => degrau === prazo.tipo);
  if (tipo === undefined) return false;
  const venceEm = inicioDoDia(somarDias(hoje, 1));
  await agendarPrazo(trx, { tipo, alvoId, venceEm, agora, chave: chaveDoDegrau(prazo), dados });
  return true;
}

type Degrau = { readonly tipo: string; readonly dados: DadosDoDegrau };

/** The place of a step: by its kind; retries by their number, which is always below ten. */
const degraus: readonly string[] = DEGRAUS;
function lugarNaEscada({ tipo, dados }: Degrau): number {
  return degraus.indexOf(tipo) * 10 + (dados.vez ?? 0);
}

function chaveDoDegrau({ tipo, alvoId, dados }: Degrau & { readonly alvoId: number }): string {
  return dados.vez === undefined ? `${tipo}:${alvoId}` : `${tipo}:${alvoId}:${dados.vez}`;
}

/** Writes the dunning of an invoice just issued, as the rule dates it; a reminder whose day is over is left out (REGRAS 2.8). */
export async function agendarCobranca(
  trx: Trx,
  {
    faturaId,
    vencimento,
    agora,
    regras,
  }: { readonly faturaId: number; readonly vencimento: Dia; readonly agora: Instante; readonly regras: Regras },
): Promise<void> {
  for (const { acao, dia } of agendaDeCobranca(vencimento, regras)) {
    if (acao === 'lembrar' && dia < diaDe(agora)) continue;
    for (const { tipo, vez } of PRAZO_DA_ACAO[acao] ?? []) {
      const dados = vez === undefined ? {} : { vez };
      const chave = chaveDoDegrau({ tipo, alvoId: faturaId, dados });
      await agendarPrazo(trx, { tipo, alvoId: faturaId, venceEm: inicioDoDia(dia), agora, chave, dados });
    }
  }
}
