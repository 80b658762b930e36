import { novasChaves } from '../src/gateways/chaves/provedores.ts';
import { novaChaveDePush } from '../src/gateways/push/vapid.ts';

/**
 * `npm run chaves`: a new set of keys for `CHAVES`; `-- push`: a new one for `PUSH_CHAVE`. They go into the secret manager,
 * never into a file of the project.
 */
process.stdout.write(`${process.argv[2] === 'push' ? novaChaveDePush() : novasChaves()}\n`);
