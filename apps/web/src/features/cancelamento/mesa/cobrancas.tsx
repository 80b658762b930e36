import { formatarDia, formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useCombinarData } from './mutations.ts';
import { mesaDeCobrancasQueries } from './queries.ts';

type Cobranca = RespostaDe<'getCobrancas'>['itens'][number];

/** /backoffice/cobrancas: late months, why each stands where it stands, and another date (REGRAS 2.8). */
export function Cobrancas() {
  return (
    <PaginaDaFila
      titulo="Cobranças"
      consulta={useQuery(mesaDeCobrancasQueries.cobrancas())}
      resumo={(total) =>
        total === 1 ? '1 mensalidade em atraso.' : `${total} mensalidades em atraso, as mais antigas primeiro.`
      }
      vazia="Nenhuma mensalidade em atraso"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

function Fila({ itens }: { readonly itens: readonly Cobranca[] }) {
  const { atual, escolher } = useEscolhido(itens, ({ id }) => String(id));
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Cobranças"
          larguras="minmax(0, 1.4fr) minmax(0, 1fr) auto"
          colunas={colunas}
          itens={itens}
          chave={({ id }) => String(id)}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.id} cobranca={atual} />}
    />
  );
}

const colunas: readonly ColunaFila<Cobranca>[] = [
  {
    rotulo: 'Quem deve',
    principal: true,
    celula: ({ pessoa, grupo }) => <Duas titulo={pessoa.nome} detalhe={grupo.nome} />,
  },
  {
    rotulo: 'Próximo passo',
    celula: ({ proximo }) =>
      proximo === null ? 'Nenhum' : <Duas titulo={proximo.oQue} detalhe={momentoPerto(proximo.em)} />,
  },
  {
    rotulo: 'Valor',
    celula: ({ valor, diasDeAtraso }) => <Duas titulo={<Valor valor={valor} />} detalhe={dias(diasDeAtraso)} />,
  },
];

function dias(quantos: number): string {
  return quantos === 1 ? 'há 1 dia' : `há ${quantos} dias`;
}

function Caso({ cobranca }: { readonly cobranca: Cobranca }) {
  const { pessoa, grupo, valor, venceEm, tentativas, causa, cartao, caucao, situacao, resposta, proximo, datas } =
    cobranca;
  const pode = usePode();
  return (
    <div className={c['caso']}>
      <Cartao titulo={`${pessoa.nome}, ${grupo.nome}`}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Mensalidade', valor: <Valor valor={valor} />, detalhe: `Venceu em ${formatarDia(venceEm)}` },
            {
              rotulo: 'Tentativas',
              valor: String(tentativas),
              ...(causa === null ? {} : { detalhe: causa }),
            },
            cartao === null
              ? { rotulo: 'Cartão', valor: 'Não foi cobrado' }
              : {
                  rotulo: `Cartão final ${cartao.final}`,
                  valor: momentoPerto(cartao.em),
                  detalhe: cartao.resposta,
                },
            { rotulo: 'Caução', valor: <Valor valor={caucao} /> },
            { rotulo: 'Participação', valor: situacao },
            resposta === null
              ? { rotulo: 'O que a pessoa disse', valor: 'Nada ainda' }
              : {
                  rotulo: 'O que a pessoa disse',
                  valor: resposta.motivo,
                  detalhe:
                    resposta.novaData === null
                      ? momentoPerto(resposta.em)
                      : `Pediu para cobrar em ${formatarDiaCurto(resposta.novaData)}`,
                },
            {
              rotulo: 'Próximo passo',
              valor: proximo?.oQue ?? 'Nenhum',
              ...(proximo === null ? {} : { detalhe: momentoPerto(proximo.em) }),
            },
          ]}
        />
        <p>
          <Ligacao href={paths.backofficePessoa(pessoa.id)}>{`Abrir ${pessoa.nome}`}</Ligacao>
        </p>
      </Cartao>
      {datas !== null && pode?.('combinarDataDaCobranca') === true && <NovaData id={cobranca.id} datas={datas} />}
    </div>
  );
}

interface NovaDataProps {
  readonly id: number;
  readonly datas: NonNullable<Cobranca['datas']>;
}

function NovaData({ id, datas: { de, ate } }: NovaDataProps) {
  const [dia, setDia] = useState<string>(ate);
  const combinar = useCombinarData();
  return (
    <>
      <CampoTexto
        name="novaData"
        rotulo="Cobrar em"
        tipo="date"
        value={dia}
        onChange={setDia}
        apoio={`De ${formatarDiaCurto(de)} a ${formatarDiaCurto(ate)}. A caução espera até o dia seguinte.`}
      />
      <Decisao
        rotulo="Por quê"
        assinatura="Fica na trilha, com o seu nome."
        acoes={[
          {
            tecla: 'D',
            rotulo: 'Combinar outra data',
            variante: 'primario',
            exigeMensagem: true,
            fazendo: combinar.isPending && 'Combinando',
            desligada: dia < de || dia > ate,
            fazer: (mensagem) => combinar.mutate({ params: { id }, body: { dia, mensagem } }),
          },
        ]}
      />
    </>
  );
}
