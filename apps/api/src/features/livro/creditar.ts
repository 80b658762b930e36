import { MAQUINA_CREDITO } from '@rateia/domain/carteira/maquinas';
import type { OrigemPromocional } from '@rateia/domain/carteira/promocional';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import { exigir, nascer } from '../../db/mover.ts';

/** A credit that is born available: a refund, a receipt, a payment that came too late (REGRAS 2.3). */
export async function receberCredito(
  trx: Trx,
  pedido: {
    readonly usuarioId: number;
    readonly origem: 'reembolso' | 'recebimento' | 'pagamentoTardio' | 'desculpa' | 'premio' | OrigemPromocional;
    readonly valor: Centavos;
    readonly faturaId?: number;
    readonly descricao: string;
    readonly agora: Instante;
  },
): Promise<number> {
  const { usuarioId, origem, valor, descricao, agora } = pedido;
  const { id } = exigir(
    await nascer(trx, MAQUINA_CREDITO, {
      evento: 'receber',
      quem: 'sistema',
      agora,
      valores: {
        usuario_id: usuarioId,
        origem,
        valor,
        fatura_id: pedido.faturaId ?? null,
        descricao,
        criado_em: agora,
        resolvido_em: agora,
      },
    }),
  );
  return id;
}
