import { plusEmVigor } from '@rateia/domain/carteira/plus';
import type { Instante } from '@rateia/domain/datas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { saldoDisponivel } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { liquidarFatura, reter } from '../../pedido/index.ts';
import { pedirPlus } from './pedir-plus.ts';
import { adesaoDe } from './plus-repository.ts';

/**
 * The end of a paid month: the next one is paid from the wallet. Without balance, or while Plus is not sold, it ends; a
 * person is told, and nobody owes anything (REGRAS 2.32).
 */
export async function renovarPlus(
  trx: Trx,
  deps: Deps,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  const adesao = await adesaoDe(trx, usuarioId);
  if (adesao === undefined || plusEmVigor(adesao, agora)) return;
  const { ligado, mensal: valor } = (await deps.regras()).plus;
  if (adesao.renova && ligado && (await saldoDisponivel(trx, usuarioId)) >= valor) {
    const itens = [pedirPlus({ usuarioId, valor })];
    const faturaId = await reter(trx, { usuarioId, itens, ate: null, agora });
    if (faturaId === undefined) throw new Error(`a month of Plus of ${usuarioId} was not held`);
    const meio = MEIO_PAGAMENTO.credito.id;
    await liquidarFatura(trx, deps, { faturaId, meio, origem: { saldo: valor }, agora, quem: 'sistema' });
    return;
  }
  const fato = `${usuarioId}:${adesao.validaAte}`;
  await notificar(trx, { modelo: 'plusTerminou', usuarioId, dados: { valor }, fato, agora });
}
