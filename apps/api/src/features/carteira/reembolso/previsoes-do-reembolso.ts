import { realizacaoDeRecebivel } from '@rateia/domain/carteira/lancamentos';
import type { Dia, Instante } from '@rateia/domain/datas';
import { inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { lancar, receberCredito } from '../../livro/index.ts';
import { PREVISAO_REALIZAR } from '../agenda.ts';
import { cancelarPrevisao, previsaoAberta } from '../recebimentos/cancelar-previsao.ts';
import type { Previsao } from '../recebimentos/previsao.ts';
import { travarPrevisao } from '../recebimentos/previsao.ts';
import type { Assinatura, Fatura } from '../repository.ts';

/** A refunded part leaves the forecast; nothing left: 80 (REGRAS 2.3). */
export async function reduzirPrevisao(
  trx: Trx,
  { previsao, valor, agora }: { readonly previsao: Previsao; readonly valor: Centavos; readonly agora: Instante },
): Promise<void> {
  if (valor === ZERO) return;
  const resta = subtrair(previsao.valor, valor);
  if (resta === ZERO) return await cancelarPrevisao(trx, { previsao, agora });
  await trx.updateTable('previsoes').set({ valor: resta }).where('id', '=', previsao.id).execute();
}

/** The invoice whose forecast keeps the exit fee: the last paid month that had begun when he left. */
export function faturaDaMulta(faturas: readonly Fatura[], saida: Dia): Fatura | undefined {
  return faturas.findLast((f) => f.ciclo !== undefined && f.ciclo.inicio <= saida && f.pagaEm !== null);
}

/**
 * Keeps the exit fee of a fidelity group. It belongs to the administrator, but only when it is certain that the seat
 * stays empty. Until then it joins the month's forecast with a date; when that forecast is over, it is released at once
 * (REGRAS 2.9).
 */
export async function guardarMulta(
  trx: Trx,
  { regras }: Pick<Deps, 'regras'>,
  pedido: {
    readonly assinatura: Assinatura;
    readonly faturas: readonly Fatura[];
    readonly valor: Centavos;
    readonly saida: Dia;
    readonly agora: Instante;
  },
): Promise<void> {
  const { assinatura, valor, saida, agora } = pedido;
  const fatura = faturaDaMulta(pedido.faturas, saida);
  const previsao = fatura === undefined ? undefined : await travarPrevisao(trx, fatura);
  if (previsao !== undefined && previsaoAberta(previsao)) {
    const certoEm = somarDias(saida, (await regras()).reembolso.diasParaReocuparFidelidade);
    const liberaEm = previsao.liberaEm !== null && previsao.liberaEm > certoEm ? previsao.liberaEm : certoEm;
    await trx
      .updateTable('previsoes')
      .set({ valor: somar(previsao.valor, valor), libera_em: liberaEm })
      .where('id', '=', previsao.id)
      .execute();
    const venceEm = inicioDoDia(liberaEm);
    return await agendarPrazo(trx, { tipo: PREVISAO_REALIZAR, alvoId: previsao.id, venceEm, agora });
  }
  const administrador = assinatura.grupo.administradorId;
  const origemId = await receberCredito(trx, {
    usuarioId: administrador,
    origem: 'recebimento',
    valor,
    descricao: assinatura.grupo.nome,
    agora,
  });
  const chave = `assinatura:${assinatura.id}:multa`;
  const { motivo, partidas } = realizacaoDeRecebivel({ administrador, valor });
  await lancar(trx, { motivo, origem: 'creditos', origemId, chave, agora, partidas });
}
