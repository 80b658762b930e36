import { randomBytes } from 'node:crypto';
import type { perfil } from '@rateia/contracts/perfil';
import { anunciarArquivos, ficarCom } from '../../../db/arquivos-a-guardar.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Conclusao } from '../../../http/rotas.ts';
import { apresentarUsuario } from '../../cadastro/index.ts';
import { arquivoDaFoto, enderecoDaFoto, LADO_DA_FOTO } from './endereco-da-foto.ts';
import { trocarFoto } from './trocar-foto.ts';

const BYTES_DO_CODIGO = 16;

/**
 * A new picture in place of the one there was: decoded, cut square and written anew, without metadata. Its address
 * cannot be guessed and is another one each time, so that it may be kept by browsers (spec A§2 /perfil/edicao; ASVS 5.2).
 */
export async function createFoto(ctx: ContextoUsuario): Promise<Conclusao<typeof perfil.createFoto>> {
  const { deps } = ctx;
  const { nome, bytes } = ctx.arquivo ?? recusar('dadosInvalidos');
  const saidas = [{ formato: 'webp', lado: LADO_DA_FOTO, quadrada: true }] as const;
  const tratada = await deps.gateways.imagens.tratar({ nome, bytes, saidas });
  if (tratada.situacao === 'ocupado') return recusar('envioOcupado', { cabecalhos: { 'retry-after': '3' } });
  if (tratada.situacao === 'recusada') return recusar(tratada.motivo);
  const [imagem] = tratada.imagens;
  if (imagem === undefined) throw new Error('one size was asked for');
  const codigo = randomBytes(BYTES_DO_CODIGO).toString('hex');
  const provisorio = await anunciarArquivos(deps, [arquivoDaFoto(codigo)]);
  const { situacao } = await deps.gateways.arquivos.guardar(arquivoDaFoto(codigo), imagem.bytes);
  if (situacao !== 'ok') return recusar('indisponivel');
  return async (trx) => {
    await trocarFoto(trx, ctx, enderecoDaFoto(codigo));
    await ficarCom(trx, provisorio);
    return await apresentarUsuario(trx, deps, ctx.usuario.id);
  };
}
