import type { EstadoPagamento } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_PAGAMENTO, PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { EstadoPaginaDeFora } from '../../../../ui/pagamento/pagina-de-fora-painel.tsx';
import { PaginaDeForaPainel } from '../../../../ui/pagamento/pagina-de-fora-painel.tsx';
import { useNovoCodigo } from '../../mutations.ts';
import type { Pagamento } from '../../queries.ts';
import type { PainelProps } from './painel.ts';

/** The way to the page of a company (`onde`), with its code where it has one, and a new page when it has ended. */
export function PaginaDeFora({ pagamento, onde }: Pick<PainelProps, 'pagamento'> & { readonly onde: string }) {
  const { id, valor, urlPagamento, copiaECola } = pagamento;
  const novo = useNovoCodigo(pagamento);
  return (
    <PaginaDeForaPainel
      valor={valor}
      onde={onde}
      estado={estadoDoPainel(pagamento)}
      href={urlPagamento}
      codigo={copiaECola}
      aoGerarNovo={() => novo.mutate({ params: { id } })}
      gerando={novo.isPending}
    />
  );
}

const FIM: Partial<Record<EstadoPagamento, EstadoPaginaDeFora>> = { [ID_ESTADO_PAGAMENTO.pago]: 'pago' };

function estadoDoPainel({ estado, urlPagamento }: Pagamento): EstadoPaginaDeFora {
  if (!PAGAMENTO_ABERTO.includes(estado)) return FIM[estado] ?? 'expirado';
  return urlPagamento === null ? 'preparando' : 'aguardando';
}
