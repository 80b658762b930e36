import { IconAlertTriangle, IconCircleX, IconInfoCircle, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './nota.module.css';

type TomNota = 'info' | 'warning' | 'danger' | 'manga';

interface NotaProps {
  readonly children: ReactNode;
  /** `manga` speaks of the reader's own money (caução). */
  readonly tom?: TomNota;
  readonly icone?: ReactNode;
  readonly titulo?: string;
  /** Announced as soon as it appears: only for a fault that just happened. */
  readonly alerta?: boolean;
}

const icones: Record<TomNota, typeof IconInfoCircle> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  manga: IconShieldCheck,
};

/** A remark beside the thing it is about. */
export function Nota({ children, tom = 'info', icone, titulo, alerta = false }: NotaProps) {
  const Icone = icones[tom];
  return (
    <div className={c['nota']} data-tom={tom} role={alerta ? 'alert' : undefined}>
      <span className={c['icone']} aria-hidden="true">
        {icone ?? <Icone size={20} stroke={1.75} />}
      </span>
      <div>
        {titulo !== undefined && <b className={c['titulo']}>{titulo}</b>}
        {children}
      </div>
    </div>
  );
}
