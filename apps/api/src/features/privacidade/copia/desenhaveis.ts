import type { Gateways } from '../../../http/deps.ts';
import type { ParteDosDados, Registro } from './ler-dados.ts';
import { imagemDe } from './ler-dados.ts';
import type { ImagemDaCopia } from './ler-imagem.ts';

/** Pixels of the longer side of a picture on the page; the other file has the picture whole. */
const LADO = 1_200;

/** The pictures of a copy as the document can draw them: JPEG, and no larger than they are seen. */
export async function desenhaveis(
  { imagens }: Pick<Gateways, 'imagens'>,
  partes: readonly ParteDosDados[],
): Promise<ReadonlyMap<Registro, Buffer>> {
  const desenhos = new Map<Registro, Buffer>();
  for (const registro of partes.flatMap(({ tabelas }) => tabelas.flatMap(({ registros }) => registros))) {
    const imagem = imagemDe(registro);
    if (imagem !== undefined) desenhos.set(registro, await emJpeg(imagens, imagem));
  }
  return desenhos;
}

async function emJpeg(imagens: Gateways['imagens'], { base64 }: ImagemDaCopia): Promise<Buffer> {
  const desenho = await imagens.converter(Buffer.from(base64, 'base64'), { formato: 'jpeg', lado: LADO });
  if (desenho === undefined) throw new Error('too many pictures at once: the job comes again');
  return desenho.bytes;
}
