import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Oculto } from '../base/oculto.tsx';
import c from './passos.module.css';

export interface Passo {
  readonly chave?: string;
  /** The person, the act and the time: "Rafael envia o convite em até 24 h". */
  readonly titulo: ReactNode;
  readonly detalhe?: ReactNode;
  /** `falha` is a failed step in a history: the title says it. */
  readonly estado: 'feito' | 'agora' | 'depois' | 'falha';
}

const lido = { feito: 'Feito: ', agora: 'Agora: ', depois: '', falha: '' } as const;

/** The steps in order: done filled, now ringed, next outlined. */
export function Passos({ passos }: { readonly passos: readonly Passo[] }) {
  return (
    <ol className={c['passos']}>
      {passos.map((passo, i) => (
        <li
          key={passo.chave ?? i}
          data-estado={passo.estado}
          aria-current={passo.estado === 'agora' ? 'step' : undefined}
        >
          <span className={c['marca']} aria-hidden="true">
            <Marca estado={passo.estado} numero={i + 1} />
          </span>
          <div>
            <b>
              {lido[passo.estado] !== '' && <Oculto>{lido[passo.estado]}</Oculto>}
              {passo.titulo}
            </b>
            {passo.detalhe !== undefined && <div className={c['detalhe']}>{passo.detalhe}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Marca({ estado, numero }: { readonly estado: Passo['estado']; readonly numero: number }) {
  if (estado === 'feito') return <IconCheck size={16} stroke={2.5} />;
  if (estado === 'falha') return <IconX size={16} stroke={2.5} />;
  return numero;
}
