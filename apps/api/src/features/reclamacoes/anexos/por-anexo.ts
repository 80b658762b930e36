import type { Lado } from '@rateia/domain/reclamacoes/listagens';
import { ficarCom } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import type { AnexoGuardado } from '../../../http/anexos/guardar-anexo.ts';
import { colunasDoAnexo, lugarLivre } from '../../../http/anexos/guardar-anexo.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { anexosDoLado } from '../apresentar-reclamacao.ts';
import type { Reclamacao } from '../repository.ts';
import { ANEXOS_DA_RECLAMACAO } from './anexos-repository.ts';

/** Writes the row that leads to a stored file, in the next free place of its side: the places are counted by the database too. */
export async function porAnexo(
  trx: Trx,
  { deps, agora, usuario }: ContextoUsuario,
  p: {
    readonly reclamacao: Reclamacao;
    readonly lado: Lado;
    readonly interacaoId: number;
    readonly anexo: AnexoGuardado;
  },
): Promise<void> {
  const { reclamacao, lado, interacaoId, anexo } = p;
  const ocupados = await trx
    .selectFrom('reclamacao_anexos')
    .select('numero')
    .where('reclamacao_id', '=', reclamacao.id)
    .where('lado', '=', lado)
    .execute();
  await trx
    .insertInto('reclamacao_anexos')
    .values({
      ...colunasDoAnexo(deps.cifra, ANEXOS_DA_RECLAMACAO, anexo),
      reclamacao_id: reclamacao.id,
      interacao_id: interacaoId,
      usuario_id: usuario.id,
      lado,
      numero: lugarLivre(ocupados, anexosDoLado(reclamacao, await deps.regras())),
      em: agora,
    })
    .execute();
  await ficarCom(trx, anexo.provisorios);
}
