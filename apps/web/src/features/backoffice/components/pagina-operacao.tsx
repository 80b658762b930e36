import type { ReactNode } from 'react';
import c from './pagina-operacao.module.css';

interface PaginaOperacaoProps {
  titulo: string;
  subtitulo?: ReactNode;
  acoes?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen of the operation. */
export function PaginaOperacao({ titulo, subtitulo, acoes, children }: PaginaOperacaoProps) {
  return (
    <main id="conteudo" className={c['pagina']}>
      <div className={c['topo']}>
        <div>
          <h1 tabIndex={-1}>{titulo}</h1>
          {subtitulo !== undefined && <p>{subtitulo}</p>}
        </div>
        {acoes}
      </div>
      {children}
    </main>
  );
}

/** The open case takes the focus when the one before it is decided. */
export const ID_DO_CASO = 'caso';

interface MesaProps {
  lista: ReactNode;
  detalhe: ReactNode;
}

/** The queue at the left, the case that is open at the right; below it where there is no room. */
export function Mesa({ lista, detalhe }: MesaProps) {
  return (
    <div className={c['mesa']}>
      <div className={c['lista']}>{lista}</div>
      <section className={c['detalhe']} id={ID_DO_CASO} tabIndex={-1} aria-label="Caso aberto">
        {detalhe}
      </section>
    </div>
  );
}
