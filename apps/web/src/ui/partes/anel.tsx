import type { ReactNode } from 'react';
import c from './anel.module.css';

/** The colour of one part. `sua` is mango; `claro` and `vazio-escuro` are for petrol grounds. */
export type PinturaAnel = 'cheia' | 'sua' | 'vazia' | 'clara' | 'vazia-escura';

interface AnelProps {
  /** One entry per part, clockwise from the top. Over 100 parts, equal neighbours become one arc. */
  readonly partes: readonly PinturaAnel[];
  readonly tamanho?: number;
  /** Thickness of the ring as a share of its radius. */
  readonly grossura?: number;
  /** One number, drawn in the middle. */
  readonly children?: ReactNode;
  /** The picture in words; without it the ring is decoration beside words. */
  readonly descricao?: string;
  readonly girando?: boolean;
}

const RAIO = 50;

/** The whole made of parts: cotas, minutes left, the loader, the empty state. */
export function Anel({ partes, tamanho = 92, grossura = 0.24, children, descricao, girando = false }: AnelProps) {
  const espessura = RAIO * grossura;
  const raio = RAIO - espessura / 2;
  const arcos = unirPartes(partes);
  const papel =
    descricao === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': descricao } as const);
  return (
    <span className={c['anel']} style={{ width: tamanho, height: tamanho }} {...papel}>
      <svg
        viewBox="0 0 100 100"
        width={tamanho}
        height={tamanho}
        className={girando ? c['girando'] : undefined}
        aria-hidden="true"
      >
        {arcos.map(({ de, ate, pintura }) => (
          <path
            key={de}
            d={arco(raio, de, ate)}
            className={c['parte']}
            data-pintura={pintura}
            strokeWidth={espessura}
            fill="none"
          />
        ))}
      </svg>
      {children !== undefined && <span className={c['dentro']}>{children}</span>}
    </span>
  );
}

interface Arco {
  /** Fractions of a turn. */
  readonly de: number;
  ate: number;
  readonly pintura: PinturaAnel;
}

/** Up to 100 parts stay apart with a gap that shrinks as they grow in number; above, equal neighbours are one arc. */
export function unirPartes(partes: readonly PinturaAnel[]): Arco[] {
  const n = partes.length;
  if (n === 0) return [];
  const folga = n === 1 ? 0.0001 : n > 100 ? 0.006 : Math.min(0.014, 0.28 / n);
  const grupos: Arco[] = [];
  partes.forEach((pintura, i) => {
    const ultimo = grupos.at(-1);
    if (n > 100 && ultimo?.pintura === pintura) ultimo.ate = (i + 1) / n;
    else grupos.push({ de: i / n, ate: (i + 1) / n, pintura });
  });
  return grupos.map(({ de, ate, pintura }) => ({ de: de + folga / 2, ate: ate - folga / 2, pintura }));
}

function arco(raio: number, de: number, ate: number): string {
  function ponto(volta: number): string {
    const angulo = volta * 2 * Math.PI - Math.PI / 2;
    return `${(50 + raio * Math.cos(angulo)).toPrecision(6)} ${(50 + raio * Math.sin(angulo)).toPrecision(6)}`;
  }
  return `M${ponto(de)}A${raio} ${raio} 0 ${ate - de > 0.5 ? 1 : 0} 1 ${ponto(ate)}`;
}
