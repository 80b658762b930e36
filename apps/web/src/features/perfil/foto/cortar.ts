/** Pixels of the picture that is sent; the server makes its own sizes of it. */
const LADO = 640;
const QUALIDADE = 0.9;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The chosen square as a JPEG; undefined when this browser cannot read the picture. */
export async function cortar(origem: string, { x, y, width, height }: Area): Promise<File | undefined> {
  const imagem = await abrir(origem);
  const tela = document.createElement('canvas');
  tela.width = LADO;
  tela.height = LADO;
  const pincel = tela.getContext('2d');
  if (imagem === undefined || pincel === null) return undefined;
  pincel.fillStyle = '#fff';
  pincel.fillRect(0, 0, LADO, LADO);
  pincel.drawImage(imagem, x, y, width, height, 0, 0, LADO, LADO);
  const bytes = await new Promise<Blob | null>((pronto) => tela.toBlob(pronto, 'image/jpeg', QUALIDADE));
  return bytes === null ? undefined : new File([bytes], 'foto.jpg', { type: 'image/jpeg' });
}

function abrir(origem: string): Promise<HTMLImageElement | undefined> {
  return new Promise((pronto) => {
    const imagem = new Image();
    imagem.onload = () => pronto(imagem);
    imagem.onerror = () => pronto(undefined);
    imagem.src = origem;
  });
}
