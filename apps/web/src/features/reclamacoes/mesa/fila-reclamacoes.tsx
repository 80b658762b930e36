import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto } from '../../../lib/momento.ts';
import { agora } from '../../../lib/relogio.ts';
import { colunaDoPrazo, Duas } from '../../../mesa/celulas.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { useAgora } from '../../../ui/fluxo/use-agora.ts';
import { CasoDaMediacao } from './caso.tsx';
import { mesaDeReclamacoesQueries } from './queries.ts';

type Corpo = RespostaDe<'getReclamacoesEmMediacao'>;
type Caso = Corpo['itens'][number];
const UM_MINUTO = 60_000;

/** Complaints that a person decides, by deadline, and what the desk did in the last 90 days (REGRAS 2.7). */
export function FilaReclamacoes() {
  return (
    <PaginaDaFila
      titulo="Reclamações em mediação"
      consulta={useQuery(mesaDeReclamacoesQueries.casos())}
      resumo={(total) => `${total} na fila. O valor de cada vaga está bloqueado até a decisão.`}
      vazia="Nenhuma reclamação espera decisão"
    >
      {(corpo) => <Fila corpo={corpo} />}
    </PaginaDaFila>
  );
}

function Fila({ corpo: { itens, figuras } }: { readonly corpo: Corpo }) {
  const { atual, escolher } = useEscolhido(itens, ({ id }) => String(id));
  const instante = useAgora(agora, UM_MINUTO);
  return (
    <Mesa
      lista={
        <>
          <TabelaFila
            rotulo="Reclamações por prazo"
            larguras="84px minmax(0, 1.2fr) minmax(0, 1.2fr)"
            colunas={colunasDe(instante)}
            itens={itens}
            chave={({ id }) => String(id)}
            escolhido={atual}
            aoEscolher={escolher}
          />
          <Figuras figuras={figuras} />
        </>
      }
      detalhe={atual !== undefined && <CasoDaMediacao key={atual.id} id={atual.id} />}
    />
  );
}

function colunasDe(instante: number): ColunaFila<Caso>[] {
  return [
    colunaDoPrazo(instante),
    {
      rotulo: 'Reclamação',
      principal: true,
      celula: ({ descricaoProblema, grupo, comLider, aAprovar }) => (
        <>
          <Duas titulo={descricaoProblema} detalhe={grupo} />
          {comLider && <Etiqueta tom="danger">Com a liderança</Etiqueta>}
          {aAprovar && <Etiqueta tom="warning">Falta assinar</Etiqueta>}
        </>
      ),
    },
    {
      rotulo: 'Entre',
      celula: ({ membro, administrador, emMediacaoDesde }) => (
        <Duas
          titulo={administrador === null ? `${membro} e a equipe` : `${membro} e ${administrador}`}
          detalhe={`desde ${momentoPerto(emMediacaoDesde)}`}
        />
      ),
    },
  ];
}

function Figuras({ figuras }: { readonly figuras: Corpo['figuras'] }) {
  const { fechadas, horasAteResposta, horasAteFim, resultados } = figuras;
  return (
    <Cartao titulo="Nos últimos 90 dias">
      <ListaDefinicao
        itens={[
          { rotulo: 'Fechadas', valor: fechadas },
          { rotulo: 'Até a primeira resposta', valor: horas(horasAteResposta) },
          { rotulo: 'Até o fim', valor: horas(horasAteFim) },
          ...resultados.map(({ id, rotulo, quantas }) => ({ chave: id, rotulo, valor: quantas })),
        ]}
      />
    </Cartao>
  );
}

function horas(quantas: number | null): string {
  return quantas === null ? 'Sem dados' : `${quantas.toLocaleString('pt-BR')} h`;
}
