import c from './barra-partes.module.css';

/** The paint of a part of an amount. `caucao` is mango: it is the reader's; `bloqueado` is hatched. */
export type PinturaParte =
  | 'plano'
  | 'taxa'
  | 'caucao'
  | 'bloqueado'
  | 'disponivel'
  | 'bloqueado-escuro'
  | 'success'
  | 'warning'
  | 'danger';

export interface Parte {
  readonly chave: string;
  /** Any unit: only the proportion is drawn. Zero and below are left out. */
  readonly peso: number;
  readonly pintura: PinturaParte;
}

/** One bar in proportion; none where there is nothing to draw. Decorative: the lines under it carry the words and the numbers. */
export function BarraPartes({ partes }: { readonly partes: readonly Parte[] }) {
  const desenhadas = partes.filter(({ peso }) => peso > 0);
  if (desenhadas.length === 0) return null;
  return (
    <span className={c['barra']} aria-hidden="true">
      {desenhadas.map(({ chave, peso, pintura }) => (
        <i key={chave} data-pintura={pintura} style={{ flexGrow: peso }} />
      ))}
    </span>
  );
}

/** The swatch that ties a line to its part of the bar. */
export function Amostra({ pintura }: { readonly pintura: PinturaParte }) {
  return <span className={c['amostra']} data-pintura={pintura} aria-hidden="true" />;
}
