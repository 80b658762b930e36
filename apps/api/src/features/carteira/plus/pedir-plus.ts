import type { Centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { PedidoDeItem } from '../../../http/itens.ts';

/** A month of Plus as an item: nothing of it is scarce, so nothing is taken (REGRAS 2.32). */
export function pedirPlus({
  usuarioId,
  valor,
}: {
  readonly usuarioId: number;
  readonly valor: Centavos;
}): PedidoDeItem {
  return {
    ordem: 0,
    item: {
      tipo: 'plus',
      quantidade: 1,
      valor,
      guardar: ({ nome, itemId }) => ({
        partes: [
          {
            nome: `${nome}_plus`,
            comando: sql`insert into itens_de_plus (item_id, usuario_id, valor) values (${itemId}, ${usuarioId}, ${valor}) returning item_id`,
          },
        ],
      }),
    },
    ocupar: async () => true,
  };
}
