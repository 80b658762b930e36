import { IconAlertTriangle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import type { Definicao } from '../../../ui/base/lista-definicao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Oculto } from '../../../ui/base/oculto.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import type { LadoDoLivro } from './lados.ts';
import { ladosDoLivro, somaDe } from './lados.ts';
import c from './livro.module.css';
import { livroQueries } from './queries.ts';

type DadosDoLivro = RespostaDe<'getLivro'>;

/** The ledger's invariants with their figures, and the balance of every kind of account. */
export function Livro() {
  const consulta = useQuery(livroQueries.livro());
  const { data } = consulta;
  return (
    <PaginaOperacao
      titulo="Livro"
      {...(data === undefined ? {} : { subtitulo: `Conferido ${noTexto(momentoPerto(data.conferidoEm))}.` })}
      acoes={
        <Botao
          variante="linha"
          tamanho="sm"
          icone={<IconRefresh size={20} stroke={1.75} />}
          fazendo={consulta.isFetching && data !== undefined && 'Atualizando'}
          onClick={() => void consulta.refetch()}
        >
          Atualizar
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o livro" esqueleto={<OssoLista quantos={3} />}>
        {(livro) => <Conteudo livro={livro} />}
      </Consulta>
    </PaginaOperacao>
  );
}

function Conteudo({
  livro: { invariantes, contas, transacoes, partidas, lacradas },
}: {
  readonly livro: DadosDoLivro;
}) {
  const quebradas = invariantes.filter(({ ok }) => !ok).length;
  return (
    <div className={c['colunas']}>
      <div className={c['coluna']}>
        {quebradas > 0 && (
          <Nota tom="danger" titulo={`${quebradas} ${quebradas === 1 ? 'regra quebrada' : 'regras quebradas'}`} alerta>
            Chame quem cuida do livro antes de mover dinheiro à mão.
          </Nota>
        )}
        <Cartao titulo="Regras do livro">
          <ul className={c['invariantes']}>
            {invariantes.map(({ chave, ok, divergencias, texto }) => {
              const Icone = ok ? IconCircleCheck : IconAlertTriangle;
              return (
                <li key={chave} data-ok={ok}>
                  <Icone size={22} stroke={1.75} aria-hidden="true" />
                  <span>
                    <Oculto>{ok ? 'Certo: ' : 'Quebrada: '}</Oculto>
                    {texto}
                  </span>
                  <Etiqueta tom={ok ? 'success' : 'danger'}>
                    {divergencias === 1 ? '1 divergência' : `${divergencias} divergências`}
                  </Etiqueta>
                </li>
              );
            })}
          </ul>
        </Cartao>
      </div>
      <div className={c['coluna']}>
        <Cartao titulo="Movimentos">
          <ListaDefinicao
            itens={[
              { rotulo: 'Transações', valor: numero.format(transacoes) },
              { rotulo: 'Partidas', valor: numero.format(partidas) },
              { rotulo: 'Transações lacradas', valor: numero.format(lacradas) },
            ]}
          />
        </Cartao>
        {ladosDoLivro(contas).map((lado) => (
          <Cartao key={lado.lado} titulo={lado.titulo}>
            <ListaDefinicao itens={linhasDoLado(lado)} />
          </Cartao>
        ))}
        <Cartao titulo="Os três lados juntos">
          <ListaDefinicao
            itens={[{ rotulo: 'Soma', detalhe: 'Fecha em zero', valor: <Valor valor={somaDe(contas)} /> }]}
          />
        </Cartao>
      </div>
    </div>
  );
}

/** The accounts of a side, and the line to which they sum. */
function linhasDoLado({ contas, soma }: LadoDoLivro): Definicao[] {
  return [
    ...contas.map(({ tipo, nome, provedor, saldo }) => ({
      chave: `${tipo}-${provedor}`,
      rotulo: nome,
      ...(provedor === '' ? {} : { detalhe: provedor }),
      valor: <Valor valor={saldo} />,
    })),
    { rotulo: 'Soma', valor: <Valor valor={soma} />, total: true },
  ];
}

const numero = new Intl.NumberFormat('pt-BR');
