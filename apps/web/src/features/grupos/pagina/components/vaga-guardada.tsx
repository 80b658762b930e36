import { milissegundosDe } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { chaveDe } from '../../../../lib/consultas.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { ContagemRegressiva } from '../../../../ui/fluxo/contagem-regressiva.tsx';

interface VagaGuardadaProps {
  readonly reserva: NonNullable<RespostaDe<'getGrupo'>['minhaReserva']>;
}

/**
 * The time for which the reader's unpaid seats are still his; at its end the page becomes that of a person without a
 * hold.
 */
export function VagaGuardada({ reserva: { vagas, ate } }: VagaGuardadaProps) {
  const cache = useQueryClient();
  const hora = formatarHora(ate);
  return (
    <Nota tom="warning">
      {vagas === 1 ? 'Sua vaga está reservada por ' : `Suas ${vagas} vagas estão reservadas por `}
      <ContagemRegressiva
        ate={milissegundosDe(ate)}
        agora={agora}
        nome={`a reserva termina às ${hora}`}
        aoTerminar={() => void cache.invalidateQueries({ queryKey: chaveDe('getGrupo') })}
      />
      {`, até ${hora}. Pague antes para ficar com ${vagas === 1 ? 'ela' : 'elas'}.`}
    </Nota>
  );
}
