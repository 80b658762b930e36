import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { series as contrato } from '@rateia/contracts/series';
import { centavos } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirQueJogue } from './exigir-preco.ts';
import { cartaoDaSerie, exigirAdesao } from './exigir-serie.ts';
import { guardarSaldo } from './saldo-da-serie.ts';

type Contrato = typeof contrato.createSaldoDaSerie;

/** Puts money of the wallet aside for the draws of a series in which the person takes part (REGRAS 2.12 Recurring). */
export async function createSaldoDaSerie(
  ctx: ContextoUsuario,
  { params: { id }, body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const serie = await exigirQueJogue(ctx, id);
  const { id: adesaoId } = await exigirAdesao(ctx, id);
  return await emTransacao(ctx.db, async (trx) => {
    await guardarSaldo(trx, { adesaoId, valor: centavos(body.valor), agora: ctx.agora });
    return await cartaoDaSerie({ ...ctx, db: trx }, serie);
  });
}
