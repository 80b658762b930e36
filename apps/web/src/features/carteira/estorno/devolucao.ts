import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarHora } from '@rateia/domain/datas-formatadas';
import { ID_ESTADO_DEVOLUCAO } from '@rateia/domain/pagamentos/devolucao';
import type { RespostaDe } from '../../../lib/api-client.ts';
import type { Passo } from '../../../ui/fluxo/passos.tsx';

export type Devolucoes = RespostaDe<'getDevolucoesDoPagamento'>;
export type Devolucao = Devolucoes['devolucoes'][number];

/** The provider has not said its last word. */
export function aCaminho({ estado }: Pick<Devolucao, 'estado'>): boolean {
  return estado === ID_ESTADO_DEVOLUCAO.criada || estado === ID_ESTADO_DEVOLUCAO.emProcessamento;
}

export function falhou({ estado }: Pick<Devolucao, 'estado'>): boolean {
  return estado === ID_ESTADO_DEVOLUCAO.naoRealizada;
}

export function somaDas(devolucoes: readonly Devolucao[]): number {
  return devolucoes.reduce((soma, { valor }) => soma + valor, 0);
}

function momento(quando: string): string {
  return `${formatarDia(diaDe(quando))}, ${formatarHora(quando)}`;
}

/** The way of one return: asked for, on its way, there. `para` is where the money goes. */
export function passosDa({ pedidaEm, concluidaEm, estado }: Devolucao, para: string): readonly Passo[] {
  const feita = estado === ID_ESTADO_DEVOLUCAO.devolvida;
  return [
    { chave: 'pedida', titulo: 'Pedimos a devolução', detalhe: momento(pedidaEm), estado: 'feito' },
    {
      chave: 'chegou',
      titulo: feita ? `O valor voltou ${para}` : `O valor volta ${para}`,
      detalhe:
        feita && concluidaEm !== null ? momento(concluidaEm) : 'Em geral em minutos. Você não precisa fazer nada.',
      estado: feita ? 'feito' : 'agora',
    },
  ];
}
