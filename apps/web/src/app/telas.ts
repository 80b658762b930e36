import { routes as backoffice } from '../features/backoffice/routes.tsx';
import { routes as cadastro } from '../features/cadastro/routes.tsx';
import { routes as cancelamento } from '../features/cancelamento/routes.tsx';
import { routes as carteira } from '../features/carteira/routes.tsx';
import { routes as checkout } from '../features/checkout/routes.tsx';
import { routes as grupos } from '../features/grupos/routes.tsx';
import { routes as indicacao } from '../features/indicacao/routes.tsx';
import { routes as loterias } from '../features/loterias/routes.tsx';
import { routes as marketing } from '../features/marketing/routes.tsx';
import { routes as notificacoes } from '../features/notificacoes/routes.tsx';
import { routes as novoGrupo } from '../features/novo-grupo/routes.tsx';
import { routes as perfil } from '../features/perfil/routes.tsx';
import { routes as privacidade } from '../features/privacidade/routes.tsx';
import { routes as reclamacoes } from '../features/reclamacoes/routes.tsx';
import { routes as retirada } from '../features/retirada/routes.tsx';
import { routes as sessao } from '../features/sessao/routes.tsx';
import type { Feature, Rota } from '../lib/rotas.ts';
import type { LinhaTela } from '../lib/tela.ts';
import { serveARota } from '../lib/tela.ts';
import { routes as operacao } from './operacao/routes.tsx';

/** The screens of every feature that has some. */
export const telasPorFeature: Partial<Record<Feature, readonly LinhaTela[]>> = {
  sessao,
  cadastro,
  privacidade,
  marketing,
  perfil,
  indicacao,
  notificacoes,
  loterias,
  grupos,
  'novo-grupo': novoGrupo,
  checkout,
  carteira,
  retirada,
  cancelamento,
  reclamacoes,
  backoffice: [...backoffice, ...operacao],
};

/** The screen of a finished route. */
export function telaDa({ feature, path: rota }: Rota): LinhaTela | undefined {
  return telasPorFeature[feature]?.find(({ path }) => serveARota(path, rota));
}
