import type { ReactNode } from 'react';
import { OssoLista } from '../ui/estado/carregando.tsx';
import { Consulta } from '../ui/estado/consulta.tsx';
import { Vazio } from '../ui/estado/vazio.tsx';
import { PaginaOperacao } from './pagina-operacao.tsx';

type DadosDaFila = { readonly itens: readonly unknown[] };

interface PaginaDaFilaProps<D extends DadosDaFila> {
  readonly titulo: string;
  readonly consulta: Parameters<typeof Consulta<D>>[0]['consulta'];
  /** The sentence about a queue that is not empty; undefined while that is unknown. */
  readonly resumo: (total: number) => string | undefined;
  /** "Nenhum grupo espera decisão". */
  readonly vazia: string;
  /** The notice above the queue, also above an empty one. */
  readonly aviso?: ReactNode;
  readonly children: (dados: D) => ReactNode;
}

/** A queue of the operation: how many wait, and the four answers of its query. The queue reads itself anew. */
export function PaginaDaFila<D extends DadosDaFila>({
  titulo,
  consulta,
  resumo,
  vazia,
  aviso,
  children,
}: PaginaDaFilaProps<D>) {
  const total = consulta.data?.itens.length ?? 0;
  const subtitulo = total === 0 ? undefined : resumo(total);
  return (
    <PaginaOperacao titulo={titulo} {...(subtitulo === undefined ? {} : { subtitulo })}>
      {aviso}
      <Consulta
        consulta={consulta}
        erro="Não conseguimos carregar a fila"
        esqueleto={<OssoLista quantos={3} />}
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: <Vazio titulo={vazia} detalhe="A fila se atualiza sozinha a cada meio minuto." />,
        }}
      >
        {children}
      </Consulta>
    </PaginaOperacao>
  );
}
