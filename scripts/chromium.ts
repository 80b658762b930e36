import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { Falha } from './falha.ts';
import { terminaEm } from './processo-guardado.ts';
import { passo } from './terminal.ts';

const CONHECIDOS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const SEM_JANELAS = '/usr/bin/chromium-headless-shell';
const APT = '/usr/bin/apt-get';
/** The places where a browser is looked for, and the program that installs one; a test has neither. */
type Onde = { readonly conhecidos?: readonly string[]; readonly instalador?: string };
const limiteDoAptMs = 10 * 60_000;

/** The browser for the tests: CHROMIUM_PATH, else one of the usual places, else Debian's own, installed when root. */
export async function exigirChromium({ conhecidos = CONHECIDOS, instalador = APT }: Onde = {}): Promise<string> {
  const pedido = process.env['CHROMIUM_PATH'];
  if (pedido !== undefined && pedido !== '') {
    if (executavel(pedido)) return pedido;
    throw new Falha(`CHROMIUM_PATH=${pedido} não é um programa que eu possa executar.`);
  }
  const achado = conhecidos.find(executavel);
  if (achado !== undefined) return achado;
  if (process.getuid?.() === 0 && executavel(instalador)) return await instalarDoDebian();
  throw new Falha(
    'Os testes de tela precisam do Chromium. Instale com `sudo apt-get install chromium`, ou aponte CHROMIUM_PATH para o seu.',
  );
}

/**
 * Chromium without windows, a package of its own in Debian: the same pages for a fifth less processor time, without
 * notifications and camera (ADR 039). Where it is not, or where CHROMIUM_PATH names a browser, that one does everything.
 */
export function chromiumSemJanelas(): string | undefined {
  const pedido = process.env['CHROMIUM_PATH'] ?? '';
  return pedido === '' && executavel(SEM_JANELAS) ? SEM_JANELAS : undefined;
}

async function instalarDoDebian(): Promise<string> {
  await passo('Instalando o Chromium do Debian (uma vez)', async () => {
    await apt(['update', '-q']);
    await apt([...INSTALAR, 'chromium']);
    // Another system of the same family may not have it.
    await apt([...INSTALAR, 'chromium-headless-shell']).catch(() => undefined);
  });
  if (executavel('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Falha('O Debian não entregou /usr/bin/chromium. Instale um Chromium e aponte CHROMIUM_PATH para ele.');
}
const INSTALAR = ['install', '-q', '-y', '--no-install-recommends'];

async function apt(argumentos: readonly string[]): Promise<void> {
  const filho = spawn(APT, argumentos, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  let saida = '';
  for (const canal of [filho.stdout, filho.stderr]) {
    canal.on('data', (pedaco: Buffer) => {
      saida = (saida + pedaco.toString('utf8')).slice(-2000);
    });
  }
  const fim = new Promise<number>((resolve) => {
    filho.once('error', () => resolve(127));
    filho.once('close', (codigo) => resolve(codigo ?? 1));
  });
  if (!(await terminaEm(fim, limiteDoAptMs))) filho.kill();
  const codigo = await fim;
  if (codigo !== 0) {
    throw new Falha(
      `Não consegui instalar o Chromium (apt-get ${argumentos[0]}, código ${codigo}). Instale-o à mão e aponte CHROMIUM_PATH.\n${saida}`,
    );
  }
}

function executavel(caminho: string): boolean {
  try {
    accessSync(caminho, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(caminho, ['--version'], { stdio: 'ignore' }).status === 0;
}
