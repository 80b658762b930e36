import { useQuery } from '@tanstack/react-query';
import { useParametroId } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { EscolhaDoDestino } from '../components/destino-do-reembolso.tsx';
import { OpcoesDeSaida } from '../components/opcoes-de-saida.tsx';
import { despachar, useSaidaDoGrupo } from '../fluxo.ts';
import { cancelamentoQueries } from '../queries.ts';
import { opcaoEscolhida } from '../saida.ts';

/** /grupo/membro/{id}/cancelamento/escolha: the ways out, each with its date and its refund (REGRAS 2.9). */
export function TelaEscolhaDaSaida() {
  const id = useParametroId();
  const consulta = useQuery(cancelamentoQueries.opcoes(id));
  const saida = useSaidaDoGrupo(id);
  const escolhida = opcaoEscolhida(consulta.data?.opcoes ?? [], saida.tipo);
  function continuar(): void {
    if (escolhida === undefined) return;
    despachar({ tipo: 'escolher', saida: escolhida.tipo });
    void irPara(paths.grupoMembroCancelamentoCancelar(id));
  }
  return (
    <PassoFluxo
      pergunta="Como você quer sair?"
      passo={2}
      de={3}
      voltar={paths.grupoMembroCancelamentoInformacoes(id)}
      {...(escolhida === undefined ? {} : { aoContinuar: continuar })}
      acao="Avançar"
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoMembro(id)}>
          Continuar no grupo
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos calcular a sua saída" esqueleto={<OssoLista quantos={2} />}>
        {({ opcoes }) => (
          <>
            <OpcoesDeSaida
              opcoes={opcoes}
              escolhida={escolhida?.tipo}
              aoEscolher={(tipo) => despachar({ tipo: 'escolher', saida: tipo })}
            />
            {escolhida !== undefined && escolhida.porPix > 0 && (
              <EscolhaDoDestino
                opcao={escolhida}
                destino={saida.destino}
                aoEscolher={(destino) => despachar({ tipo: 'destinar', destino })}
              />
            )}
          </>
        )}
      </Consulta>
    </PassoFluxo>
  );
}
