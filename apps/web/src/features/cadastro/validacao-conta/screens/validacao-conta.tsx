import { diaDe } from '@rateia/domain/datas';
import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diaPerto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import { SITUACAO_DA_VALIDACAO } from '../../../../ui/situacao/validacao.ts';
import { cadastroQueries } from '../../queries.ts';
import { emAndamento, SITUACAO } from '../identidade.ts';

type Lida = RespostaDe<'listValidacaoConta'>;

/** /validacao-conta (spec 1, §2): the state of the identity, the things that it opens, and every attempt. */
export function TelaValidacaoConta() {
  const consulta = useQuery(cadastroQueries.validacoes());
  const dados = consulta.data;
  const verificada = dados?.verificadaEm != null;
  const aberta = dados === undefined ? undefined : emAndamento(dados.itens);
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta={verificada ? 'Sua identidade está confirmada' : 'Validação da conta'}
        apoio={verificada ? 'Seus limites já são os maiores.' : 'Um documento e uma selfie aumentam os seus limites.'}
        voltar={paths.grupos()}
        {...destino(dados, aberta?.id)}
      >
        <Consulta consulta={consulta} erro="Não conseguimos ver a sua validação">
          {(lida) => <Conteudo lida={lida} />}
        </Consulta>
      </PassoFluxo>
    </QuadroPublico>
  );
}

/** The one thing to do here now. */
function destino(
  dados: Lida | undefined,
  aberta: string | undefined,
): { readonly href?: string; readonly acao?: string } {
  if (dados === undefined) return {};
  if (dados.verificadaEm !== null) return { href: paths.grupos(), acao: 'Ver os grupos' };
  if (aberta !== undefined) return { href: paths.validacaoContaDetalhe(aberta), acao: 'Ver como está' };
  return { href: paths.cadastroDocumento(), acao: 'Confirmar a minha identidade' };
}

function Conteudo({ lida: { itens, limites, verificadaEm } }: { readonly lida: Lida }) {
  const verificada = verificadaEm !== null;
  return (
    <>
      <Cartao titulo="Seus limites">
        <ListaDefinicao
          itens={[
            {
              rotulo: 'Retirada por dia',
              valor: <Valor valor={verificada ? limites.retiradaPorDiaVerificada : limites.retiradaPorDia} />,
            },
            {
              rotulo: 'Saldo na carteira',
              valor: <Valor valor={verificada ? limites.saldoVerificado : limites.saldo} />,
            },
            ...(verificada
              ? []
              : [
                  { rotulo: 'Retirada, com identidade', valor: <Valor valor={limites.retiradaPorDiaVerificada} /> },
                  { rotulo: 'Saldo, com identidade', valor: <Valor valor={limites.saldoVerificado} /> },
                ]),
          ]}
        />
      </Cartao>
      {itens.length > 0 && (
        <Cartao titulo="Envios" rente>
          <Lista>
            {itens.map(({ id, estado, tipoDocumentoDescricao, criadaEm }) => (
              <LinhaLista
                key={id}
                icone={<IconId size={22} stroke={1.75} />}
                titulo={tipoDocumentoDescricao}
                detalhe={diaPerto(diaDe(criadaEm))}
                fim={<Situacao de={SITUACAO_DA_VALIDACAO} valor={estado} rotulo={SITUACAO[estado]} />}
                href={paths.validacaoContaDetalhe(id)}
              />
            ))}
          </Lista>
        </Cartao>
      )}
    </>
  );
}
