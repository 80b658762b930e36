import type { EstadoPagamento } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_PAGAMENTO, PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import { useEffect } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import type { EstadoPaginaDeFora } from '../../../../ui/pagamento/pagina-de-fora-painel.tsx';
import { PaginaDeForaPainel } from '../../../../ui/pagamento/pagina-de-fora-painel.tsx';
import { useConferirPagamento, useNovoCodigo } from '../../mutations.ts';
import type { Pagamento } from '../../queries.ts';
import type { PainelProps } from './painel.ts';

/**
 * The way to the page of PayPal, and a new one when it has ended. PayPal names the payer in the address by which a person
 * who approved comes back: the server is asked at once, because it takes the money only then.
 */
export function PainelPayPal({ pagamento }: PainelProps) {
  const { id, valor, urlPagamento, naPagina } = pagamento;
  const novo = useNovoCodigo(pagamento);
  const { PayerID: pagador } = useBusca();
  const { mutate: conferir } = useConferirPagamento();
  const voltou = pagador !== undefined && PAGAMENTO_ABERTO.includes(pagamento.estado);
  useEffect(() => {
    if (voltou) conferir({ params: { id } });
  }, [voltou, id, conferir]);
  return (
    <PaginaDeForaPainel
      valor={valor}
      onde="PayPal"
      estado={estadoDoPainel(pagamento)}
      href={urlPagamento}
      recusado={naPagina === 'recusada'}
      aoGerarNovo={() => novo.mutate({ params: { id } })}
      gerando={novo.isPending}
    />
  );
}

const FIM: Partial<Record<EstadoPagamento, EstadoPaginaDeFora>> = { [ID_ESTADO_PAGAMENTO.pago]: 'pago' };

function estadoDoPainel({ estado, urlPagamento, naPagina }: Pagamento): EstadoPaginaDeFora {
  if (!PAGAMENTO_ABERTO.includes(estado)) return FIM[estado] ?? 'expirado';
  if (naPagina === 'emAnalise') return 'emAnalise';
  return urlPagamento === null ? 'preparando' : 'aguardando';
}
