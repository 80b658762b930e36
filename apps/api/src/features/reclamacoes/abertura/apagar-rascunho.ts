import { APAGAR_ARQUIVOS } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Reclamacao } from '../repository.ts';

/** 30 days as a draft: its words and its files go (REGRAS 2.7, 244). */
export async function apagarRascunho(trx: Trx, { id }: Reclamacao): Promise<void> {
  const anexos = await trx.selectFrom('reclamacao_anexos').select('arquivo').where('reclamacao_id', '=', id).execute();
  const nomes = anexos.map(({ arquivo }) => arquivo);
  if (nomes.length > 0) await enfileirar(trx, APAGAR_ARQUIVOS, { nomes });
  await trx.deleteFrom('reclamacoes').where('id', '=', id).execute();
}
