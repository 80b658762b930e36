import { writeFileSync } from 'node:fs';
import { textoDasChamadas, textoDosCaminhos } from '../src/gerar-caminhos.ts';

writeFileSync(new URL('../src/caminhos.ts', import.meta.url), textoDosCaminhos());
writeFileSync(new URL('../src/chamadas.ts', import.meta.url), textoDasChamadas());
