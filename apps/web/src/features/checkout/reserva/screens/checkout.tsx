import { formatarDia } from '@rateia/domain/datas-formatadas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { falhaDe, recusou } from '../../../../lib/erros-api.ts';
import { meioEscolhido, meiosDoServidor, verboDoMeio } from '../../../../lib/meios/do-servidor.ts';
import { esperaDo, telaDeEspera } from '../../../../lib/meios/meios.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { rastroDaCompra } from '../../../../lib/rastro-da-compra.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { CaucaoCard } from '../../../../ui/pagamento/caucao-card.tsx';
import { MeiosPagamento } from '../../../../ui/pagamento/meios-pagamento.tsx';
import { CampoCupom } from '../../cupom/components/campo-cupom.tsx';
import { useAssinar, useCupom, useDesistir, useTrocarVagas } from '../../mutations.ts';
import type { PreCheckout } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import { AssinaturaReservada } from '../components/assinatura-reservada.tsx';
import { FaltaSaldo } from '../components/falta-saldo.tsx';
import { Reserva } from '../components/reserva.tsx';
import { ReservaExpirada } from '../components/reserva-expirada.tsx';
import { Resumo } from '../components/resumo.tsx';
import { SemReserva } from '../components/sem-reserva.tsx';
import { oQueTerminou } from '../o-que-terminou.ts';

/** /checkout (spec 2, §2): the held seats, the ways to pay, and the price. */
export function TelaCheckout() {
  const id = Number(useBusca()['idPreCheckout'] ?? 0);
  const pre = useQuery({ ...checkoutQueries.preCheckout(id), enabled: id > 0 });
  const falha = falhaDe<'getPreCheckout'>(pre.error);
  if (!(id > 0) || recusou(falha, 'naoEncontrado')) return <SemReserva />;
  if (recusou(falha, 'reservaExpirada')) return <ReservaExpirada {...oQueTerminou(falha)} />;
  if (pre.data === undefined) {
    return (
      <Pagina titulo="Finalizar assinatura" voltar={paths.grupos()}>
        <Consulta consulta={pre} esqueleto={<OssoLista />} erro="Não conseguimos carregar a sua reserva">
          {() => null}
        </Consulta>
      </Pagina>
    );
  }
  return <Finalizar key={id} pre={pre.data} recarregar={() => void pre.refetch()} />;
}

function Finalizar({ pre, recarregar }: { readonly pre: PreCheckout; readonly recarregar: () => void }) {
  const { idGrupo, idPreCheckout } = pre;
  const [expirou, setExpirou] = useState(false);
  const [escolha, setEscolha] = useState<number>();
  const [recusa, setRecusa] = useState<string>();
  const meios = useQuery({
    ...checkoutQueries.meios({ valor: pre.composicao.totalHoje, idGrupo }),
    placeholderData: keepPreviousData,
  });
  const meio = meioEscolhido(escolha, meios.data?.meios ?? []);
  const taxas = useQuery({
    ...checkoutQueries.taxas(idPreCheckout, meio ?? 0),
    enabled: meio !== undefined,
    placeholderData: keepPreviousData,
  });
  const composicao = taxas.data ?? pre.composicao;
  const trocar = useTrocarVagas(setRecusa);
  const cupom = useCupom();
  const desistir = useDesistir(idGrupo);
  const assinar = useAssinar({ idGrupo, idPreCheckout }, (erro) => {
    if (erro.chave === 'reservaExpirada') return setExpirou(true);
    setRecusa(erro.message);
    recarregar();
  });
  if (expirou) return <ReservaExpirada vagas={pre.vagas} idGrupo={idGrupo} />;

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
      desligado={meio === undefined || taxas.isPlaceholderData || trocar.isPending || cupom.isPending}
      fazendo={assinar.isPending && 'Pagando'}
      onClick={() => void pagar()}
    >
      {verboDoMeio(meio, meios.data?.meios ?? [])}
    </Botao>
  );
  async function soltar(): Promise<void> {
    const uma = pre.vagas === 1;
    const sim = await dialogos.mostrar({
      titulo: uma ? 'Soltar a sua vaga?' : 'Soltar as suas vagas?',
      corpo: `${uma ? 'Ela volta' : 'Elas voltam'} para o grupo agora e nada é cobrado.`,
      acao: 'Soltar e voltar ao grupo',
      escape: 'Continuar a compra',
      escapePrimeiro: true,
    });
    if (sim) desistir.mutate({ params: { id: idPreCheckout } });
  }

  return (
    <Pagina
      titulo="Finalizar assinatura"
      voltar={paths.grupo(idGrupo)}
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
      {pre.idPagamentoAberto !== null && pre.meioPagamentoAberto !== null && (
        <Nota>
          {esperaDo(pre.meioPagamentoAberto).jaAberta}{' '}
          <Ligacao pequena href={telaDeEspera(pre.meioPagamentoAberto, { idPagamento: pre.idPagamentoAberto })}>
            {esperaDo(pre.meioPagamentoAberto).verAberta}
          </Ligacao>
        </Nota>
      )}
      {pre.entraEm !== null && (
        <Nota titulo={`Fila de espera: você entra em ${formatarDia(pre.entraEm)}`}>
          O seu lugar fica garantido com o pagamento. O acesso só chega a partir dessa data, e até lá o dinheiro fica
          guardado.
        </Nota>
      )}
      <AssinaturaReservada
        pre={pre}
        trocando={trocar.isPending}
        aoMudarVagas={(vagas) => {
          setRecusa(undefined);
          trocar.mutate({ body: { idGrupo, vagas, ...(pre.cupom === null ? {} : { cupom: pre.cupom }) } });
        }}
        aoDesistir={() => void soltar()}
      />
      <p>
        <Ligacao href={paths.checkoutConfirmarJuncao({ idPreCheckout })}>O que acontece depois, com datas</Ligacao>
      </p>
      <CaucaoCard hoje={composicao.totalHoje} mensal={composicao.mensal} caucao={composicao.caucao} />
      <CampoCupom
        aplicado={pre.cupom === null ? null : { codigo: pre.cupom, mensagem: null }}
        fazendo={cupom.isPending}
        aoAplicar={(codigo) => {
          setRecusa(undefined);
          cupom.mutate({ body: { idPreCheckout, cupom: codigo } });
        }}
      />
      <Cartao titulo="Como você quer pagar">
        <Consulta consulta={meios} erro="Não conseguimos carregar as formas de pagamento">
          {(dados) => <MeiosPagamento meios={meiosDoServidor(dados)} escolhido={meio} aoEscolher={setEscolha} />}
        </Consulta>
      </Cartao>
      {meios.data !== undefined && (
        <FaltaSaldo saldo={meios.data.saldo} total={composicao.totalHoje} volta={{ idPreCheckout }} />
      )}
    </Pagina>
  );
}
