import { PERIODO_PLANO } from '@rateia/domain/grupos/enums';
import { mesesDoPeriodo } from '@rateia/domain/grupos/fidelidade';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParametro } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { despachar, useRascunho } from '../../fluxo.ts';
import { caminhoDo, posicaoDe } from '../../passos.ts';
import { novoGrupoQueries } from '../../queries.ts';
import type { Plano, RascunhoGrupo, ServicoEscolhido } from '../../rascunho.ts';
import { CabecaServico } from '../components/cabeca-servico.tsx';

/** /novo-grupo/{servico}/planos. The address alone is enough: the service is found in the catalogue. */
export function TelaPlanos() {
  const nomeUrl = useParametro('servico');
  const rascunho = useRascunho();
  const servico = rascunho.servico?.nomeUrl === nomeUrl && rascunho.criado === null ? rascunho.servico : null;
  const catalogo = useServicoDoCaminho(nomeUrl, servico !== null);
  return (
    <PassoFluxo
      pergunta="Qual é o plano?"
      apoio="Escolha o plano que você assina, ou que vai assinar."
      {...posicaoDe('planos')}
      voltar={paths.novoGrupoServicos()}
      {...(rascunho.plano === null || servico === null ? {} : { href: depoisDoPlano(rascunho) })}
    >
      {servico === null ? (
        <Consulta
          consulta={{ ...catalogo, data: undefined }}
          erro="Não conseguimos carregar o catálogo"
          esqueleto={<OssoLista quantos={2} />}
        >
          {() => null}
        </Consulta>
      ) : (
        <Escolha servico={servico} plano={rascunho.plano} />
      )}
    </PassoFluxo>
  );
}

/** A plan that is paid ahead asks for one thing more. */
function depoisDoPlano(rascunho: RascunhoGrupo): string {
  const pagoAntes = rascunho.plano !== null && mesesDoPeriodo(rascunho.plano.periodo) !== null;
  return pagoAntes ? paths.novoGrupoFidelidade() : caminhoDo('valores', rascunho);
}

function Escolha({ servico, plano }: { readonly servico: ServicoEscolhido; readonly plano: Plano | null }) {
  const planos = useQuery(novoGrupoQueries.planos(servico.id));
  return (
    <>
      <CabecaServico servico={servico} plano={null} />
      <Consulta
        consulta={planos}
        erro="Não conseguimos carregar os planos"
        esqueleto={<OssoLista quantos={2} />}
        vazio={{
          quando: (dados) => dados.planos.length === 0,
          mostra: (
            <Vazio
              titulo="Este serviço está sem planos agora"
              detalhe="Você pode descrever o plano e nossa equipe confere."
              acao={<Botao href={paths.novoGrupoPersonalizar()}>Criar com outro serviço</Botao>}
            />
          ),
        }}
      >
        {({ planos: lista }) => (
          <>
            <Opcoes
              rotulo="Plano"
              valor={plano?.id}
              aoEscolher={(id) => {
                const escolhido = lista.find((candidato) => candidato.id === id);
                if (escolhido !== undefined) despachar({ tipo: 'escolherPlano', plano: escolhido });
              }}
              opcoes={lista.map((candidato) => ({
                valor: candidato.id,
                titulo: candidato.nome,
                detalhe: detalheDe(candidato),
                fim: <Valor valor={candidato.valor} />,
              }))}
            />
            {plano === null && <Nota>Escolha um plano para continuar.</Nota>}
          </>
        )}
      </Consulta>
    </>
  );
}

function detalheDe({ lugares, periodo }: Plano): string {
  const nome = Object.values(PERIODO_PLANO).find(({ id }) => id === periodo)?.rotulo;
  return [`${lugares} ${lugares === 1 ? 'lugar' : 'lugares'} com o seu`, nome?.toLocaleLowerCase('pt-BR')]
    .filter((parte) => parte !== undefined)
    .join(' · ');
}

/**
 * Puts the service of the address into the draft, for a person who came by the address. An address without a service of
 * the catalogue leads to the catalogue.
 */
function useServicoDoCaminho(nomeUrl: string, escolhido: boolean) {
  const catalogo = useQuery({ ...novoGrupoQueries.servicos(''), enabled: !escolhido });
  const { data } = catalogo;
  useEffect(() => {
    if (escolhido || data === undefined) return;
    const servico = data.servicos.find((candidato) => candidato.nomeUrl === nomeUrl);
    if (servico === undefined) void irPara(paths.novoGrupoServicos(), { substitui: true });
    else despachar({ tipo: 'escolherServico', servico });
  }, [escolhido, data, nomeUrl]);
  return catalogo;
}
