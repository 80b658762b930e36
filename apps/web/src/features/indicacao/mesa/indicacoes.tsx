import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { usePode } from '../../../lib/permissoes.ts';
import c from '../../../mesa/caso.module.css';
import { Duas } from '../../../mesa/celulas.tsx';
import type { AcaoDecisao } from '../../../mesa/decisao.tsx';
import { Decisao } from '../../../mesa/decisao.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { useDecidirIndicacao } from './mutations.ts';
import { mesaDeIndicacoesQueries } from './queries.ts';

type Indicacao = RespostaDe<'getIndicacoesDaMesa'>['itens'][number];

/** /backoffice/indicacoes: who brought whom, the credits, and those that are held back (REGRAS 2.13). */
export function Indicacoes() {
  return (
    <PaginaDaFila
      titulo="Indicações"
      consulta={useQuery(mesaDeIndicacoesQueries.indicacoes())}
      resumo={(total) => `As ${total} mais novas. As que estão seguras vêm primeiro.`}
      vazia="Nenhuma indicação ainda"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

function Fila({ itens }: { readonly itens: readonly Indicacao[] }) {
  const { atual, escolher } = useEscolhido(itens, ({ id }) => String(id));
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Indicações"
          larguras="minmax(0, 1.4fr) minmax(0, 1fr)"
          colunas={colunas}
          itens={itens}
          chave={({ id }) => String(id)}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.id} indicacao={atual} />}
    />
  );
}

const TONS = { cadastrada: 'info', comprou: 'warning', creditada: 'success', anulada: 'neutral' } as const;

const colunas: readonly ColunaFila<Indicacao>[] = [
  {
    rotulo: 'Quem trouxe quem',
    principal: true,
    celula: ({ indicador, indicado }) => <Duas titulo={indicado.nome} detalhe={`Veio por ${indicador.nome}`} />,
  },
  {
    rotulo: 'Situação',
    celula: ({ estado, rotulo, retidaEm }) => (
      <Etiqueta tom={retidaEm === null ? TONS[estado] : 'danger'}>{retidaEm === null ? rotulo : 'Seguro'}</Etiqueta>
    ),
  },
];

function Caso({ indicacao }: { readonly indicacao: Indicacao }) {
  const { indicador, indicado, emComum, motivo, rotulo, conferida, creditaEm } = indicacao;
  const pode = usePode();
  return (
    <div className={c['caso']}>
      <Cartao titulo={`${indicado.nome} veio por ${indicador.nome}`}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Situação', valor: rotulo, ...(motivo === null ? {} : { detalhe: motivo }) },
            {
              rotulo: 'Em comum agora',
              valor: emComum.length === 0 ? 'Nada' : new Intl.ListFormat('pt-BR').format(emComum),
              ...(conferida ? { detalhe: 'A equipe já conferiu.' } : {}),
            },
            { rotulo: 'Criou a conta', valor: dia(indicacao.criadaEm) },
            { rotulo: 'Primeira assinatura', valor: dia(indicacao.comprouEm) },
            { rotulo: 'Crédito a partir de', valor: dia(creditaEm) },
            { rotulo: `Crédito de ${indicado.nome}`, valor: credito(indicacao.doIndicado) },
            { rotulo: `Crédito de ${indicador.nome}`, valor: credito(indicacao.doIndicador) },
          ]}
        />
        <p>
          <Ligacao href={paths.backofficePessoa(indicador.id)}>{indicador.nome}</Ligacao>
          {' e '}
          <Ligacao href={paths.backofficePessoa(indicado.id)}>{indicado.nome}</Ligacao>
        </p>
      </Cartao>
      {pode?.('anularIndicacao') === true && <Decidir indicacao={indicacao} />}
    </div>
  );
}

function dia(instante: string | null): string {
  return instante === null ? 'Ainda não' : formatarDia(diaDe(instante));
}
function credito(dado: Indicacao['doIndicado']): string {
  if (dado === null) return 'Nenhum';
  const { valor, livre } = dado;
  return `${formatarReais(centavos(valor))}, ${formatarReais(centavos(livre))} sem gastar`;
}

function Decidir({ indicacao: { id, estado, retidaEm } }: { readonly indicacao: Indicacao }) {
  const { segurar, soltar, anular, restaurar } = useDecidirIndicacao();
  function acao(
    tecla: string,
    rotulo: string,
    ato: ReturnType<typeof useDecidirIndicacao>['segurar'],
  ): Omit<AcaoDecisao, 'variante'> {
    return {
      tecla,
      rotulo,
      exigeMensagem: true,
      fazendo: ato.isPending && rotulo,
      fazer: (mensagem) => ato.mutate({ params: { id }, body: { mensagem } }),
    };
  }
  const aberta = estado === 'cadastrada' || estado === 'comprou';
  const acoes: AcaoDecisao[] = [
    ...(aberta && retidaEm === null
      ? [{ ...acao('S', 'Segurar o crédito', segurar), variante: 'suave' as const }]
      : []),
    ...(retidaEm === null ? [] : [{ ...acao('S', 'Soltar o crédito', soltar), variante: 'primario' as const }]),
    ...(estado === 'anulada'
      ? [{ ...acao('R', 'Restaurar', restaurar), variante: 'primario' as const }]
      : [
          {
            ...acao('N', 'Anular', anular),
            variante: 'perigo-linha' as const,
            confirma: {
              titulo: 'Anular esta indicação?',
              corpo: 'O que não foi gasto dos créditos volta. Depois ela pode ser restaurada.',
              escape: 'Deixar como está',
            },
          },
        ]),
  ];
  return <Decisao rotulo="Por quê" assinatura="Fica na trilha, com o seu nome." acoes={acoes} />;
}
