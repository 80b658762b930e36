const npm = (nomes: string): RegExp => new RegExp(`node_modules[\\\\/](${nomes})[\\\\/]`);
const pasta = (nomes: string): RegExp => new RegExp(`[\\\\/](${nomes.replaceAll('/', '[\\\\/]')})`);

/** What /login needs beyond the entry: nothing of it may be in the file of all screens, which /login does not load. */
const DO_LOGIN = [
  'src/ui/formulario/(campo-texto|campo-senha|use-formulario)',
  'src/ui/base/(ligacao|oculto)',
  'src/features/sessao/(entrar|components/(moldura-entrada|pizza|rosto))\\.tsx?$',
  'src/ui/dinheiro/',
  'src/lib/(aparelho|navegacao)\\.',
  'domain/src/(dinheiro|validacao)\\.',
  'Icon(Mail|Key|CalendarX)\\.',
].join('|');

/** What `depois.tsx` and `tratar-erro.tsx` share with other screens. */
const DE_FUNDO = [
  'src/lib/(analytics|consentimento|relato|retorno)\\.',
  'domain/src/cadastro/pendencias\\.',
  'Icon(X|Share2|WifiOff|CircleCheck)\\.',
].join('|');

/**
 * Which modules share a file. A screen that is opened first asks for few files, each worth its request: without this
 * rule every icon and every style sheet would be one, and a page some fifty. A browser that speaks HTTP/1.1 has six
 * connections, and style sheets go first: each of them is a script that waits.
 */
export const grupos = [
  // What every screen needs and seldom changes: it stays in the cache from version to version.
  { name: 'react', test: npm('react|react-dom|scheduler'), priority: 7 },
  { name: 'base', test: npm('@tanstack'), priority: 6 },
  { name: 'inicio', tags: ['$initial' as const], priority: 5 },
  { name: 'estilos', test: /[\\/]src[\\/](ui|app)[\\/].*\.css$/, priority: 4 },
  { name: 'entrada', test: pasta(DO_LOGIN), priority: 3 },
  // What comes after the first paint and what comes when something fails: on /login neither may bring the file of all.
  { name: 'fundo', test: pasta(DE_FUNDO), priority: 2.5, includeDependenciesRecursively: false },
  {
    name: 'comum',
    test: pasta('src/(ui|lib|app/shell)/|packages/|node_modules/(@mantine|@tabler)/'),
    minShareCount: 8,
    priority: 2,
  },
  // A feature has one style sheet, and one file of what several of its screens share.
  {
    name: (id: string) => /[\\/]features[\\/]([^\\/]+)/.exec(id)?.[1] ?? null,
    test: /[\\/]src[\\/]features[\\/].*\.css$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: (id: string) => /[\\/]features[\\/]([^\\/]+)/.exec(id)?.[1] ?? null,
    test: pasta('src/features/'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
