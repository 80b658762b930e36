import { sql } from 'kysely';
import type { ImagemGuardada } from '../../../db/dados-pessoais.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { Gateways } from '../../../http/deps.ts';

/** A picture inside a copy: the file itself, for programs to write out and for the document to draw. */
export type ImagemDaCopia = { readonly formato: 'jpeg' | 'webp'; readonly base64: string };
/** The text in the place of a picture that no copy of this size holds. */
export const IMAGEM_GRANDE = 'Fora desta cópia: as imagens passam do limite. Peça o arquivo à nossa equipe.';
/** The text in the place of a picture whose file is gone although its row says otherwise. */
export const IMAGEM_PERDIDA = 'O arquivo não está mais guardado.';
/** Bytes of all pictures of one copy together: both files of it are kept in a row of the database. */
export const MAXIMO_DAS_IMAGENS = 30 * 1024 * 1024;

/** Names under which the place of a picture is read beside the columns; none of them goes into the copy. */
const LIDAS = { arquivo: '_arquivo', chave: '_chave', leitor: '_leitor', contexto: '_contexto' } as const;

/** The columns that say where the picture of a row is. */
export function colunasDaImagem(imagem: ImagemGuardada | undefined) {
  return imagem === undefined
    ? []
    : Object.entries({ arquivo: imagem.arquivo, ...imagem.selo }).map(
        ([nome, expressao]) => sql`${sql.raw(expressao)} as ${sql.id(LIDAS[nome as keyof typeof LIDAS])}`,
      );
}

export type LeitorDeImagens = (linha: Readonly<Record<string, unknown>>) => Promise<ImagemDaCopia | string | null>;

/**
 * Reads the pictures of one copy, up to the limit of one copy. A store that does not answer is a failure: the job comes
 * again.
 */
export function leitorDeImagens(
  { cifra, gateways }: { readonly cifra: Cifra; readonly gateways: Pick<Gateways, 'arquivos'> },
  maximo = MAXIMO_DAS_IMAGENS,
): LeitorDeImagens {
  let restam = maximo;
  return async (linha) => {
    const arquivo = linha[LIDAS.arquivo];
    if (typeof arquivo !== 'string') return null;
    const lido = await gateways.arquivos.ler(arquivo);
    if (lido.situacao === 'inexistente') return IMAGEM_PERDIDA;
    if (lido.situacao !== 'ok') throw new Error('a picture of the copy could not be read');
    const bytes = aberta(cifra, linha, lido.valor);
    if (bytes.length > restam) return IMAGEM_GRANDE;
    restam -= bytes.length;
    return { formato: bytes[0] === 0xff ? 'jpeg' : 'webp', base64: bytes.toString('base64') };
  };
}

function aberta(cifra: Cifra, linha: Readonly<Record<string, unknown>>, guardados: Buffer): Buffer {
  const chave = linha[LIDAS.chave];
  if (!Buffer.isBuffer(chave)) return guardados;
  const aberta = cifra.desembrulhar(chave, String(linha[LIDAS.leitor]));
  return cifra.decifrarBytes(aberta, guardados, String(linha[LIDAS.contexto]));
}
