import { migrar } from '../src/db/migrar.ts';

/** `npm run migrar`: brings the database of `DATABASE_URL` to this version; `npm start` does so by itself. */
const url = process.env['DATABASE_URL'];
if (url === undefined || url === '') {
  process.stderr.write('Diga em DATABASE_URL qual banco atualizar.\n');
  process.exitCode = 1;
} else {
  try {
    const { aplicadas } = await migrar(url);
    process.stdout.write(aplicadas.length === 0 ? 'O banco já está em dia.\n' : `Aplicadas: ${aplicadas.join(', ')}\n`);
  } catch (erro) {
    const motivos = erro instanceof Error ? [erro, erro.cause].filter((e) => e instanceof Error) : [];
    const texto = motivos.map((e) => e.message).join(': ') || String(erro);
    process.stderr.write(`Não consegui atualizar o banco: ${texto}\n`);
    process.exitCode = 1;
  }
}
