import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Oculto } from '../ui/base/oculto.tsx';
import c from './caso.module.css';

export interface Evidencia {
  readonly chave: string;
  readonly ok: boolean;
  readonly titulo: string;
  readonly detalhe: string;
}

/** The findings, each marked as right or to be looked at. */
export function Evidencias({ itens }: { readonly itens: readonly Evidencia[] }) {
  if (itens.length === 0) return null;
  return (
    <ul className={c['evidencias']}>
      {itens.map(({ chave, ok, titulo, detalhe }) => {
        const Icone = ok ? IconCircleCheck : IconAlertTriangle;
        return (
          <li key={chave} data-ok={ok}>
            <Icone size={22} stroke={1.75} aria-hidden="true" />
            <div>
              <b>
                <Oculto>{ok ? 'Certo: ' : 'Atenção: '}</Oculto>
                {titulo}
              </b>
              <span>{detalhe}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
