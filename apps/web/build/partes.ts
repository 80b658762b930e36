function npm(nomes: string): RegExp {
  return new RegExp(`node_modules[\\\\/](${nomes})[\\\\/]`);
}
function pasta(nomes: string): RegExp {
  return new RegExp(`[\\\\/](${nomes.replaceAll('/', '[\\\\/]')})`);
}

/**
 * Modules that /login needs beyond the entry. None of them may be in the file of all screens, which /login does not
 * load.
 */
const DO_LOGIN = [
  'src/ui/formulario/(moldura-do-campo|campo-texto|campo-senha|use-formulario|logins-sociais)\\.',
  'src/ui/(base/(ligacao|nota|oculto)|marca/logo)\\.',
  'src/ui/dinheiro/',
  'src/lib/(aparelho|chave-de-acesso|consultas|login-social|liberacao-pedida|navegacao|um-por-vez)\\.',
  'domain/src/(dinheiro|validacao|cadastro/social)\\.',
  'Icon(Mail|Key|CalendarX|Fingerprint|BrandGoogle|BrandFacebook|AlertTriangle|CircleX|InfoCircle|ShieldCheck)\\.',
].join('|');

/** Modules that only /login and the ways to a password have. */
const SO_DO_LOGIN =
  'src/features/sessao/(([a-z]+/)?(components|screens)/[a-z-]+\\.module\\.css|login/(entrar|entrar-com-chave|guardar-login|components/(moldura-login|pizza|rosto|entrar-por-fora|entrar-com-chave))\\.tsx?$)';

/**
 * Modules that `depois.tsx` and `tratar-erro.tsx` share with other screens, and those that every page loads a moment
 * after the first paint.
 */
const DE_FUNDO = [
  'src/lib/(analytics|consentimento|relato|retorno)\\.',
  'src/app/navegacao/progresso\\.',
  'src/ui/estado/rede-muda\\.',
  'domain/src/marketing/rotas-da-campanha\\.',
  'domain/src/(cadastro/pendencias|constantes-de-depois)\\.',
  'Icon(X|Share2|WifiOff|CircleCheck)\\.',
].join('|');

/** Payment methods and the cards of a person, as screens show them. */
const DOS_MEIOS =
  'src/lib/meios/|src/ui/pagamento/meios-pagamento\\.|src/features/checkout/cartao/bandeira\\.|domain/src/pagamentos/(listagem\\.|meios)';

/** The words of the refusals: of screens that say one before the server does. */
const DOS_ERROS = 'contracts/src/(erros|linhas-de-erro)';

/** Fields with a mask, and the code that reads pasted text. */
const DAS_MASCARAS = 'src/ui/formulario/(mascaras|campo-mascara|campo-dinheiro)\\.';

/** The steps of a flow and the field for a code. */
const DOS_PASSOS = 'src/ui/(fluxo/(passo-fluxo|passo-pin|progresso|prova)|formulario/pin-input)\\.';

/** The states of a document, of a withdrawal and of its account, with the rules that name them. */
const DAS_SITUACOES =
  'src/ui/situacao/(validacao|retirada|conta)\\.|domain/src/(cadastro/validacao-conta|retirada/regras)\\.';

/** The code that a camera reads. */
const DO_QR = 'src/ui/pagamento/(qr-code|desenhar-qr|sem-qr-code)\\.';

/** The ways to share. */
const DO_COMPARTILHAR = 'src/ui/compartilhar/|domain/src/compartilhar/(texto|redes)\\.';

/** The rules of names of people and groups, and the text that they look at. */
const DOS_NOMES = 'domain/src/(texto|endereco-completo|perfil/nome|grupos/campos)\\.';

/** Modules of the pages of the operation (its list, a person, a campaign) that desks use too. */
const DAS_PAGINAS_DA_OPERACAO = [
  'src/mesa/(pagina-operacao|paginas|evidencias)\\.',
  'src/features/backoffice/pessoas/queries\\.',
  'src/features/grupos/mesa/queries\\.',
  'src/features/marketing/mesa/campanhas/(queries|campanha|mutations-da-campanha)\\.',
].join('|');

/** Modules of the app's frame that some screens use too: a page with the frame has them. */
const DO_QUADRO = ['src/ui/(campanha/espacos?|estado/parte-ou-espera)\\.', 'src/lib/use-parte\\.'].join('|');

/** Tables that the screens of one feature alone have. */
const DAS_RECLAMACOES = 'domain/src/reclamacoes/listagens\\.';

/** A file that a person sends, and parts that open. */
const DO_ENVIO = 'src/lib/use-upload\\.|src/ui/base/sanfona\\.';

/** The games with their prices, tiers and limits: the pages of pools alone. */
const DAS_LOTERIAS = 'domain/src/loterias/(catalogo/|faixas\\.|loterias\\.)';

/** `grupos-vitrine` for a folder of a feature; `grupos-dados` for its calls and everything else at its root. */
function nomeDaParte(id: string): string | null {
  const achada = /[\\/]features[\\/]([^\\/]+)[\\/](?:([^\\/]+)[\\/])?/.exec(id);
  return achada === null ? null : `${achada[1]}-${achada[2] ?? 'dados'}`;
}

/**
 * The modules that share a file. A screen that is opened first asks for few files, each worth its request. Without this
 * rule every icon and every style sheet would be a file, and a page some fifty. A browser that speaks HTTP/1.1 has six
 * connections, and style sheets go first: each of them delays a script.
 */
export const grupos = [
  // Libraries that every screen needs and that seldom change: they stay in the cache from version to version.
  { name: 'react', test: npm('react|react-dom|scheduler'), priority: 7 },
  { name: 'base', test: npm('@tanstack'), priority: 6 },
  { name: 'inicio', tags: ['$initial' as const], priority: 5 },
  // The operation has one style sheet of its own, desks of the features included: no other page carries it.
  {
    name: 'operacao',
    test: /[\\/]src[\\/](mesa|features[\\/](backoffice|[a-z-]+[\\/]mesa))[\\/].*\.css$/,
    priority: 4.5,
  },
  { name: 'estilos', test: /[\\/]src[\\/](ui|app)[\\/].*\.css$/, priority: 4 },
  { name: 'entrada', test: pasta(DO_LOGIN), priority: 3 },
  // Modules for /login alone: the pages after it do not carry them.
  { name: 'login', test: pasta(SO_DO_LOGIN), includeDependenciesRecursively: false, priority: 3 },
  // Modules that come after the first paint, or when something fails. On /login they must not bring the file of all
  // screens.
  { name: 'fundo', test: pasta(DE_FUNDO), priority: 2.5, includeDependenciesRecursively: false },
  // The rules for a name: only the screens with a field for a name load them.
  { name: 'meios', test: pasta(DOS_MEIOS), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'erros', test: pasta(DOS_ERROS), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'mascaras', test: pasta(DAS_MASCARAS), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'passos', test: pasta(DOS_PASSOS), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'situacoes', test: pasta(DAS_SITUACOES), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'qr', test: pasta(DO_QR), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'compartilhar', test: pasta(DO_COMPARTILHAR), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'envio', test: pasta(DO_ENVIO), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'jogos', test: pasta(DAS_LOTERIAS), minShareCount: 2, priority: 2.5, includeDependenciesRecursively: false },
  { name: 'reclamacoes', test: pasta(DAS_RECLAMACOES), priority: 2.5, includeDependenciesRecursively: false },
  { name: 'nomes', test: pasta(DOS_NOMES), priority: 2.5, includeDependenciesRecursively: false },
  // Desks of the operation load one by one: their shared parts are not those of its pages.
  {
    name: 'backoffice',
    test: pasta(DAS_PAGINAS_DA_OPERACAO),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2.3,
  },
  {
    name: 'mesas',
    test: pasta('src/(mesa|features/(backoffice|[a-z-]+/mesa))/'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2.2,
  },
  {
    name: 'comum',
    test: pasta('src/(ui|lib|app/shell)/|packages/|node_modules/(@mantine|@tabler)/'),
    minShareCount: 7,
    priority: 2,
  },
  // An icon is smaller than the cost of a request for it: those of two screens or more are one file.
  { name: 'comum', test: npm('@tabler'), minShareCount: 2, priority: 1.9 },
  // Modules that the frame shares with few screens: leaving, the kinds of a notification, the pendencies.
  {
    name: 'comum',
    test: pasta('src/app/shell/(sair|destinos|menu)\\.|src/lib/pendencias\\.|domain/src/notificacoes/'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1.95,
  },
  { name: 'quadro', test: pasta(DO_QUADRO), includeDependenciesRecursively: false, priority: 1.9 },
  // A feature has one style sheet, and one file for the parts that several of its screens share.
  {
    name: (id: string) => /[\\/]features[\\/]([^\\/]+)/.exec(id)?.[1] ?? null,
    test: /[\\/]src[\\/]features[\\/].*\.css$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // The day that a modal was shown loads with a modal, not with the question whether there is one.
  {
    name: 'mostrado',
    test: pasta('src/features/marketing/mostrado-hoje\\.'),
    includeDependenciesRecursively: false,
    priority: 1.5,
  },
  // A payment tells the held cart that it pays, and changes none.
  {
    name: 'carrinho',
    test: pasta('src/features/checkout/carrinho/(queries|com-custo)\\.'),
    includeDependenciesRecursively: false,
    priority: 1.5,
  },
  // The page of a group words a plan and its seats as the list of groups does, and has no list.
  {
    name: 'vitrine',
    test: pasta('src/features/grupos/vitrine/vitrine\\.'),
    includeDependenciesRecursively: false,
    priority: 1.5,
  },
  // The agenda of the list of groups has none of the other parts of a group's page.
  {
    name: 'agenda',
    test: pasta('src/features/grupos/pagina/(partes-do-grupo|grupo-visto|components/precisa-de-voce)\\.tsx?$'),
    includeDependenciesRecursively: false,
    priority: 1.5,
  },
  // The pictures of a document are of few screens of the registration.
  {
    name: 'identidade',
    test: pasta('src/features/cadastro/validacao-conta/(identidade|use-enviar-imagem|preparar-imagem)\\.ts'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1.5,
  },
  // The parts that several screens of a feature share: one file for each folder, so that a page carries few that it
  // does not show.
  {
    name: nomeDaParte,
    test: pasta('src/features/'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
