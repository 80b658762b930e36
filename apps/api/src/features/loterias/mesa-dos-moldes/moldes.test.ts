import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { comLoterias } from '../../../test/boloes.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const MEGA = {
  nome: 'Mega da semana',
  loterias: ['mega-sena'],
  modo: 'um_bilhete',
  cotas: 6,
  apostas: [{ loteria: 'mega-sena', dezenas: [4, 8, 15, 16, 23, 42, 57] }],
};

describe('Templates of pools (REGRAS 2.12 Templates)', () => {
  it('keep a make-up, give the next day of the agenda, and make a pool', async () => {
    const como = await criarPessoa(mundo, { papeis: ['suporte'] });
    const { corpo } = await comLoterias(mundo, () => mundo.chamar('createMolde', MEGA, { como }));
    expect(corpo).toMatchObject({ nome: 'Mega da semana', cotas: 6, subsidio: null, jogos: { apostas: MEGA.apostas } });
    const [proximo] = corpo.concursos;
    expect(proximo?.dia ?? '').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    // No source has given a number in this world: the operator types it.
    const concursos = [{ loteria: 'mega-sena', concurso: proximo?.concurso ?? 3_060, dia: proximo?.dia }];
    const { nome, modo, cotas, apostas } = MEGA;
    const feito = await mundo.chamar('createBolao', { nome, modo, cotas, apostas, concursos }, { como });
    expect(feito.status, feito.bruto).toBe(200);
  });

  it('are changed and taken away, each act noted under its operator’s name', async () => {
    const como = await criarPessoa(mundo, { papeis: ['lider'] });
    const { corpo } = await mundo.chamar('createMolde', { ...MEGA, nome: 'Quina da turma' }, { como });
    const sorte = { loteria: 'mega-sena', quantas: 2, marcas: 7 };
    const { apostas: _, ...semApostas } = MEGA;
    const mudado = { ...semApostas, id: corpo.id, nome: 'Mega ao acaso', sorte, subsidio: 100 };
    const { corpo: depois } = await mundo.chamar('updateMolde', mudado, { como });
    expect(depois).toMatchObject({ id: corpo.id, nome: 'Mega ao acaso', subsidio: 100, jogos: { sorte } });
    expect(depois.jogos.apostas).toBeUndefined();
    expect((await mundo.chamar('deleteMolde', { id: corpo.id }, { como })).status).toBe(204);
    const { itens } = (await mundo.chamar('listMoldes', {}, { como })).corpo;
    expect(itens.map(({ id }) => id)).not.toContain(corpo.id);
    const atos = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select('acao')
      .where('alvo', '=', `molde:${corpo.id}`)
      .orderBy('id')
      .execute();
    expect(atos.map(({ acao }) => acao)).toEqual(['molde.criar', 'molde.mudar', 'molde.tirar']);
  });

  it('are held to the limits of their lotteries, and to a name of their own', async () => {
    const como = await criarPessoa(mundo, { papeis: ['suporte'] });
    // R$ 42,00 ÷ 100 is less than the smallest cota of the lottery.
    const demais = await mundo.chamar('createMolde', { ...MEGA, nome: 'Cotas demais', cotas: 100 }, { como });
    expect([demais.status, Object.keys(demais.erro.dados['campos'] as object)]).toEqual([422, ['valorCota']]);
    const outra = { ...MEGA, nome: 'Outra loteria', loterias: ['quina'] };
    expect((await mundo.chamar('createMolde', outra, { como })).status).toBe(422);
    const dobro = await mundo.chamar('createMolde', MEGA, { como });
    expect(dobro.erro.dados['campos']).toEqual({ nome: 'Já há um modelo com este nome.' });
  });
});
