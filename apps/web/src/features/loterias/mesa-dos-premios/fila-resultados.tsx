import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import caso from '../../../mesa/caso.module.css';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { FormularioDoResultado } from './formulario-do-resultado.tsx';
import { useConfirmarResultado, useRecusarResultado } from './mutations.ts';
import { mesaDosPremiosQueries } from './queries.ts';

type Pendente = RespostaDe<'getResultadosAResolver'>['itens'][number];

const FONTES = { oficial: 'Fonte oficial', alternativa: 'Segunda fonte' } as const;

/** Results on which the sources do not agree: one person gives it, another confirms (REGRAS 2.12). */
export function FilaResultados() {
  return (
    <PaginaDaFila
      titulo="Resultados"
      consulta={useQuery(mesaDosPremiosQueries.resultados())}
      resumo={(total) =>
        `${total} ${total === 1 ? 'concurso espera' : 'concursos esperam'}. Só vale com duas fontes ou duas pessoas.`
      }
      vazia="Nenhum resultado espera uma pessoa"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

const COLUNAS: ColunaFila<Pendente>[] = [
  {
    rotulo: 'Concurso',
    principal: true,
    celula: ({ nome, concurso, sorteioEm }) => (
      <Duas titulo={`${nome} ${concurso}`} detalhe={momentoPerto(sorteioEm)} />
    ),
  },
  { rotulo: 'Bolões', celula: ({ boloes }) => boloes },
  {
    rotulo: 'Situação',
    celula: ({ fontes, proposta }) => (
      <Etiqueta tom={proposta === null ? 'warning' : 'info'}>{situacaoDe(fontes.length, proposta)}</Etiqueta>
    ),
  },
];

function situacaoDe(fontes: number, proposta: Pendente['proposta']): string {
  if (proposta !== null) return 'espera confirmação';
  if (fontes === 2) return 'fontes divergem';
  return fontes === 1 ? 'uma fonte calada' : 'sem resultado';
}

function Fila({ itens }: { readonly itens: readonly Pendente[] }) {
  const { atual, escolher } = useEscolhido(itens, chaveDe);
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Resultados por sorteio"
          larguras="minmax(0, 1.4fr) 72px minmax(0, 1fr)"
          colunas={COLUNAS}
          itens={itens}
          chave={chaveDe}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={chaveDe(atual)} pendente={atual} />}
    />
  );
}

function chaveDe({ loteria, concurso }: Pendente): string {
  return `${loteria}-${concurso}`;
}

function Caso({ pendente }: { readonly pendente: Pendente }) {
  const { nome, concurso, fontes, proposta } = pendente;
  return (
    <Cartao className={caso['caso']}>
      <div className={caso['cabeca']}>
        <div>
          <h2>{`${nome} ${concurso}`}</h2>
          <p>{noTexto(momentoPerto(pendente.sorteioEm))}</p>
        </div>
      </div>
      {fontes.length === 0 ? (
        <Nota>Nenhuma fonte respondeu. O sorteio pode ter sido adiado: confira antes de informar.</Nota>
      ) : (
        <ListaDefinicao
          itens={fontes.map(({ fonte, dezenas }) => ({ chave: fonte, rotulo: FONTES[fonte], valor: dezenas }))}
        />
      )}
      {proposta === null ? <FormularioDoResultado pendente={pendente} /> : <Proposta proposta={proposta} />}
    </Cartao>
  );
}

function Proposta({ proposta }: { readonly proposta: NonNullable<Pendente['proposta']> }) {
  const { id, dezenas, premios, motivo, por, minha, em } = proposta;
  const confirmar = useConfirmarResultado();
  const recusar = useRecusarResultado();
  return (
    <>
      <ListaDefinicao
        itens={[
          { rotulo: 'Resultado informado', valor: dezenas },
          { rotulo: 'Faixas com prêmio', valor: premios },
          { rotulo: 'Por', valor: por, detalhe: noTexto(momentoPerto(em)) },
          { rotulo: 'Motivo', valor: motivo },
        ]}
      />
      {minha ? (
        <Nota>Você informou este resultado. Outra pessoa da equipe confirma.</Nota>
      ) : (
        <Botao
          fazendo={confirmar.isPending && 'Confirmando'}
          onClick={() => confirmar.mutate({ params: { id }, body: {} })}
        >
          Confirmar o resultado
        </Botao>
      )}
      <Botao
        variante="perigo-linha"
        fazendo={recusar.isPending && 'Retirando'}
        onClick={() => recusar.mutate({ params: { id }, body: {} })}
      >
        Retirar o resultado
      </Botao>
    </>
  );
}
