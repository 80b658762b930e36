import { Etiqueta } from '../base/etiqueta.tsx';
import type { MaquinaComStatus, StatusPorMaquina } from './status.ts';
import { aparenciaDe } from './status.ts';

interface StatusBadgeProps<M extends MaquinaComStatus> {
  readonly maquina: M;
  /** The id on the wire; the types of the domain's tables fit. */
  readonly status: StatusPorMaquina[M] | number;
  /** Words that say more than the status: "Bloqueado até 12 jan". */
  readonly rotulo?: string;
}

/** A status by its machine: icon, label and tone. */
export function StatusBadge<M extends MaquinaComStatus>({ maquina, status, rotulo }: StatusBadgeProps<M>) {
  const { tom, icone: Icone, rotulo: daTabela } = aparenciaDe(maquina, status);
  return (
    <Etiqueta tom={tom} icone={<Icone size={15} stroke={2} aria-hidden="true" />}>
      {rotulo ?? daTabela}
    </Etiqueta>
  );
}
