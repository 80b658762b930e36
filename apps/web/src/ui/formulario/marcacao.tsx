import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import c from './marcacao.module.css';

interface MarcacaoProps {
  readonly children: ReactNode;
  readonly marcada: boolean;
  readonly aoMudar: (marcada: boolean) => void;
  readonly erro?: ReactNode;
  /** Name of the box in its form, so that it takes the focus when it has the error. */
  readonly name?: string;
}

/** A box to tick, with its sentence as the target. */
export function Marcacao({ children, marcada, aoMudar, erro, name }: MarcacaoProps) {
  const id = useId();
  const comErro = erro !== undefined && erro !== null && erro !== '';
  return (
    <div>
      <label className={c['marcacao']}>
        <input
          type="checkbox"
          name={name}
          checked={marcada}
          aria-invalid={comErro || undefined}
          aria-describedby={comErro ? id : undefined}
          onChange={(evento) => aoMudar(evento.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {comErro && (
        <p className={c['erro']} id={id} role="alert">
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>{erro}</span>
        </p>
      )}
    </div>
  );
}
