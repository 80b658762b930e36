import { executarNaCasa } from './preparar.mjs';

await executarNaCasa('testar.ts');
