import { girarChaves, novasChaves } from '../src/gateways/chaves/chaveiros.ts';
import { novaChaveDePush } from '../src/gateways/push/vapid.ts';

/**
 * `npm run chaves`: a new set of keys for `CHAVES`; `-- girar`: the two sets that rotate the one in `CHAVES`; `-- push`: a
 * new one for `PUSH_CHAVE`. They go into the secret manager, never into a file of the project.
 */
const [pedido] = process.argv.slice(2);
function dizer(texto: string): void {
  void process.stdout.write(`${texto}\n`);
}

if (pedido === 'push') dizer(novaChaveDePush());
else if (pedido !== 'girar') dizer(novasChaves());
else if (process.env['CHAVES'] === undefined) {
  process.stderr.write('CHAVES não foi dada: é ela que gira.\n');
  process.exitCode = 1;
} else {
  const { conhecida, primeira } = girarChaves(process.env['CHAVES']);
  dizer(`1. Todos os processos conhecem a chave nova:\n${conhecida}\n`);
  dizer(`2. Depois que todos recomeçarem com a de cima, ela passa a cifrar e a assinar:\n${primeira}`);
}
