import type { ReactNode } from 'react';
import { Valor } from '../dinheiro/valor.tsx';
import c from './extrato.module.css';

interface DiaExtratoProps {
  /** "Hoje, 28 de dezembro". */
  dia: string;
  /** Balance at the end of the day, in centavos. */
  saldo?: number;
  children: ReactNode;
}

/** The movements of one day under its balance. Days stand in one flush card. */
export function DiaExtrato({ dia, saldo, children }: DiaExtratoProps) {
  return (
    <section className={c['dia']}>
      <h3>
        {dia}
        {saldo !== undefined && (
          <span>
            Saldo do dia <Valor valor={saldo} className={c['saldo']} />
          </span>
        )}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface LinhaExtratoProps {
  icone: ReactNode;
  titulo: string;
  /** The way and the hour: "Pix · 18h40". */
  detalhe: string;
  /** Signed centavos: money in is positive. */
  valor: number;
  /** Only while it is not final. */
  etiqueta?: ReactNode;
  href?: string | undefined;
}

/** One movement: icon, title, way and time, amount. */
export function LinhaExtrato({ icone, titulo, detalhe, valor, etiqueta, href }: LinhaExtratoProps) {
  const dentro = (
    <>
      <span className={c['icone']} data-entrada={valor > 0 || undefined} aria-hidden="true">
        {icone}
      </span>
      <span className={c['corpo']}>
        <b>{titulo}</b>
        <span className={c['detalhe']}>{detalhe}</span>
        {etiqueta !== undefined && <span className={c['etiqueta']}>{etiqueta}</span>}
      </span>
      <Valor valor={valor} tamanho="linha" sinal className={c['valor']} />
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <div className={c['linha']}>{dentro}</div>
      ) : (
        <a className={c['linha']} href={href}>
          {dentro}
        </a>
      )}
    </li>
  );
}
