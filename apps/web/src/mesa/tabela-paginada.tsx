import type { ComponentProps, ReactNode } from 'react';
import { OssoLista } from '../ui/estado/carregando.tsx';
import { Consulta } from '../ui/estado/consulta.tsx';
import { Paginas } from './paginas.tsx';
import type { ColunaFila } from './tabela-fila.tsx';
import { TabelaFila } from './tabela-fila.tsx';

/** One page of a list, as the server gives it. */
interface Folha<T> {
  readonly itens: readonly T[];
  readonly total: number;
  readonly porPagina: number;
}

interface TabelaPaginadaProps<T> {
  readonly consulta: ComponentProps<typeof Consulta<Folha<T>>>['consulta'];
  /** "Não conseguimos carregar as mensagens". */
  readonly erro: string;
  /** Instead of the table when there is nothing. */
  readonly vazio: ReactNode;
  /** The name of the rows: for the table, and counted, one and several. */
  readonly rotulo: string;
  readonly unidade: readonly [string, string];
  readonly larguras: string;
  readonly colunas: readonly ColunaFila<T>[];
  readonly chave: (item: T) => string;
  readonly pagina: number;
  readonly aoIr: (pagina: number) => void;
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
