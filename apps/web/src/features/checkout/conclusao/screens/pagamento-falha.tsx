import { ERROS } from '@rateia/contracts/erros';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { useQuery } from '@tanstack/react-query';
import { meioNaTela } from '../../../../lib/meios/meios.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { Pagamento } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import { Conclusao } from '../components/conclusao.tsx';
import { trocarForma } from '../destino.ts';

/** /checkout/pagamento/falha (spec 2, §2): this payment is over, no money moved, and how to try again. */
export function TelaPagamentoFalha() {
  const { idPagamento = '' } = useBusca();
  const pagamento = useQuery({ ...checkoutQueries.pagamento(idPagamento), enabled: idPagamento !== '' });
  if (idPagamento === '') return <Falha />;
  if (pagamento.data !== undefined) return <Falha pagamento={pagamento.data} />;
  return (
    <Pagina titulo="Pagamento" voltar={paths.carteiraCreditos()} largura="estreita">
      <Consulta consulta={pagamento} erro="Não conseguimos carregar este pagamento">
        {() => null}
      </Consulta>
    </Pagina>
  );
}

function Falha({ pagamento }: { readonly pagamento?: Pagamento }) {
  const { titulo, detalhe } = palavras(pagamento);
  return (
    <Conclusao
      tom="recusado"
      titulo={titulo}
      detalhe={detalhe}
      acoes={
        <>
          {pagamento !== undefined && (
            <Botao tamanho="lg" bloco href={trocarForma(pagamento)}>
              Pagar de outra forma
            </Botao>
          )}
          <Botao variante={pagamento === undefined ? 'primario' : 'texto'} bloco href={paths.carteiraCreditos()}>
            Ver carteira
          </Botao>
        </>
      }
    />
  );
}

/** The outcome in words, and whether money moved. */
function palavras(pagamento: Pagamento | undefined): { readonly titulo: string; readonly detalhe: string } {
  if (pagamento?.estado === ID_ESTADO_PAGAMENTO.cancelado) {
    return {
      titulo: 'Este pagamento foi cancelado',
      detalhe: 'Nenhum valor foi cobrado. O que já tiver saído da sua conta volta automaticamente.',
    };
  }
  const titulo = 'O pagamento não foi concluído';
  return { titulo, detalhe: meioNaTela(pagamento?.meioPagamento)?.naoFoi ?? ERROS.pagamentoRecusado.message };
}
