import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { diasPorExtenso } from '../../../../lib/em-palavras.ts';
import { falhaDe, recusou } from '../../../../lib/erros-api.ts';
import { meioEscolhido, meiosDoServidor, verboDoMeio } from '../../../../lib/meios/do-servidor.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { rastroDaCompra } from '../../../../lib/rastro-da-compra.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { CaucaoCard } from '../../../../ui/pagamento/caucao-card.tsx';
import { MeiosPagamento } from '../../../../ui/pagamento/meios-pagamento.tsx';
import { FaltaSaldo } from '../../reserva/components/falta-saldo.tsx';
import { Reserva } from '../../reserva/components/reserva.tsx';
import { comCusto } from '../com-custo.ts';
import { ContaDoCarrinho } from '../components/conta-do-carrinho.tsx';
import { GruposReservados } from '../components/grupos-reservados.tsx';
import { useAssinarCarrinho } from '../mutations.ts';
import type { CarrinhoReservado } from '../queries.ts';
import { carrinhoQueries } from '../queries.ts';

const TITULO = 'Como você quer pagar?';

/** /checkout/carrinho/pagar: the seats of the cart are held, and one payment buys all of them (spec 2, §7). */
export function TelaPagarCarrinho() {
  const id = Number(useBusca()['idPreCheckout'] ?? 0);
  const reservado = useQuery({ ...carrinhoQueries.reservado(id), enabled: id > 0 });
  const falha = falhaDe<'getPreCheckoutCarrinho'>(reservado.error);
  if (!(id > 0) || recusou(falha, 'naoEncontrado') || recusou(falha, 'reservaExpirada')) return <SemReserva />;
  if (reservado.data === undefined) {
    return (
      <Pagina titulo={TITULO} voltar={paths.checkoutCarrinho()}>
        <Consulta consulta={reservado} esqueleto={<OssoLista />} erro="Não conseguimos carregar a sua reserva">
          {() => null}
        </Consulta>
      </Pagina>
    );
  }
  return <Pagar key={id} reservado={reservado.data} recarregar={() => void reservado.refetch()} />;
}

/** The hold is over, or was paid: the cart tells what is still to be bought. */
function SemReserva() {
  return (
    <Pagina titulo={TITULO} voltar={paths.checkoutCarrinho()} largura="estreita">
      <Vazio
        titulo="Não há vagas reservadas aqui"
        detalhe="O tempo da reserva terminou ou a compra já foi paga. Os grupos que faltam continuam no carrinho."
        acao={<Botao href={paths.checkoutCarrinho()}>Ver o carrinho</Botao>}
      />
    </Pagina>
  );
}

function Pagar({ reservado, recarregar }: { readonly reservado: CarrinhoReservado; readonly recarregar: () => void }) {
  const { idPreCheckout, itens } = reservado;
  const [expirou, setExpirou] = useState(false);
  const [escolha, setEscolha] = useState<number>();
  const [recusa, setRecusa] = useState<string>();
  const dias = useRegras()?.reembolso.diasDeArrependimento;
  const meios = useQuery({
    ...carrinhoQueries.meios(reservado.composicao.totalHoje),
    placeholderData: keepPreviousData,
  });
  const listados = meios.data?.meios ?? [];
  const meio = meioEscolhido(escolha, listados);
  const composicao = comCusto(reservado.composicao, listados.find(({ id }) => id === meio)?.custo ?? 0);
  const assinar = useAssinarCarrinho(idPreCheckout, (erro) => {
    if (erro.chave === 'reservaExpirada') return setExpirou(true);
    setRecusa(erro.message);
    recarregar();
  });
  if (expirou) return <SemReserva />;

  async function pagar(): Promise<void> {
    setRecusa(undefined);
    if (meio === undefined) return;
    const valorTotal = composicao.totalHoje;
    assinar.mutate({ body: { idPreCheckout, meioPagamento: meio, valorTotal, ...(await rastroDaCompra()) } });
  }
  const botao = (
    <Botao
      tamanho="lg"
      bloco
      desligado={meio === undefined || meios.isPlaceholderData}
      fazendo={assinar.isPending && 'Pagando'}
      onClick={() => void pagar()}
    >
      {verboDoMeio(meio, listados)}
    </Botao>
  );
  const vagas = itens.reduce((total, item) => total + item.vagas, 0);
  return (
    <Pagina
      titulo={TITULO}
      voltar={paths.checkoutCarrinho()}
      subtitulo={<Reserva vagas={vagas} ate={reservado.reservaAte} aoTerminar={() => setExpirou(true)} />}
      lado={
        <ContaDoCarrinho
          composicao={composicao}
          acao={botao}
          aceite={`Ao pagar, você aceita as regras dos grupos. Você tem ${diasPorExtenso(dias)} para desistir de cada um com 100% de volta.`}
        />
      }
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
      <Cartao titulo="Formas de pagamento">
        <Consulta consulta={meios} erro="Não conseguimos carregar as formas de pagamento">
          {(dados) => <MeiosPagamento meios={meiosDoServidor(dados)} escolhido={meio} aoEscolher={setEscolha} />}
        </Consulta>
      </Cartao>
      {meios.data !== undefined && (
        <FaltaSaldo saldo={meios.data.saldo} total={composicao.totalHoje} volta={{ idCarrinho: idPreCheckout }} />
      )}
      <GruposReservados itens={itens} />
      <CaucaoCard hoje={composicao.totalHoje} mensal={composicao.mensal} caucao={composicao.caucao} />
    </Pagina>
  );
}
