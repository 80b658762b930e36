import { PUBLICO_DO_COMUNICADO } from '@rateia/domain/notificacoes/comunicados';
import { CATEGORIAS_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { Mesa, PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaPaginada } from '../../../mesa/tabela-paginada.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { SITUACAO_DO_COMUNICADO } from '../../../ui/situacao/comunicado.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { useComunicado } from './mutations.ts';
import { NovoComunicado } from './novo-comunicado.tsx';
import { mesaDeMensagensQueries } from './queries.ts';

type Comunicado = RespostaDe<'getComunicados'>['itens'][number];

/** Announcements of the operation: those that were written, with how far each went, and a new one. */
export function Comunicados() {
  const [pagina, setPagina] = useState(1);
  const consulta = useQuery(mesaDeMensagensQueries.comunicados(pagina));
  return (
    <PaginaOperacao titulo="Comunicados" subtitulo="Cada pessoa recebe uma vez, como escolheu receber.">
      <Mesa
        lista={
          <TabelaPaginada
            consulta={consulta}
            erro="Não conseguimos carregar os comunicados"
            vazio={
              <Vazio titulo="Nenhum comunicado ainda" detalhe="O que for escrito aqui aparece com o quanto já andou." />
            }
            rotulo="Comunicados"
            unidade={['comunicado', 'comunicados']}
            larguras="minmax(0, 1.6fr) minmax(0, 1.2fr) minmax(0, 1fr) 110px"
            colunas={colunas}
            chave={({ id }) => String(id)}
            pagina={pagina}
            aoIr={setPagina}
          />
        }
        detalhe={<NovoComunicado />}
      />
    </PaginaOperacao>
  );
}

const colunas: readonly ColunaFila<Comunicado>[] = [
  {
    rotulo: 'Comunicado',
    principal: true,
    celula: ({ titulo, categoria }) => (
      <Duas titulo={titulo} detalhe={CATEGORIAS_COMUNICACAO.find(({ id }) => id === categoria)?.rotulo} />
    ),
  },
  {
    rotulo: 'Para',
    celula: ({ publico, uf, autor }) => (
      <Duas
        titulo={uf === null ? PUBLICO_DO_COMUNICADO[publico].rotulo : `${PUBLICO_DO_COMUNICADO[publico].rotulo}, ${uf}`}
        detalhe={`Por ${autor}`}
      />
    ),
  },
  {
    rotulo: 'Situação',
    celula: ({ estado, enviados, pessoas, saiEm }) => (
      <Duas
        titulo={<Situacao de={SITUACAO_DO_COMUNICADO} valor={estado} />}
        detalhe={estado === 'agendado' ? `Sai ${noTexto(momentoPerto(saiEm))}` : `${enviados} de ${pessoas} pessoas`}
      />
    ),
  },
  { rotulo: 'Ação', celula: (comunicado) => <Parar comunicado={comunicado} /> },
];

function Parar({ comunicado: { id, titulo, estado } }: { readonly comunicado: Comunicado }) {
  const { parar } = useComunicado();
  if (estado !== 'agendado' && estado !== 'enviando') return null;
  async function perguntar(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: `Parar "${titulo}"?`,
      corpo: 'Quem já recebeu fica com ele. Ninguém mais recebe, e não dá para retomar.',
      acao: 'Parar comunicado',
      escape: 'Deixar seguir',
      perigo: true,
    });
    if (sim) parar.mutate({ params: { id } });
  }
  return (
    <Botao
      variante="linha"
      tamanho="sm"
      rotulo={`Parar: ${titulo}`}
      fazendo={parar.isPending && 'Parando'}
      onClick={() => void perguntar()}
    >
      Parar
    </Botao>
  );
}
