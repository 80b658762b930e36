import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { Gateways } from '../../../http/deps.ts';
import type { Documento } from './repository.ts';

export type TamanhoDaImagem = 'inteira' | 'miniatura';

/** Each file is sealed for its picture and its size: when two files are swapped on the disk, neither opens. */
export function contextoDaImagem(documentoId: string, tamanho: TamanhoDaImagem): string {
  return `documento:${documentoId}:${tamanho}`;
}
export function leitorDoDocumento(documentoId: string): string {
  return `documento:${documentoId}`;
}

/** The picture in the clear; undefined while the store does not answer. */
export async function abrirImagem(
  { cifra, gateways }: { readonly cifra: Cifra; readonly gateways: Gateways },
  { documento, tamanho }: { readonly documento: Documento; readonly tamanho: TamanhoDaImagem },
): Promise<Buffer | undefined> {
  const lido = await gateways.arquivos.ler(tamanho === 'inteira' ? documento.arquivo : documento.miniatura);
  if (lido.situacao !== 'ok') return undefined;
  const chave = cifra.desembrulhar(documento.chaveEmbrulhada, leitorDoDocumento(documento.id));
  return cifra.decifrarBytes(chave, lido.valor, contextoDaImagem(documento.id, tamanho));
}
