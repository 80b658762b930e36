import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { conhecidosPorRota, LIMITES } from '../apps/web/scripts/tamanhos.ts';
import type { Rota } from '../apps/web/src/lib/rotas.ts';
import { rotas } from '../apps/web/src/lib/rotas.ts';
import { portaLivre } from '../scripts/portas.ts';
import { enderecos } from './web/enderecos.ts';
import type { Notas } from './web/farol.ts';
import { mediana, medirNotas } from './web/farol.ts';
import type { Mundo } from './web/mundo.ts';
import { criarMundo } from './web/mundo.ts';
import type { Navegador, Visita } from './web/navegador.ts';
import { abrirNavegador, visitar } from './web/navegador.ts';
import { entrar } from './web/pessoa.ts';
import type { Preparo } from './web/preparo.ts';
import type { Produto } from './web/produto.ts';
import { iniciarProduto } from './web/produto.ts';
import type { Esperas } from './web/telefone.ts';
import { demoras, esperasDoMeio, visitarDoTelefone } from './web/telefone.ts';

/** Lighthouse on a phone, to reach on every screen (DESEMPENHO). */
const NOTAS = { desempenho: 98, acessibilidade: 100, boasPraticas: 100 } as const;
const PRIMEIRA_DEPOIS_DO_LOGIN = '/grupos';
const LARGURA = 46;
const SO_TAMANHOS = { rodadas: 0, telefone: 0 } as const;

type Medida = { readonly visita: Visita; readonly notas: Notas | undefined; readonly esperas: Esperas | undefined };
/** The number of times that each is measured. */
type Vezes = { readonly rodadas: number; readonly telefone: number };
type Bancada = { readonly produto: Produto; readonly navegador: Navegador; readonly mundo: Mundo };

/**
 * Measures, for each finished route, the bytes that a real browser loads with an empty cache, as they travel (brotli),
 * the Lighthouse scores on a phone, and what a slow phone waits for, each against its budget. `--rotas /login,/grupos`
 * for some, `--rodadas 1` for fewer runs of Lighthouse, `--telefone 1` for fewer visits on a slow phone; 0 of both gives
 * sizes alone.
 */
export async function medirWeb(argumentos: readonly string[]): Promise<void> {
  const { pedidas, ...vezes } = lerArgumentos(argumentos);
  dizer(
    `${cpus().length} cores, ${ocupacao()}, ${vezes.rodadas} run(s) of Lighthouse per route (median by performance), ${vezes.telefone} visit(s) on a slow phone (median)`,
  );
  const produto = await iniciarProduto({ app: await portaLivre(), sandbox: await portaLivre() });
  try {
    const navegador = await abrirNavegador(produto.endereco);
    try {
      const pessoas = {
        visitante: await entrar(produto, 'visitante'),
        membro: await entrar(produto, 'membro'),
        administrador: await entrar(produto, 'administrador'),
        lider: await entrar(produto, 'lider'),
      };
      const bancada = { produto, navegador, mundo: criarMundo(pessoas) };
      const falhas = await medirRotas(bancada, { pedidas, ...vezes });
      dizer(`\n${ocupacao()} at the end`);
      dizer(falhas === 0 ? 'every budget holds' : `${falhas} route(s) over budget`);
      if (falhas > 0) process.exitCode = 1;
    } finally {
      await navegador.fechar();
    }
  } finally {
    await produto.parar();
  }
}

async function medirRotas(
  bancada: Bancada,
  { pedidas, ...vezes }: { readonly pedidas: readonly string[] } & Vezes,
): Promise<number> {
  const entrada = (await medir(bancada, '/login', SO_TAMANHOS)).visita;
  const primeira = (await medir(bancada, PRIMEIRA_DEPOIS_DO_LOGIN, SO_TAMANHOS)).visita;
  dizer(`\n${'route'.padEnd(LARGURA)}   JS kB   more  CSS kB   perf a11y   bp    LCP    TBT   CLS  first largest  tap`);
  let falhas = 0;
  for (const { path, auth } of feitas().filter(({ path }) => pedidas.length === 0 || pedidas.includes(path))) {
    const estouros = await medirRota(bancada, { path, vezes, conhecida: auth ? primeira : entrada });
    for (const estouro of estouros) dizer(`${' '.repeat(4)}✗ ${estouro}`);
    if (estouros.length > 0) falhas += 1;
  }
  return falhas;
}

/**
 * Measures one line of the table and returns the numbers over budget. A route that does not open does not end the
 * others.
 */
async function medirRota(
  bancada: Bancada,
  { path, vezes, conhecida }: { readonly path: string; readonly vezes: Vezes; readonly conhecida: Visita },
): Promise<readonly string[]> {
  try {
    const medida = await medir(bancada, path, vezes);
    const aMais = somar(medida.visita, conhecida);
    dizer(linha({ path, aMais, medida }));
    return conferir({ path, aMais, medida });
  } catch (causa) {
    dizer(path);
    return [causa instanceof Error ? causa.message : String(causa)];
  }
}

async function medir(bancada: Bancada, path: string, { rodadas, telefone }: Vezes): Promise<Medida> {
  const { produto, navegador, mundo } = bancada;
  const { papel, preparar, recusado = false, levaA } = preparoDe(path);
  const endereco = await preparar(mundo);
  const url = `${produto.endereco}${endereco.href}`;
  const pagina = await navegador.abrir(mundo.pessoas[papel], endereco);
  const visita = await visitar(pagina, url);
  await pagina.close();
  const notas: Notas[] = [];
  for (let rodada = 0; rodada < rodadas; rodada += 1) {
    const daRodada = await navegador.abrir(mundo.pessoas[papel], endereco);
    notas.push(await medirNotas(daRodada, url, recusado));
    await daRodada.close();
  }
  return {
    visita: {
      ...visita,
      faltas: [
        ...(recusado ? semRecusa(visita) : visita.faltas),
        ...desvio(visita, levaA ?? endereco.href),
        ...semConta(visita, levaA === undefined ? [path] : [path, levaA]),
      ],
    },
    notas: rodadas === 0 ? undefined : mediana(notas),
    esperas: telefone === 0 ? undefined : esperasDoMeio(await doTelefone(bancada, { path, telefone })),
  };
}

/** A visitor has not answered the question about cookies yet: it is a part of what he waits for. */
async function doTelefone(
  { produto, navegador, mundo }: Bancada,
  { path, telefone }: { readonly path: string; readonly telefone: number },
): Promise<readonly Esperas[]> {
  const { papel, preparar } = preparoDe(path);
  const endereco = await preparar(mundo);
  const esperas: Esperas[] = [];
  for (let visita = 0; visita < telefone; visita += 1) {
    const pagina = await navegador.abrir(mundo.pessoas[papel], endereco, { perguntaCookies: papel === 'visitante' });
    esperas.push(await visitarDoTelefone(pagina, `${produto.endereco}${endereco.href}`));
    await pagina.close();
  }
  return esperas;
}

/** The faults of a visit without the one refusal that the test expects. */
function semRecusa({ faltas }: Visita): readonly string[] {
  return faltas.filter((falta) => !/^console: Failed to load resource: .* status of 4\d\d/.test(falta));
}

/** A screen that leads elsewhere was not measured. */
function desvio({ caminho }: Visita, href: string): string[] {
  const pedido = href.split('?')[0] ?? '';
  return caminho === pedido ? [] : [`led to ${caminho}`];
}

/**
 * The scripts that the browser loaded and that `npm run check -- sizes` does not count for this screen: the two must
 * agree.
 */
function semConta({ js }: Visita, paths: readonly string[]): string[] {
  const conhecidos = conhecidosPorRota();
  return [...js.keys()]
    .filter((nome) => !paths.some((path) => conhecidos.get(path)?.has(nome.slice(1)) === true))
    .map((nome) => `not counted: ${nome}`);
}

function conferir({ path, aMais, medida: { visita, notas, esperas } }: Linha): string[] {
  const js = somar(visita);
  const limite = path === '/login' ? LIMITES.login : LIMITES.primeira;
  const primeiras = path === '/login' || path === PRIMEIRA_DEPOIS_DO_LOGIN;
  return [
    ...(primeiras && js > limite ? [`JavaScript ${kb(js)} kB > ${kb(limite)} kB`] : []),
    ...(!primeiras && aMais > LIMITES.aMais ? [`${kb(aMais)} kB more > ${kb(LIMITES.aMais)} kB`] : []),
    ...(visita.css > LIMITES.css ? [`CSS ${kb(visita.css)} kB > ${kb(LIMITES.css)} kB`] : []),
    ...visita.faltas,
    ...(notas === undefined ? [] : abaixo(notas)),
    ...(esperas === undefined ? [] : demoras(esperas)),
  ];
}

function abaixo(notas: Notas): string[] {
  return [
    ...(['desempenho', 'acessibilidade', 'boasPraticas'] as const)
      .filter((qual) => notas[qual] < NOTAS[qual])
      .map((qual) => `${qual} ${notas[qual]} < ${NOTAS[qual]}`),
    ...notas.falhas,
  ];
}

type Linha = { readonly path: string; readonly aMais: number; readonly medida: Medida };

function linha({ path, aMais, medida: { visita, notas, esperas } }: Linha): string {
  return [
    path.padEnd(LARGURA),
    kb(somar(visita)).padStart(7),
    kb(aMais).padStart(6),
    kb(visita.css).padStart(7),
    ...(notas === undefined
      ? []
      : [
          String(notas.desempenho).padStart(6),
          String(notas.acessibilidade).padStart(4),
          String(notas.boasPraticas).padStart(4),
          `${Math.round(notas.lcpMs)}`.padStart(6),
          `${Math.round(notas.tbtMs)}`.padStart(6),
          notas.cls.toFixed(3).padStart(6),
        ]),
    ...(esperas === undefined
      ? []
      : [
          `${Math.round(esperas.primeiraPintura)}`.padStart(6),
          `${Math.round(esperas.maiorPintura)}`.padStart(6),
          `${esperas.toque ?? '-'}`.padStart(6),
        ]),
  ].join(' ');
}

/** Bytes of the scripts, or of those that another visit had not brought. */
function somar({ js }: Visita, sem?: Visita): number {
  return [...js].filter(([nome]) => sem?.js.has(nome) !== true).reduce((total, [, tamanho]) => total + tamanho, 0);
}

function feitas(): readonly Rota[] {
  return (rotas as readonly Rota[]).filter(
    ({ estado, redireciona }) => estado === 'feito' && redireciona === undefined,
  );
}

function preparoDe(path: string): Preparo {
  const rota = feitas().find((r) => r.path === path);
  if (rota === undefined) throw new Error(`${path} is not a finished route`);
  const preparo = (enderecos as Readonly<Record<string, Preparo>>)[rota.nome];
  if (preparo === undefined) throw new Error(`no address for ${path}`);
  return preparo;
}

function lerArgumentos(argumentos: readonly string[]): { readonly pedidas: readonly string[] } & Vezes {
  const { values } = parseArgs({
    args: [...argumentos],
    options: {
      rotas: { type: 'string' },
      rodadas: { type: 'string', default: '3' },
      telefone: { type: 'string', default: '3' },
    },
  });
  const pedidas = values.rotas?.split(',') ?? [];
  for (const path of pedidas) preparoDe(path);
  return { pedidas, rodadas: Number(values.rodadas), telefone: Number(values.telefone) };
}

/** A score measured while the machine does other things is lower than it would be. */
function ocupacao(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}

function kb(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

function dizer(texto: string): void {
  process.stdout.write(`${texto}\n`);
}
