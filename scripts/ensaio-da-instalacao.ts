import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Falha } from './falha.ts';
import { portaLivre } from './portas.ts';
import { sobreviventes } from './sobreviventes.ts';
import { dizer, passo, segundos } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');
/** The time from the end of the installation until page and API answer. */
const LIMITE_MS = 60_000;

/** The user that runs the command; without numbers, the user that runs this. */
type Pessoa = { readonly nome: string; readonly uid?: number; readonly gid?: number };

/**
 * `npm run ensaio -- instalacao`: clones the last commit into a folder closed to others, with an empty home and nothing
 * of this checkout in its way, and installs and starts it by `npm start` on the Node of the machine. It must be ready
 * in time, end by Ctrl-C without a trace, and start again on its data. As root, the same is done by an ordinary user.
 * It needs the npm registry, so it is no everyday test.
 */
export async function ensaiarInstalacao(): Promise<number> {
  for (const pessoa of quemExperimenta()) {
    dizer(`\n${pessoa.nome}`);
    const base = mkdtempSync(join(tmpdir(), 'rateia-instalacao-'));
    try {
      await experimentar(base, pessoa);
    } finally {
      rmSync(base, { recursive: true, force: true });
    }
  }
  dizer('\nTudo certo.');
  return 0;
}

function quemExperimenta(): readonly Pessoa[] {
  if (process.getuid?.() !== 0) return [{ nome: 'Usuário comum' }];
  const linha = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((conta) => conta.startsWith('nobody:'));
  const [, , uid, gid] = linha?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Falha('Não há um usuário comum (nobody) para experimentar.');
  return [{ nome: 'root' }, { nome: 'Usuário comum (nobody)', uid: Number(uid), gid: Number(gid) }];
}

async function experimentar(base: string, pessoa: Pessoa): Promise<void> {
  const clone = join(base, 'rateia');
  mkdirSync(join(base, 'casa'));
  executar('git', ['clone', '--quiet', raiz, clone]);
  if (pessoa.uid !== undefined) executar('chown', ['-R', `${pessoa.uid}:${pessoa.gid}`, base]);
  chmodSync(base, 0o700);
  await iniciarEParar(base, pessoa);
  const dados = statSync(join(clone, '.data/postgres')).mtimeMs;
  await iniciarEParar(base, pessoa);
  if (!existsSync(join(clone, '.data/postgres')) || statSync(join(clone, '.data/postgres')).birthtimeMs > dados)
    throw new Falha('A segunda partida não encontrou os dados da primeira.');
  const sobra = executar('git', ['-c', 'safe.directory=*', '-C', clone, 'status', '--porcelain']);
  if (sobra !== '') throw new Falha(`Ficou algo ao lado das fontes:\n${sobra}`);
}

async function iniciarEParar(base: string, { uid, gid }: Pessoa): Promise<void> {
  const [porta, sandbox] = [await portaLivre(), await portaLivre()];
  // Whom Ctrl-C reaches is the whole group of the terminal.
  const filho = spawn('npm', ['start'], {
    cwd: join(base, 'rateia'),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ambienteLimpo(join(base, 'casa')), PORT: String(porta), SANDBOX_PORT: String(sandbox) },
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  });
  const { pid } = filho;
  if (pid === undefined) throw new Falha('Não consegui executar npm.');
  let dito = '';
  const fim = new Promise<number>((pronto) => filho.once('close', (codigo) => pronto(codigo ?? -1)));
  function disse(texto: string): Promise<void> {
    return new Promise((pronto, falhou) => {
      function olhar(): void {
        if (dito.includes(texto)) pronto();
      }
      filho.stdout.on('data', olhar);
      filho.once('close', () => falhou(new Falha(`npm start terminou antes de dizer "${texto}":\n${dito}`)));
      olhar();
    });
  }
  for (const canal of [filho.stdout, filho.stderr]) canal.on('data', (pedaco: Buffer) => (dito += pedaco.toString()));

  await passo('Instalação', () => disse('Rateia: iniciando'));
  const inicio = performance.now();
  await passo('Partida', () => disse('Ctrl-C para tudo'));
  const pronto = performance.now() - inicio;
  for (const caminho of ['/healthz', '/readyz', '/login', '/api/v1/openapi.json']) {
    const { status } = await fetch(`http://localhost:${porta}${caminho}`);
    if (status !== 200) throw new Falha(`${caminho} respondeu ${status}.`);
  }
  const parada = performance.now();
  process.kill(-pid, 'SIGINT');
  await fim;
  dizer(`  pronto em ${segundos(pronto)}, parado em ${segundos(performance.now() - parada)}`);
  const vivos = sobreviventes(base);
  if (vivos.length > 0) throw new Falha(`Depois do Ctrl-C ainda há processos: ${vivos.join(', ')}.`);
  if (existsSync(join(base, 'rateia/.data/postgres/dados/postmaster.pid'))) throw new Falha('Ficou a trava do banco.');
  if (pronto > LIMITE_MS) throw new Falha(`A partida passou de ${segundos(LIMITE_MS)}.`);
}

/**
 * The part of this process's environment that finds programs and the network: no setting of npm and no program of this
 * checkout.
 */
function ambienteLimpo(casa: string): Record<string, string> {
  const mantidas = Object.entries(process.env).filter(([nome]) =>
    /^(LANG|LC_.*|SSL_CERT_.*|NODE_EXTRA_CA_CERTS|HTTPS?_PROXY|NO_PROXY)$/i.test(nome),
  );
  const caminho = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((pasta) => !pasta.includes('node_modules') && !pasta.includes('node-gyp-bin'));
  return {
    ...Object.fromEntries(mantidas.map(([nome, valor]) => [nome, valor ?? ''])),
    PATH: caminho.join(delimiter),
    HOME: casa,
  };
}

function executar(programa: string, argumentos: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(programa, argumentos, { encoding: 'utf8' });
  if (status !== 0) throw new Falha(`${programa} falhou: ${stderr.trim()}`);
  return stdout.trim();
}
