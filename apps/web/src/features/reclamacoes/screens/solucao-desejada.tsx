import { EFEITO_DA_SOLUCAO, SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import { useEffect, useState } from 'react';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import type { Alvo, ParaReclamar } from '../alvo.ts';
import { useParaReclamar } from '../alvo.ts';
import { ContaDaSolucao } from '../components/conta-da-solucao.tsx';
import { useAbrir, useSalvar } from '../mutations.ts';

/** /reclamacao/solucao-desejada: each solution with its sum, and the complaint is sent (spec B§4 Resolution types). */
export function TelaSolucaoDesejada() {
  const { alvo, consulta } = useParaReclamar();
  const anterior = paths.reclamacaoOqueAconteceu(alvo?.busca);
  const pronto = consulta.data?.rascunho?.problema != null;
  const perdido = consulta.data !== undefined && !pronto;
  useEffect(() => {
    if (perdido) void irPara(anterior, { substitui: true });
  }, [perdido, anterior]);
  if (alvo !== null && consulta.data?.rascunho != null && pronto)
    return <Escolha alvo={alvo} dados={consulta.data} rascunho={consulta.data.rascunho} />;
  return (
    <PassoFluxo pergunta="O que resolve para você?" passo={4} de={4} voltar={anterior} desligado>
      <Consulta consulta={consulta} erro="Não conseguimos carregar as soluções" esqueleto={<OssoCartao />}>
        {() => null}
      </Consulta>
    </PassoFluxo>
  );
}

interface EscolhaProps {
  readonly alvo: Alvo;
  readonly dados: ParaReclamar;
  readonly rascunho: NonNullable<ParaReclamar['rascunho']>;
}

function Escolha({ alvo, dados, rascunho }: EscolhaProps) {
  const [solucao, setSolucao] = useState(rascunho.solucao);
  const [semEscolha, setSemEscolha] = useState(false);
  const abrir = useAbrir();
  const salvar = useSalvar(({ id }) => abrir.mutate({ params: { id } }));
  const { problema, descricao, falhaDesde } = rascunho;
  function enviar(): void {
    setSemEscolha(solucao === null);
    if (solucao !== null) salvar.mutate({ body: { ...alvo.corpo, problema, descricao, falhaDesde, solucao } });
  }
  const conta = dados.opcoes.find((o) => o.solucao === solucao);
  return (
    <PassoFluxo
      pergunta="O que resolve para você?"
      apoio={apoio(dados)}
      passo={4}
      de={4}
      voltar={paths.reclamacaoOqueAconteceu(alvo.busca)}
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
      <Nota>
        {dados.doGrupo === null
          ? 'Depois que as apostas são feitas, as cotas só voltam se duas pessoas da equipe decidirem.'
          : 'A conta é de hoje. Se houver prova de que a falha começou antes, os dias contam desde lá.'}
      </Nota>
    </PassoFluxo>
  );
}

function apoio({ doGrupo }: ParaReclamar): string {
  if (doGrupo === null) return 'Uma pessoa da equipe lê tudo e responde em até 5 dias úteis.';
  return `${doGrupo.adminNome} vê o que você pede e a conta. Dá para mudar depois.`;
}
