import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meioNaTela } from '../../../../lib/meios/meios.ts';
import { useBusca, useTituloDaRota } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { Volta } from '../../conclusao/destino.ts';
import { depoisDePago, semPagamento, trocarForma } from '../../conclusao/destino.ts';
import { useConferirPagamento } from '../../mutations.ts';
import type { Pagamento } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import { NestaCompra } from '../components/nesta-compra.tsx';
import { PagamentoDevolvido } from '../components/pagamento-devolvido.tsx';
import { PassosDoPagamento } from '../components/passos-do-pagamento.tsx';
import { painelDoMeio } from '../paineis/paineis.ts';
import c from './pagamento.module.css';

/** The time for which the received money is shown before the screen goes on by itself. */
const CELEBRACAO_MS = 2200;

/**
 * /checkout/pagamento/processando/{pix|boleto|…} (spec 2, §2): it asks every 2 s, and goes on by itself when the money
 * has come. The charge itself is drawn by the panel of its payment method.
 */
export function TelaPagamento() {
  const { idPagamento = '', idPreCheckout, idFatura, idCarrinho } = useBusca();
  const titulo = useTituloDaRota();
  const pagamento = useQuery(checkoutQueries.acompanharPagamento(idPagamento));
  if (pagamento.data === undefined) {
    return (
      <Pagina titulo={titulo} voltar={paths.carteiraCreditos()} largura="media">
        <Consulta
          consulta={pagamento}
          esqueleto={<OssoLista quantos={2} />}
          erro="Não conseguimos carregar este pagamento"
        >
          {() => null}
        </Consulta>
      </Pagina>
    );
  }
  return (
    <Pagar
      key={idPagamento}
      pagamento={pagamento.data}
      volta={{ idPreCheckout, idFatura, idCarrinho }}
      recarregar={() => void pagamento.refetch()}
    />
  );
}

interface PagarProps {
  readonly pagamento: Pagamento;
  readonly volta: Volta;
  readonly recarregar: () => void;
}

function Pagar({ pagamento, volta, recarregar }: PagarProps) {
  const { id, estado, meioPagamento } = pagamento;
  const Painel = painelDoMeio(meioPagamento);
  const conferir = useConferirPagamento();
  const pago = estado === ID_ESTADO_PAGAMENTO.pago;
  const acabou = semPagamento(estado);
  const destino = depoisDePago(pagamento, volta);
  useEffect(() => {
    if (!pago) return;
    const espera = setTimeout(() => void irPara(destino, { substitui: true }), CELEBRACAO_MS);
    return () => clearTimeout(espera);
  }, [pago, destino]);
  useEffect(() => {
    if (acabou) void irPara(paths.checkoutPagamentoFalha({ idPagamento: id }), { substitui: true });
  }, [acabou, id]);

  const outraForma = trocarForma(pagamento, volta);
  const aberto = !pago && estado !== ID_ESTADO_PAGAMENTO.devolvido;
  return (
    <Pagina titulo={meioNaTela(meioPagamento)?.verbo ?? 'Pagar'} voltar={outraForma} largura="media">
      <div className={c['tela']}>
        {estado === ID_ESTADO_PAGAMENTO.devolvido ? (
          <PagamentoDevolvido
            pagamento={pagamento}
            href={pagamento.idGrupo === null ? paths.carteiraCreditos() : paths.grupo(pagamento.idGrupo)}
            acao={pagamento.idGrupo === null ? 'Ver carteira' : 'Ver o grupo'}
          />
        ) : (
          <Painel pagamento={pagamento} recarregar={recarregar} />
        )}
        {pago && (
          <Botao tamanho="lg" href={destino}>
            Continuar
          </Botao>
        )}
        {aberto && (
          <>
            <div className={c['cartoes']}>
              <PassosDoPagamento pagamento={pagamento} />
              <NestaCompra pagamento={pagamento} />
            </div>
            <div className={c['saidas']}>
              <Botao
                variante="suave"
                fazendo={conferir.isPending && 'Conferindo com o banco'}
                onClick={() => conferir.mutate({ params: { id } })}
              >
                Já paguei, conferir agora
              </Botao>
              <Ligacao href={outraForma}>Trocar a forma de pagamento</Ligacao>
            </div>
          </>
        )}
      </div>
    </Pagina>
  );
}
