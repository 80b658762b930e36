import type { Instante } from '@rateia/domain/datas';
import { ID_DESTINO_DO_SORTEIO } from '@rateia/domain/loterias/adesao';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import { acharFatura, cancelarFatura, liquidarFatura } from '../../pedido/index.ts';
import { acharBolao } from '../boloes/bolao.ts';
import { faltar } from './faltar.ts';
import { guardarDestino, travarAdesao, travarDestino } from './repository.ts';
import { usarSaldo } from './saldo-da-serie.ts';

type Cobranca = { readonly adesaoId: number; readonly bolaoId: number; readonly agora: Instante };

/**
 * Job `cobrarAdesao`: the held cotas of one member are paid from his balance of the series, and what it lacks from his own
 * wallet. Without the money they are free for others, and it is a miss; cotas that he gave up meanwhile are a draw that he passed over (REGRAS 2.12 Recurring).
 */
export async function cobrarAdesao(trx: Trx, deps: Deps, c: Cobranca): Promise<void> {
  const { adesaoId, bolaoId, agora } = c;
  const guardado = await travarDestino(trx, c);
  if (guardado?.destino !== ID_DESTINO_DO_SORTEIO.reservado || guardado.faturaId === null) return;
  const { faturaId } = guardado;
  const fim = await pagar(trx, deps, { ...c, faturaId });
  const adesao = await travarAdesao(trx, adesaoId);
  const bolao = await acharBolao(trx, bolaoId);
  if (bolao === undefined) throw new Error(`no pool ${bolaoId}`);
  if (fim === 'naoPagavel') return await guardarDestino(trx, { adesaoId, bolaoId, destino: 'pulado', agora });
  if (fim === 'semSaldo') {
    await cancelarFatura(trx, deps, { faturaId, agora, motivo: 'serie.semSaldo' });
    return await faltar(trx, deps, { adesao, bolao, motivo: 'semSaldo', faturaId, agora });
  }
  await guardarDestino(trx, { adesaoId, bolaoId, destino: 'pago', faturaId, agora });
  await trx.updateTable('adesoes').set({ faltas: 0, mudou_em: agora }).where('id', '=', adesaoId).execute();
}

async function pagar(
  trx: Trx,
  deps: Deps,
  { adesaoId, bolaoId, faturaId, agora }: Cobranca & { readonly faturaId: number },
): Promise<'paga' | 'jaPaga' | 'naoPagavel' | 'semSaldo'> {
  const fatura = await acharFatura(trx, faturaId);
  if (fatura === undefined) return 'naoPagavel';
  const origem = { saldo: fatura.subtotal };
  await sql`savepoint cobranca`.execute(trx);
  try {
    await usarSaldo(trx, { adesaoId, bolaoId, valor: fatura.subtotal, agora });
    const meio = MEIO_PAGAMENTO.credito.id;
    return await liquidarFatura(trx, deps, { faturaId, meio, origem, agora, quem: 'sistema' });
  } catch (erro) {
    if (!(erro instanceof ErroDeCatalogo) || erro.chave !== 'saldoInsuficiente') throw erro;
    await sql`rollback to savepoint cobranca`.execute(trx);
    return 'semSaldo';
  }
}
