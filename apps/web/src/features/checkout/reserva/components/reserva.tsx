import { milissegundosDe } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { IconClock } from '@tabler/icons-react';
import { agora } from '../../../../lib/relogio.ts';
import { ContagemRegressiva } from '../../../../ui/fluxo/contagem-regressiva.tsx';
import c from './reserva.module.css';

interface ReservaProps {
  readonly vagas: number;
  /** Instant at which the seats go back. */
  readonly ate: string;
  readonly aoTerminar: () => void;
}

/** The hold in one line: how long the seats are kept, and the hour at which they go back. */
export function Reserva({ vagas, ate, aoTerminar }: ReservaProps) {
  const hora = formatarHora(ate);
  return (
    <span className={c['reserva']}>
      <IconClock size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {vagas === 1 ? 'Sua vaga está reservada por ' : 'Suas vagas estão reservadas por '}
        <ContagemRegressiva
          ate={milissegundosDe(ate)}
          agora={agora}
          nome={`a reserva termina às ${hora}`}
          aoTerminar={aoTerminar}
        />
        , até {hora}
      </span>
    </span>
  );
}
