import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Botao } from '../ui/base/botao.tsx';
import c from './pagina-operacao.module.css';

interface PaginaOperacaoProps {
  readonly titulo: string;
  readonly subtitulo?: ReactNode;
  readonly acoes?: ReactNode;
  readonly children: ReactNode;
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
const ID_DA_FILA = 'fila';

interface MesaProps {
  readonly lista: ReactNode;
  readonly detalhe: ReactNode;
  /** The address asked for a case of the queue. */
  readonly mostra?: boolean;
}

/**
 * The queue at the left, the open case at the right. On a narrow screen the case stands below the queue: it is shown
 * when the person or the address opens it (`mostra`), and leads back to the queue.
 */
export function Mesa({ lista, detalhe, mostra = false }: MesaProps) {
  useEffect(() => {
    if (mostra) mostrarCaso();
  }, [mostra]);
  return (
    <div className={c['mesa']}>
      <div className={c['lista']} id={ID_DA_FILA} tabIndex={-1}>
        {lista}
      </div>
      <section className={c['detalhe']} id={ID_DO_CASO} tabIndex={-1} aria-label="Caso aberto">
        <div className={c['volta']}>
          <Botao variante="texto" tamanho="sm" onClick={() => irAte(ID_DA_FILA)}>
            Voltar à fila
          </Botao>
        </div>
        {detalhe}
      </section>
    </div>
  );
}

/** Brings the case before the eyes, and the focus with it, where it stands below the queue; beside it nothing moves. */
export function mostrarCaso(): void {
  const fila = document.getElementById(ID_DA_FILA)?.getBoundingClientRect();
  const caso = document.getElementById(ID_DO_CASO)?.getBoundingClientRect();
  if (fila !== undefined && caso !== undefined && caso.top >= fila.bottom) irAte(ID_DO_CASO);
}

function irAte(id: string): void {
  const elemento = document.getElementById(id);
  elemento?.focus({ preventScroll: true });
  elemento?.scrollIntoView({ block: 'start' });
}
