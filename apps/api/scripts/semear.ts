import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { lerPedido } from '../src/seed/pedido.ts';
import { comBancoEmServico } from './banco-em-servico.ts';

const argumentos = process.argv.slice(2);

/** True if the arguments are understood. If not, this says so before any database is looked for. */
function entendido(): boolean {
  try {
    lerPedido(argumentos);
    return true;
  } catch (erro) {
    process.stderr.write(`${erro instanceof Error ? erro.message : String(erro)}\n`);
    process.exitCode = 1;
    return false;
  }
}

/** `npm run seed`: the demonstration or the large data sets, in the database of DATABASE_URL or else in that of `npm start`. */
if (entendido())
  await comBancoEmServico(async (_url, env) => {
    const programa = resolve(import.meta.dirname, '../src/seed/main.ts');
    const filho = spawn(process.execPath, [programa, ...argumentos], {
      stdio: 'inherit',
      env,
    });
    process.exitCode = await new Promise<number>((pronto) => filho.once('close', (codigo) => pronto(codigo ?? 1)));
  });
