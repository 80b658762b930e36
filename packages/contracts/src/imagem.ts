import type { ChaveErro } from './erros.ts';

/** What a call that takes a picture may answer besides its own refusals; one with a least size also `imagemPequena` (spec A§5 Uploaded images). */
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
