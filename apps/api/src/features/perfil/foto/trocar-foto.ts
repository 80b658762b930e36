import { APAGAR_ARQUIVOS } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { arquivoDaFoto } from './endereco-da-foto.ts';

/** Puts the code of a new photo, or none, on the account, and leaves the file of the old one to its job. */
export async function trocarFoto(
  trx: Trx,
  { usuario, agora, ip, requestId }: ContextoUsuario,
  imagem: string | null,
): Promise<void> {
  const { imagem: antes } = await trx
    .selectFrom('usuarios')
    .select('imagem')
    .where('id', '=', usuario.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('usuarios').set({ imagem }).where('id', '=', usuario.id).execute();
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: 'perfil.foto',
    alvo: `usuario:${usuario.id}`,
    dados: { tem: imagem !== null },
    ip,
    em: agora,
  });
  const velha = antes?.split('/').at(-1);
  if (velha !== undefined) await enfileirar(trx, APAGAR_ARQUIVOS, { nomes: [arquivoDaFoto(velha)] }, { requestId });
}
