import { writeFileSync } from 'node:fs';
import { textoDosCaminhos } from '../src/gerar-caminhos.ts';

writeFileSync(new URL('../src/caminhos.ts', import.meta.url), textoDosCaminhos());
