import { caminhos } from '../../../packages/contracts/src/caminhos.ts';
import type { NomeDaRota, Rota } from '../src/lib/rotas.ts';

type NomeChamada = keyof typeof caminhos;

/** The source of a part of the call's address, when it is not the part of the page's path with the same name. */
interface De {
  /** Query of the call as it is sent. */
  readonly query?: string;
  /** `{id}` of the call is `?idPagamento` of the page. */
  readonly id?: string;
  /** Only where the page has no query: with one the screen asks something else. */
  readonly semBusca?: true;
}

function chamada(nome: NomeChamada, { query, id, semBusca }: De = {}): string {
  const path = id === undefined ? caminhos[nome].path : caminhos[nome].path.replace(/\{\w+\}/, `{?${id}}`);
  return `${semBusca === true ? '{!}' : ''}${path}${query === undefined ? '' : `?${query}`}`;
}

const primeirosGrupos = chamada('getGrupos', { query: 'ordem=relevancia&pagina=1&porPagina=18', semBusca: true });
const pagamento = chamada('getPagamentoStatus', { id: 'idPagamento' });
const retirada = chamada('getRetirada', { id: 'idRetirada' });

/**
 * The calls that the screen of a route makes as soon as it is drawn. (The page asks for the user even earlier, while
 * the scripts travel.) A browser test fails for a screen that does not use an answer requested here
 * (`e2e/vocabulary/peso.ts`). A call that is recorded when it is read, or that the person may lack the right to make,
 * does not belong here.
 */
const DA_TELA: Partial<Record<NomeDaRota, readonly string[]>> = {
  grupos: [
    chamada('getGruposUsuario'),
    chamada('getCredito'),
    chamada('getEconomia'),
    chamada('getRecomendados'),
    chamada('getCategorias'),
    primeirosGrupos,
    chamada('getPendencias'),
  ],
  pesquisa: [chamada('getCategorias'), primeirosGrupos],
  meusGrupos: [chamada('getGruposUsuario'), chamada('getPendencias')],
  grupo: [chamada('getGrupo', { query: 'vagas=1' })],
  grupoMembro: [chamada('getGrupoMembro')],
  grupoAdmin: [chamada('getGrupoAdmin')],
  grupoAdminEnviar: [chamada('getGrupoAdmin')],
  grupoAdminLiberar: [chamada('getGrupoAdmin')],
  novoGrupoServicos: [chamada('getServicosConhecidos')],
  checkout: [chamada('getPreCheckout', { id: 'idPreCheckout' })],
  checkoutPagamentoProcessandoPix: [pagamento],
  carteiraCreditos: [
    chamada('getCredito'),
    chamada('getExtrato', { query: 'conta=tudo', semBusca: true }),
    chamada('getFaturas', { query: 'filtro=abertas&porPagina=50' }),
  ],
  carteiraCreditosExtrato: [chamada('getExtratoItem')],
  carteiraFaturaExtrato: [chamada('getFatura')],
  carteiraFaturaResumo: [chamada('getFatura')],
  carteiraRetiradaValor: [chamada('getRegrasRetirada')],
  carteiraRetiradaAutorizar: [retirada],
  carteiraRetiradaSucesso: [retirada],
  grupoMembroCancelamentoEscolha: [chamada('getCancelamentoMembro')],
  notificacoes: [chamada('getPendencias')],
  perfil: [chamada('getEconomia')],
  perfilRede: [chamada('getRede')],
};

/** Addresses of calls for the first script of the page of a route (`src/adianta/endereco.ts`). */
export function adiantadasDe({ nome, auth }: Rota): readonly string[] {
  const daTela = (DA_TELA as Partial<Record<string, readonly string[]>>)[nome] ?? [];
  return auth ? [chamada('getUsuario'), ...daTela] : daTela;
}
