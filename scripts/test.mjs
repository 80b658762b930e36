import { exigirNode } from './exigir-node.mjs';

exigirNode();
void import('./preparar.mjs').then(({ executarNaCasa }) => executarNaCasa('testar.ts'));
