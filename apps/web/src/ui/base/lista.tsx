import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { Inteiras } from './inteiras.tsx';
import c from './lista.module.css';

/** Rows with hairlines between them; a row that is not there leaves no trace. Put it in a `Cartao rente`. */
export function Lista({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={c['lista']}>
      {Children.toArray(children).map((linha, i) => (
        <li key={isValidElement(linha) ? linha.key : i}>{linha}</li>
      ))}
    </ul>
  );
}

export interface LinhaListaProps {
  readonly titulo: ReactNode;
  readonly detalhe?: ReactNode;
  /** An icon in its round ground; `tomIcone` colours it. */
  readonly icone?: ReactNode;
  readonly tomIcone?: 'neutro' | 'entrada' | 'warning' | 'info';
  /** Instead of the icon: a tile, a face. */
  readonly inicio?: ReactNode;
  /** The part at the right: amount, button. */
  readonly fim?: ReactNode;
  /** A badge: at the right where there is room, under the text on a narrow screen. */
  readonly situacao?: ReactNode;
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
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
          <span className={c['titulo']}>
            <Inteiras>{titulo}</Inteiras>
          </span>
          {detalhe !== undefined && (
            <span className={c['detalhe']}>
              <Inteiras>{detalhe}</Inteiras>
            </span>
          )}
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
