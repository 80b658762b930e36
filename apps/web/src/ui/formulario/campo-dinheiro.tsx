import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import c from './campo-dinheiro.module.css';
import type { CampoProps } from './moldura-do-campo.tsx';
import { MolduraDoCampo } from './moldura-do-campo.tsx';

interface CampoDinheiroProps extends CampoProps {
  /** Integer centavos; undefined while nothing was typed. */
  value: number | undefined;
  onChange: (valor: number | undefined) => void;
  /** The one field of the screen, in the size of an amount. */
  grande?: boolean;
}

/** Up to R$ 9.999.999,99. */
const MAX_DIGITOS = 9;

/** An amount, typed as on a bank's keypad: figures enter at the cents. */
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
          onChange={(evento) => {
            const digitos = evento.currentTarget.value.replace(/\D/g, '').replace(/^0+/, '').slice(0, MAX_DIGITOS);
            onChange(digitos === '' ? undefined : centavos(Number(digitos)));
          }}
        />
      )}
    </MolduraDoCampo>
  );
}
