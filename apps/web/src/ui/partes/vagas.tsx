import c from './vagas.module.css';

/** One seat in the meter. `sua` and `sua-fila` are the reader's own: the only ones in mango. */
export type EstadoVaga = 'sua' | 'sua-fila' | 'ocupada' | 'retida' | 'livre';

interface VagasProps {
  readonly vagas: readonly EstadoVaga[];
  /**
   * The picture in words, for a person who does not see it; by default it counts the seats. The screen writes the words
   * beside it.
   */
  readonly descricao?: string;
  /** Lets the segments grow with the card (the reader's own groups). */
  readonly larga?: boolean;
  readonly className?: string | undefined;
}

const nomes: Record<EstadoVaga, [singular: string, plural: string]> = {
  sua: ['sua', 'suas'],
  'sua-fila': ['sua na fila', 'suas na fila'],
  ocupada: ['ocupada', 'ocupadas'],
  retida: ['reservada por alguém que está pagando', 'reservadas por quem está pagando'],
  livre: ['livre', 'livres'],
};

/** The seat meter: one segment per seat. */
export function Vagas({ vagas, descricao, larga = false, className }: VagasProps) {
  return (
    <span
      className={[c['vagas'], className].filter(Boolean).join(' ')}
      data-larga={larga || undefined}
      data-muitas={vagas.length > 8 || undefined}
      role="img"
      aria-label={descricao ?? descreverVagas(vagas)}
    >
      {vagas
        .map((estado, lugar) => ({ estado, lugar }))
        .map(({ estado, lugar }) => (
          <i key={lugar} data-estado={estado} />
        ))}
    </span>
  );
}

/** "6 vagas: 1 sua, 3 ocupadas, 2 livres." */
export function descreverVagas(vagas: readonly EstadoVaga[]): string {
  const contagens = (Object.keys(nomes) as EstadoVaga[])
    .map((estado) => ({ estado, quantas: vagas.filter((v) => v === estado).length }))
    .filter(({ quantas }) => quantas > 0)
    .map(({ estado, quantas }) => `${quantas} ${nomes[estado][quantas === 1 ? 0 : 1]}`);
  return `${vagas.length} ${vagas.length === 1 ? 'vaga' : 'vagas'}: ${contagens.join(', ')}.`;
}

/** The meter of a group from its counts: yours first, then the others, the held ones, the free ones. */
export function vagasDasContagens(contagens: {
  readonly total: number;
  readonly suas?: number;
  readonly suasNaFila?: number;
  readonly retidas?: number;
  readonly livres: number;
}): EstadoVaga[] {
  const { total, suas = 0, suasNaFila = 0, retidas = 0, livres } = contagens;
  const ocupadas = Math.max(0, total - suas - suasNaFila - retidas - livres);
  return [
    ...repete('sua', suas),
    ...repete('ocupada', ocupadas),
    ...repete('sua-fila', suasNaFila),
    ...repete('retida', retidas),
    ...repete('livre', livres),
  ];
}

function repete(estado: EstadoVaga, vezes: number): EstadoVaga[] {
  return Array.from({ length: Math.max(0, vezes) }, () => estado);
}
