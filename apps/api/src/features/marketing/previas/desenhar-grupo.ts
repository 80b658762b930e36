import { textoDasVagas } from '@rateia/domain/compartilhar/cartao';
import { formatarReais } from '@rateia/domain/dinheiro';
import { CORES_GRUPO } from '@rateia/domain/grupos/enums';
import { MARCA } from '@rateia/domain/marca';
import type { FaceDoGrupo } from '../../grupos/index.ts';
import { larguraDoTexto, linhasQueCabem, textoDesenhado } from './texto-desenhado.ts';

export const LARGURA_DA_PREVIA = 1200;
export const ALTURA_DA_PREVIA = 630;

/** The colours of the product's own preview (`npm run previa`). */
const COR = {
  fundo: '#024147',
  branco: '#FFFFFF',
  claro: '#D0EAE8',
  livre: '#147C81',
  sua: '#FFB32B',
  tinta: '#10282D',
};
/** Group colours under which white is not read. */
const CLARAS: readonly string[] = ['cor-02', 'cor-03', 'cor-04', 'cor-05', 'padrao'];

const MARGEM = 84;
const TEXTO = { largura: 640, linhas: 2, tamanhos: [84, 72, 60, 50] } as const;
const ANEL = { x: 914, y: 315, raio: 158, grossura: 66 };
const FOLGA = 7;

/**
 * The picture for the link of a public group: the service in the group's colour, the price of a seat, and the seats
 * drawn as the ring of the mark, one free seat of which is the reader's. It shows no text that a person wrote and no
 * mark of another company (REGRAS 2.23).
 */
export function desenharGrupo(grupo: FaceDoGrupo): string {
  const { linhas, tamanho } = linhasQueCabem(grupo.servico, TEXTO);
  const alturaDaLinha = tamanho * 1.06;
  const base = linhas.length === 1 ? 388 : 366;
  const fim = base + alturaDaLinha * (linhas.length - 1);
  const nome = linhas.map((linha, i) =>
    textoDesenhado(linha, { x: MARGEM, y: base + alturaDaLinha * i, tamanho, cor: COR.branco }),
  );
  const preco = `${formatarReais(grupo.valorMensal)} por mês`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA_DA_PREVIA}" height="${ALTURA_DA_PREVIA}" viewBox="0 0 ${LARGURA_DA_PREVIA} ${ALTURA_DA_PREVIA}">
<rect width="100%" height="100%" fill="${COR.fundo}"/>${marca()}${rosto(grupo)}${nome.join('')}
${textoDesenhado(preco, { x: MARGEM, y: fim + 76, tamanho: 50, cor: COR.branco })}
${textoDesenhado(textoDasVagas(grupo.livres), { x: MARGEM, y: fim + 130, tamanho: 36, cor: COR.claro })}
${anel(grupo)}</svg>`;
}

function marca(): string {
  return `<g transform="translate(${MARGEM} 72) scale(1.6)"><rect width="40" height="40" rx="12" fill="#00686E"/><rect x="10.5" y="10" width="7" height="20" rx="2" fill="#fff"/><path d="M20 21V11.2A1.2 1.2 0 0 1 21.2 10 9.8 9.8 0 0 1 31 19.8 1.2 1.2 0 0 1 29.8 21Z" fill="${COR.sua}"/></g>${textoDesenhado(MARCA, { x: MARGEM + 82, y: 120, tamanho: 46, cor: COR.branco })}`;
}

/** The group's colour with the first letter of its service. */
function rosto({ cor, servico }: FaceDoGrupo): string {
  const nome = Object.hasOwn(CORES_GRUPO, cor) ? (cor as keyof typeof CORES_GRUPO) : 'padrao';
  const [inicial = ''] = servico.trim().toUpperCase();
  const x = MARGEM + (96 - larguraDoTexto(inicial, 56)) / 2;
  return `<rect x="${MARGEM}" y="190" width="96" height="96" rx="28" fill="${CORES_GRUPO[nome]}"/>${textoDesenhado(inicial, { x, y: 257, tamanho: 56, cor: CLARAS.includes(nome) ? COR.tinta : COR.branco })}`;
}

function anel({ vagas, livres }: FaceDoGrupo): string {
  const volta = 2 * Math.PI * ANEL.raio;
  const arco = volta / vagas - (vagas === 1 ? 0 : FOLGA);
  const partes = Array.from({ length: vagas }, (_, i) => {
    const cor = i >= livres ? COR.branco : i === 0 ? COR.sua : COR.livre;
    const giro = -90 + (360 / vagas) * i + (FOLGA / 2 / volta) * 360;
    return `<circle r="${ANEL.raio}" fill="none" stroke="${cor}" stroke-width="${ANEL.grossura}" stroke-dasharray="${arco} ${volta - arco}" transform="rotate(${giro})"/>`;
  });
  return `<g transform="translate(${ANEL.x} ${ANEL.y})">${partes.join('')}</g>`;
}
