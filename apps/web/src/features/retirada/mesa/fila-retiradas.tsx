import { diaDe } from '@rateia/domain/datas';
import type { EstadoRetirada } from '@rateia/domain/retirada/regras';
import { ESTADO_RETIRADA, ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { diaPerto, limitePerto, momentoPerto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { usePode } from '../../../lib/permissoes.ts';
import { agora } from '../../../lib/relogio.ts';
import c from '../../../mesa/caso.module.css';
import { colunaDoPrazo, Duas } from '../../../mesa/celulas.tsx';
import { Decisao } from '../../../mesa/decisao.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { useAgora } from '../../../ui/fluxo/use-agora.ts';
import { SITUACAO_DA_RETIRADA } from '../../../ui/situacao/retirada.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { useDecidirRetirada } from './mutations.ts';
import { mesaDeRetiradasQueries } from './queries.ts';

type Retirada = RespostaDe<'getRetiradasEmRevisao'>['itens'][number];

const UM_MINUTO = 60_000;

/** Withdrawals that a person has to look at, or that the bank has not answered (REGRAS 2.6). */
export function FilaRetiradas() {
  return (
    <PaginaDaFila
      titulo="Retiradas em revisão"
      consulta={useQuery(mesaDeRetiradasQueries.retiradas())}
      resumo={(total) => `${total} na fila. O dinheiro está reservado até a decisão.`}
      vazia="Nenhuma retirada espera decisão"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

function Fila({ itens }: { readonly itens: readonly Retirada[] }) {
  const { atual, escolher } = useEscolhido(itens, ({ id }) => id);
  const instante = useAgora(agora, UM_MINUTO);
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Retiradas por prazo"
          larguras="84px minmax(0, 1.4fr) minmax(0, 1fr) 110px"
          colunas={colunasDe(instante)}
          itens={itens}
          chave={({ id }) => id}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.id} retirada={atual} />}
    />
  );
}

function colunasDe(instante: number): ColunaFila<Retirada>[] {
  return [
    colunaDoPrazo(instante),
    {
      rotulo: 'Pessoa',
      principal: true,
      celula: ({ usuario, motivo }) => <Duas titulo={usuario} detalhe={motivo} />,
    },
    {
      rotulo: 'Pedida',
      celula: ({ criadaEm, estado }) => <Duas titulo={momentoPerto(criadaEm)} detalhe={rotuloDoEstado(estado)} />,
    },
    { rotulo: 'Valor', celula: ({ valor }) => <Valor valor={valor} /> },
  ];
}

function Caso({ retirada }: { readonly retirada: Retirada }) {
  const { usuario, idUsuario, valor, valorLiquido, estado, criadaEm, prazo, contaDesde, retiradasConcluidas, motivo } =
    retirada;
  return (
    <Cartao className={c['caso']}>
      <div className={c['cabeca']}>
        <div>
          <h2>{usuario}</h2>
          <p>
            <Ligacao href={paths.backofficePessoa(idUsuario)}>{`Pessoa ${idUsuario}`}</Ligacao>
          </p>
        </div>
        <Situacao de={SITUACAO_DA_RETIRADA} valor={estado} />
      </div>
      <Valor valor={valor} tamanho="xl" />
      {motivo !== '' && (
        <Nota tom="warning" titulo="Por que está aqui">
          {motivo}
        </Nota>
      )}
      <ListaDefinicao
        itens={[
          { rotulo: 'Chega na conta', valor: <Valor valor={valorLiquido} /> },
          { rotulo: 'Pedida', valor: momentoPerto(criadaEm) },
          { rotulo: 'Decidir até', valor: limitePerto(prazo) },
          { rotulo: 'Conta desde', valor: diaPerto(diaDe(contaDesde)) },
          { rotulo: 'Retiradas concluídas', valor: retiradasConcluidas },
        ]}
      />
      <DecisaoDaRetirada retirada={retirada} />
    </Cartao>
  );
}

function DecisaoDaRetirada({ retirada: { id, estado } }: { readonly retirada: Retirada }) {
  const { aprovar, recusar } = useDecidirRetirada();
  const decide = usePode()?.('aprovarRetirada') === true;
  if (estado !== ID_ESTADO_RETIRADA.emAnalise)
    return <Nota>Já foi enviada ao banco. A conferência automática pergunta por ela até haver resposta.</Nota>;
  if (!decide) return <Nota>Só o financeiro decide retiradas.</Nota>;
  return (
    <Decisao
      rotulo="Mensagem para a pessoa"
      assinatura="A decisão fica registrada com o seu nome, a hora e a mensagem. Recusada, o valor volta inteiro para o saldo."
      acoes={[
        {
          tecla: 'A',
          rotulo: 'Liberar retirada',
          variante: 'primario',
          fazendo: aprovar.isPending && 'Liberando',
          fazer: (mensagem) => aprovar.mutate({ params: { id }, body: { mensagem } }),
        },
        {
          tecla: 'R',
          rotulo: 'Recusar',
          variante: 'perigo-linha',
          exigeMensagem: true,
          confirma: {
            titulo: 'Recusar esta retirada?',
            corpo: 'O valor volta para o saldo da pessoa, com a sua mensagem.',
            escape: 'Continuar analisando',
          },
          fazendo: recusar.isPending && 'Recusando',
          fazer: (mensagem) => recusar.mutate({ params: { id }, body: { mensagem } }),
        },
      ]}
    />
  );
}

function rotuloDoEstado(estado: string): string {
  return ESTADO_RETIRADA[estado as EstadoRetirada]?.rotulo ?? estado;
}
