import { useEffect } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useConferirPagamento } from '../../mutations.ts';

/** The provider's word when it sends the person back: shown, and never believed. */
const DITOS: Readonly<Record<string, string>> = {
  approved: 'O Mercado Pago disse que o pagamento foi feito. Estamos confirmando.',
  pending: 'O Mercado Pago ainda está processando o pagamento.',
  rejected: 'O Mercado Pago não aprovou o pagamento. Nenhum valor foi cobrado.',
  null: 'Você voltou sem pagar. Nenhum valor foi cobrado.',
};

/** /checkout/pagamento/mercadopago (spec 2, §2): back from the provider's page. The provider is asked, and the wait goes on. */
export function TelaVoltaDoMercadoPago() {
  const { idPagamento = '', status = 'pending' } = useBusca();
  const conferir = useConferirPagamento();
  const { mutate } = conferir;
  const espera = paths.checkoutPagamentoProcessandoMercadopago({ idPagamento });
  useEffect(() => {
    if (idPagamento !== '')
      mutate({ params: { id: idPagamento } }, { onSettled: () => void irPara(espera, { substitui: true }) });
  }, [idPagamento, mutate, espera]);
  return (
    <Pagina titulo="Mercado Pago" voltar={paths.carteiraCreditos()} largura="media">
      <Cartao titulo="De volta do Mercado Pago">
        <p role="status">{DITOS[status] ?? DITOS['pending']}</p>
        <Botao href={espera}>Ver o pagamento</Botao>
      </Cartao>
    </Pagina>
  );
}
