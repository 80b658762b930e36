import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { construirWeb } from './construir-web.ts';
import { guardarDadosAnteriores } from './dados-anteriores.ts';
import { exigirEscrita } from './escrita.ts';
import { Falha } from './falha.ts';
import { ondeFicamOsDados, PASTA_DOS_DADOS } from './pasta-dos-dados.ts';
import {
  exigirPortaLivre,
  lerPorta,
  PORTA_USUAL,
  PORTA_USUAL_DA_SANDBOX,
  portaLivre,
  portaLivreOu,
  portaUsualDoWorker,
} from './portas.ts';
import { iniciarPostgres } from './postgres.ts';
import type { Servico } from './servir-processos.ts';
import { esperarResposta, executarPrograma, iniciarServico } from './servir-processos.ts';
import { dizer, passo, principal, segundos } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');
const dados = PASTA_DOS_DADOS;
const registros = join(dados, 'registros');

type Parar = () => Promise<void>;

/** `npm start`: everything from nothing to a page that answers, and everything stopped again at the end. */
async function servir(): Promise<number> {
  const inicio = performance.now();
  const porta = lerPorta('PORT', PORTA_USUAL);
  const portaSandbox = lerPorta('SANDBOX_PORT', PORTA_USUAL_DA_SANDBOX);
  const pedidoDeParada = esperarPedidoDeParada();
  const paradas: Parar[] = [];
  try {
    dizer('\nRateia: iniciando\n');
    if (porta === portaSandbox) {
      throw new Falha(`PORT e SANDBOX_PORT são a mesma porta (${porta}). Escolha outra: SANDBOX_PORT=${porta + 100}`);
    }
    await exigirPortaLivre(porta, 'PORT');
    await exigirPortaLivre(portaSandbox, 'SANDBOX_PORT');
    exigirEscrita(dados);
    const portaWorker = await portaDoWorker({ porta, portaSandbox });
    const servicos = await Promise.race([subir({ porta, portaSandbox, portaWorker, paradas }), pedidoDeParada]);
    if (servicos === undefined) return 0;
    await anunciar({ porta, portaSandbox, portaWorker, ms: performance.now() - inicio });
    const morto = await Promise.race([pedidoDeParada, ...servicos.map(esperarMorte)]);
    if (morto === undefined) return 0;
    throw new Falha(
      `${morto.nome} parou sozinho (código ${await morto.fim}), então paramos tudo. Últimas linhas:\n${morto.ultimasLinhas()}`,
    );
  } finally {
    await descer(paradas);
  }
}

type Portas = { readonly porta: number; readonly portaSandbox: number; readonly portaWorker: number };

async function subir({ paradas, ...portas }: Portas & { readonly paradas: Parar[] }): Promise<Servico[]> {
  const { porta, portaSandbox } = portas;
  const web = construirWeb(registros);
  // A failure of the build is reported where it is awaited, after the database.
  web.catch(() => undefined);
  const banco = await prepararBanco(paradas, web);
  const env = await ambiente({ ...portas, bancoUrl: banco.url });
  function iniciar(nome: string, programa: string): Servico {
    const servico = iniciarServico({ nome, programa, raiz, registros, env });
    paradas.push(servico.parar);
    return servico;
  }
  const sandbox = iniciar('sandbox', 'apps/sandbox/src/main.ts');
  await passo('Sandbox: banco, e-mail, SMS', () =>
    esperarResposta(`http://127.0.0.1:${portaSandbox}/healthz`, sandbox),
  );
  const semente = 'apps/api/src/seed/main.ts';
  if (existsSync(join(raiz, semente))) {
    const programa = { nome: 'demonstracao', programa: semente, raiz, registros, env };
    await passo('Dados de demonstração', () => executarPrograma(programa, ['--se-vazio']));
  }
  await web;
  const api = iniciar('api', 'apps/api/src/main.ts');
  const worker = iniciar('worker', 'apps/api/src/worker.ts');
  await passo('Aplicação', async () => {
    for (const caminho of ['/healthz', '/readyz', '/login'])
      await esperarResposta(`http://127.0.0.1:${porta}${caminho}`, api);
    await esperarResposta(`http://127.0.0.1:${portas.portaWorker}/healthz`, worker);
  });
  return [...banco.servico, sandbox, api, worker];
}

type Enderecos = Portas & { readonly bancoUrl: string };

/** The environment of our programs; a variable that the person set stays as set. */
async function ambiente({ bancoUrl, ...portas }: Enderecos): Promise<Record<string, string>> {
  const portaSmtp = process.env['SANDBOX_SMTP_PORT'] ?? String(await portaLivre());
  const sugestoes = {
    SANDBOX_SMTP_PORT: portaSmtp,
    SMTP_PORT: portaSmtp,
    SANDBOX_DATA: join(dados, 'sandbox.json'),
    SANDBOX_AUTENTICADORES: await autenticadores(),
    WEB_DIST: join(raiz, 'apps/web/dist'),
  };
  const livres = Object.entries(sugestoes).filter(([nome]) => process.env[nome] === undefined);
  return {
    ...Object.fromEntries(livres),
    ...ondeFicamOsDados(),
    DATABASE_URL: bancoUrl,
    PORT: String(portas.porta),
    SANDBOX_PORT: String(portas.portaSandbox),
    WORKER_PORT: String(portas.portaWorker),
  };
}

type BancoEmServico = { readonly url: string; readonly servico: Servico[] };

/** Our own data may come from a version that this one does not continue: then they are put aside, and we begin anew. */
async function prepararBanco(paradas: Parar[], web: Promise<void>): Promise<BancoEmServico> {
  const banco = await iniciarBanco(paradas);
  if ((await migrarBanco(banco)) === 'em dia') return banco;
  // The build writes its record into the folder that is about to move.
  await web.catch(() => undefined);
  await paradas.pop()?.();
  dizer(`\n  ${guardarDadosAnteriores(dados)}\n`);
  const novo = await iniciarBanco(paradas);
  await migrarBanco(novo);
  return novo;
}

/** The database of DATABASE_URL is not ours to put aside: another baseline in it is an end. */
async function migrarBanco({ url, servico }: BancoEmServico): Promise<'em dia' | 'outra base'> {
  return await passo('Estrutura do banco', async () => {
    const { BancoAntigo, migrar, OutraBase } = await import('../apps/api/src/db/migrar.ts');
    try {
      await migrar(url);
      return 'em dia';
    } catch (causa) {
      if (causa instanceof OutraBase && servico.length > 0) return 'outra base';
      if (causa instanceof OutraBase || causa instanceof BancoAntigo) throw new Falha(causa.message, { cause: causa });
      return explicarConexao(causa);
    }
  });
}

async function iniciarBanco(paradas: Parar[]): Promise<BancoEmServico> {
  const externo = process.env['DATABASE_URL'];
  if (externo !== undefined && externo !== '') return { url: externo, servico: [] };
  const pasta = join(dados, 'postgres');
  const postgres = await passo(`PostgreSQL 18 (dados em ${desdeAqui(pasta)})`, () => iniciarPostgres({ pasta }));
  paradas.push(postgres.parar);
  return {
    url: postgres.url,
    servico: [{ nome: 'PostgreSQL', fim: postgres.fim, ultimasLinhas: () => '', parar: postgres.parar }],
  };
}

/** The path as the person would write it: from the project's folder, or whole when it lies elsewhere. */
function desdeAqui(pasta: string): string {
  const local = relative(raiz, pasta);
  return local.startsWith('..') ? pasta : local;
}

/** The words of the system or the server when it does not let us in: names, addresses, passwords. */
const SEM_CONEXAO = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', '28000', '28P01', '3D000'];

function explicarConexao(causa: unknown): never {
  const codigo = causa instanceof Error && 'code' in causa ? String(causa.code) : '';
  if (!SEM_CONEXAO.includes(codigo)) throw causa;
  throw new Falha(
    `Não consegui entrar no PostgreSQL de DATABASE_URL (${codigo}). Confira o endereço, o banco, o usuário e a senha.`,
    { cause: causa },
  );
}

async function anunciar({ porta, portaSandbox, portaWorker, ms }: Portas & { readonly ms: number }): Promise<void> {
  dizer(`\nRateia está no ar (${segundos(ms)}).\n`);
  dizer(`  Abra        http://localhost:${porta}`);
  dizer(`  Sandbox     http://localhost:${portaSandbox}   banco para pagar Pix, caixa de e-mail e SMS, falhas`);
  dizer(`  API         http://localhost:${porta}/api/v1/docs`);
  dizer(`  Métricas    http://localhost:${porta}/metrics   do worker: http://localhost:${portaWorker}/metrics`);
  dizer(`  Registros   ${desdeAqui(registros)}/\n`);
  const pessoas = await pessoasParaEntrar();
  if (pessoas.length > 0) dizer('  Entre como');
  const largura = Math.max(0, ...pessoas.map((pessoa) => pessoa.papel.length));
  for (const { papel, email, senha } of pessoas) dizer(`    ${papel.padEnd(largura)}  ${email}  ${senha}`);
  if (pessoas.some(({ segredo }) => segredo !== undefined))
    dizer(`\n  A operação pede também o código do autenticador: veja em http://localhost:${portaSandbox}/autenticador`);
  dizer('\n  Um aparelho novo pede um código: ele chega na caixa de e-mail da sandbox.');
  dizer('\n  Ctrl-C para tudo.');
}

type Pessoa = { readonly papel: string; readonly email: string; readonly senha: string; readonly segredo?: string };

/** The authenticator apps of the demonstration's staff, as the sandbox shows them. */
async function autenticadores(): Promise<string> {
  return JSON.stringify(
    (await pessoasParaEntrar()).flatMap(({ papel, email, segredo }) =>
      segredo === undefined ? [] : [{ nome: papel.replace(/^.*: /, ''), conta: email, segredo }],
    ),
  );
}

async function pessoasParaEntrar(): Promise<readonly Pessoa[]> {
  const arquivo = join(raiz, 'apps/api/src/seed/pessoas.ts');
  if (!existsSync(arquivo)) return [];
  const semente = (await import(pathToFileURL(arquivo).href)) as { readonly pessoasDaDemonstracao: readonly Pessoa[] };
  return semente.pessoasDaDemonstracao;
}

async function esperarMorte(servico: Servico): Promise<Servico> {
  await servico.fim;
  return servico;
}

/** Settles at the first Ctrl-C or termination, and when the program that started us is gone. */
function esperarPedidoDeParada(): Promise<undefined> {
  return new Promise((resolvePedido) => {
    const pai = process.ppid;
    const vigia = setInterval(() => process.ppid !== pai && parar(), 1_000);
    vigia.unref();
    function parar(): void {
      clearInterval(vigia);
      resolvePedido(undefined);
    }
    for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(sinal, parar);
  });
}

/** In the reverse order of the start: the server of people first, the database last. */
async function descer(paradas: Parar[]): Promise<void> {
  if (paradas.length > 0) dizer('\n  Parando…');
  for (const parar of paradas.reverse()) await parar();
  if (paradas.length > 0) dizer('  Tudo parado.');
}

/**
 * The port of the worker's metrics, which only a person who looks for them needs: any other port where the usual one is
 * taken.
 */
async function portaDoWorker({ porta, portaSandbox }: Omit<Portas, 'portaWorker'>): Promise<number> {
  const usual = portaUsualDoWorker({ porta, portaSandbox });
  const escolhida = process.env['WORKER_PORT'];
  if (escolhida !== undefined && escolhida !== '') return lerPorta('WORKER_PORT', porta + 1);
  return usual === undefined ? await portaLivre() : await portaLivreOu(usual);
}

await principal(servir);
process.exit();
