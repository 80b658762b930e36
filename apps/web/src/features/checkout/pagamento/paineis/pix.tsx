import { milissegundosDe } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import type { EstadoPagamento } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { agora } from '../../../../lib/relogio.ts';
import type { EstadoPix } from '../../../../ui/pagamento/pix-painel.tsx';
import { PixPainel } from '../../../../ui/pagamento/pix-painel.tsx';
import { useNovoCodigo } from '../../mutations.ts';
import type { Pagamento } from '../../queries.ts';
import type { PainelProps } from './painel.ts';

/** The code of a Pix, and a new one when it has ended. */
export function PainelPix({ pagamento, recarregar }: PainelProps) {
  const { id, vencimento, criadoEm } = pagamento;
  const novoCodigo = useNovoCodigo(pagamento);
  return (
    <PixPainel
      valor={pagamento.valor}
      para={`Para ${MARCA} Pagamentos`}
      estado={estadoDoPainel(pagamento)}
      copiaECola={pagamento.copiaECola}
      venceEm={milissegundosDe(vencimento)}
      duracao={milissegundosDe(vencimento) - milissegundosDe(criadoEm)}
      venceAs={formatarHora(vencimento)}
      agora={agora}
      aoVencer={recarregar}
      aoGerarNovo={() => novoCodigo.mutate({ params: { id } })}
      gerando={novoCodigo.isPending}
    />
  );
}

const estados: Partial<Record<EstadoPagamento, EstadoPix>> = {
  [ID_ESTADO_PAGAMENTO.pago]: 'pago',
  [ID_ESTADO_PAGAMENTO.expirado]: 'expirado',
};

/** A charge without its code yet is being made; one whose answer is in doubt stays payable. */
function estadoDoPainel({ estado, copiaECola }: Pagamento): EstadoPix {
  return estados[estado] ?? (copiaECola === null ? 'preparando' : 'aguardando');
}
