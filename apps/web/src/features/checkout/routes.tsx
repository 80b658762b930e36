import type { Rota } from '../../lib/rotas.ts';
import { rotas } from '../../lib/rotas.ts';
import type { LinhaTela } from '../../lib/tela.ts';

const ESPERAS = '/checkout/pagamento/processando/';

/** The pages on which a charge waits, one for each address of the table: one screen serves every payment method. */
const esperas: readonly LinhaTela[] = rotas
  .filter(({ path, estado }: Rota) => path.startsWith(ESPERAS) && estado === 'feito')
  .map(({ path }) => ({
    path,
    load: () => import('./pagamento/screens/pagamento.tsx').then((m) => m.TelaPagamento),
  }));

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/checkout', load: () => import('./reserva/screens/checkout.tsx').then((m) => m.TelaCheckout) },
  ...esperas,
  {
    path: '/checkout/sucesso',
    load: () => import('./conclusao/screens/sucesso.tsx').then((m) => m.TelaCheckoutSucesso),
  },
  {
    path: '/checkout/pagamento/credito/sucesso',
    load: () => import('./conclusao/screens/credito-sucesso.tsx').then((m) => m.TelaCreditoSucesso),
  },
  {
    path: '/checkout/pagamento/fatura/sucesso',
    load: () => import('./conclusao/screens/fatura-sucesso.tsx').then((m) => m.TelaFaturaSucesso),
  },
  {
    path: '/checkout/pagamento/falha',
    load: () => import('./conclusao/screens/pagamento-falha.tsx').then((m) => m.TelaPagamentoFalha),
  },
  { path: '/checkout/falha', load: () => import('./conclusao/screens/falha.tsx').then((m) => m.TelaCheckoutFalha) },
];
