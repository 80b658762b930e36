import { caminhos } from '@rateia/contracts/caminhos';
import { describe, expect, it } from 'vitest';
import { codigoDasRotas, codigoDosCaminhos } from '../../build/tabelas.ts';
import { features, rotas } from './rotas.ts';

/** Runs what the build writes, as a browser would. */
async function executar(codigo: string): Promise<Record<string, unknown>> {
  const modulo = `const features = ${JSON.stringify(features)};\n${codigo};`;
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(modulo)}`)) as Record<
    string,
    unknown
  >;
}

describe('Tables as the build writes them', () => {
  it('routes are the same', async () => {
    const { rotas: curtas } = await executar(codigoDasRotas());
    expect(curtas).toEqual(rotas);
  });

  it('calls are the same', async () => {
    const { caminhos: curtos } = await executar(codigoDosCaminhos());
    expect(curtos).toEqual(caminhos);
  });

  it('a field of a route that is not written stops the build', () => {
    const nova = { ...rotas[0], novidade: true };
    expect(() => codigoDasRotas([nova])).toThrow('novidade');
  });
});
