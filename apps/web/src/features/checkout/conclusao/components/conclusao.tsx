import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Anel } from '../../../../ui/partes/anel.tsx';
import { anelDaCompra } from '../../../../ui/partes/anel-da-compra.ts';
import c from './conclusao.module.css';

interface ConclusaoProps {
  /** The one h1: the outcome. */
  readonly titulo: string;
  readonly detalhe?: ReactNode;
  /** `feito` closes the ring with the reader's part; `recusado` says that nothing was charged. */
  readonly tom?: 'feito' | 'recusado';
  /** The lines of this purchase, which the ring draws. */
  readonly linhas?: readonly { readonly chave: string; readonly valor: number }[] | undefined;
  /** The one next step, and at most one beside it. */
  readonly acoes: ReactNode;
  readonly children?: ReactNode;
}

/** The end of a payment: the outcome, the next step, one way on. */
export function Conclusao({ titulo, detalhe, tom = 'feito', linhas = [], acoes, children }: ConclusaoProps) {
  return (
    <Pagina titulo={titulo} largura="estreita" semTitulo>
      <div className={c['conclusao']}>
        <div className={c['cabeca']}>
          {tom === 'feito' ? (
            <Anel partes={anelDaCompra(linhas)} tamanho={92}>
              <IconCheck size={36} stroke={2} />
            </Anel>
          ) : (
            <span className={c['recusado']} aria-hidden="true">
              <IconX size={36} stroke={2} />
            </span>
          )}
          <h1 tabIndex={-1}>{titulo}</h1>
          {detalhe !== undefined && <p>{detalhe}</p>}
        </div>
        {children}
        <div className={c['acoes']}>{acoes}</div>
      </div>
    </Pagina>
  );
}
