import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { abrirRascunho, exigirQuePossaEnviar } from './envio.ts';
import { guardarImagem, tratarImagem } from './guardar-imagem.ts';
import { apresentarValidacao } from './presenter.ts';

/** The person's own picture, for the document that was begun before (spec A§7 documento/upload-self). */
export const uploadSelf = async (ctx: ContextoUsuario): Promise<Resposta<typeof cadastro.uploadSelf>> => {
  const aberta = await exigirQuePossaEnviar(ctx.db, ctx.usuario.id);
  if (aberta === undefined) return recusar('documentoIncompleto', { valores: { faltam: 'o documento' } });
  const imagens = await tratarImagem(ctx, ctx.arquivo ?? recusar('dadosInvalidos'));
  const { id } = await abrirRascunho(ctx);
  const validacao = await guardarImagem(ctx, { validacaoId: id, parte: 'self', imagens });
  return { validacao: await apresentarValidacao(ctx.db, validacao) };
};
