import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { pixProgramado } from '@rateia/domain/pagamentos/meios/pix-programado';
import { fimDaCobranca, podeInstruir } from '@rateia/domain/pagamentos/programado/autorizacao';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { criarPagamento } from '../../pagamentos/index.ts';
import { semCustoDoMeio } from '../faturas/custo-da-fatura.ts';
import { travarAberta } from '../faturas/travar-aberta.ts';
import { autorizacaoAprovada } from './autorizacoes.ts';
import { temProgramado } from './ligado.ts';

/**
 * D−5: the bank of a member with an authorisation is instructed to pay his month on its day, 2 to 10 days ahead. Done
 * twice it is one charge; too late for it, the month is collected by the other rungs (REGRAS 2.8, part 3).
 */
export async function instruirFatura(
  trx: Trx,
  deps: Deps,
  { faturaId, agora }: { readonly faturaId: number; readonly agora: Instante },
): Promise<void> {
  if (!(await temProgramado(deps))) return;
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined || aberta.fatura.tipo !== 'mensalidade') return;
  const regras = await deps.regras();
  const { venceEm: vencimento, usuarioId } = aberta.fatura;
  if (!podeInstruir({ hoje: diaDe(agora), vencimento }, regras)) return;
  if ((await autorizacaoAprovada(trx, aberta.assinatura.id)) === undefined) return;
  await criarPagamento(trx, deps, {
    documento: { faturaId },
    usuarioId,
    meioPagamento: pixProgramado.id,
    valor: semCustoDoMeio(aberta.fatura).total,
    agora,
    doSistema: true,
    ate: fimDaCobranca(vencimento, regras),
  });
}
