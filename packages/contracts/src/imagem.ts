import type { ChaveErro } from './erros.ts';

/**
 * The refusals of every call that takes a picture, besides its own; a call with a least size also has `imagemPequena`
 * (spec A§5 Uploaded images).
 */
export const RECUSAS_DE_IMAGEM = [
  'arquivoGrandeDemais',
  'imagemExtensao',
  'imagemVazia',
  'imagemConteudo',
  'imagemPixelsDemais',
  'imagemEstragada',
  'envioOcupado',
  'indisponivel',
] as const satisfies readonly ChaveErro[];
