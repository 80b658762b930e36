import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { diaPerto } from '../../../lib/momento.ts';
import { useParametroId } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CurvaDaMulta } from '../../../ui/grupo/curva-da-multa.tsx';
import { PorQueSair } from '../components/por-que-sair.tsx';
import { useRenovarFidelidade } from '../mutations.ts';
import { cancelamentoQueries } from '../queries.ts';

type Fidelidade = RespostaDe<'getFidelidade'>;

/** /grupo/membro/fidelidade/{id}/cancelamento/informacoes: the term, the exit fee today, and what comes after it (REGRAS 2.9). */
export function TelaFidelidadeDoMembro() {
  const id = useParametroId();
  const consulta = useQuery(cancelamentoQueries.fidelidade(id));
  return (
    <PassoFluxo
      pergunta={consulta.data === undefined ? 'Sair do grupo?' : `Sua fidelidade em ${consulta.data.grupo.nome}`}
      voltar={paths.grupoMembro(id)}
      {...(consulta.data === undefined ? {} : { href: paths.grupoMembroCancelamentoEscolha(id) })}
      acao="Ver como sair"
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoMembro(id)}>
          Continuar no grupo
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar a fidelidade" esqueleto={<OssoCartao />}>
        {(fidelidade) => <Conteudo fidelidade={fidelidade} />}
      </Consulta>
      <PorQueSair idGrupo={id} />
    </PassoFluxo>
  );
}

function Conteudo({ fidelidade }: { readonly fidelidade: Fidelidade }) {
  const { grupo, meses, curva, minha } = fidelidade;
  const renovar = useRenovarFidelidade();
  const mes = minha?.mes;
  const agora = curva.find((linha) => linha.mes === mes);
  return (
    <>
      {minha?.podeRenovar === true && (
        <Nota titulo={`O prazo termina em ${diaPerto(minha.fim)}`}>
          Renove por mais {meses} meses, ou não faça nada: você continua mês a mês e sai quando quiser, sem multa.
          <Botao
            fazendo={renovar.isPending && 'Renovando'}
            onClick={() => renovar.mutate({ params: { id: grupo.id } })}
          >
            {`Renovar por ${meses} meses`}
          </Botao>
        </Nota>
      )}
      {minha?.terminou === true ? (
        <Nota titulo="Seu prazo terminou">Você está mês a mês: sair não tem multa.</Nota>
      ) : (
        <>
          <Cartao titulo="Seu prazo">
            <ListaDefinicao
              itens={[
                ...(minha === null ? [] : [{ rotulo: 'Vai até', valor: diaPerto(minha.fim) }]),
                {
                  rotulo: 'Multa para sair agora',
                  valor: agora === undefined ? 'Sem multa' : <Valor valor={agora.multa} />,
                },
              ]}
            />
          </Cartao>
          <Cartao titulo="A multa, mês a mês">
            <CurvaDaMulta curva={curva} atual={mes} />
          </Cartao>
          <Nota>
            A multa sai da caução e volta inteira se outra pessoa ocupar a sua vaga em 30 dias. Nos primeiros 7 dias,
            por falha de quem administra ou em um aumento, não há multa.
          </Nota>
        </>
      )}
    </>
  );
}
