import { EFEITO_DA_SOLUCAO, SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import { ContaDaSolucao } from '../components/conta-da-solucao.tsx';
import { useAbrir, useSalvar } from '../mutations.ts';
import { reclamacoesQueries, useNumeroDaBusca } from '../queries.ts';

type DoGrupo = RespostaDe<'getReclamacaoDoGrupo'>;

/** /reclamacao/solucao-desejada: each solution with its sum, and the complaint is sent (spec B§4 Resolution types). */
export function TelaSolucaoDesejada() {
  const grupo = useNumeroDaBusca('grupo');
  const consulta = useQuery(reclamacoesQueries.doGrupo(grupo));
  const pronto = consulta.data?.rascunho?.problema != null;
  const perdido = consulta.data !== undefined && !pronto;
  useEffect(() => {
    if (perdido) void irPara(paths.reclamacaoOqueAconteceu({ grupo }), { substitui: true });
  }, [perdido, grupo]);
  if (consulta.data?.rascunho != null && pronto)
    return <Escolha idGrupo={grupo} dados={consulta.data} rascunho={consulta.data.rascunho} />;
  return (
    <PassoFluxo
      pergunta="O que resolve para você?"
      passo={4}
      de={4}
      voltar={paths.reclamacaoOqueAconteceu({ grupo })}
      desligado
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar as soluções" esqueleto={<OssoCartao />}>
        {() => null}
      </Consulta>
    </PassoFluxo>
  );
}

interface EscolhaProps {
  idGrupo: number;
  dados: DoGrupo;
  rascunho: NonNullable<DoGrupo['rascunho']>;
}

function Escolha({ idGrupo, dados, rascunho }: EscolhaProps) {
  const [solucao, setSolucao] = useState(rascunho.solucao);
  const [semEscolha, setSemEscolha] = useState(false);
  const abrir = useAbrir();
  const salvar = useSalvar(({ id }) => abrir.mutate({ params: { id } }));
  const { problema, descricao, falhaDesde } = rascunho;
  function enviar(): void {
    setSemEscolha(solucao === null);
    if (solucao !== null) salvar.mutate({ body: { idGrupo, problema, descricao, falhaDesde, solucao } });
  }
  const conta = dados.opcoes.find((o) => o.solucao === solucao);
  return (
    <PassoFluxo
      pergunta="O que resolve para você?"
      apoio={`${dados.adminNome} vê o que você pede e a conta. Dá para mudar depois.`}
      passo={4}
      de={4}
      voltar={paths.reclamacaoOqueAconteceu({ grupo: idGrupo })}
      aoContinuar={enviar}
      acao="Enviar reclamação"
      fazendo={(salvar.isPending || abrir.isPending) && 'Enviando'}
      {...(conta === undefined
        ? {}
        : {
            resumo: (
              <Cartao titulo="Como chegamos no valor">
                <ContaDaSolucao conta={conta} rotulo="Você recebe" />
              </Cartao>
            ),
          })}
    >
      <Opcoes
        rotulo="Solução"
        erro={semEscolha ? 'Escolha uma solução para enviar.' : undefined}
        valor={solucao ?? undefined}
        aoEscolher={setSolucao}
        opcoes={dados.opcoes.map((o) => ({
          valor: o.solucao,
          titulo: rotuloDe(SOLUCAO, o.solucao),
          detalhe: EFEITO_DA_SOLUCAO[o.solucao],
          fim: o.total === 0 ? 'Sem devolução' : <Valor valor={o.total} />,
        }))}
      />
      <Nota>A conta é de hoje. Se houver prova de que a falha começou antes, os dias contam desde lá.</Nota>
    </PassoFluxo>
  );
}
