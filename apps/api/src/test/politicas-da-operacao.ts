import { politicasDoBackoffice } from '../features/backoffice/policies.ts';
import { politicasDaMesa as deCadastro } from '../features/cadastro/mesa/policies.ts';
import { politicasDaMesa as deCancelamento } from '../features/cancelamento/mesa/policies.ts';
import { politicasDaMesa as daCarteira } from '../features/carteira/mesa/policies.ts';
import { politicasDaMesa as doCheckout } from '../features/checkout/mesa/policies.ts';
import { politicasDaMesa as deGrupos } from '../features/grupos/mesa/policies.ts';
import { politicasDaMesa as deIndicacao } from '../features/indicacao/mesa/policies.ts';
import { politicasDaMesa as doLivro } from '../features/livro/mesa/policies.ts';
import { politicasDaMesa as deLoterias } from '../features/loterias/mesa/policies.ts';
import { politicasDasSeries } from '../features/loterias/mesa-das-series/policies.ts';
import { politicasDoJogo } from '../features/loterias/mesa-do-jogo/policies.ts';
import { politicasDosMoldes } from '../features/loterias/mesa-dos-moldes/policies.ts';
import { politicasDosPremios } from '../features/loterias/mesa-dos-premios/policies.ts';
import { politicasDaMesa as deMarketing } from '../features/marketing/mesa/policies.ts';
import { politicasDaMesa as deNotificacoes } from '../features/notificacoes/mesa/policies.ts';
import { politicasDosCombos } from '../features/pedido/combos/policies.ts';
import { politicasDaMesa as dePerfil } from '../features/perfil/mesa/policies.ts';
import { politicasDaMesa as dasReclamacoes } from '../features/reclamacoes/mesa/policies.ts';
import { politicasDaMesa as deRetirada } from '../features/retirada/mesa/policies.ts';

/** The permission rows of the operation and of every desk, with their types. */
export const POLITICAS_DA_OPERACAO = {
  ...politicasDoBackoffice,
  ...doCheckout,
  ...deGrupos,
  ...deRetirada,
  ...deIndicacao,
  ...dasReclamacoes,
  ...dePerfil,
  ...deCadastro,
  ...deNotificacoes,
  ...deMarketing,
  ...deLoterias,
  ...doLivro,
  ...politicasDosPremios,
  ...politicasDasSeries,
  ...politicasDoJogo,
  ...politicasDosMoldes,
  ...deCancelamento,
  ...daCarteira,
  ...politicasDosCombos,
};
