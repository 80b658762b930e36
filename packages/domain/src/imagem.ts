import { formatarTamanho } from './formatos.ts';
import type { Regra } from './validacao.ts';
import { seHouver } from './validacao.ts';

/** Extensions of uploaded images (spec A§5 Uploaded images), in lower case. */
export const EXTENSOES_DE_IMAGEM = ['jpg', 'png', 'jpeg', 'heic'] as const;
export type ExtensaoDeImagem = (typeof EXTENSOES_DE_IMAGEM)[number];

/** 5 MB (spec A§5, A§9 uploads 5 MB). */
export const TAMANHO_MAXIMO_DE_IMAGEM = 5_242_880;
/** The same as a person reads it: "5 MB". */
export const LIMITE_DA_IMAGEM = formatarTamanho(TAMANHO_MAXIMO_DE_IMAGEM);

/** Smallest side on which a document can still be read, and the most pixels that are decoded at all. */
export const MENOR_LADO_DE_DOCUMENTO = 400;
export const PIXELS_MAXIMOS = 50_000_000;
/** The limit of a HEIC, whose decoder holds the whole picture twice: a telephone's usual 12 or 24 million fit. */
export const PIXELS_MAXIMOS_DO_HEIC = 25_000_000;

export type ProblemaDoArquivo = 'imagemExtensao' | 'imagemVazia' | 'arquivoGrandeDemais';

/** The extension of a file name in lower case, or undefined for a name without one (spec A§5: the name must have an extension). */
export function extensaoDe(nome: string): string | undefined {
  const ponto = nome.lastIndexOf('.');
  return ponto <= 0 || ponto === nome.length - 1 ? undefined : nome.slice(ponto + 1).toLowerCase();
}

export function ehExtensaoDeImagem(extensao: string | undefined): extensao is ExtensaoDeImagem {
  return EXTENSOES_DE_IMAGEM.some((aceita) => aceita === extensao);
}

/** An image's name has an extension, one of the list in any capitals (spec A§5). */
export const imagem: Regra = /* @__PURE__ */ seHouver(
  (nome) => ehExtensaoDeImagem(extensaoDe(nome)),
  (campo) => `O campo ${campo} precisa ter uma imagem ${EXTENSOES_DE_IMAGEM.join(', ')}.`,
);

/** The fault of a file by its name and size alone, before any of it is read (spec A§5 Uploaded images). */
export function problemaDoArquivo(arquivo: {
  readonly nome: string;
  readonly tamanho: number;
}): ProblemaDoArquivo | undefined {
  if (!ehExtensaoDeImagem(extensaoDe(arquivo.nome))) return 'imagemExtensao';
  if (arquivo.tamanho === 0) return 'imagemVazia';
  return arquivo.tamanho > TAMANHO_MAXIMO_DE_IMAGEM ? 'arquivoGrandeDemais' : undefined;
}
