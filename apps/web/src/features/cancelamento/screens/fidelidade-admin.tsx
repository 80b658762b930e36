import { useQuery } from '@tanstack/react-query';
import { useParametroId } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { rotaFeita } from '../../../lib/rotas.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { cancelamentoQueries } from '../queries.ts';

/** /grupo/admin/fidelidade/{id}/cancelamento/informacoes: what ending a group with a term means for its people (REGRAS 2.9). */
export function TelaFidelidadeDoAdministrador() {
  const id = useParametroId();
  const consulta = useQuery(cancelamentoQueries.fidelidade(id));
  const encerra = consulta.data !== undefined && rotaFeita('grupoAdminCancelamentoInformacoes');
  return (
    <PassoFluxo
      pergunta={consulta.data === undefined ? 'Encerrar o grupo?' : `Encerrar ${consulta.data.grupo.nome}?`}
      voltar={paths.grupoAdmin(id)}
      {...(encerra ? { href: paths.grupoAdminCancelamentoInformacoes(id), acao: 'Ver como encerrar' } : {})}
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoAdmin(id)}>
          Continuar administrando
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar a fidelidade" esqueleto={<OssoCartao />}>
        {({ meses, mensal, mensalSemFidelidade }) => (
          <>
            <Nota tom="warning" titulo="Ninguém paga multa">
              O prazo prende o grupo, não só os membros. Se você encerra antes, cada um recebe de volta os dias que não
              usou, com a taxa, e a caução inteira.
            </Nota>
            <Cartao titulo="O que os membros esperavam">
              <ListaDefinicao
                itens={[
                  { rotulo: 'Prazo', valor: `${meses} meses` },
                  { rotulo: 'Cada um paga por mês', valor: <Valor valor={mensal} /> },
                  ...(mensalSemFidelidade === null
                    ? []
                    : [{ rotulo: 'No plano mensal pagariam', valor: <Valor valor={mensalSemFidelidade} /> }]),
                ]}
              />
            </Cartao>
          </>
        )}
      </Consulta>
    </PassoFluxo>
  );
}
