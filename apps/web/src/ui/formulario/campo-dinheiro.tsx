import { TextInput } from '@mantine/core';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import c from './campo-dinheiro.module.css';
import type { CampoProps } from './propriedades.tsx';
import { paraMantine } from './propriedades.tsx';

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
  const base = paraMantine(campo);
  const escrito = value === undefined ? '' : (formatarReais(centavos(value)).split('\u00A0')[1] ?? '');
  return (
    <TextInput
      {...base}
      classNames={{
        ...base.classNames,
        input: `${base.classNames.input} ${c['entrada']}`,
        section: `${base.classNames.section} ${c['moeda']}`,
        wrapper: c['envoltorio'] ?? '',
      }}
      mod={{ grande }}
      wrapperProps={{ 'data-grande': grande || undefined }}
      leftSection="R$"
      leftSectionWidth={grande ? 64 : 48}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0,00"
      value={escrito}
      onChange={(evento) => {
        const digitos = evento.currentTarget.value.replace(/\D/g, '').replace(/^0+/, '').slice(0, MAX_DIGITOS);
        onChange(digitos === '' ? undefined : centavos(Number(digitos)));
      }}
    />
  );
}
