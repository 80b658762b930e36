import type { ReactNode } from 'react';
import c from './chips.module.css';
import { useEscolha } from './use-escolha.ts';

export interface Chip<V extends string | number> {
  readonly valor: V;
  readonly rotulo: ReactNode;
  readonly icone?: ReactNode;
  /** The number of items. */
  readonly conta?: number;
}

interface ChipsProps<V extends string | number> {
  /** The name of the filter. */
  readonly rotulo: string;
  readonly chips: readonly Chip<V>[];
  readonly valor: V;
  readonly aoEscolher: (valor: V) => void;
}

/** The number of chips from which they stand closer, and where they need two rows, in two of about the same length. */
const MUITOS = 9;

/** Filters of one list, in a row that scrolls sideways on phones. */
export function Chips<V extends string | number>({ rotulo, chips, valor, aoEscolher }: ChipsProps<V>) {
  const [escolhido, escolher] = useEscolha(valor, aoEscolher);
  return (
    <fieldset className={c['chips']} data-muitos={chips.length >= MUITOS || undefined} aria-label={rotulo}>
      {chips.map((chip) => (
        <button
          key={chip.valor}
          type="button"
          aria-pressed={chip.valor === escolhido}
          onClick={() => escolher(chip.valor)}
        >
          {chip.icone}
          {chip.rotulo}
          {chip.conta !== undefined && <span>{chip.conta}</span>}
        </button>
      ))}
    </fieldset>
  );
}
