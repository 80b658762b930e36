import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './campo.module.css';

/** What every field takes, and what `formulario.campo(nome)` gives. */
export interface CampoProps {
  rotulo: ReactNode;
  /** The sentence of the spec, under the field. */
  erro?: ReactNode;
  /** A help under the field while there is no error. */
  apoio?: ReactNode;
  placeholder?: string;
  desligado?: boolean;
  autoFocus?: boolean;
  id?: string;
  name?: string;
  onBlur?: () => void;
}

/** Mantine's slots, dressed as ours. */
export const classesDoCampo = {
  label: c['rotulo'] ?? '',
  input: c['entrada'] ?? '',
  section: c['lado'] ?? '',
  error: c['erro'] ?? '',
  description: c['apoio'] ?? '',
};

/** The properties of Mantine's input that a field of ours decides. */
export function paraMantine({ rotulo, erro, apoio, placeholder, desligado, autoFocus, id, name, onBlur }: CampoProps) {
  const temErro = erro !== undefined && erro !== null && erro !== false && erro !== '';
  return {
    label: rotulo,
    classNames: classesDoCampo,
    error: temErro ? (
      <>
        <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
        <span>{erro}</span>
      </>
    ) : undefined,
    description: temErro ? undefined : apoio,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    disabled: desligado === true,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(autoFocus === true ? { autoFocus } : {}),
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    ...(onBlur === undefined ? {} : { onBlur }),
  };
}
