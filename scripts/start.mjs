import { executarNaCasa } from './preparar.mjs';

await executarNaCasa('servir.ts');
