import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Valor } from '../dinheiro/valor.tsx';
import c from './extrato.module.css';

interface DiaExtratoProps {
  /** "Hoje, 28 de dezembro". */
  readonly dia: string;
  /** Balance at the end of the day, in centavos. */
  readonly saldo?: number;
  readonly children: ReactNode;
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
  readonly icone: ReactNode;
  readonly titulo: string;
  /** The channel and the hour: "Pix · 18h40". */
  readonly detalhe: string;
  /** Signed centavos: money in is positive. */
  readonly valor: number;
  /** Money that came from outside and went on, or went back: the balance is unchanged, so the row has no sign. */
  readonly passou?: boolean;
  /** Only while it is not final. */
  readonly etiqueta?: ReactNode;
  readonly href?: string | undefined;
}

/** One movement: icon, title, way and time, amount. */
export function LinhaExtrato({ icone, titulo, detalhe, valor, passou = false, etiqueta, href }: LinhaExtratoProps) {
  const dentro = (
    <>
      <span className={c['icone']} data-entrada={(!passou && valor > 0) || undefined} aria-hidden="true">
        {icone}
      </span>
      <span className={c['corpo']}>
        <b>{titulo}</b>
        <span className={c['detalhe']}>{detalhe}</span>
        {etiqueta !== undefined && <span className={c['etiqueta']}>{etiqueta}</span>}
      </span>
      <Valor valor={valor} tamanho="linha" sinal={!passou} className={c['valor']} />
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <div className={c['linha']}>{dentro}</div>
      ) : (
        <a className={c['linha']} href={href} data-passou={passou || undefined}>
          {dentro}
        </a>
      )}
    </li>
  );
}

interface CicloExtratoProps {
  readonly icone: ReactNode;
  readonly titulo: string;
  readonly detalhe: string;
  /** The sum of the parts. */
  readonly valor: number;
  readonly partes: readonly {
    readonly id: number;
    readonly titulo: string;
    readonly valor: number;
    readonly href: string;
  }[];
}

/** Movements of the same moment and reason: one row with the sum, which opens to its parts. */
export function CicloExtrato({ icone, titulo, detalhe, valor, partes }: CicloExtratoProps) {
  return (
    <li>
      <details className={c['ciclo']}>
        <summary className={c['linha']}>
          <span className={c['icone']} data-entrada={valor > 0 || undefined} aria-hidden="true">
            {icone}
          </span>
          <span className={c['corpo']}>
            <b>{titulo}</b>
            <span className={c['detalhe']}>
              {detalhe}
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </span>
          </span>
          <Valor valor={valor} tamanho="linha" sinal className={c['valor']} />
        </summary>
        <ul>
          {partes.map((parte) => (
            <li key={parte.id}>
              <a className={c['parte']} href={parte.href}>
                <span>{parte.titulo}</span>
                <Valor valor={parte.valor} sinal />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
