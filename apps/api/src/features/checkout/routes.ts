import type { checkout } from '@rateia/contracts/checkout';
import type { Manipuladores } from '../../http/rotas.ts';
import { adicionarAoCarrinho } from './carrinho/adicionar-ao-carrinho.ts';
import { createAssinaturaCarrinho } from './carrinho/create-assinatura-carrinho.ts';
import { getCarrinho } from './carrinho/get-carrinho.ts';
import { getPreCheckoutCarrinho } from './carrinho/get-pre-checkout-carrinho.ts';
import { limparCarrinho } from './carrinho/limpar-carrinho.ts';
import { mudarVagasDoCarrinho } from './carrinho/mudar-vagas-do-carrinho.ts';
import { preCheckoutCarrinho } from './carrinho/pre-checkout-carrinho.ts';
import { removerDoCarrinho } from './carrinho/remover-do-carrinho.ts';
import { comboDoCarrinho } from './combos/combo-do-carrinho.ts';
import { getComboDeGrupos } from './combos/get-combo-de-grupos.ts';
import { createAssinatura } from './compra/create-assinatura.ts';
import { getCpfCompra } from './compra/get-cpf-compra.ts';
import { cupomDaAssinatura } from './cupons/cupom-da-assinatura.ts';
import { cupomDoCarrinho } from './cupons/cupom-do-carrinho.ts';
import { aceitarVagaEquivalente } from './mudanca/aceitar-vaga-equivalente.ts';
import { getContaDaMudanca } from './mudanca/get-conta-da-mudanca.ts';
import { getMudancaDeGrupo } from './mudanca/get-mudanca-de-grupo.ts';
import { getVagaEquivalente } from './mudanca/get-vaga-equivalente.ts';
import { mudarDeGrupo } from './mudanca/mudar-de-grupo.ts';
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
  cupomDaAssinatura,
  cupomDoCarrinho,
  getCarrinho,
  adicionarAoCarrinho,
  mudarVagasDoCarrinho,
  removerDoCarrinho,
  limparCarrinho,
  preCheckoutCarrinho,
  getPreCheckoutCarrinho,
  createAssinaturaCarrinho,
  getComboDeGrupos,
  comboDoCarrinho,
  getMudancaDeGrupo,
  getContaDaMudanca,
  mudarDeGrupo,
  getVagaEquivalente,
  aceitarVagaEquivalente,
  getCpfCompra,
  getRestricaoDaPessoa,
  getRestricoes,
};
