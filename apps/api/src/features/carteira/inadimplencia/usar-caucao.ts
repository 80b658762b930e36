import { usoDaCaucao } from '@rateia/domain/carteira/lancamentos';
import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { lancar } from '../../livro/index.ts';
import { cancelarPagamentosAbertos } from '../../pagamentos/index.ts';
import { concluirPagamento } from '../faturas/concluir-pagamento.ts';
import { guardarCusto, semCustoDoMeio } from '../faturas/custo-da-fatura.ts';
import type { Assinatura, Fatura } from '../repository.ts';

/** The deposit settles one month: the invoice is paid and the deposit is smaller by it (REGRAS 2.8, D+8). */
export async function pagarComCaucao(
  trx: Trx,
  deps: Deps,
  pedido: { readonly assinatura: Assinatura; readonly fatura: Fatura; readonly agora: Instante },
): Promise<void> {
  const { assinatura, agora } = pedido;
  const fatura = semCustoDoMeio(pedido.fatura);
  await guardarCusto(trx, { de: pedido.fatura, para: fatura });
  const { plano: parte, taxa } = fatura.valores;
  const { administradorId: administrador } = assinatura.grupo;
  const { motivo, partidas } = usoDaCaucao({ membro: assinatura.usuarioId, administrador, parte, taxa });
  const chave = `fatura:${fatura.id}:caucao`;
  await lancar(trx, { motivo, origem: 'faturas', origemId: fatura.id, chave, agora, partidas });
  exigir(
    await mover(trx, MAQUINA_FATURA, {
      id: fatura.id,
      de: fatura.status,
      evento: 'pagar',
      quem: 'sistema',
      agora,
      mudar: { paga_em: agora },
    }),
  );
  await trx.updateTable('itens_de_vaga').set({ paga_pela_caucao: true }).where('item_id', '=', fatura.itemId).execute();
  await trx
    .updateTable('assinaturas')
    .set({ caucao: sql`caucao - ${fatura.total}` })
    .where('id', '=', assinatura.id)
    .execute();
  await cancelarPagamentosAbertos(trx, { faturaId: fatura.id, agora, quem: 'sistema' });
  await concluirPagamento(trx, deps, { assinatura, fatura, agora });
}
