/** A part of the build as its manifest tells it. */
export interface ItemDoManifesto {
  readonly file: string;
  readonly imports?: string[];
  readonly dynamicImports?: string[];
  readonly css?: string[];
}
export type Manifesto = Readonly<Record<string, ItemDoManifesto>>;

/** The cause that loads a part which no screen loads by itself; a list: the paths that do load it. */
type Quem = 'rota' | 'gesto' | 'falha' | 'campanha' | 'sessao' | 'estado' | readonly string[];

/** The desks of the operation that come when they are opened. */
const MESAS: ReadonlySet<string> = new Set(
  [
    'notificacoes/mesa/mensagens',
    'notificacoes/mesa/comunicados',
    'marketing/mesa/campanhas/marketing',
    'marketing/mesa/links/links',
    'perfil/mesa/fila-chamados',
    'cadastro/mesa/fila-validacoes',
    'livro/mesa/livro',
    'backoffice/tarefas/tarefas',
    'backoffice/pessoas/pessoas',
    'backoffice/relogio/relogio',
    'grupos/mesa/convites/convites',
    'grupos/mesa/sucessoes/sucessoes',
    'cancelamento/mesa/cobrancas',
    'carteira/mesa/programados',
    'cancelamento/mesa/saidas',
    'notificacoes/mesa/incidentes',
    'backoffice/dinheiro/fila-dinheiro',
    'checkout/mesa/combos',
    'checkout/mesa/cupons',
    'indicacao/mesa/indicacoes',
    'loterias/mesa/fila-boloes',
    'loterias/mesa-das-series/series',
    'loterias/mesa-do-jogo/jogo',
    'marketing/mesa/clube/clube',
    'loterias/mesa-dos-premios/fila-resultados',
    'loterias/mesa-dos-premios/fila-premios',
    'reclamacoes/mesa/fila-reclamacoes',
  ].map((mesa) => `src/features/${mesa}.tsx`),
);

/**
 * Parts that do not load with the file that imports them, each with its reason. Any other part counts with its screen,
 * so a new `import()` is counted until it is listed here (ADR 033). The reasons: `rota`, another address (or another of
 * the queues); `gesto`, the person does something first; `falha`, something failed; `campanha`, an operator has put a
 * modal on the page; `sessao`, a person is logged in; `estado`, the thing on the page is in a rare state.
 */
export const QUEM_TRAZ: Readonly<Record<string, Quem>> = {
  'src/app/telas.ts': 'rota',
  'src/app/shell/quadro-app.tsx': 'rota',
  'src/app/shell/quadro-operacao.tsx': 'rota',
  ...Object.fromEntries([...MESAS].map((mesa) => [mesa, 'rota' as const])),
  // A browser that waits for the release of its device proves with every question that it is the same browser.
  'src/lib/prova-da-chave.ts': ['/login/pin/liberacao', '/seguranca/pendente'],
  'src/lib/enviar-arquivo.ts': 'gesto',
  '../../packages/domain/src/palavras-comuns.ts': 'gesto',
  '../../packages/domain/src/loterias/verificador-do-bolao.html?raw': 'gesto',
  'src/app/confirmacao/confirmacao-dialogo.tsx': 'gesto',
  'src/features/notificacoes/components/painel.tsx': 'gesto',
  'src/features/perfil/foto/components/recorte.tsx': 'gesto',
  '../../node_modules/@simplewebauthn/browser/esm/index.js': 'gesto',
  // The operation asked for changes of this group.
  'src/features/grupos/vida/components/ajustes-pedidos.tsx': 'estado',
  // The visitor came by the link of a group.
  'src/features/sessao/login/components/grupo-do-link.tsx': 'estado',
  'src/app/tratar-erro.tsx': 'falha',
  'src/app/paginas/nao-encontrada.tsx': 'falha',
  'src/features/marketing/primeiro-de-hoje.ts': 'campanha',
  'src/features/marketing/components/modal-aberto.tsx': 'campanha',
  // Only the pages of the app have a place for it, and for banners these two.
  'src/features/marketing/components/faixa-especial.tsx': 'sessao',
  'src/features/marketing/components/banners.tsx': ['/grupos', '/carteira/creditos'],
  'src/app/shell/irromper.tsx': ['/grupos', '/meus-grupos'],
  'src/lib/trocar-token.ts': 'sessao',
  'src/app/registrar-aparelho.ts': 'sessao',
  'src/app/renovar-avisos.ts': 'sessao',
  '../../node_modules/qrcode/lib/core/qrcode.js': ['/checkout/pagamento/processando/pix'],
};

/** An entry and all its immediate imports; an imported file comes before the file that imports it. */
export function fecho(manifesto: Manifesto, entrada: string): Set<string> {
  const chaves = new Set<string>();
  const vistas = new Set<string>();
  function visita(chave: string): void {
    const item = manifesto[chave];
    if (item === undefined) throw new Error(`the build has no ${chave}`);
    if (vistas.has(chave)) return;
    vistas.add(chave);
    for (const importado of item.imports ?? []) visita(importado);
    chaves.add(chave);
  }
  visita(entrada);
  return chaves;
}

/** The files that a page goes on to load without anybody touching it, beyond those that it needs to stand. */
export function vemPorSi(
  manifesto: Manifesto,
  presentes: ReadonlySet<string>,
  { path, auth, telas }: { readonly path: string; readonly auth: boolean; readonly telas: ReadonlySet<string> },
): Set<string> {
  const todas = new Set(presentes);
  function vem(chave: string): boolean {
    const quem = QUEM_TRAZ[chave];
    if (telas.has(chave)) return false;
    return quem === undefined || (quem === 'sessao' ? auth : Array.isArray(quem) && quem.includes(path));
  }
  // A set that grows while it is walked: the imports of a part are looked at too.
  for (const chave of todas) {
    const pedidas = (manifesto[chave]?.dynamicImports ?? []).filter(vem);
    for (const pedida of pedidas) for (const nova of fecho(manifesto, pedida)) todas.add(nova);
  }
  return new Set([...todas].filter((chave) => !presentes.has(chave)));
}

/**
 * The files that a failure, a rare state or, seconds later, a session loads on any page, and on the page of the queues
 * any one queue.
 */
export function porDesvio(manifesto: Manifesto, path: string): Set<string> {
  const vem = Object.entries(QUEM_TRAZ).filter(
    ([chave, quem]) =>
      quem === 'falha' ||
      quem === 'sessao' ||
      quem === 'estado' ||
      (quem === 'rota' && path === '/backoffice/{fila}' && MESAS.has(chave)),
  );
  return new Set(vem.flatMap(([chave]) => [...fecho(manifesto, chave)]));
}

/** Rows of the table that the build knows nothing of. */
export function semParte(manifesto: Manifesto): string[] {
  return Object.keys(QUEM_TRAZ).filter((chave) => manifesto[chave] === undefined);
}

export function uniao(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  return new Set([...a, ...b]);
}
