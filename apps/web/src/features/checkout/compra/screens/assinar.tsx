import { formatarDia } from '@rateia/domain/datas-formatadas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { falhaDe, recusou } from '../../../../lib/erros-api.ts';
import { meioEscolhido, verboDoMeio } from '../../../../lib/meios/do-servidor.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { rastroDaCompra } from '../../../../lib/rastro-da-compra.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { CaucaoCard } from '../../../../ui/pagamento/caucao-card.tsx';
import { useAssinar } from '../../mutations.ts';
import type { PreCheckout } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import { Reserva } from '../../reserva/components/reserva.tsx';
import { ReservaExpirada } from '../../reserva/components/reserva-expirada.tsx';
import { Resumo } from '../../reserva/components/resumo.tsx';
import { SemReserva } from '../../reserva/components/sem-reserva.tsx';
import { oQueTerminou } from '../../reserva/o-que-terminou.ts';
import { Conferencia } from '../components/conferencia.tsx';

const TITULO = 'Confira e assine';

/**
 * /checkout/assinar (spec 2, §2): the last look at a purchase whose method is chosen already: after a top-up, and after
 * the fiscal data that it lacked. The purchase, the payer, the price, and one button.
 */
export function TelaAssinar() {
  const busca = useBusca();
  const id = Number(busca['idPreCheckout'] ?? 0);
  const pre = useQuery({ ...checkoutQueries.preCheckout(id), enabled: id > 0 });
  const falha = falhaDe<'getPreCheckout'>(pre.error);
  if (!(id > 0) || recusou(falha, 'naoEncontrado')) return <SemReserva />;
  if (recusou(falha, 'reservaExpirada')) return <ReservaExpirada {...oQueTerminou(falha)} />;
  if (pre.data !== undefined)
    return <Assinar key={id} pre={pre.data} pedido={Number(busca['meioPagamento'] ?? 0) || undefined} />;
  return (
    <Pagina titulo={TITULO} voltar={paths.checkout({ idPreCheckout: id })}>
      <Consulta consulta={pre} esqueleto={<OssoLista />} erro="Não conseguimos carregar a sua reserva">
        {() => null}
      </Consulta>
    </Pagina>
  );
}

interface AssinarProps {
  readonly pre: PreCheckout;
  /** The method that was chosen before; one that cannot pay any more gives way to the first that can. */
  readonly pedido: number | undefined;
}

function Assinar({ pre, pedido }: AssinarProps) {
  const { idGrupo, idPreCheckout } = pre;
  const [expirou, setExpirou] = useState(false);
  const [recusa, setRecusa] = useState<string>();
  const meios = useQuery({ ...checkoutQueries.meios({ valor: pre.composicao.totalHoje, idGrupo }) });
  const listados = meios.data?.meios ?? [];
  const meio = meioEscolhido(pedido, listados);
  const taxas = useQuery({
    ...checkoutQueries.taxas(idPreCheckout, meio ?? 0),
    enabled: meio !== undefined,
    placeholderData: keepPreviousData,
  });
  const compra = useQuery({
    ...checkoutQueries.cpfDaCompra({ para: 'grupo', ...(meio === undefined ? {} : { meioPagamento: meio }) }),
    enabled: meio !== undefined,
  });
  const composicao = taxas.data ?? pre.composicao;
  const assinar = useAssinar({ idGrupo, idPreCheckout }, (erro) => {
    if (erro.chave === 'reservaExpirada') return setExpirou(true);
    setRecusa(erro.message);
    void meios.refetch();
    void taxas.refetch();
  });
  if (expirou) return <ReservaExpirada vagas={pre.vagas} idGrupo={idGrupo} />;

  async function pagar(): Promise<void> {
    setRecusa(undefined);
    if (meio === undefined) return;
    const valorTotal = composicao.totalHoje;
    assinar.mutate({ body: { idPreCheckout, meioPagamento: meio, valorTotal, ...(await rastroDaCompra()) } });
  }
  // Data that were completed a moment ago are read anew first.
  const falta = !compra.isFetching && (compra.data?.faltam.length ?? 0) > 0;
  const botao = falta ? (
    <Botao tamanho="lg" bloco href={paths.checkoutCadastrarDadosFiscais({ idPreCheckout, meioPagamento: meio })}>
      Completar meus dados
    </Botao>
  ) : (
    <Botao
      tamanho="lg"
      bloco
      desligado={meio === undefined || compra.isFetching || compra.data === undefined || taxas.data === undefined}
      fazendo={assinar.isPending && 'Pagando'}
      onClick={() => void pagar()}
    >
      {verboDoMeio(meio, listados)}
    </Botao>
  );
  return (
    <Pagina
      titulo={TITULO}
      voltar={paths.checkout({ idPreCheckout })}
      subtitulo={<Reserva vagas={pre.vagas} ate={pre.reservaAte} aoTerminar={() => setExpirou(true)} />}
      lado={<Resumo composicao={composicao} acao={botao} regras={pre.regras} />}
      barra={
        <BarraAcao soCelular rotulo="Você paga hoje" valor={<Valor valor={composicao.totalHoje} tamanho="md" />}>
          {botao}
        </BarraAcao>
      }
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      {pedido !== undefined && meio !== undefined && meio !== pedido && (
        <Nota>A forma de pagamento que você escolheu não pode pagar este valor agora. Sugerimos outra.</Nota>
      )}
      {pre.entraEm !== null && (
        <Nota titulo={`Fila de espera: você entra em ${formatarDia(pre.entraEm)}`}>
          O acesso só chega a partir dessa data, e até lá o dinheiro fica guardado.
        </Nota>
      )}
      <Consulta consulta={meios} esqueleto={<OssoLista />} erro="Não conseguimos carregar as formas de pagamento">
        {({ meios: ofertas, saldo }) => (
          <Conferencia pre={pre} meio={ofertas.find((oferta) => oferta.id === meio)} saldo={saldo} compra={compra} />
        )}
      </Consulta>
      <CaucaoCard hoje={composicao.totalHoje} mensal={composicao.mensal} caucao={composicao.caucao} />
    </Pagina>
  );
}
