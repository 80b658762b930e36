import type { ComponentProps, ReactNode } from 'react';
import { OssoLista } from '../estado/carregando.tsx';
import { Consulta } from '../estado/consulta.tsx';
import { Paginas } from './paginas.tsx';
import type { ColunaFila } from './tabela-fila.tsx';
import { TabelaFila } from './tabela-fila.tsx';

/** One page of a list, as the server gives it. */
interface Folha<T> {
  itens: readonly T[];
  total: number;
  porPagina: number;
}

interface TabelaPaginadaProps<T> {
  consulta: ComponentProps<typeof Consulta<Folha<T>>>['consulta'];
  /** "Não conseguimos carregar as mensagens". */
  erro: string;
  /** Instead of the table when there is nothing. */
  vazio: ReactNode;
  /** The name of the rows: for the table, and counted, one and several. */
  rotulo: string;
  unidade: readonly [string, string];
  larguras: string;
  colunas: readonly ColunaFila<T>[];
  chave: (item: T) => string;
  pagina: number;
  aoIr: (pagina: number) => void;
}

/** A list of the operation that comes page by page. */
export function TabelaPaginada<T>({
  consulta,
  erro,
  vazio,
  rotulo,
  unidade: [uma, varias],
  larguras,
  colunas,
  chave,
  pagina,
  aoIr,
}: TabelaPaginadaProps<T>) {
  return (
    <Consulta
      consulta={consulta}
      erro={erro}
      esqueleto={<OssoLista quantos={3} />}
      vazio={{ quando: ({ total }) => total === 0, mostra: vazio }}
    >
      {({ itens, total, porPagina }) => (
        <div>
          <TabelaFila rotulo={rotulo} larguras={larguras} colunas={colunas} itens={itens} chave={chave} />
          <Paginas
            pagina={pagina}
            paginas={Math.ceil(total / porPagina)}
            resumo={`${total} ${total === 1 ? uma : varias}`}
            aoIr={aoIr}
          />
        </div>
      )}
    </Consulta>
  );
}
