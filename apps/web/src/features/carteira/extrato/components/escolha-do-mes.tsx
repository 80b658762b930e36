import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import type { Mes } from '../extrato.ts';
import c from './escolha-do-mes.module.css';

interface EscolhaDoMesProps {
  readonly meses: readonly Mes[];
  /** Empty for the whole history. */
  readonly valor: string;
  readonly aoEscolher: (valor: string) => void;
}

/** The month of the statement, with the device's own picker. */
export function EscolhaDoMes({ meses, valor, aoEscolher }: EscolhaDoMesProps) {
  return (
    <label className={c['mes']}>
      <IconCalendar size={20} stroke={1.75} aria-hidden="true" />
      <select aria-label="Período" value={valor} onChange={(evento) => aoEscolher(evento.currentTarget.value)}>
        <option value="">Todo o período</option>
        {meses.map((mes) => (
          <option key={mes.valor} value={mes.valor}>
            {mes.rotulo}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
    </label>
  );
}
