import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { CampoProps } from './moldura-do-campo.tsx';
import { MolduraDoCampo } from './moldura-do-campo.tsx';

export interface CampoTextoProps extends CampoProps {
  readonly value: string;
  readonly onChange: (valor: string) => void;
  readonly tipo?: 'text' | 'email' | 'search' | 'url' | 'tel' | 'password' | 'date' | 'datetime-local';
  /** `username`, `name`, `street-address`: never ask again for known data (WCAG 3.3.7). */
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly maxLength?: number;
  readonly icone?: ReactNode;
  readonly fim?: ReactNode;
  /** Enter does this instead of sending the form: the text is added to a list. */
  readonly aoEnter?: () => void;
}

/** One line of text. */
export function CampoTexto({
  value,
  onChange,
  tipo = 'text',
  autoComplete,
  inputMode,
  maxLength,
  icone,
  fim,
  aoEnter,
  ...campo
}: CampoTextoProps) {
  return (
    <MolduraDoCampo {...campo} escrito={value} inicio={icone} fim={fim}>
      {(entrada) => (
        <input
          {...entrada}
          type={tipo}
          value={value}
          onChange={(evento) => onChange(evento.currentTarget.value)}
          onKeyDown={aoEnter === undefined ? undefined : soEnter(aoEnter)}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
        />
      )}
    </MolduraDoCampo>
  );
}

function soEnter(faz: () => void): (evento: KeyboardEvent) => void {
  return (evento) => {
    if (evento.key !== 'Enter') return;
    evento.preventDefault();
    faz();
  };
}
