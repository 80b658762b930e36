import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { creditarPromocional } from '../../carteira/index.ts';

/** The credit of the new person, once for each referral (REGRAS 2.13). */
export async function darBoasVindas(
  trx: Trx,
  deps: Deps,
  { id, indicadoId, agora }: { readonly id: number; readonly indicadoId: number; readonly agora: Instante },
): Promise<void> {
  const { desconto: valor } = (await deps.regras()).indicacao;
  const credito = await creditarPromocional(trx, deps, {
    usuarioId: indicadoId,
    valor,
    origem: 'indicacao',
    descricao: 'Boas-vindas: você chegou por um convite',
    chave: `indicacao:${id}:indicado`,
    agora,
  });
  await trx.updateTable('indicacoes').set({ credito_do_indicado: credito }).where('id', '=', id).execute();
}
