import {
  IconBook2,
  IconCloudLock,
  IconDeviceGamepad2,
  IconFileText,
  IconMusic,
  IconPlayerPlay,
  IconTicket,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { CorGrupo } from '../tokens.ts';
import c from './tile.module.css';

/** Icons of a group (spec 2, §3): 01 to 06, that of a pool, else the default. Never a third party's logo. */
const icones: Record<string, typeof IconMusic> = {
  'icone-01': IconPlayerPlay,
  'icone-02': IconMusic,
  'icone-03': IconDeviceGamepad2,
  'icone-04': IconBook2,
  'icone-05': IconFileText,
  'icone-06': IconCloudLock,
  loteria: IconTicket,
};

interface TileProps {
  /** `cor-01` to `cor-07`; anything else is the default colour. */
  readonly cor?: string | null | undefined;
  /** `icone-01` to `icone-06`; anything else is the default icon. */
  readonly icone?: string | null | undefined;
  readonly tamanho?: number;
}

/** The face of a service: group colour, icon, and the slice in the corner. Decorative: the name stands beside it. */
export function Tile({ cor, icone, tamanho = 52 }: TileProps) {
  const Icone = icones[icone ?? ''] ?? IconUsersGroup;
  const nome = nomeDaCor(cor);
  return (
    <span
      className={c['tile']}
      style={{ '--s': `${tamanho}px`, '--c': `var(--rt-${nome})`, '--on': `var(--rt-${nome}-on)` }}
      aria-hidden="true"
    >
      <Icone size={Math.round(tamanho * 0.5)} stroke={1.75} />
    </span>
  );
}

const cores: readonly CorGrupo[] = ['cor-01', 'cor-02', 'cor-03', 'cor-04', 'cor-05', 'cor-06', 'cor-07'];

/** The token of a stored colour name. */
export function nomeDaCor(cor: string | null | undefined): CorGrupo {
  return cores.find((c) => c === cor) ?? 'padrao';
}
