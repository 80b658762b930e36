import { Textarea } from '@mantine/core';
import c from './campo.module.css';
import type { CampoProps } from './propriedades.tsx';
import { paraMantine } from './propriedades.tsx';

interface CampoAreaProps extends CampoProps {
  value: string;
  onChange: (valor: string) => void;
  maxLength?: number;
  linhas?: number;
}

/** Several lines of text. */
export function CampoArea({ value, onChange, maxLength, linhas = 3, ...campo }: CampoAreaProps) {
  const base = paraMantine(campo);
  return (
    <Textarea
      {...base}
      classNames={{ ...base.classNames, input: `${base.classNames.input} ${c['area']}` }}
      rows={linhas}
      resize="vertical"
      value={value}
      onChange={(evento) => onChange(evento.currentTarget.value)}
      {...(maxLength === undefined ? {} : { maxLength })}
    />
  );
}
