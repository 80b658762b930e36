import { diaDe, milissegundosDe, somarDias } from '@rateia/domain/datas';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { Regras } from '@rateia/domain/regras';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { ligarFalhas } from '../../test/checkout.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { CONTEXTO } from '../cadastro/index.ts';
import { getAgendaDeLoterias } from './get-agenda-de-loterias.ts';
import { getEstatisticaDaLoteria } from './get-estatistica-da-loteria.ts';
import { recolherResultados } from './resultados/recolher-resultados.ts';

let mundo: Mundo;
let como: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  como = await criarPessoa(mundo);
});
afterAll(() => mundo.encerrar());

function deps() {
  return mundo.aplicacao.deps;
}
/** The lotteries switched on, all of them or some. */
function ligada(soDe?: readonly string[]) {
  const jogos = Object.fromEntries(
    Object.entries(REGRAS_PADRAO.loterias.jogos).map(([slug]) => [slug, soDe?.includes(slug) ?? true]),
  );
  const regras: Regras = {
    ...REGRAS_PADRAO,
    loterias: { ...REGRAS_PADRAO.loterias, ligada: true, jogos: { ...REGRAS_PADRAO.loterias.jogos, ...jogos } },
  };
  return { ...deps(), regras: async () => regras };
}
/** A call as the server makes it, with the lotteries switched on. */
function contexto(quem: Pessoa) {
  const d = ligada();
  return { deps: d, db: d.db, agora: mundo.agora(), usuario: { id: quem.id } } as never;
}
async function conferidos() {
  return await deps()
    .db.selectFrom('resultados')
    .select(['loteria', 'concurso'])
    .orderBy('loteria')
    .orderBy('concurso')
    .execute();
}

beforeEach(async () => {
  await deps().db.deleteFrom('resultados').execute();
  await deps().db.deleteFrom('resultados_recebidos').execute();
});
afterEach(() => ligarFalhas(mundo, {}));

describe('results of two sources (REGRAS 2.12)', () => {
  it('are not asked for while lotteries are switched off', async () => {
    await recolherResultados(deps());
    expect(await conferidos()).toEqual([]);
  });

  it('on which both agree are kept once, the latest first and then those before it, a few at a time', async () => {
    const ligado = ligada();
    await recolherResultados(ligado);
    expect(new Set((await conferidos()).map(({ loteria }) => loteria)).size).toBe(8);
    const antes = (await conferidos()).length;
    await recolherResultados(ligado);
    await recolherResultados(ligado);
    // Eight lotteries, five concursos of the past each time.
    expect((await conferidos()).length).toBe(antes + 80);
  });

  it('that contradict each other are no result, until they agree', async () => {
    const ligado = ligada(['quina']);
    await ligarFalhas(mundo, { resultadosAlternativos: { modo: 'recusado' } });
    await recolherResultados(ligado);
    expect(await conferidos()).toEqual([]);
    const recebidos = await deps().db.selectFrom('resultados_recebidos').select('fonte').orderBy('fonte').execute();
    expect(recebidos).toEqual([{ fonte: 'alternativa' }, { fonte: 'oficial' }]);
    await ligarFalhas(mundo, {});
    await recolherResultados(ligado);
    expect(await conferidos()).toHaveLength(1);
  });

  it('wait for a source that does not answer', async () => {
    const ligado = ligada(['quina']);
    await ligarFalhas(mundo, { resultados: { modo: 'indisponivel' } });
    await recolherResultados(ligado);
    expect(await conferidos()).toEqual([]);
    await ligarFalhas(mundo, {});
    await recolherResultados(ligado);
    expect(await conferidos()).toHaveLength(1);
  });
});

describe('GET /loteria/agenda (spec A§7, B§7)', () => {
  it('needs a login', async () => {
    expect((await mundo.chamar('getAgendaDeLoterias')).status).toBe(401);
  });

  it('is empty while lotteries are switched off, and for a person known to be under 18', async () => {
    expect((await mundo.chamar('getAgendaDeLoterias', {}, { como })).corpo).toEqual({ itens: [] });
    const menor = await criarPessoa(mundo);
    const nascimento = somarDias(diaDe(mundo.agora()), -17 * 366);
    await deps()
      .db.updateTable('usuarios')
      .set({ nascimento_cifrado: deps().cifra.cifrar(nascimento, CONTEXTO.nascimento) })
      .where('id', '=', menor.id)
      .execute();
    expect(await getAgendaDeLoterias(contexto(menor))).toEqual({ itens: [] });
  });

  it('has each lottery that has a day, with the concurso after the last agreed result and that result', async () => {
    await recolherResultados(ligada(['mega-sena']));
    const { itens } = await getAgendaDeLoterias(contexto(como));
    // Loteca and Trem das Onze wait for their day from the operation.
    expect(itens.map(({ slug }) => slug).sort()).toEqual(
      Object.keys(LOTERIAS)
        .filter((slug) => slug !== 'loteca' && slug !== 'trem-das-onze')
        .sort(),
    );
    const mega = itens.find(({ slug }) => slug === 'mega-sena');
    expect(mega).toMatchObject({ id: 1, especial: false, valorAposta: 600, chance: 50_063_860 });
    expect(mega?.concurso).toBe((mega?.ultimo?.concurso ?? 0) + 1);
    expect(mega?.ultimo?.sorteios).toEqual([expect.arrayContaining([expect.any(Number)])]);
    for (const { dataSorteio, dataLimite } of itens) {
      expect(milissegundosDe(dataSorteio)).toBeGreaterThan(milissegundosDe(mundo.agora()));
      expect(milissegundosDe(dataLimite)).toBeLessThan(milissegundosDe(dataSorteio));
    }
    const virada = itens.find(({ slug }) => slug === 'mega-da-virada');
    expect(virada).toMatchObject({
      especial: true,
      concurso: null,
      ultimo: null,
      dataPadrao: expect.stringMatching(/-12-31$/),
    });
  });
});

describe('GET loteria/estatistica (spec B§7)', () => {
  it('needs a login, and a lottery of the list', async () => {
    expect((await mundo.chamar('getEstatisticaDaLoteria', { loteria: 'quina' })).status).toBe(401);
    expect((await mundo.chamar('getEstatisticaDaLoteria', { loteria: 'bicho' }, { como })).status).toBe(422);
  });

  it('is empty while lotteries are switched off, and for the lottery of matches', async () => {
    await recolherResultados(ligada(['quina']));
    const nada = { concursos: 0, dezenas: [], pares: [] };
    expect((await mundo.chamar('getEstatisticaDaLoteria', { loteria: 'quina' }, { como })).corpo).toMatchObject(nada);
    expect(await getEstatisticaDaLoteria(contexto(como), { query: { loteria: 'loteca' } })).toMatchObject(nada);
  });

  it('counts over the agreed results, and says that a draw has no memory', async () => {
    await recolherResultados(ligada(['quina']));
    await recolherResultados(ligada(['quina']));
    const quina = await getEstatisticaDaLoteria(contexto(como), { query: { loteria: 'quina-de-sao-joao' } });
    expect(quina).toMatchObject({ loteria: 'quina-de-sao-joao', concursos: 6 });
    expect(quina.aviso).toContain('não tem memória');
    expect(quina.dezenas).toHaveLength(80);
    // Six concursos of five numbers.
    expect(quina.dezenas.reduce((soma, { vezes }) => soma + vezes, 0)).toBe(30);
    expect(quina.pares).toHaveLength(10);
  });
});
