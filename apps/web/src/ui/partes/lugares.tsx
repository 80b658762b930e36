import { IconPlus, IconUser } from '@tabler/icons-react';
import { Avatar } from '../base/avatar.tsx';
import c from './lugares.module.css';
import type { EstadoVaga } from './vagas.tsx';

export interface Lugar {
  readonly chave: string | number;
  readonly estado: EstadoVaga;
  /** First name of the person who sits there. */
  readonly nome?: string;
  readonly imagem?: string | null;
  /** "Admin", "Sua vaga", "Entra em 9 jan". */
  readonly detalhe?: string;
}

/** The seats of one group as people: faces where taken, a dashed place where free, yours in mango. */
export function Lugares({ lugares }: { readonly lugares: readonly Lugar[] }) {
  return (
    <ul className={c['lugares']}>
      {lugares.map((lugar) => (
        <li key={lugar.chave}>
          <Rosto lugar={lugar} />
          <b data-livre={(lugar.nome === undefined && !ehSua(lugar)) || undefined}>
            {lugar.nome ?? rotulos[lugar.estado]}
          </b>
          {lugar.detalhe !== undefined && <span>{lugar.detalhe}</span>}
        </li>
      ))}
    </ul>
  );
}

const rotulos: Record<EstadoVaga, string> = {
  sua: 'Você',
  'sua-fila': 'Você',
  ocupada: 'Ocupada',
  retida: 'Reservada',
  livre: 'Livre',
};

function Rosto({ lugar }: { readonly lugar: Lugar }) {
  if (lugar.nome !== undefined && lugar.estado !== 'livre') {
    return <Avatar nome={lugar.nome} imagem={lugar.imagem} tamanho={56} voce={ehSua(lugar)} />;
  }
  return (
    <span className={c['vazio']} data-estado={lugar.estado} aria-hidden="true">
      {lugar.estado === 'livre' ? <IconPlus size={22} stroke={1.75} /> : <IconUser size={24} stroke={1.75} />}
    </span>
  );
}

function ehSua({ estado }: Lugar): boolean {
  return estado === 'sua' || estado === 'sua-fila';
}
