import type { ReactNode } from 'react';
import { mostrarCaso } from './pagina-operacao.tsx';
import c from './tabela-fila.module.css';

export interface ColunaFila<T> {
  readonly rotulo: string;
  readonly celula: (item: T) => ReactNode;
  /** Stays in the row on a phone; the others fold under it. */
  readonly principal?: true;
  /** Seen only where the table is one: its fact stands in the open case too. */
  readonly soLarga?: true;
}

interface TabelaFilaProps<T> {
  /** The name of the rows. */
  readonly rotulo: string;
  /** Widths of the columns on a wide screen: `92px minmax(0, 2fr) …`. */
  readonly larguras: string;
  readonly colunas: readonly ColunaFila<T>[];
  readonly itens: readonly T[];
  readonly chave: (item: T) => string;
  readonly escolhido?: T | undefined;
  readonly aoEscolher?: (item: T) => void;
  /** Instead of opening the case beside it: the row is a link. */
  readonly href?: (item: T) => string;
}

/** A queue: one case per row, and each row is one button. Wide screens see it as a table. */
export function TabelaFila<T>({
  rotulo,
  larguras,
  colunas,
  itens,
  chave,
  escolhido,
  aoEscolher,
  href,
}: TabelaFilaProps<T>) {
  function abrir(item: T): void {
    aoEscolher?.(item);
    mostrarCaso();
  }
  return (
    <div className={c['tabela']} style={{ '--colunas': larguras }}>
      <div className={c['cabeca']} aria-hidden="true">
        {colunas.map(({ rotulo: nome }) => (
          <span key={nome}>{nome}</span>
        ))}
      </div>
      <ul aria-label={rotulo}>
        {itens.map((item) => {
          const celulas = colunas.map(({ rotulo: nome, celula, principal, soLarga }) => (
            <span key={nome} className={c['celula']} data-principal={principal} data-so-larga={soLarga}>
              {celula(item)}
            </span>
          ));
          return (
            <li key={chave(item)} data-aberto={item === escolhido || undefined}>
              {href !== undefined && (
                <a className={c['linha']} href={href(item)}>
                  {celulas}
                </a>
              )}
              {href === undefined && aoEscolher === undefined && <div className={c['linha']}>{celulas}</div>}
              {aoEscolher !== undefined && (
                <button
                  type="button"
                  className={c['linha']}
                  aria-current={item === escolhido || undefined}
                  onClick={() => abrir(item)}
                >
                  {celulas}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
