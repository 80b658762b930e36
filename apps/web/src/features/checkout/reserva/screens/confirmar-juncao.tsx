import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { falhaDe, recusou } from '../../../../lib/erros-api.ts';
import { diaPerto, momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import type { Passo } from '../../../../ui/fluxo/passos.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { passosDoGrupo } from '../../pagamento/components/passos-do-pagamento.tsx';
import type { PreCheckout } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import { ReservaExpirada } from '../components/reserva-expirada.tsx';
import { Resumo } from '../components/resumo.tsx';
import { SemReserva } from '../components/sem-reserva.tsx';
import { oQueTerminou } from '../o-que-terminou.ts';

/** /checkout/confirmar-juncao (spec 2, §2): what will happen, with dates, before the money moves. */
export function TelaConfirmarJuncao() {
  const id = Number(useBusca()['idPreCheckout'] ?? 0);
  const pre = useQuery({ ...checkoutQueries.preCheckout(id), enabled: id > 0 });
  const idGrupo = pre.data?.idGrupo;
  const grupo = useQuery({ ...checkoutQueries.grupo(idGrupo ?? 0), enabled: idGrupo !== undefined });
  const falha = falhaDe<'getPreCheckout'>(pre.error);
  if (!(id > 0) || recusou(falha, 'naoEncontrado')) return <SemReserva />;
  if (recusou(falha, 'reservaExpirada')) return <ReservaExpirada {...oQueTerminou(falha)} />;
  const { data } = pre;
  const botao = data === undefined ? null : <Pagar pre={data} />;
  return (
    <Pagina
      titulo="Antes de pagar"
      voltar={idGrupo === undefined ? paths.grupos() : paths.grupo(idGrupo)}
      {...(data === undefined
        ? {}
        : {
            subtitulo: `${data.grupo}. A vaga está guardada até ${noTexto(momentoPerto(data.reservaAte))}.`,
            lado: <Resumo composicao={data.composicao} acao={botao} regras={data.regras} />,
            barra: (
              <BarraAcao
                soCelular
                rotulo="Você paga hoje"
                valor={<Valor valor={data.composicao.totalHoje} tamanho="md" />}
              >
                {botao}
              </BarraAcao>
            ),
          })}
    >
      <Consulta consulta={pre} esqueleto={<OssoLista />} erro="Não conseguimos carregar a sua reserva">
        {(reserva) => (
          <Cartao titulo="O que acontece, com datas">
            <Consulta consulta={grupo} erro="Não conseguimos carregar os próximos passos">
              {({ passos }) => <Passos passos={comDatas(reserva, passos)} />}
            </Consulta>
          </Cartao>
        )}
      </Consulta>
    </Pagina>
  );
}

function Pagar({ pre: { idPreCheckout } }: { readonly pre: PreCheckout }) {
  return (
    <Botao tamanho="lg" bloco href={paths.checkout({ idPreCheckout })}>
      Escolher como pagar
    </Botao>
  );
}

/** The steps of the group, with the days that are this person's own if he pays today. */
function comDatas(pre: PreCheckout, passos: RespostaDe<'getGrupo'>['passos']): readonly Passo[] {
  const { desistirAte, cobrancaNaoAntesDe, composicao } = pre;
  const doGrupo = passosDoGrupo(passos).filter(({ chave }) => chave !== 'receber');
  const volta = composicao.caucao > 0 ? ', com a caução' : '';
  return [
    ...doGrupo,
    {
      chave: 'desistir',
      titulo: `Você pode desistir até ${noTexto(diaPerto(desistirAte))}`,
      detalhe: `Tudo volta${volta}, sem explicar o motivo.`,
      estado: 'depois',
    },
    {
      chave: 'cobrar',
      titulo: `A próxima cobrança não vem antes de ${noTexto(diaPerto(cobrancaNaoAntesDe))}`,
      detalhe: `Um mês depois do seu primeiro acesso: ${formatarReais(centavos(composicao.mensal))}.`,
      estado: 'depois',
    },
    ...passosDoGrupo(passos).filter(({ chave }) => chave === 'receber'),
  ];
}
