import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import c from './lista.module.css';

/** Rows with hairlines between them; a row that is not there leaves no trace. Put it in a `Cartao rente`. */
export function Lista({ children }: { children: ReactNode }) {
  return (
    <ul className={c['lista']}>
      {Children.toArray(children).map((linha, i) => (
        <li key={isValidElement(linha) ? linha.key : i}>{linha}</li>
      ))}
    </ul>
  );
}

export interface LinhaListaProps {
  titulo: ReactNode;
  detalhe?: ReactNode;
  /** An icon in its round ground; `tomIcone` colours it. */
  icone?: ReactNode;
  tomIcone?: 'neutro' | 'entrada' | 'warning' | 'info';
  /** Instead of the icon: a tile, a face. */
  inicio?: ReactNode;
  /** The part at the right: amount, button. */
  fim?: ReactNode;
  /** A badge: at the right where there is room, under the text on a narrow screen. */
  situacao?: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** One row. With `href` or `onClick` the whole row is the control and shows an arrow. */
export function LinhaLista({
  titulo,
  detalhe,
  icone,
  tomIcone = 'neutro',
  inicio,
  fim,
  situacao,
  href,
  onClick,
}: LinhaListaProps) {
  const conteudo = (
    <>
      {inicio}
      {icone !== undefined && (
        <span className={c['icone']} data-tom={tomIcone} aria-hidden="true">
          {icone}
        </span>
      )}
      <span className={c['corpo']}>
        <span className={c['texto']}>
          <span className={c['titulo']}>{titulo}</span>
          {detalhe !== undefined && <span className={c['detalhe']}>{detalhe}</span>}
        </span>
        {situacao}
      </span>
      {fim}
      {(href !== undefined || onClick !== undefined) && <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
    </>
  );
  if (href !== undefined) {
    return (
      <a className={c['linha']} href={href}>
        {conteudo}
      </a>
    );
  }
  if (onClick !== undefined) {
    return (
      <button type="button" className={c['linha']} onClick={onClick}>
        {conteudo}
      </button>
    );
  }
  return <div className={c['linha']}>{conteudo}</div>;
}
