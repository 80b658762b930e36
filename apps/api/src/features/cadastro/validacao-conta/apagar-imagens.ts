import type { Parte } from '@rateia/domain/cadastro/validacao-conta';
import type { Instante } from '@rateia/domain/datas';
import { APAGAR_ARQUIVOS } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { GatewayArquivos } from '../../../gateways/arquivos/port.ts';

type Pedido = {
  readonly validacaoId: number;
  readonly agora: Instante;
  /** The pictures to delete; without it, all of them, and then the data read from them too. */
  readonly partes?: readonly Parte[];
};

/**
 * Deletes pictures of a validation. This transaction deletes the key, and without it nobody can read the file that the
 * job removes from the disk later. Hashes and result stay (REGRAS 2.17).
 */
export async function apagarImagens(trx: Trx, { validacaoId, agora, partes }: Pedido): Promise<void> {
  const apagados = await trx
    .updateTable('documentos')
    .set({ apagado_em: agora, chave_embrulhada: null })
    .where('validacao_id', '=', validacaoId)
    .where('apagado_em', 'is', null)
    .$if(partes !== undefined, (q) => q.where('parte', 'in', [...(partes ?? [])]))
    .returning(['arquivo', 'miniatura'])
    .execute();
  if (partes === undefined) {
    await trx
      .updateTable('validacoes_conta')
      .set({ imagens_apagadas_em: agora, comparacao_cifrada: null })
      .where('id', '=', validacaoId)
      .execute();
  }
  const nomes = apagados.flatMap(({ arquivo, miniatura }) => [arquivo, miniatura]);
  if (nomes.length > 0) await enfileirar(trx, APAGAR_ARQUIVOS, { nomes });
}

/** Takes files away; tried again by the queue until each is gone. */
export async function apagarArquivos(arquivos: GatewayArquivos, nomes: readonly string[]): Promise<void> {
  for (const nome of nomes) {
    const { situacao } = await arquivos.apagar(nome);
    if (situacao !== 'ok') throw new Error(`a file could not be deleted: ${situacao}`);
  }
}
