import { describe, expect, it } from 'vitest';
import { codigoDasRotas } from '../../build/tabelas.ts';
import { features, rotas } from './rotas.ts';

/** Runs what the build writes, as a browser would. */
async function executar(codigo: string): Promise<Record<string, unknown>> {
  const modulo = `const features = ${JSON.stringify(features)};\n${codigo};`;
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(modulo)}`)) as Record<
    string,
    unknown
  >;
}

describe('The table of routes as the build writes it', () => {
  it('is the same', async () => {
    const { rotas: curtas } = await executar(codigoDasRotas());
    expect(curtas).toEqual(rotas);
  });

  it('a field of a route that is not written stops the build', () => {
    const nova = { ...rotas[0], novidade: true };
    expect(() => codigoDasRotas([nova])).toThrow('novidade');
  });
});
