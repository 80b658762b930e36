import { TextInput } from '@mantine/core';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { CampoProps } from './propriedades.tsx';
import { paraMantine } from './propriedades.tsx';

export interface CampoTextoProps extends CampoProps {
  value: string;
  onChange: (valor: string) => void;
  tipo?: 'text' | 'email' | 'search' | 'url' | 'tel' | 'password' | 'date' | 'datetime-local';
  /** `username`, `name`, `street-address`: never ask again for what is known (WCAG 3.3.7). */
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  icone?: ReactNode;
  fim?: ReactNode;
  /** Enter does this instead of sending the form: what is written is added to a list. */
  aoEnter?: () => void;
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
    <TextInput
      {...paraMantine(campo)}
      type={tipo}
      value={value}
      onChange={(evento) => onChange(evento.currentTarget.value)}
      leftSection={icone}
      leftSectionWidth={48}
      rightSection={fim}
      rightSectionWidth={52}
      rightSectionPointerEvents="all"
      {...(aoEnter === undefined
        ? {}
        : {
            onKeyDown: (evento: KeyboardEvent) => {
              if (evento.key !== 'Enter') return;
              evento.preventDefault();
              aoEnter();
            },
          })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(maxLength === undefined ? {} : { maxLength })}
    />
  );
}
