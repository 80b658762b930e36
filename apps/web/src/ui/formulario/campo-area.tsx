import c from './campo.module.css';
import type { CampoProps } from './moldura-do-campo.tsx';
import { MolduraDoCampo } from './moldura-do-campo.tsx';

interface CampoAreaProps extends CampoProps {
  readonly value: string;
  readonly onChange: (valor: string) => void;
  readonly maxLength?: number;
  readonly linhas?: number;
}

/** Several lines of text. */
export function CampoArea({ value, onChange, maxLength, linhas = 3, ...campo }: CampoAreaProps) {
  return (
    <MolduraDoCampo {...campo} escrito={value} forma="area" vestes={{ entrada: c['area'] }}>
      {(entrada) => (
        <textarea
          {...entrada}
          rows={linhas}
          value={value}
          onChange={(evento) => onChange(evento.currentTarget.value)}
          maxLength={maxLength}
        />
      )}
    </MolduraDoCampo>
  );
}
