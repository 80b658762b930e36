/*
 * Conditions of everything else: the dependencies of the lock file, and the Node that they bring. Plain JavaScript
 * without dependencies, because it runs before there are any.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const raiz = join(dirname(fileURLToPath(import.meta.url)), '..');
const nodeDaCasa = join(raiz, 'node_modules/.bin/node');
const sinais = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs `scripts/<roteiro>` on the project's own Node, after installing the missing packages. */
export async function executarNaCasa(roteiro) {
  if (!instalacaoEmDia()) await instalar();
  // The terminal's Ctrl-C reaches the child too; from elsewhere only we are told, and the child takes repeats as one.
  // We listen before there is a child: a signal between its start and our next line would end us alone.
  for (const sinal of sinais) process.on(sinal, () => filho.kill(sinal));
  const filho = spawn(nodeDaCasa, [join(raiz, 'scripts', roteiro), ...process.argv.slice(2)], {
    cwd: raiz,
    stdio: 'inherit',
  });
  vigiarPai(() => filho.kill('SIGTERM'));
  filho.once('error', (erro) => desistir(`Não consegui iniciar ${nodeDaCasa}: ${erro.message}`));
  filho.once('exit', (codigo) => process.exit(codigo ?? 1));
}

/** npm passes on a Ctrl-C but not its own death: when the calling process is gone, nobody waits for this one. */
function vigiarPai(aoSumir) {
  const pai = process.ppid;
  return setInterval(() => process.ppid !== pai && aoSumir(), 500).unref();
}

/** True when every package of the lock file that this system needs is installed in its version. */
function instalacaoEmDia() {
  const instalados = ler('node_modules/.package-lock.json');
  if (instalados === undefined || !existsSync(nodeDaCasa)) return false;
  const pedidos = ler('package-lock.json');
  return Object.entries(pedidos ?? {}).every(([pasta, { version, optional, link }]) => {
    const instalado = instalados[pasta];
    if (pasta === '' || optional || link) return true;
    return !pasta.includes('node_modules/') || instalado?.version === version;
  });
}

function ler(arquivo) {
  const caminho = join(raiz, arquivo);
  return existsSync(caminho) ? JSON.parse(readFileSync(caminho, 'utf8')).packages : undefined;
}

async function instalar() {
  exigirEscrita();
  const inicio = Date.now();
  function aviso() {
    return process.stdout.write(`  Instalando as dependências… ${Math.round((Date.now() - inicio) / 1000)} s\n`);
  }
  aviso();
  const relogio = setInterval(aviso, 5000);
  const { codigo, saida, parada } = await npmCi();
  clearInterval(relogio);
  if (parada) desistir('Instalação interrompida. A próxima vez começa de novo.', 130);
  if (codigo !== 0)
    desistir(`A instalação das dependências falhou (npm ci, código ${codigo}):\n${primeirasLinhas(saida)}`);
  if (!existsSync(nodeDaCasa)) {
    desistir(
      'O Node do projeto não foi instalado: o npm pulou os scripts de instalação. Rode `npm ci` sem --ignore-scripts.',
    );
  }
  process.stdout.write(`  Dependências instaladas em ${Math.round((Date.now() - inicio) / 1000)} s\n`);
}

/** npm says the cause first, and its whole manual after it. */
function primeirasLinhas(saida) {
  return saida.trim().split('\n').slice(0, 12).join('\n');
}

/*
 * A guard that ends npm at once. When npm is told to stop, it first finishes downloading and takes back the files that
 * it wrote, which can last a minute. A half-made installation is made again from nothing, so npm need not end in order.
 * npm and the install scripts that it runs are one session, and this shell ends all of it when our end of its pipe
 * closes, however we end.
 */
const guarda = `
exec 8<&0
"$@" 8<&- </dev/null &
filho=$!
( read -r _ <&8; kill -s KILL 0 ) 1>&- 2>&- &
vigia=$!
wait "$filho"; codigo=$?
kill "$vigia" 2>&-
exit "$codigo"
`;

function npmCi() {
  return new Promise((resolve) => {
    const npm = process.env.npm_execpath;
    const comando = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
    const opcoes = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
    let saida = '';
    let parada = false;
    function juntar(pedaco) {
      saida += pedaco;
    }
    function parar() {
      parada = true;
      filho.stdin.end();
    }
    // Before npm runs, as above; and taken as one when it is repeated.
    for (const sinal of sinais) process.on(sinal, parar);
    const filho = spawn('/bin/sh', ['-c', guarda, 'guarda', ...comando, ...opcoes], { cwd: raiz, detached: true });
    filho.stdin.on('error', () => filho.stdin.destroy());
    filho.stdout.on('data', juntar);
    filho.stderr.on('data', juntar);
    const vigia = vigiarPai(parar);
    filho.once('error', (erro) => resolve({ codigo: 127, saida: erro.message, parada }));
    filho.once('close', (codigo) => {
      clearInterval(vigia);
      for (const sinal of sinais) process.off(sinal, parar);
      resolve({ codigo: codigo ?? 1, saida, parada });
    });
  });
}

function exigirEscrita() {
  const prova = join(raiz, `.escrita-${process.pid}`);
  try {
    writeFileSync(prova, '');
    rmSync(prova);
  } catch (erro) {
    desistir(
      `Não posso gravar em ${raiz} (${erro.code}). Copie o projeto para uma pasta sua, ou acerte as permissões desta.`,
    );
  }
}

function desistir(mensagem, codigo = 1) {
  process.stderr.write(`\n${mensagem}\n`);
  process.exit(codigo);
}
