import { TIPOS_DE_CAMPANHA } from '@rateia/domain/marketing/campanha';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Duas } from '../../../../ui/operacao/celulas.tsx';
import type { ColunaFila } from '../../../../ui/operacao/tabela-fila.tsx';
import { TabelaFila } from '../../../../ui/operacao/tabela-fila.tsx';
import { SITUACAO_DA_CAMPANHA } from '../../../../ui/situacao/campanha.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import { taxaDeCliques } from './campanha.ts';
import { campanhasQueries } from './queries.ts';

type Linha = RespostaDe<'getCampanhas'>['itens'][number];

/** Modals and banners: those on the air first, each with its sights and uses. */
export function Campanhas() {
  const consulta = useQuery(campanhasQueries.campanhas());
  return (
    <Consulta
      consulta={consulta}
      erro="Não conseguimos carregar as campanhas"
      esqueleto={<OssoLista quantos={3} />}
      vazio={{
        quando: ({ itens }) => itens.length === 0,
        mostra: <Vazio titulo="Nenhuma campanha ainda" detalhe="Uma campanha nova começa como rascunho." />,
      }}
    >
      {({ itens }) => (
        <TabelaFila
          rotulo="Campanhas"
          larguras="minmax(0, 1.6fr) 130px minmax(0, 1.2fr) minmax(0, 1fr)"
          colunas={colunas}
          itens={itens}
          chave={({ id }) => String(id)}
          href={({ id }) => paths.backofficeCampanha(id)}
        />
      )}
    </Consulta>
  );
}

const colunas: readonly ColunaFila<Linha>[] = [
  {
    rotulo: 'Campanha',
    principal: true,
    celula: ({ nome, tipo, titulo }) => (
      <Duas titulo={nome} detalhe={titulo === '' ? TIPOS_DE_CAMPANHA[tipo] : `${TIPOS_DE_CAMPANHA[tipo]}: ${titulo}`} />
    ),
  },
  {
    rotulo: 'Situação',
    celula: ({ situacao }) => <Situacao de={SITUACAO_DA_CAMPANHA} valor={situacao} />,
  },
  {
    rotulo: 'Período',
    celula: ({ inicio, fim }) => (
      <Duas
        titulo={inicio === null ? 'Sem início' : `De ${noTexto(momentoPerto(inicio))}`}
        detalhe={fim === null ? 'Sem fim' : `Até ${noTexto(momentoPerto(fim))}`}
      />
    ),
  },
  {
    rotulo: 'Resultado',
    celula: ({ impressoes, cliques }) => (
      <Duas
        titulo={impressoes === 1 ? '1 pessoa viu' : `${impressoes} pessoas viram`}
        detalhe={`${cliques === 1 ? '1 clique' : `${cliques} cliques`}, ${taxaDeCliques(impressoes, cliques)}`}
      />
    ),
  },
];
