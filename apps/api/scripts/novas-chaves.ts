import { novasChaves } from '../src/gateways/chaves/provedores.ts';

/** `npm run chaves`: a new set of keys for `CHAVES`. It goes into the secret manager, never into a file of the project. */
process.stdout.write(`${novasChaves()}\n`);
