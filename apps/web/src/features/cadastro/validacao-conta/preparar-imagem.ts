const MAIOR_LADO = 2_400;
const QUALIDADE = 0.9;
const PEQUENA = 1_500_000;

/**
 * A large photograph made smaller on the device: it leaves sooner, and without where it was taken. What this browser
 * cannot open (HEIC outside of Apple's) goes as it is, for the server can.
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

/** What a canvas shows, as a file. */
export async function paraJpeg(tela: HTMLCanvasElement, nome: string): Promise<File> {
  const bytes = await new Promise<Blob | null>((resolver) => tela.toBlob(resolver, 'image/jpeg', QUALIDADE));
  if (bytes === null) throw new Error('the canvas gave no picture');
  return new File([bytes], nome, { type: 'image/jpeg' });
}
