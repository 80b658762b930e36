import { ID_ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { cartaoCadastrado as regra } from '@rateia/domain/pagamentos/meios/cartao-cadastrado';
import type { CobraPorProvedor } from '../meio.ts';
import { cartao } from './cartao.ts';

/** A saved card by Mercado Pago: a try of it names the card's holder there. */
export const cartaoCadastrado: CobraPorProvedor = {
  ...cartao,
  nome: 'cartaoCadastrado',
  regra,
  // The rows of its payments are those of a typed card.
  dadosPessoais: [],
  ofereceA: async (db, usuarioId) =>
    (await db
      .selectFrom('cartoes')
      .select('id')
      .where('usuario_id', '=', usuarioId)
      .where('estado', '=', ID_ESTADO_CARTAO.ativo)
      .limit(1)
      .executeTakeFirst()) !== undefined,
};
