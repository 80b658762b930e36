import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { MontarSerie } from './montar-serie.tsx';
import { useEncerrarSerie } from './mutations.ts';
import { mesaDasSeriesQueries } from './queries.ts';

type Serie = RespostaDe<'listSeriesDaOperacao'>['itens'][number];

/** /backoffice/series: pools that come again, their members and next charge (REGRAS 2.12 Recurring). */
export function Series() {
  const [criando, setCriando] = useState(false);
  const series = useQuery(mesaDasSeriesQueries.series());
  const pode = usePode();
  if (criando) return <MontarSerie aoVoltar={() => setCriando(false)} />;
  return (
    <PaginaOperacao
      titulo="Bolões recorrentes"
      subtitulo="Os mesmos jogos em todo sorteio. Os membros são cobrados 48 horas antes do fim das vendas."
      acoes={
        pode?.('createSerie') === true && (
          <Botao icone={<IconPlus size={20} stroke={1.75} />} onClick={() => setCriando(true)}>
            Criar bolão recorrente
          </Botao>
        )
      }
    >
      <Consulta
        consulta={series}
        erro="Não conseguimos carregar os bolões recorrentes"
        esqueleto={<OssoLista quantos={3} />}
        vazio={{ quando: ({ total }) => total === 0, mostra: <Vazio titulo="Nenhum bolão recorrente ainda" /> }}
      >
        {({ itens }) => (
          <TabelaFila
            rotulo="Bolões recorrentes"
            larguras="minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 140px"
            colunas={COLUNAS}
            itens={itens}
            chave={({ id }) => String(id)}
          />
        )}
      </Consulta>
    </PaginaOperacao>
  );
}

const COLUNAS: readonly ColunaFila<Serie>[] = [
  {
    rotulo: 'Bolão recorrente',
    principal: true,
    celula: ({ nome, nomeDaLoteria, apostas }) => (
      <Duas titulo={nome} detalhe={`${nomeDaLoteria}, ${apostas === 1 ? '1 jogo' : `${apostas} jogos`}`} />
    ),
  },
  {
    rotulo: 'Membros',
    celula: ({ membros, pausados, totalCotas, cotasLivres }) => (
      <Duas
        titulo={pausados === 0 ? String(membros) : `${membros} e ${pausados} em pausa`}
        detalhe={`${totalCotas - cotasLivres} de ${totalCotas} cotas`}
      />
    ),
  },
  {
    rotulo: 'Próxima cobrança',
    celula: ({ proximo, encerrada }) =>
      proximo === null ? (
        <Etiqueta tom={encerrada ? 'neutral' : 'warning'}>{encerrada ? 'Encerrado' : 'Sem sorteio'}</Etiqueta>
      ) : (
        <Duas
          titulo={formatarMomento(proximo.cobrarEm)}
          detalhe={`${formatarReais(centavos(proximo.preco.total))} a cota`}
        />
      ),
  },
  { rotulo: 'Ação', celula: (serie) => <Encerrar serie={serie} /> },
];

function Encerrar({ serie: { id, nome, encerrada } }: { readonly serie: Serie }) {
  const pode = usePode();
  const encerrar = useEncerrarSerie();
  if (encerrada || pode?.('encerrarSerie') !== true) return null;
  async function perguntar(): Promise<void> {
    const encerra = await dialogos.mostrar({
      titulo: `Encerrar ${nome}?`,
      corpo: 'Os membros saem e são avisados. Bolões já cobrados seguem até o sorteio.',
      acao: 'Encerrar',
      escape: 'Manter',
      perigo: true,
    });
    if (encerra) encerrar.mutate({ params: { id } });
  }
  return (
    <Botao
      variante="perigo-linha"
      tamanho="sm"
      rotulo={`Encerrar ${nome}`}
      fazendo={encerrar.isPending && 'Encerrando'}
      onClick={() => {
        void perguntar();
      }}
    >
      Encerrar
    </Botao>
  );
}
