import type { ReactNode } from 'react';
import c from './marcacao.module.css';

interface MarcacaoProps {
  children: ReactNode;
  marcada: boolean;
  aoMudar: (marcada: boolean) => void;
  erro?: ReactNode;
}

/** A box to tick, with its sentence as the target. */
export function Marcacao({ children, marcada, aoMudar, erro }: MarcacaoProps) {
  const comErro = erro !== undefined && erro !== null && erro !== '';
  return (
    <div>
      <label className={c['marcacao']}>
        <input
          type="checkbox"
          checked={marcada}
          aria-invalid={comErro || undefined}
          onChange={(evento) => aoMudar(evento.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {comErro && (
        <p className={c['erro']} role="alert">
          {erro}
        </p>
      )}
    </div>
  );
}
