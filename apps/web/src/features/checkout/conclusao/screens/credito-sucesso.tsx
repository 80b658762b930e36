import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { checkoutQueries } from '../../queries.ts';
import { Conclusao } from '../components/conclusao.tsx';
import { voltaAoPagamento } from '../destino.ts';

/**
 * /checkout/pagamento/credito/sucesso (spec 2, §2): the amount that entered, the balance now, and the way back to a
 * payment.
 */
export function TelaCreditoSucesso() {
  const { idPagamento = '', idPreCheckout, idFatura, idCarrinho } = useBusca();
  const pagamento = useQuery(checkoutQueries.pagamento(idPagamento));
  const credito = useQuery(checkoutQueries.credito());
  const volta = voltaAoPagamento({ idPreCheckout, idFatura, idCarrinho });
  const valor = pagamento.data?.valor;
  return (
    <Conclusao
      titulo="Saldo adicionado"
      linhas={[{ chave: 'saldo', valor: 1 }]}
      detalhe={
        valor === undefined ? undefined : `${formatarReais(centavos(valor))} já estão no seu saldo, prontos para usar.`
      }
      acoes={
        volta === undefined ? (
          <Botao tamanho="lg" bloco href={paths.carteiraCreditos()}>
            Ver carteira
          </Botao>
        ) : (
          <>
            <Botao tamanho="lg" bloco href={volta}>
              Voltar ao pagamento
            </Botao>
            <Botao variante="texto" bloco href={paths.carteiraCreditos()}>
              Ver carteira
            </Botao>
          </>
        )
      }
    >
      <Cartao>
        <Consulta consulta={credito} erro="Não conseguimos carregar seu saldo">
          {({ saldos }) => (
            <ListaDefinicao
              itens={[
                ...(valor === undefined ? [] : [{ rotulo: 'Adicionado', valor: <Valor valor={valor} sinal /> }]),
                { rotulo: 'Disponível agora', valor: <Valor valor={saldos.disponivel} tamanho="md" />, total: true },
              ]}
            />
          )}
        </Consulta>
      </Cartao>
    </Conclusao>
  );
}
