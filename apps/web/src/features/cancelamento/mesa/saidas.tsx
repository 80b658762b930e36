import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { mesaDasSaidasQueries } from './queries.ts';

type Saida = RespostaDe<'getSaidas'>['itens'][number];

/** /backoffice/saidas: why members leave, how many took the answer to their reason, and how many stayed (REGRAS 2.9). */
export function Saidas() {
  const consulta = useQuery(mesaDasSaidasQueries.saidas());
  const desde = consulta.data?.desde;
  return (
    <PaginaOperacao
      titulo="Saídas"
      {...(desde === undefined
        ? {}
        : { subtitulo: `Motivos de quem pensou em sair desde ${formatarDia(desde)}, sem nomes.` })}
    >
      <Consulta
        consulta={consulta}
        erro="Não conseguimos carregar os motivos"
        esqueleto={<OssoLista quantos={3} />}
        vazio={{ quando: ({ itens }) => itens.length === 0, mostra: <Vazio titulo="Nenhum motivo de saída ainda" /> }}
      >
        {({ itens }) => (
          <TabelaFila
            rotulo="Motivos de saída"
            larguras="minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr)"
            colunas={COLUNAS}
            itens={itens}
            chave={({ motivo }) => String(motivo)}
          />
        )}
      </Consulta>
    </PaginaOperacao>
  );
}

const COLUNAS: readonly ColunaFila<Saida>[] = [
  {
    rotulo: 'Motivo',
    principal: true,
    celula: ({ descricao, responderam }) => (
      <Duas titulo={descricao} detalhe={responderam === 1 ? '1 resposta' : `${responderam} respostas`} />
    ),
  },
  {
    rotulo: 'Ajuda oferecida',
    celula: ({ comAjuda, aceitaram }) => (
      <Duas
        titulo={aceitaram === 1 ? '1 aceitou' : `${aceitaram} aceitaram`}
        detalhe={comAjuda === 1 ? '1 recebeu uma ajuda' : `${comAjuda} receberam uma ajuda`}
      />
    ),
  },
  {
    rotulo: 'Hoje',
    celula: ({ ficaram, sairam }) => (
      <Duas
        titulo={ficaram === 1 ? '1 continua no grupo' : `${ficaram} continuam no grupo`}
        detalhe={sairam === 1 ? '1 saiu' : `${sairam} saíram`}
      />
    ),
  },
];
