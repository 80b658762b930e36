import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import c from './campo-dinheiro.module.css';
import { centavosDigitados } from './mascaras.ts';
import type { CampoProps } from './moldura-do-campo.tsx';
import { MolduraDoCampo } from './moldura-do-campo.tsx';

interface CampoDinheiroProps extends CampoProps {
  /** Integer centavos; undefined while nothing was typed. */
  readonly value: number | undefined;
  readonly onChange: (valor: number | undefined) => void;
  /** The one field of the screen, in the size of an amount. */
  readonly grande?: boolean;
}

/** An amount, typed as on a bank's keypad: figures enter at the cents. A pasted amount is read as it is written. */
export function CampoDinheiro({ value, onChange, grande = false, ...campo }: CampoDinheiroProps) {
  const escrito = value === undefined ? '' : (formatarReais(centavos(value)).split('\u00A0')[1] ?? '');
  return (
    <MolduraDoCampo
      {...campo}
      escrito={value}
      placeholder="0,00"
      grande={grande}
      inicio="R$"
      vestes={{ entrada: c['entrada'], lado: c['moeda'] }}
    >
      {(entrada) => (
        <input
          {...entrada}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={escrito}
          onChange={(evento) => onChange(centavosDigitados(evento.currentTarget.value, escrito))}
        />
      )}
    </MolduraDoCampo>
  );
}
