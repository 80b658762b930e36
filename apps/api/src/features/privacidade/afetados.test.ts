import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DADOS_PESSOAIS } from '../../features.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { afetadosPor, tabelasComData } from './afetados.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

describe('The people whom an incident touched (LGPD art. 48; REGRAS 2.17)', () => {
  it('is found by table and time, with where each person is in it', async () => {
    const { db } = mundo.aplicacao.deps;
    const [ana, bia] = [await criarPessoa(mundo, { nome: 'Ana' }), await criarPessoa(mundo, { nome: 'Bia' })];
    await mundo.chamar('alternarComunicacao', { enum: 379, ativo: true }, { como: bia });
    const periodo = { desde: '2000-01-01', ate: '2100-01-01' };
    expect(
      await afetadosPor(db, {
        registro: DADOS_PESSOAIS,
        tabelas: ['preferencias_comunicacao', 'usuarios'],
        ...periodo,
      }),
    ).toEqual([
      { usuarioId: ana.id, nome: 'Ana de Teste', email: ana.email, tabelas: ['usuarios'] },
      { usuarioId: bia.id, nome: 'Bia de Teste', email: bia.email, tabelas: ['preferencias_comunicacao', 'usuarios'] },
    ]);
    expect(
      await afetadosPor(db, {
        registro: DADOS_PESSOAIS,
        tabelas: ['usuarios'],
        desde: '2000-01-01',
        ate: '2001-01-01',
      }),
    ).toEqual([]);
  });

  it('can be asked of every table at once', async () => {
    const { db } = mundo.aplicacao.deps;
    const todos = await afetadosPor(db, {
      registro: DADOS_PESSOAIS,
      tabelas: tabelasComData(DADOS_PESSOAIS),
      desde: '2000-01-01',
      ate: '2100-01-01',
    });
    expect(todos.flatMap(({ tabelas }) => tabelas)).toEqual(expect.arrayContaining(['consentimentos', 'sessoes']));
  });
});
