import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { Resultado } from './resultado.ts';
import { recusaDoResultado } from './resultado.ts';
import { sorteioReal } from './test/sorteios-reais.ts';

const HOJE = '2026-11-26';
const mega = sorteioReal('mega-sena', 3042);
const milionaria = sorteioReal('mais-milionaria', 381);
const diaDeSorte = sorteioReal('dia-de-sorte', 1275);
const timemania = sorteioReal('timemania', 2430);
const loteca: Resultado = {
  loteria: 'loteca',
  concurso: 1_272,
  data: '2026-09-28',
  sorteios: [],
  colunas: ['1', 'X', '2', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1'],
  premios: [],
};

describe('a result is refused', () => {
  it.each([
    [{ ...mega, concurso: 0 }, { concurso: 'Informe o número do concurso.' }],
    [{ ...mega, data: '2026-11-27' }, { data: 'Este concurso ainda não foi sorteado.' }],
    [{ ...mega, sorteios: [[2, 5, 10, 35, 40]] }, { sorteios: 'O sorteio tem 6 dezenas, e vieram 5.' }],
    [{ ...mega, sorteios: [[2, 5, 10, 35, 40, 61]] }, { sorteios: 'Mega-Sena não tem dezena 61: use de 01 a 60.' }],
    [{ ...mega, sorteios: [] }, { sorteios: 'Informe o sorteio de Mega-Sena.' }],
    [
      { ...sorteioReal('dupla-sena', 2997), sorteios: [[1, 2, 3, 4, 5, 6]] },
      { sorteios: 'Informe os dois sorteios de Dupla Sena.' },
    ],
    [{ ...milionaria, trevos: [1, 1] }, { trevos: 'Trevo 01 aparece duas vezes.' }],
    [{ ...diaDeSorte, mes: 13 }, { mes: 'Informe o mês sorteado.' }],
    [{ ...timemania, time: '' }, { time: 'Informe o time sorteado.' }],
    [{ ...loteca, colunas: ['1'] }, { colunas: 'Informe o resultado dos 14 jogos.' }],
    [{ ...mega, premios: [{ faixa: 4, ganhadores: 1, valor: centavos(1) }] }, { premios: 'Confira a faixa 4.' }],
    [{ ...mega, premios: [{ faixa: 1, ganhadores: 0, valor: centavos(1) }] }, { premios: 'Confira a faixa 1.' }],
    [{ ...mega, premios: [{ faixa: 1, ganhadores: -1, valor: centavos(0) }] }, { premios: 'Confira a faixa 1.' }],
    [{ ...mega, premios: [...mega.premios, ...mega.premios] }, { premios: 'Confira a faixa 1.' }],
  ] satisfies [Resultado, object][])('%j: %j', (resultado, recusa) => {
    expect(recusaDoResultado(resultado, HOJE)).toEqual(recusa);
  });

  it('not when it is whole', () => {
    expect([mega, milionaria, diaDeSorte, timemania, loteca].map((r) => recusaDoResultado(r, HOJE))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
