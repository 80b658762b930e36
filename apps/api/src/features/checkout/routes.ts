import type { checkout } from '@rateia/contracts/checkout';
import type { Manipuladores } from '../../http/rotas.ts';
import { createAssinaturaCarrinho } from './carrinho/create-assinatura-carrinho.ts';
import {
  adicionarAoCarrinho,
  getCarrinho,
  limparCarrinho,
  mudarVagasDoCarrinho,
  removerDoCarrinho,
} from './carrinho/mudar-carrinho.ts';
import { getPreCheckoutCarrinho, preCheckoutCarrinho } from './carrinho/pre-checkout-carrinho.ts';
import { createAssinatura } from './compra/create-assinatura.ts';
import { cancelarPreCheckout } from './reserva/cancelar-pre-checkout.ts';
import { filaDoGrupo } from './reserva/fila-do-grupo.ts';
import { getPreCheckout } from './reserva/get-pre-checkout.ts';
import { preCheckout } from './reserva/pre-checkout.ts';
import { taxasDaAssinatura } from './reserva/taxas-da-assinatura.ts';
import { getRestricaoDaPessoa } from './restricoes/get-restricao-da-pessoa.ts';
import { getRestricoes } from './restricoes/get-restricoes.ts';

export const rotasDoCheckout: Manipuladores<typeof checkout> = {
  preCheckout: { fila: filaDoGrupo, executar: preCheckout },
  getPreCheckout,
  cancelarPreCheckout,
  taxasDaAssinatura,
  createAssinatura,
  getCarrinho,
  adicionarAoCarrinho,
  mudarVagasDoCarrinho,
  removerDoCarrinho,
  limparCarrinho,
  preCheckoutCarrinho,
  getPreCheckoutCarrinho,
  createAssinaturaCarrinho,
  getRestricaoDaPessoa,
  getRestricoes,
};
