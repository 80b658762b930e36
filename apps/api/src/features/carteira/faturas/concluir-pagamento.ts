import type { Instante } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { PRAZOS_DA_COBRANCA } from '../inadimplencia/regua.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { renovarCiclo } from './ciclo.ts';
import { preverRecebimento } from './criar-fatura.ts';
import { limparComplemento } from './preco-do-ciclo.ts';

/**
 * The consequences of an invoice that the member or his deposit just paid: dunning ends, the administrator's forecast
 * is written, the deposit gets its new size, an old debt is settled, and the next cycle is planned (REGRAS 2.3, 2.8).
 */
export const concluirPagamento = async (
  trx: Trx,
  deps: Deps,
  { assinatura, fatura, agora }: { readonly assinatura: Assinatura; readonly fatura: Fatura; readonly agora: Instante },
): Promise<void> => {
  await cancelarPrazos(trx, { tipos: PRAZOS_DA_COBRANCA, alvoId: fatura.id });
  await preverRecebimento(trx, {
    fatura,
    administradorId: assinatura.grupo.administradorId,
    valor: fatura.valores.plano,
    agora,
  });
  await trx
    .updateTable('assinaturas')
    .set({ caucao: sql`caucao + ${fatura.valores.caucao}`, paga_em: assinatura.pagaEm ?? agora })
    .where('id', '=', assinatura.id)
    .execute();
  await trx
    .updateTable('dividas')
    .set({ quitada_em: agora })
    .where('fatura_id', '=', fatura.id)
    .where('quitada_em', 'is', null)
    .execute();
  if (fatura.tipo === 'mensalidade' && fatura.valores.caucao > ZERO) await limparComplemento(trx, assinatura);
  if (fatura.tipo === 'mensalidade') await renovarCiclo(trx, deps, { assinatura, fatura, agora });
};
