import type { AcaoDeCobranca } from '@rateia/domain/carteira/cobranca';
import { agendaDeCobranca } from '@rateia/domain/carteira/cobranca';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia } from '@rateia/domain/datas';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../db/banco.ts';
import type { TipoPrazo } from '../../db/prazos.ts';
import { agendarPrazo } from '../../db/prazos.ts';

/** Deadlines of one invoice, from its reminder to the frozen debt. */
export const PRAZOS_DA_COBRANCA: readonly TipoPrazo[] = [
  'fatura.lembrete',
  'fatura.cobrar',
  'fatura.atraso',
  'fatura.tentativa',
  'fatura.caucao',
  'fatura.caucaoVence',
  'fatura.congelar',
];

/**
 * What each action of the rule is as a deadline. D+15 is written by D+8, which knows what it is about; the instruction
 * of Pix Automático has no deadline while the product has no mandates.
 */
const PRAZO_DA_ACAO: {
  readonly [A in AcaoDeCobranca]?: readonly { readonly tipo: TipoPrazo; readonly vez?: number }[];
} = {
  lembrar: [{ tipo: 'fatura.lembrete' }],
  cobrar: [{ tipo: 'fatura.cobrar' }],
  marcarAtrasoETentar: [{ tipo: 'fatura.atraso' }, { tipo: 'fatura.tentativa', vez: 1 }],
  tentarEAvisarAdministrador: [{ tipo: 'fatura.tentativa', vez: 2 }],
  tentarPelaUltimaVez: [{ tipo: 'fatura.tentativa', vez: 3 }],
  usarCaucaoOuSuspender: [{ tipo: 'fatura.caucao' }],
  congelarDivida: [{ tipo: 'fatura.congelar' }],
};

/** Writes the dunning of an invoice just issued, as the rule dates it; a reminder whose day is over is left out (REGRAS 2.8). */
export const agendarCobranca = async (
  trx: Trx,
  {
    faturaId,
    vencimento,
    agora,
    regras,
  }: { readonly faturaId: number; readonly vencimento: Dia; readonly agora: Instante; readonly regras: Regras },
): Promise<void> => {
  for (const { acao, dia } of agendaDeCobranca(vencimento, regras)) {
    if (acao === 'lembrar' && dia < diaDe(agora)) continue;
    for (const { tipo, vez } of PRAZO_DA_ACAO[acao] ?? []) {
      const chave = vez === undefined ? `${tipo}:${faturaId}` : `${tipo}:${faturaId}:${vez}`;
      const dados = vez === undefined ? {} : { vez };
      await agendarPrazo(trx, { tipo, alvoId: faturaId, venceEm: inicioDoDia(dia), agora, chave, dados });
    }
  }
};
