import { Oculto } from '../base/oculto.tsx';
import type { loteria } from '../tokens.ts';
import c from './bola.module.css';

export type CorLoteria = keyof typeof loteria;

/** Before the draw a number is outlined; after it, a hit is filled and a miss is grey. */
export type EstadoDaBola = 'aguardando' | 'acertou' | 'errou';

interface BolasProps {
  readonly loteria: CorLoteria;
  /** The numbers as they are printed on the bet: "02", "13", or a team's name in the games that have one. */
  readonly dezenas: readonly { readonly numero: string; readonly estado?: EstadoDaBola }[];
  /** The name of the list: "Jogo 1", "Resultado". */
  readonly rotulo: string;
}

/** The numbers of one bet or one draw: 34 px on a phone, eight in a row, smaller before they wrap (DESIGN §6 Bola). */
export function Bolas({ loteria, dezenas, rotulo }: BolasProps) {
  return (
    <ul className={c['bolas']} aria-label={rotulo}>
      {dezenas.map(({ numero, estado = 'aguardando' }) => (
        <li
          key={numero}
          className={c['bola']}
          data-estado={estado}
          data-nome={numero.length > 2 || undefined}
          style={{ '--cor': `var(--rt-lot-${loteria})`, '--forte': `var(--rt-lot-${loteria}-forte)` }}
        >
          {numero}
          {estado === 'acertou' && <Oculto>, acertou</Oculto>}
        </li>
      ))}
    </ul>
  );
}

/** The colour of a lottery beside its name; the name is always written. */
export function MarcaDaLoteria({ loteria }: { readonly loteria: CorLoteria }) {
  return (
    <span
      className={c['marca']}
      style={{ '--cor': `var(--rt-lot-${loteria})`, '--forte': `var(--rt-lot-${loteria}-forte)` }}
      aria-hidden="true"
    />
  );
}
