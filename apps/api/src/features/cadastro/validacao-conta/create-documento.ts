import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import type { TipoDocumento } from '@rateia/domain/cadastro/validacao-conta';
import { ladosDe } from '@rateia/domain/cadastro/validacao-conta';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Conclusao } from '../../../http/rotas.ts';
import { abrirRascunho, exigirQuePossaEnviar } from './envio.ts';
import { guardarImagem, trocarImagem } from './guardar-imagem.ts';
import { apresentarValidacao } from './presenter.ts';

type Contrato = typeof cadastro.createDocumento;

/** Receives one side of the document; the first one begins the validation (spec A§7 validacao-conta/documento). */
export async function createDocumento(
  ctx: ContextoUsuario,
  { body: { tipoDocumento, parte } }: Recebida<Contrato>,
): Promise<Conclusao<Contrato>> {
  const tipo = tipoDocumento as TipoDocumento;
  if (!ladosDe(tipo).includes(parte))
    return recusar('dadosInvalidos', { dados: { campos: { parte: 'Este documento não tem verso.' } } });
  // A person who may not send is refused before the picture costs anything.
  const aberta = await exigirQuePossaEnviar(ctx.db, ctx.usuario.id);
  const imagem = await guardarImagem(ctx);
  return async (trx) => {
    const { id } = await abrirRascunho(trx, ctx, { aberta, tipo });
    const validacao = await trocarImagem(trx, ctx, { validacaoId: id, parte, imagem });
    return { validacao: await apresentarValidacao(trx, validacao) };
  };
}
