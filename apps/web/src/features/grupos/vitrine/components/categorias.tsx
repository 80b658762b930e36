import {
  IconActivityHeartbeat,
  IconBook,
  IconCategory,
  IconDeviceGamepad2,
  IconDots,
  IconFileText,
  IconLayoutGrid,
  IconMovie,
  IconMusic,
  IconSchool,
  IconShieldLock,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Chips } from '../../../../ui/base/chips.tsx';
import { Osso } from '../../../../ui/estado/carregando.tsx';
import { gruposQueries } from '../../queries.ts';

/** The names that the catalogue gives its categories' icons. */
const icones: Record<string, typeof IconMovie> = {
  movie: IconMovie,
  music: IconMusic,
  'device-gamepad-2': IconDeviceGamepad2,
  school: IconSchool,
  'file-text': IconFileText,
  'shield-lock': IconShieldLock,
  book: IconBook,
  'activity-heartbeat': IconActivityHeartbeat,
  dots: IconDots,
};

const TODAS = 0;
/** Height of one row of chips, in px. */
const LINHA_DE_CHIPS = 52;

interface CategoriasProps {
  readonly escolhida: number | undefined;
  readonly aoEscolher: (categoria: number | undefined) => void;
}

/** Categories as filters of one list. Those without a group are left out, but for the chosen one. */
export function Categorias({ escolhida, aoEscolher }: CategoriasProps) {
  const { data, isPending } = useQuery(gruposQueries.categorias());
  const comGrupos = (data?.categorias ?? []).filter(({ id, grupos }) => grupos > 0 || id === escolhida);
  if (isPending) return <Osso altura={LINHA_DE_CHIPS} raio={22} />;
  if (comGrupos.length === 0) return null;
  return (
    <Chips
      rotulo="Categorias"
      valor={escolhida ?? TODAS}
      aoEscolher={(id) => aoEscolher(id === TODAS ? undefined : id)}
      chips={[
        { valor: TODAS, rotulo: 'Todas', icone: <IconLayoutGrid size={18} stroke={1.75} aria-hidden="true" /> },
        ...comGrupos.map(({ id, nome, icone }) => {
          const Icone = icones[icone] ?? IconCategory;
          return { valor: id, rotulo: nome, icone: <Icone size={18} stroke={1.75} aria-hidden="true" /> };
        }),
      ]}
    />
  );
}
