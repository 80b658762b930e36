import { describe, expect, it } from 'vitest';
import { abrirAviso } from './avisos.ts';

const ORIGEM = 'https://rateia.example';

/** The windows of a browser, by their addresses; answers what became of a touch. */
async function tocar(destino: unknown, abertas: readonly string[]) {
  const feito: string[] = [];
  const janelas = {
    matchAll: () =>
      Promise.resolve(
        abertas.map((url) => ({
          url,
          postMessage: (recado: unknown) => feito.push(`${url} ${JSON.stringify(recado)}`),
          focus: () => Promise.resolve(feito.push(`focus ${url}`)),
        })),
      ),
    openWindow: (url: string) => Promise.resolve(feito.push(`open ${url}`)),
  };
  await abrirAviso(destino, { janelas: janelas as unknown as Clients, origem: ORIGEM });
  return feito;
}

describe('A notification of the device that is touched (spec 1, §4 Notifications)', () => {
  it('opens a window when there is none of ours', async () => {
    expect(await tocar({ destino: '/grupo/admin/1?x=1' }, ['https://outro.example/'])).toEqual([
      `open ${ORIGEM}/grupo/admin/1?x=1`,
    ]);
  });

  it('tells the window that is open to go there, and brings it to the front', async () => {
    const janela = `${ORIGEM}/carteira`;
    expect(await tocar({ destino: '/grupo/admin/1?x=1' }, [janela])).toEqual([
      `${janela} {"abrir":"/grupo/admin/1?x=1"}`,
      `focus ${janela}`,
    ]);
  });

  it('an outside address opens beside it', async () => {
    expect(await tocar({ destino: 'https://exemplo.com.br/a' }, [`${ORIGEM}/`])).toEqual([
      'open https://exemplo.com.br/a',
    ]);
  });

  it.each([undefined, null, {}, { destino: 7 }])('leads to the list when it does not say where: %j', async (data) => {
    expect(await tocar(data, [])).toEqual([`open ${ORIGEM}/notificacoes`]);
  });
});
