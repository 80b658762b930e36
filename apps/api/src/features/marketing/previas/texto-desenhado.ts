import { readFileSync } from 'node:fs';
import { letrasDe } from '@rateia/domain/letras';

/**
 * Letters of Gabarito (SIL Open Font License), one per line with its width and its outline, y upwards, in fractions of
 * the em. `npm run letras` writes the file.
 */
const LETRAS: ReadonlyMap<string, readonly [largura: number, desenho: string]> = new Map(
  readFileSync(new URL('letras.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((linha) => linha.split('\t'))
    .map(([letra = '', largura = '', desenho = '']) => [letra, [Number(largura), desenho]]),
);
const EM = 1000;

interface Lugar {
  readonly x: number;
  /** The line on which the letters stand. */
  readonly y: number;
  /** Height of the letters in pixels. */
  readonly tamanho: number;
  readonly cor: string;
}

/** The extra width with which bold is drawn over the outlines, in parts of the size. */
const NEGRITO = 0.028;

/** A text as the outlines of its letters, so that a picture needs no font of the machine. A letter that is not there is left out. */
export function textoDesenhado(texto: string, { x, y, tamanho, cor }: Lugar): string {
  const escala = tamanho / EM;
  let onde = 0;
  const letras = [...texto].map((letra) => {
    const [largura, desenho] = LETRAS.get(letra) ?? [0, ''];
    const parte = desenho === '' ? '' : `<path transform="translate(${onde} 0)" d="${desenho}"/>`;
    onde += largura;
    return parte;
  });
  return `<g transform="translate(${x} ${y}) scale(${escala} ${-escala})" fill="${cor}" stroke="${cor}" stroke-width="${NEGRITO * EM}" stroke-linejoin="round">${letras.join('')}</g>`;
}

export function larguraDoTexto(texto: string, tamanho: number): number {
  return ([...texto].reduce((soma, letra) => soma + (LETRAS.get(letra)?.[0] ?? 0), 0) * tamanho) / EM;
}

/** The text in as few lines as it needs, in the largest of the sizes in which it fits; cut with an ellipsis when it fits in none. */
export function linhasQueCabem(
  texto: string,
  {
    largura,
    linhas,
    tamanhos,
  }: { readonly largura: number; readonly linhas: number; readonly tamanhos: readonly number[] },
): { readonly linhas: readonly string[]; readonly tamanho: number } {
  for (const tamanho of tamanhos) {
    const feitas = quebrar(texto, largura, tamanho);
    if (feitas.length <= linhas && feitas.every((linha) => larguraDoTexto(linha, tamanho) <= largura))
      return { linhas: feitas, tamanho };
  }
  const tamanho = tamanhos.at(-1) ?? 0;
  const feitas = quebrar(texto, largura, tamanho).slice(0, linhas);
  return { linhas: feitas.map((linha, i) => cortar(linha, { largura, tamanho, ultima: i === linhas - 1 })), tamanho };
}

function quebrar(texto: string, largura: number, tamanho: number): readonly string[] {
  const linhas: string[] = [];
  for (const palavra of texto.split(/\s+/).filter((parte) => parte !== '')) {
    const ultima = linhas.at(-1);
    const junto = `${ultima ?? ''} ${palavra}`;
    if (ultima !== undefined && larguraDoTexto(junto, tamanho) <= largura) linhas[linhas.length - 1] = junto;
    else linhas.push(palavra);
  }
  return linhas;
}

function cortar(
  linha: string,
  { largura, tamanho, ultima }: { readonly largura: number; readonly tamanho: number; readonly ultima: boolean },
): string {
  const letras = [...letrasDe(linha)];
  let cortada = ultima ? `${linha}…` : linha;
  while (letras.length > 0 && larguraDoTexto(cortada, tamanho) > largura) {
    letras.pop();
    cortada = `${letras.join('')}…`;
  }
  return cortada;
}
