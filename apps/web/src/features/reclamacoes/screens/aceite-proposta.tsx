import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import { useQuery } from '@tanstack/react-query';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { ContaDaSolucao } from '../components/conta-da-solucao.tsx';
import type { Reclamacao } from '../mutations.ts';
import { useInteragir } from '../mutations.ts';
import { reclamacoesQueries, useNumeroDaBusca } from '../queries.ts';

/** /reclamacao/aceite-proposta: what ends, what comes back and where it goes, before the touch (DESIGN 11 mediacao). */
export function TelaAceiteDaProposta() {
  const id = useNumeroDaBusca('id');
  const consulta = useQuery(reclamacoesQueries.uma(id));
  const aceitar = useInteragir(() => irPara(paths.reclamacaoConcluida({ id }), { substitui: true }));
  const proposta = consulta.data?.acoes.includes('aceitar') === true ? consulta.data.proposta : null;
  const historico = paths.reclamacaoHistorico(id);
  return (
    <PassoFluxo
      pergunta={proposta === null ? 'Aceitar a proposta?' : titulo(proposta.total)}
      voltar={historico}
      {...(proposta === null
        ? { href: historico }
        : {
            aoContinuar: () =>
              aceitar.mutate({
                body: { idReclamacao: id, interacao: { tipo: 201, totalMostrado: proposta.total } },
              }),
          })}
      acao={proposta === null ? 'Ver a reclamação' : 'Aceitar proposta'}
      fazendo={aceitar.isPending && 'Aceitando'}
      alternativa={
        proposta !== null && (
          <Botao variante="texto" bloco href={historico}>
            Voltar
          </Botao>
        )
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar a proposta" esqueleto={<OssoCartao />}>
        {(r) => <OQueMuda reclamacao={r} />}
      </Consulta>
    </PassoFluxo>
  );
}

function titulo(total: number): string {
  return total === 0 ? 'Aceitar a solução?' : `Aceitar ${formatarReais(centavos(total))}?`;
}

function OQueMuda({ reclamacao: { acoes, proposta } }: { reclamacao: Reclamacao }) {
  if (proposta === null || !acoes.includes('aceitar')) return <Nota>Não há uma proposta esperando você.</Nota>;
  const sai = proposta.solucao === 210 || proposta.solucao === 248;
  return (
    <>
      <Cartao titulo={rotuloDe(SOLUCAO, proposta.solucao)}>
        <ContaDaSolucao conta={proposta} rotulo="Você recebe" />
      </Cartao>
      <Cartao>
        <ListaDefinicao
          itens={[
            { rotulo: 'Seu acesso', valor: sai ? 'Termina agora' : 'Continua' },
            { rotulo: 'Nova cobrança', valor: sai ? 'Nenhuma' : 'No dia de sempre' },
            ...(proposta.total === 0
              ? []
              : [
                  {
                    rotulo: 'Volta por Pix',
                    valor: <Valor valor={proposta.porPix} />,
                    detalhe: 'O resto cai no seu saldo, na hora',
                  },
                ]),
            { rotulo: 'Reabrir', valor: 'Por 7 dias, com prova nova' },
          ]}
        />
      </Cartao>
    </>
  );
}
