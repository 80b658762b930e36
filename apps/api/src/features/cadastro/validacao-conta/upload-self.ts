import type { cadastro } from '@rateia/contracts/cadastro';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Conclusao } from '../../../http/rotas.ts';
import { abrirRascunho, exigirQuePossaEnviar } from './envio.ts';
import { guardarImagem, trocarImagem } from './guardar-imagem.ts';
import { apresentarValidacao } from './presenter.ts';

/** The person's own picture, for the document that was begun before (spec A§7 documento/upload-self). */
export async function uploadSelf(ctx: ContextoUsuario): Promise<Conclusao<typeof cadastro.uploadSelf>> {
  const aberta = await exigirQuePossaEnviar(ctx.db, ctx.usuario.id);
  if (aberta === undefined) return recusar('documentoIncompleto', { valores: { faltam: 'o documento' } });
  const imagem = await guardarImagem(ctx);
  return async (trx) => {
    const { id } = await abrirRascunho(trx, ctx, { aberta });
    const validacao = await trocarImagem(trx, ctx, { validacaoId: id, parte: 'self', imagem });
    return { validacao: await apresentarValidacao(trx, validacao) };
  };
}
