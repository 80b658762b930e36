import type { checkout } from '@rateia/contracts/checkout';
import type { Manipuladores } from '../../http/rotas.ts';
import { cancelarPreCheckout } from './cancelar-pre-checkout.ts';
import { createAssinatura } from './create-assinatura.ts';
import { filaDoGrupo } from './fila-do-grupo.ts';
import { getPreCheckout } from './get-pre-checkout.ts';
import { getRestricaoDaPessoa } from './get-restricao-da-pessoa.ts';
import { getRestricoes } from './get-restricoes.ts';
import { preCheckout } from './pre-checkout.ts';
import { taxas } from './taxas.ts';

export const rotasDoCheckout: Manipuladores<typeof checkout> = {
  preCheckout: { fila: filaDoGrupo, executar: preCheckout },
  getPreCheckout,
  cancelarPreCheckout,
  taxas,
  createAssinatura,
  getRestricaoDaPessoa,
  getRestricoes,
};
