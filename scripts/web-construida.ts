import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const fontes = [
  'apps/web/{index.html,package.json,vite.config.ts,tsconfig.json}',
  'apps/web/{src,build,public}/**/*',
  'packages/*/{package.json,src/**/*}',
  'package-lock.json',
  'package.json',
];

/** True if apps/web/dist was built from the sources as they are now. */
export function webEmDia(raiz: string): boolean {
  const marca = caminhoDaMarca(raiz);
  return (
    existsSync(join(raiz, 'apps/web/dist/index.html')) &&
    existsSync(marca) &&
    readFileSync(marca, 'utf8') === resumo(raiz)
  );
}

/** Notes which sources apps/web/dist was built from; `fontes` was taken before the build began. */
export function marcarWeb(raiz: string, feitoDe: string): void {
  writeFileSync(caminhoDaMarca(raiz), feitoDe);
}

/** A digest of everything that goes into the web application. */
export function resumo(raiz: string): string {
  const soma = createHash('sha256');
  const arquivos = globSync(fontes, { cwd: raiz, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map((entrada) => join(entrada.parentPath, entrada.name))
    .sort();
  for (const arquivo of arquivos)
    soma.update(relative(raiz, arquivo)).update('\0').update(readFileSync(arquivo)).update('\0');
  return soma.digest('hex');
}

function caminhoDaMarca(raiz: string): string {
  return join(raiz, 'apps/web/dist/.fontes');
}
