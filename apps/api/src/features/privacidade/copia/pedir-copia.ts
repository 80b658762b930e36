import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { recusar } from '../../../http/erros.ts';
import { GERAR_EXPORTACAO } from '../agenda.ts';
import { insertExportacao } from './exportacao-repository.ts';

type Pedido = { readonly usuarioId: number; readonly agora: Instante; readonly requestId: string };

/** A copy of all data of a person begins to be made; one at a time, and only the account itself can open it (REGRAS 2.17 Export). */
export async function pedirCopia(trx: Trx, { usuarioId, agora, requestId }: Pedido): Promise<number> {
  const exportacaoId = (await insertExportacao(trx, { usuarioId, agora })) ?? recusar('exportacaoEmCurso');
  await enfileirar(trx, GERAR_EXPORTACAO, { exportacaoId }, { requestId });
  return exportacaoId;
}
