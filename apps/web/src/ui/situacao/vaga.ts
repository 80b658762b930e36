import type { EstadoVaga } from '@rateia/domain/grupos/vagas';
import { ESTADO_VAGA } from '@rateia/domain/grupos/vagas';
import { IconCalendarX, IconCircleDashed, IconClock, IconUserCheck } from '@tabler/icons-react';
import type { Situacoes } from './situacao.tsx';
import { comRotulos } from './situacao.tsx';

const { livre, retida, ocupada, emSaida } = ESTADO_VAGA;

/** The state of a seat, by its value on the wire (REGRAS 2.2). */
export const SITUACAO_DA_VAGA: Situacoes<EstadoVaga> = comRotulos(
  { livre, retida, ocupada, em_saida: emSaida },
  {
    livre: { tom: 'success', icone: IconCircleDashed },
    retida: { tom: 'warning', icone: IconClock },
    ocupada: { tom: 'neutral', icone: IconUserCheck },
    em_saida: { tom: 'warning', icone: IconCalendarX },
  },
);
