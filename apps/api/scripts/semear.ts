import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { comBancoEmServico } from './banco-em-servico.ts';

/** `npm run seed`: the demonstration or the large data sets, in the database of DATABASE_URL or else in that of `npm start`. */
await comBancoEmServico(async (_url, env) => {
  const programa = resolve(import.meta.dirname, '../src/seed/main.ts');
  const filho = spawn(process.execPath, [programa, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  });
  process.exitCode = await new Promise<number>((pronto) => filho.once('close', (codigo) => pronto(codigo ?? 1)));
});
