import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/* `npm run ui`: every component of `src/ui` with its states, in a page that follows the sources; UI_PORT changes the port. */
const porta = Number(process.env['UI_PORT'] ?? 3200);
const servidor = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  clearScreen: false,
  server: { port: porta, strictPort: true, host: '127.0.0.1' },
});
await servidor.listen();
process.stdout.write(`\nComponentes: http://127.0.0.1:${porta}/galeria.html\nCtrl-C para.\n`);
for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.once(sinal, () => void servidor.close());
