import {
  IconAdjustments,
  IconCirclePlus,
  IconGift,
  IconHelpCircle,
  IconHome,
  IconReceipt2,
  IconSearch,
  IconShoppingCart,
  IconStar,
  IconTicket,
  IconUser,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import type { NomeDaRota } from '../../lib/rotas.ts';
import { rotaFeita } from '../../lib/rotas.ts';
import type { Usuario } from '../../lib/usuario.ts';

/** A place that the navigation offers. */
export interface Destino {
  readonly rota: NomeDaRota;
  readonly rotulo: string;
  readonly icone: typeof IconHome;
  readonly href: string;
  /** The addresses under which it is the current place. */
  readonly prefixos: readonly string[];
}

/** Every place of header and bars (spec 1, §2 Navigation). */
export const destinos = {
  inicio: { rota: 'grupos', rotulo: 'Início', icone: IconHome, href: paths.grupos(), prefixos: ['/grupos'] },
  pesquisar: {
    rota: 'pesquisa',
    rotulo: 'Pesquisar',
    icone: IconSearch,
    href: paths.pesquisa(),
    prefixos: ['/pesquisa'],
  },
  boloes: {
    rota: 'loteria',
    rotulo: 'Bolões',
    icone: IconTicket,
    href: paths.loteria(),
    prefixos: ['/loteria', '/loteria-recorrente', '/meus-grupos/loteria'],
  },
  meusGrupos: {
    rota: 'meusGrupos',
    rotulo: 'Meus grupos',
    icone: IconUsersGroup,
    href: paths.meusGrupos(),
    prefixos: ['/meus-grupos', '/grupo/membro', '/grupo/admin'],
  },
  carteira: {
    rota: 'carteiraCreditos',
    rotulo: 'Carteira',
    icone: IconWallet,
    href: paths.carteiraCreditos(),
    prefixos: ['/carteira'],
  },
  carrinho: {
    rota: 'checkoutCarrinho',
    rotulo: 'Carrinho',
    icone: IconShoppingCart,
    href: paths.checkoutCarrinho(),
    prefixos: ['/checkout/carrinho'],
  },
  criarGrupo: {
    rota: 'novoGrupoEscolha',
    rotulo: 'Criar grupo',
    icone: IconCirclePlus,
    href: paths.novoGrupoEscolha(),
    prefixos: ['/novo-grupo'],
  },
  perfil: { rota: 'perfil', rotulo: 'Perfil', icone: IconUser, href: paths.perfil(), prefixos: ['/perfil'] },
  faturas: {
    rota: 'carteiraCreditos',
    rotulo: 'Faturas',
    icone: IconReceipt2,
    href: paths.carteiraCreditos({ filtro: 'fatura' }),
    prefixos: [],
  },
  ajuda: { rota: 'ajuda', rotulo: 'Ajuda', icone: IconHelpCircle, href: paths.ajuda(), prefixos: ['/ajuda'] },
  clube: { rota: 'clube', rotulo: 'Clube', icone: IconGift, href: paths.clube(), prefixos: ['/clube'] },
  plus: { rota: 'plus', rotulo: 'Plus', icone: IconStar, href: paths.plus(), prefixos: ['/plus'] },
  operacao: {
    rota: 'backoffice',
    rotulo: 'Operação',
    icone: IconAdjustments,
    href: paths.backoffice(),
    prefixos: ['/backoffice'],
  },
} as const satisfies Record<string, Destino>;

const { inicio, pesquisar, boloes, meusGrupos, carteira, criarGrupo, perfil, faturas, ajuda, clube, plus } = destinos;

/**
 * The links of each place, in order (spec 1, §2 Navigation), with the capitals of the spec in the menu of phones. The
 * bell, the cart, the link to the operation and "Sair" stand beside them.
 */
export const navegacao = {
  cabecalho: [inicio, pesquisar, boloes, meusGrupos, carteira],
  aoLado: [criarGrupo, ajuda],
  conta: [perfil, clube, plus],
  barra: [inicio, carteira],
  grupos: [{ ...criarGrupo, rotulo: 'Criar Grupo' }, pesquisar, { ...meusGrupos, rotulo: 'Meus Grupos' }, boloes],
  mais: [perfil, faturas, ajuda, clube, plus],
} as const satisfies Record<string, readonly Destino[]>;

/**
 * The destinations of the list that exist: a pending page is not offered, and Plus and the pools only where they are sold, to a
 * person who may have them (REGRAS 2.12, 2.32).
 */
export function oferecidos(lista: readonly Destino[], usuario?: Pick<Usuario, 'boloes' | 'plus'>): Destino[] {
  return lista.filter(
    ({ rota }) =>
      rotaFeita(rota) &&
      (rota !== 'loteria' || usuario?.boloes === true) &&
      (rota !== 'plus' || usuario?.plus === true),
  );
}

/** True if the address belongs to the place. */
export function ehAtual({ prefixos }: Destino, pathname: string): boolean {
  return prefixos.some((prefixo) => pathname === prefixo || pathname.startsWith(`${prefixo}/`));
}
