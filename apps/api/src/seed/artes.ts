/** Artwork of the demonstration's campaigns, drawn by us: shapes in the product's colours, and no mark of anybody. */
export type Arte = 'pizza' | 'cadeiras' | 'cofre' | 'porta';

export type Medida = { readonly largura: number; readonly altura: number };

export function desenharArte(arte: Arte, { largura, altura }: Medida): string {
  const [fundo, forma] = DESENHOS[arte];
  // The drawing is 320 by 180 in the middle of a ground that goes to the edges.
  const escala = Math.min(largura / BASE.largura, altura / BASE.altura);
  const x = (largura - BASE.largura * escala) / 2;
  const y = (altura - BASE.altura * escala) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}">
    <rect width="${largura}" height="${altura}" fill="${fundo}"/>
    <circle cx="${largura * 0.14}" cy="${altura * 0.2}" r="${altura * 0.26}" fill="#ffffff" opacity="0.1"/>
    <circle cx="${largura * 0.9}" cy="${altura * 0.86}" r="${altura * 0.34}" fill="#ffffff" opacity="0.1"/>
    <g transform="translate(${x} ${y}) scale(${escala})">${forma}</g>
  </svg>`;
}

const BASE: Medida = { largura: 320, altura: 180 };

/** Eight slices, of which two are taken by others. */
function fatias(): string {
  return Array.from({ length: 8 }, (_, n) => {
    const [de, ate] = [n, n + 1].map((k) => (k * Math.PI) / 4 - Math.PI / 8) as [number, number];
    const longe = n === 0 || n === 3 ? 14 : 2;
    const meio = (de + ate) / 2;
    const [cx, cy] = [160 + Math.cos(meio) * longe, 90 + Math.sin(meio) * longe];
    function ponta(a: number): string {
      return `${cx + Math.cos(a) * 64} ${cy + Math.sin(a) * 64}`;
    }
    const cor = n === 0 || n === 3 ? '#ffb547' : '#ffd9a0';
    return `<path d="M${cx} ${cy}L${ponta(de)}A64 64 0 0 1 ${ponta(ate)}Z" fill="${cor}"/>`;
  }).join('');
}

function cadeira(x: number, cor: string): string {
  return `<g transform="translate(${x} 44)" fill="${cor}"><rect x="0" y="0" width="12" height="92" rx="6"/><rect x="0" y="44" width="56" height="14" rx="7"/><rect x="44" y="50" width="12" height="42" rx="6"/></g>`;
}

const DESENHOS: Readonly<Record<Arte, readonly [fundo: string, forma: string]>> = {
  pizza: ['#00686e', fatias()],
  cadeiras: [
    '#0a4f57',
    cadeira(30, '#cfe5e6') + cadeira(98, '#cfe5e6') + cadeira(166, '#ffb547') + cadeira(234, '#cfe5e6'),
  ],
  cofre: [
    '#0b5d52',
    '<rect x="96" y="34" width="128" height="112" rx="20" fill="#cfe5e6"/><circle cx="160" cy="90" r="34" fill="#0b5d52"/><circle cx="160" cy="90" r="10" fill="#ffb547"/><rect x="156" y="58" width="8" height="64" rx="4" fill="#ffb547"/><rect x="128" y="86" width="64" height="8" rx="4" fill="#ffb547"/>',
  ],
  porta: [
    '#7a4a12',
    '<rect x="112" y="26" width="96" height="134" rx="12" fill="#ffd9a0"/><path d="M122 36h62l-20 16v98h-42z" fill="#ffb547"/><circle cx="154" cy="100" r="6" fill="#7a4a12"/><rect x="72" y="156" width="176" height="8" rx="4" fill="#ffd9a0"/>',
  ],
};
