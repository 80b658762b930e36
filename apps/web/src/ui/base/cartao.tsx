import type { ReactNode } from 'react';
import c from './cartao.module.css';
import { Inteiras } from './inteiras.tsx';

interface CartaoProps {
  readonly children: ReactNode;
  /** A title turns the card into a section of the page. */
  readonly titulo?: ReactNode;
  /** The part at the right of the title: a link, a badge. */
  readonly ladoTitulo?: ReactNode;
  /** A card without inner space, for lists and tables that bring their own rows. */
  readonly rente?: boolean;
  /** `manga` only for the reader's own money or seat. */
  readonly tom?: 'claro' | 'manga' | 'hero';
  readonly className?: string | undefined;
  /** Level of the title in the page. */
  readonly nivel?: 2 | 3;
}

/** The flat white card on which nearly everything stands. */
export function Cartao({
  children,
  titulo,
  ladoTitulo,
  rente = false,
  tom = 'claro',
  className,
  nivel = 2,
}: CartaoProps) {
  const Elemento = titulo === undefined ? 'div' : 'section';
  const Titulo = nivel === 2 ? 'h2' : 'h3';
  const classe = [c['cartao'], tom === 'hero' ? 'rt-escuro' : undefined, className].filter(Boolean).join(' ');
  return (
    <Elemento className={classe} data-rente={rente || undefined} data-tom={tom}>
      {titulo !== undefined && (
        <div className={c['cabeca']}>
          <Titulo>
            <Inteiras>{titulo}</Inteiras>
          </Titulo>
          {ladoTitulo}
        </div>
      )}
      {children}
    </Elemento>
  );
}
