import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { arquivoDaFoto, enderecoDaFoto } from './endereco-da-foto.ts';

/**
 * A picture that is in use now. A picture that was taken down is gone at once, even if the file is still on the disk.
 */
export async function getFoto(
  { deps, db }: Contexto,
  { params: { codigo } }: Recebida<typeof perfil.getFoto>,
): Promise<RespostaBinaria> {
  const emUso = await db
    .selectFrom('usuarios')
    .select('id')
    .where('imagem', '=', enderecoDaFoto(codigo))
    .executeTakeFirst();
  if (emUso === undefined) return recusar('naoEncontrado');
  const lida = await deps.gateways.arquivos.ler(arquivoDaFoto(codigo));
  if (lida.situacao === 'inexistente') return recusar('naoEncontrado');
  if (lida.situacao !== 'ok') return recusar('indisponivel');
  return { tipo: 'image/webp', nome: 'foto.webp', bytes: lida.valor, cache: 'imutavel' };
}
