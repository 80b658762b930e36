import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { TipoDocumento } from '@rateia/domain/cadastro/validacao-conta';
import { ladosDe } from '@rateia/domain/cadastro/validacao-conta';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { abrirRascunho, exigirQuePossaEnviar } from './envio.ts';
import { guardarImagem, tratarImagem } from './guardar-imagem.ts';
import { apresentarValidacao } from './presenter.ts';

type Contrato = typeof cadastro.createDocumento;

/** One side of the document; the first one begins the validation (spec A§7 validacao-conta/documento). */
export const createDocumento = async (
  ctx: ContextoUsuario,
  { body: { tipoDocumento, parte } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const tipo = tipoDocumento as TipoDocumento;
  if (!ladosDe(tipo).includes(parte))
    return recusar('dadosInvalidos', { dados: { campos: { parte: 'Este documento não tem verso.' } } });
  // Who may not send is told before the picture costs anything.
  await exigirQuePossaEnviar(ctx.db, ctx.usuario.id);
  const imagens = await tratarImagem(ctx, ctx.arquivo ?? recusar('dadosInvalidos'));
  const { id } = await abrirRascunho(ctx, tipo);
  const validacao = await guardarImagem(ctx, { validacaoId: id, parte, imagens });
  return { validacao: await apresentarValidacao(ctx.db, validacao) };
};
