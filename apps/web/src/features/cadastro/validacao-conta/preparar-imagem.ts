const MAIOR_LADO = 2_400;
const QUALIDADE = 0.9;
const PEQUENA = 1_500_000;

/**
 * Makes a large photograph smaller on the device: it is sent faster, and without the place where it was taken. A
 * picture that this browser cannot open (HEIC outside of Apple's) is sent as it is, because the server can open it.
 */
export async function prepararImagem(arquivo: File): Promise<File> {
  if (arquivo.size <= PEQUENA) return arquivo;
  try {
    const imagem = await createImageBitmap(arquivo);
    const escala = Math.min(1, MAIOR_LADO / Math.max(imagem.width, imagem.height));
    const tela = document.createElement('canvas');
    tela.width = Math.round(imagem.width * escala);
    tela.height = Math.round(imagem.height * escala);
    tela.getContext('2d')?.drawImage(imagem, 0, 0, tela.width, tela.height);
    imagem.close();
    return await paraJpeg(tela, arquivo.name.replace(/\.[^.]*$/, '.jpg'));
  } catch {
    return arquivo;
  }
}

/** The picture on a canvas, as a file. */
export async function paraJpeg(tela: HTMLCanvasElement, nome: string): Promise<File> {
  const bytes = await new Promise<Blob | null>((resolver) => tela.toBlob(resolver, 'image/jpeg', QUALIDADE));
  if (bytes === null) throw new Error('the canvas gave no picture');
  return new File([bytes], nome, { type: 'image/jpeg' });
}
