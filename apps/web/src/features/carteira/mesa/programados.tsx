import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { usePode } from '../../../lib/permissoes.ts';
import c from '../../../mesa/caso.module.css';
import { Duas } from '../../../mesa/celulas.tsx';
import { Decisao } from '../../../mesa/decisao.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { SITUACAO_DA_AUTORIZACAO } from '../../../ui/situacao/autorizacao.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { useCancelarProgramado } from './mutations.ts';
import { mesaDosProgramadosQueries } from './queries.ts';

type Programado = RespostaDe<'getProgramados'>['itens'][number];

/** /backoffice/programados: the authorisations of Pix programado, and why each stands where it stands (REGRAS 2.4, 2.8). */
export function Programados() {
  return (
    <PaginaDaFila
      titulo="Pix programado"
      consulta={useQuery(mesaDosProgramadosQueries.programados())}
      resumo={(total) => (total === 1 ? 'Uma autorização.' : `As ${total} autorizações mais novas.`)}
      vazia="Nenhuma autorização ainda"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

function Fila({ itens }: { readonly itens: readonly Programado[] }) {
  const { atual, escolher } = useEscolhido(itens, ({ id }) => String(id));
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Autorizações de Pix programado"
          larguras="minmax(0, 1.4fr) minmax(0, 1fr)"
          colunas={COLUNAS}
          itens={itens}
          chave={({ id }) => String(id)}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.id} programado={atual} />}
    />
  );
}

const COLUNAS: readonly ColunaFila<Programado>[] = [
  {
    rotulo: 'Pessoa',
    principal: true,
    celula: ({ pessoa, grupo }) => <Duas titulo={pessoa.nome} detalhe={grupo.nome} />,
  },
  {
    rotulo: 'Situação',
    celula: ({ estado, rotulo }) => <Situacao de={SITUACAO_DA_AUTORIZACAO} valor={estado} rotulo={rotulo} />,
  },
];

function Caso({ programado }: { readonly programado: Programado }) {
  const { pessoa, grupo, cobranca, decididaEm, conferidaEm } = programado;
  const pode = usePode();
  return (
    <div className={c['caso']}>
      <Cartao titulo={`${pessoa.nome}, ${grupo.nome}`}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Situação', valor: programado.rotulo },
            { rotulo: 'Por quê', valor: programado.porque },
            { rotulo: 'Mensalidade', valor: formatarReais(centavos(programado.valor)) },
            { rotulo: 'CPF que paga', valor: programado.cpf },
            { rotulo: 'Aceito', valor: momentoPerto(programado.aceitaEm) },
            { rotulo: 'Autorizar até', valor: momentoPerto(programado.venceEm) },
            { rotulo: 'Primeiro mês', valor: formatarDia(programado.comecaEm) },
            { rotulo: 'Novas tentativas', valor: programado.repete ? 'Aceitas' : 'Não aceitas' },
            ...(decididaEm === null ? [] : [{ rotulo: 'Decidido', valor: momentoPerto(decididaEm) }]),
            ...(conferidaEm === null ? [] : [{ rotulo: 'Conferido no banco', valor: momentoPerto(conferidaEm) }]),
          ]}
        />
        <p>
          <Ligacao href={paths.backofficePessoa(pessoa.id)}>{pessoa.nome}</Ligacao>
        </p>
      </Cartao>
      {cobranca !== null && <Cobranca cobranca={cobranca} />}
      {programado.podeCancelar && pode?.('cancelarProgramado') === true && <Cancelar programado={programado} />}
    </div>
  );
}

/** The bank's words for a day on which it tries. */
const TENTATIVA: Readonly<Record<string, string>> = { PAGA: 'Paga', REJEITADA: 'Recusada' };

function Cobranca({ cobranca }: { readonly cobranca: NonNullable<Programado['cobranca']> }) {
  const { vencimento, valor, paga, tentativas } = cobranca;
  return (
    <Cartao titulo="Última cobrança">
      <ListaDefinicao
        itens={[
          { rotulo: 'Vence', valor: formatarDia(vencimento) },
          { rotulo: 'Valor', valor: formatarReais(centavos(valor)) },
          { rotulo: 'Fatura', valor: paga ? 'Paga' : 'Em aberto' },
          ...tentativas.map(({ dia, estado, frase }) => ({
            chave: dia,
            rotulo: `No banco em ${formatarDia(dia)}`,
            valor: TENTATIVA[estado] ?? 'Agendada',
            ...(frase === null ? {} : { detalhe: `A pessoa lê: ${frase}` }),
          })),
        ]}
      />
    </Cartao>
  );
}

function Cancelar({ programado: { id, pessoa } }: { readonly programado: Programado }) {
  const cancelar = useCancelarProgramado();
  return (
    <Decisao
      rotulo="Por quê"
      assinatura="Fica na trilha, com o seu nome."
      acoes={[
        {
          tecla: 'N',
          rotulo: 'Encerrar a autorização',
          variante: 'perigo-linha',
          exigeMensagem: true,
          fazendo: cancelar.isPending && 'Encerrando',
          fazer: (mensagem) => cancelar.mutate({ params: { id }, body: { mensagem } }),
          confirma: {
            titulo: `Encerrar o Pix programado de ${pessoa.nome}?`,
            corpo:
              'Termina aqui e no banco. A vaga continua, e as próximas mensalidades seguem por saldo, cartão ou código Pix.',
            escape: 'Deixar como está',
          },
        },
      ]}
    />
  );
}
