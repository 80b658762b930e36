import { mesmoResultado, recusaDoResultado } from '@rateia/domain/loterias/resultado';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarResultadosAlternativos } from './alternativo.ts';
import { criarResultadosOficiais } from './oficial.ts';
import { LOTERIAS_COM_FONTE } from './port.ts';

/** Wednesday morning: Tuesday's concursos are drawn. */
const AGORA = '2026-11-25T12:00:00.000Z';
let mundo: Mundo;
beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

function fontes(politica = {}) {
  const { dependencias } = ambienteDeTeste(politica);
  const partes = { ...dependencias, agora: () => AGORA };
  return {
    oficial: criarResultadosOficiais({ urlBase: `${mundo.url}/loterias/oficial` }, partes),
    alternativa: criarResultadosAlternativos({ urlBase: `${mundo.url}/loterias/alternativa` }, partes),
  };
}

describe('two sources of results (REGRAS 2.12)', () => {
  it.each(LOTERIAS_COM_FONTE)('agree on the last concurso of %s, each in its own words', async (loteria) => {
    const { oficial, alternativa } = fontes();
    const [um, outro] = [await oficial.ultimo(loteria), await alternativa.ultimo(loteria)];
    if (um.situacao !== 'achado' || outro.situacao !== 'achado') throw new Error('no result');
    expect(recusaDoResultado(um.resultado, '2026-11-25')).toBeUndefined();
    expect(mesmoResultado(um.resultado, outro.resultado)).toBe(true);
    expect(um.proximo.premioEstimado).toBe(outro.proximo.premioEstimado);
  });

  it('give one concurso by its number, and none that is not drawn', async () => {
    const { oficial, alternativa } = fontes();
    for (const fonte of [oficial, alternativa]) {
      const ultimo = await fonte.ultimo('mega-sena');
      if (ultimo.situacao !== 'achado') throw new Error('no result');
      const { concurso } = ultimo.resultado;
      expect(await fonte.doConcurso({ loteria: 'mega-sena', concurso })).toMatchObject({ resultado: { concurso } });
      expect(await fonte.doConcurso({ loteria: 'mega-sena', concurso: concurso + 1 })).toEqual({
        situacao: 'inexistente',
      });
    }
  });

  it('contradict each other when one of them is wrong', async () => {
    await mundo.falhar({ resultadosAlternativos: { modo: 'recusado' } });
    const { oficial, alternativa } = fontes();
    const [um, outro] = [await oficial.ultimo('quina'), await alternativa.ultimo('quina')];
    if (um.situacao !== 'achado' || outro.situacao !== 'achado') throw new Error('no result');
    expect(mesmoResultado(um.resultado, outro.resultado)).toBe(false);
  });

  it.each(['erro500', 'indisponivel', 'timeout'])('under %s say nothing', async (modo) => {
    await mundo.falhar({ resultados: { modo }, resultadosAlternativos: { modo } });
    const { oficial, alternativa } = fontes({ tempoLimiteMs: 200 });
    expect([await oficial.ultimo('quina'), await alternativa.ultimo('quina')]).toEqual([
      { situacao: 'indisponivel' },
      { situacao: 'indisponivel' },
    ]);
  });
});
