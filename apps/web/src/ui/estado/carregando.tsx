import type { ReactNode } from 'react';
import { Oculto } from '../base/oculto.tsx';
import c from './carregando.module.css';

interface CarregandoProps {
  /** The shape of the content: `Osso`s. Without it, one card. */
  readonly children?: ReactNode;
  /** Read aloud: "Carregando notificações...". */
  readonly texto?: string;
}

/** The place of the coming content, in its real shape. Seen only after 200 ms: a fast answer shows no skeleton. */
export function Carregando({ children, texto = 'Carregando...' }: CarregandoProps) {
  return (
    <div className={c['carregando']} role="status">
      <Oculto>{texto}</Oculto>
      <div aria-hidden="true">{children ?? <OssoCartao />}</div>
    </div>
  );
}

interface OssoProps {
  readonly largura?: number | string;
  readonly altura?: number | string;
  readonly raio?: number;
}

/** One grey bar of a skeleton. */
export function Osso({ largura = '100%', altura = 14, raio = 7 }: OssoProps) {
  return <span className={c['osso']} style={{ width: largura, height: altura, borderRadius: raio }} />;
}

/** The skeleton of a group card. */
export function OssoCartao() {
  return (
    <div className={c['cartao']}>
      <div className={c['linha']}>
        <Osso largura={52} altura={52} raio={15} />
        <div className={c['pilha']}>
          <Osso largura="60%" />
          <Osso largura="40%" />
        </div>
        <Osso largura={64} />
      </div>
      <Osso altura={10} />
      <div className={c['linha']}>
        <Osso largura={28} altura={28} raio={14} />
        <Osso largura="35%" />
      </div>
    </div>
  );
}

/** Several cards of a list. */
export function OssoLista({ quantos = 3 }: { readonly quantos?: number }) {
  return (
    <div className={c['lista']}>
      {Array.from({ length: quantos }, (_, i) => i).map((i) => (
        <OssoCartao key={i} />
      ))}
    </div>
  );
}
