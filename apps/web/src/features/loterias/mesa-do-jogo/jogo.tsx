import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import c from '../../../mesa/caso.module.css';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { mesaDoJogoQueries } from './queries.ts';

type Jogo = RespostaDe<'getJogoDaOperacao'>;
type Afastamento = Jogo['itens'][number];

/** /backoffice/jogo: limits, spending of the month and times away of people who play, in numbers (REGRAS 2.12 Limits). */
export function Jogo() {
  return (
    <PaginaOperacao titulo="Jogo responsável" subtitulo="Limites, pausas e autoexclusões, em números e sem nomes.">
      <Consulta
        consulta={useQuery(mesaDoJogoQueries.jogo())}
        erro="Não conseguimos carregar os números"
        esqueleto={<OssoLista quantos={3} />}
      >
        {(jogo) => (
          <div className={c['caso']}>
            <Gastos jogo={jogo} />
            <Limites jogo={jogo} />
            <Afastados jogo={jogo} />
            {jogo.itens.length > 0 && (
              <TabelaFila
                rotulo="Afastamentos que valem agora"
                larguras="minmax(0, 1fr) minmax(0, 1fr)"
                colunas={COLUNAS}
                itens={jogo.itens}
                chave={({ desde, ate }) => `${desde} ${ate}`}
              />
            )}
          </div>
        )}
      </Consulta>
    </PaginaOperacao>
  );
}

function Gastos({ jogo: { gastos } }: { readonly jogo: Jogo }) {
  return (
    <Cartao titulo="Gasto deste mês">
      <ListaDefinicao
        itens={[
          { rotulo: 'Pessoas que jogaram', valor: String(gastos.pessoas) },
          { rotulo: 'Usaram 80% do limite ou mais', valor: String(gastos.perto) },
          { rotulo: 'Usaram todo o limite', valor: String(gastos.noLimite) },
          { rotulo: 'Cotas reservadas e pagas', valor: formatarReais(centavos(gastos.total)), total: true },
        ]}
      />
    </Cartao>
  );
}

function Limites({ jogo: { limites, limitePadrao } }: { readonly jogo: Jogo }) {
  return (
    <Cartao titulo={`Limites, fora dos ${formatarReais(centavos(limitePadrao))} de todos`}>
      <ListaDefinicao
        itens={[
          { rotulo: 'Diminuíram o limite', valor: String(limites.menores) },
          { rotulo: 'Aumentaram o limite', valor: String(limites.maiores) },
          { rotulo: 'Aumentos que esperam 24 horas', valor: String(limites.aumentosEsperando) },
        ]}
      />
    </Cartao>
  );
}

function Afastados({ jogo: { afastamentos } }: { readonly jogo: Jogo }) {
  return (
    <Cartao titulo="Afastados dos bolões">
      <ListaDefinicao
        itens={[
          { rotulo: 'Em pausa', valor: String(afastamentos.pausas) },
          {
            rotulo: 'Em autoexclusão',
            valor: String(afastamentos.autoexclusoes),
            detalhe: `${afastamentos.semPrazo} sem prazo`,
          },
          { rotulo: 'Começaram nos últimos 30 dias', valor: String(afastamentos.comecaram) },
        ]}
      />
    </Cartao>
  );
}

const COLUNAS: readonly ColunaFila<Afastamento>[] = [
  {
    rotulo: 'Afastamento',
    principal: true,
    celula: ({ tipo, desde }) => (
      <Duas titulo={tipo === 'pausa' ? 'Pausa' : 'Autoexclusão'} detalhe={`Desde ${formatarMomento(desde)}`} />
    ),
  },
  { rotulo: 'Até', celula: ({ ate }) => (ate === null ? 'Sem prazo' : formatarMomento(ate)) },
];
