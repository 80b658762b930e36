/*
 * The table of allowed imports. Each folder lists everything that its files may import; any other import is an
 * error, and so is any cycle. Tests may import more and are outside the folder rules, except for the borders that no file
 * may cross (`nunca`). Nothing that runs in service may import a test's helpers.
 */
import setas from './apps/api/src/features/setas.json' with { type: 'json' };

const dominio = '^packages/domain/src/';
const contratos = '^packages/contracts/src/';
const npm = '^node_modules/';
/**
 * Libraries from which the primitives of the web are made: they draw, and never ask the network for anything (HOUSE 2).
 */
const desenho = '^node_modules/(@types/)?(react|react-dom|@mantine/[^/]+|@tabler/icons-react|qrcode)/';
/** Modules that the bundler makes. */
const virtual = '^virtual:';
const teste = '[.]test[.]tsx?$|/test/';
/** The few that make the world of the tests, and are none themselves. */
const mundoDosTestes = '^scripts/vitest-banco[.]ts$';

function modulosDoDominio(nomes) {
  return `^packages/domain/src/(${nomes.join('|')})[.]ts$`;
}
/**
 * The modules that format a value for people, and read what people typed. The primitives of the web may use the
 * functions of these alone.
 */
export const formatadores = [
  'dinheiro',
  'formatos',
  'formulario',
  'html-permitido',
  'letras',
  'cadastro/pin',
  'compartilhar/(link|redes|texto)',
  'pagamentos/barras',
];
/** Tables of names and numbers that are drawn: of these the primitives know the constants and the types, and decide nothing. */
const tabelas = [
  'constantes',
  'constantes-de-depois',
  'http',
  'marca',
  'tabela',
  'validacao',
  'cadastro/validacao-conta',
  'carteira/estados',
  'pagamentos/(cartao/cadastrado|devolucao|listagem|meios|pagamento|programado/autorizacao)',
  'grupos/(assinatura|convite|enums|estados|vagas)',
  'indicacao/rede',
  'loterias/(adesao|bolao|cota)',
  'marketing/(campanha|clube)',
  'notificacoes/comunicados',
  'notificacoes/incidentes',
  'perfil/chamado',
  'reclamacoes/estados',
  'retirada/regras',
  'sessao/confirmacao',
  'usuario/(campos-do-endereco|endereco|forca-da-senha)',
];

/** A feature of the API may use every feature to which its arrows lead, only through that one's index.ts: [who, whom]. */
function alcance(feature) {
  return (setas[feature] ?? []).flatMap((outra) => [outra, ...alcance(outra)]);
}
const paresDaApi = Object.keys(setas).flatMap((feature) =>
  [...new Set(alcance(feature))].map((outra) => [feature, outra]),
);

/** `comment` is the first cell of its row in docs/architecture.md: a test compares the two, both ways. */
function soImporta(nome, pasta, permitidos, { node = false } = {}) {
  const [name, comment] = nome;
  return {
    name,
    comment,
    severity: 'error',
    from: { path: pasta, pathNot: teste },
    to: { pathNot: permitidos, ...(node ? { dependencyTypesNot: ['core'] } : {}) },
  };
}

/** A border for everybody on its side: tests, builds and commands too. */
function nunca(name, de, para) {
  return { name, severity: 'error', from: { path: de }, to: { path: para } };
}

export default {
  forbidden: [
    { name: 'sem-ciclo', severity: 'error', from: {}, to: { circular: true } },
    { name: 'existe', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: virtual } },
    {
      name: 'ajuda-de-teste-so-em-teste',
      severity: 'error',
      from: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: [teste, mundoDosTestes] },
      to: { path: '^(apps|packages|e2e|bench|scripts)/.*([.]test[.]tsx?$|/test/)|^scripts/test/' },
    },
    nunca('web-nunca-api', '^apps/web/', '^apps/api/'),
    {
      // The defaults of the code are not the rules in force: a screen asks the server (`lib/regras.ts`).
      name: 'web-pergunta-as-regras',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: teste },
      to: { path: '^packages/domain/src/regras[.]ts$' },
    },
    nunca('api-nunca-web', '^apps/api/', '^apps/web/'),
    nunca('domain-nunca-acima', '^packages/domain/', '^(apps|packages/contracts)/'),
    nunca('contracts-nunca-acima', '^packages/contracts/', '^apps/'),
    nunca('sandbox-nunca-produto', '^apps/sandbox/', '^(apps/(api|web)|packages/contracts)/'),
    {
      name: 'so-app-escolhe-adaptador',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: [teste, '^apps/api/src/gateways/', '^apps/api/src/app[.]ts$'] },
      to: { path: '^apps/api/src/gateways/[^/]+/', pathNot: '/port[.]ts$' },
    },
    soImporta(['domain', '`packages/domain`'], dominio, [dominio]),
    soImporta(['contracts', '`packages/contracts`'], contratos, [contratos, dominio, '^node_modules/zod/']),
    soImporta(
      ['api-base', '`apps/api/src/{db,http,gateways}`'],
      '^apps/api/src/(db|http|gateways)/',
      ['^apps/api/src/(db|http|gateways)/', '^apps/api/src/(env|env-config|relogio)[.]ts$', dominio, contratos, npm],
      {
        node: true,
      },
    ),
    {
      name: 'api-features',
      comment: '`apps/api/src/features/<f>`',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: teste },
      to: {
        pathNot: [
          '^apps/api/src/features/$1/',
          '^apps/api/src/(db|http)/',
          '^apps/api/src/gateways/[^/]+/port[.]ts$',
          '^apps/api/src/gateways/(resultado|falha-de-chamada|autenticidade-de-webhook)[.]ts$',
          '^apps/api/src/(env|env-config|relogio)[.]ts$',
          ...paresDaApi.map(([, aQuem]) => `^apps/api/src/features/${aQuem}/index[.]ts$`),
          dominio,
          contratos,
          npm,
        ],
        dependencyTypesNot: ['core'],
      },
    },
    ...paresNaoListados(paresDaApi),
    soImporta(['web-ui', '`apps/web/src/ui`'], '^apps/web/src/ui/', [
      '^apps/web/src/ui/',
      virtual,
      modulosDoDominio([...formatadores, ...tabelas]),
      desenho,
    ]),
    soImporta(['web-mesa', '`apps/web/src/mesa`'], '^apps/web/src/mesa/', ['^apps/web/src/(mesa|ui)/', desenho]),
    soImporta(['web-lib', '`apps/web/src/lib`'], '^apps/web/src/lib/', ['^apps/web/src/lib/', contratos, dominio, npm]),
    {
      name: 'web-features',
      comment: '`apps/web/src/features/<f>`',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: teste },
      to: { pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/(ui|mesa|lib)/', contratos, dominio, npm] },
    },
    soImporta(['web', '`apps/web/src/app`'], '^apps/web/src/', ['^apps/web/', virtual, contratos, dominio, npm]),
    soImporta(['api', '`apps/api/src`'], '^apps/api/src/', ['^apps/api/src/', contratos, dominio, npm], { node: true }),
    soImporta(['sandbox', '`apps/sandbox`'], '^apps/sandbox/src/', ['^apps/sandbox/src/', dominio, npm], {
      node: true,
    }),
    // Tests take the budgets from the build and the addresses from the router, and draw the QR code with the product's
    // own code: each of these is made in one place.
    soImporta(
      ['e2e', '`e2e`'],
      '^e2e/',
      ['^e2e/', dominio, npm, '^apps/web/(scripts/tamanhos|src/lib/rotas|src/ui/pagamento/desenhar-qr)[.]ts$'],
      { node: true },
    ),
    // The commands of a part of the product are that part's, and find its database and its build where the start puts them.
    soImporta(
      ['api-comandos', '`apps/api/scripts`'],
      '^apps/api/scripts/',
      ['^apps/api/', '^scripts/(pasta-dos-dados|postgres|postgres-em-servico)[.]ts$', contratos, dominio, npm],
      { node: true },
    ),
    soImporta(
      ['web-comandos', '`apps/web/{build,scripts}`'],
      '^apps/web/(build|scripts)/',
      ['^apps/web/', '^scripts/web-construida[.]ts$', contratos, dominio, npm],
      { node: true },
    ),
    // The benchmarks fill the product's own tables, and put its own questions to the database and its own addresses to
    // the server.
    soImporta(
      ['bench', '`bench`'],
      '^bench/',
      [
        '^bench/',
        '^scripts/(chromium|portas|postgres|processo-guardado|servir-processos)[.]ts$',
        '^apps/api/src/(db|seed)/',
        '^apps/api/src/http/tokens[.]ts$',
        '^apps/api/src/gateways/chaves/(cifra|chaveiros)[.]ts$',
        '^apps/api/src/features/livro/(conferir-livro|tarefas)[.]ts$',
        '^apps/web/(scripts/tamanhos|src/lib/(paths|rotas))[.]ts$',
        contratos,
        dominio,
        npm,
      ],
      { node: true },
    ),
    // The product is started, built and tested by its own commands; of its code, scripts import only the migration of
    // its database.
    soImporta(
      ['scripts', '`scripts`'],
      '^scripts/',
      [
        '^scripts/',
        '^apps/api/src/db/migrar[.]ts$',
        '^apps/api/src/test/banco[.]ts$',
        '^e2e/(frentes|imagens)[.]ts$',
        npm,
      ],
      { node: true },
    ),
    soImporta(['contracts-comandos', '`packages/contracts/scripts`'], '^packages/contracts/scripts/', [contratos], {
      node: true,
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]data)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
};

/** A listed pair opens one index.ts for one feature; every other feature stays out of it. */
function paresNaoListados(pares) {
  return [...new Set(pares.map(([, aQuem]) => aQuem))].map((aQuem) => ({
    name: `par-nao-listado-${aQuem}`,
    severity: 'error',
    from: {
      path: '^apps/api/src/features/',
      pathNot: [
        teste,
        ...pares.filter((par) => par[1] === aQuem).map(([quem]) => `^apps/api/src/features/${quem}/`),
        `^apps/api/src/features/${aQuem}/`,
      ],
    },
    to: { path: `^apps/api/src/features/${aQuem}/` },
  }));
}
