import { instanteDe } from '@rateia/domain/datas';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { describe, expect, it } from 'vitest';
import { agora } from '../../lib/relogio.ts';
import { encerrada, passosDaRetirada } from './linha-do-tempo.ts';
import type { Retirada } from './queries.ts';

const E = ID_ESTADO_RETIRADA;

function retirada(muda: Partial<Retirada>): Retirada {
  return {
    id: '7f3e',
    tipoId: 3,
    valor: 8000,
    valorTaxa: 0,
    valorCusteio: 0,
    valorLiquido: 8000,
    estado: E.emAnalise,
    revisaoManual: false,
    chave: null,
    conta: null,
    boleto: null,
    chegaEm: null,
    linhas: [],
    criadaEm: '2026-12-28T13:24:00.000Z',
    enviadaEm: null,
    concluidaEm: null,
    previsao: 'Na hora, em qualquer dia e horário',
    identificador: null,
    motivoFalha: null,
    podeCancelar: true,
    pinExpiraEm: null,
    pinEnviadoPara: null,
    ...muda,
  };
}
function estados(r: Retirada): (string | undefined)[] {
  return passosDaRetirada(r).map(({ chave, estado }) => `${chave} ${estado}`);
}

describe('Way of a withdrawal (REGRAS 2.6 States)', () => {
  const enviadaEm = '2026-12-28T13:25:00.000Z';
  const concluidaEm = '2026-12-28T13:26:00.000Z';
  it.each([
    ['automatic, about to be sent', retirada({}), ['pedida feito', 'enviada agora', 'concluida depois']],
    [
      'under review',
      retirada({ revisaoManual: true }),
      ['pedida feito', 'analise agora', 'enviada depois', 'concluida depois'],
    ],
    ['sent', retirada({ estado: E.enviada, enviadaEm }), ['pedida feito', 'enviada feito', 'concluida agora']],
    [
      'concluded',
      retirada({ estado: E.concluida, enviadaEm, concluidaEm }),
      ['pedida feito', 'enviada feito', 'concluida feito'],
    ],
    ['failed', retirada({ estado: E.falhou, enviadaEm }), ['pedida feito', 'falhou feito', 'devolvida agora']],
    ['given back', retirada({ estado: E.devolvida, enviadaEm }), ['pedida feito', 'falhou feito', 'devolvida feito']],
    ['cancelled', retirada({ estado: E.cancelada }), ['pedida feito', 'cancelada feito']],
  ])('%s', (_, uma, passos) => {
    expect(estados(uma)).toEqual(passos);
  });

  it('each step begins with its day, with a capital', () => {
    const hoje = instanteDe(agora());
    const [pedida, enviada] = passosDaRetirada(retirada({ estado: E.enviada, criadaEm: hoje, enviadaEm: hoje }));
    for (const passo of [pedida, enviada]) expect(passo?.detalhe).toMatch(/^Hoje, \d/);
  });

  it('a failed one is still being given back; concluded, given back and cancelled ones are over', () => {
    expect([E.emAnalise, E.enviada, E.falhou].map((estado) => encerrada({ estado }))).toEqual([false, false, false]);
    expect([E.concluida, E.devolvida, E.cancelada].map((estado) => encerrada({ estado }))).toEqual([true, true, true]);
  });
});
