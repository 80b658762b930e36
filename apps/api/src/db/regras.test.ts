import { diaDe } from '@rateia/domain/datas';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';
import { regrasVigentes } from './regras.ts';
import { temRestricao } from './restricao.ts';

let mundo: Mundo;
let quemPropoe: number;
let quemAprova: number;
beforeAll(async () => {
  mundo = await criarMundo();
  quemPropoe = (await criarPessoa(mundo)).id;
  quemAprova = (await criarPessoa(mundo)).id;
});
afterAll(() => mundo.encerrar());

const MAIS_VAGAS = { vagas: { porUsuarioNoGrupo: REGRAS_PADRAO.vagas.porUsuarioNoGrupo + 1 } };
async function escrever(versao: number, p: { readonly propoe: number | null; readonly aprova: number | null }) {
  return await mundo.aplicacao.deps.db
    .insertInto('regras')
    .values({
      versao,
      vigente_desde: mundo.agora(),
      valores: JSON.stringify(MAIS_VAGAS),
      proposta_por: p.propoe,
      aprovada_por: p.aprova,
    })
    .execute();
}
async function vagasPorPessoa() {
  return (await regrasVigentes(mundo.aplicacao.deps.db, mundo.agora())).vagas.porUsuarioNoGrupo;
}

describe("The product's numbers (REGRAS 2.15: one proposes, another approves)", () => {
  it('a number that nobody approved is not in force', async () => {
    await escrever(1, { propoe: quemPropoe, aprova: null });
    expect(await vagasPorPessoa()).toBe(REGRAS_PADRAO.vagas.porUsuarioNoGrupo);
  });

  it('refuses that a person approves his own proposal, or a value without a proposal', async () => {
    for (const propoe of [quemPropoe, null]) {
      const erro = await escrever(2, { propoe, aprova: quemPropoe }).catch((e: unknown) => e);
      expect(temRestricao(erro, 'regras_duas_pessoas')).toBe(true);
    }
    const { db } = mundo.aplicacao.deps;
    const erro = await db
      .updateTable('regras')
      .set({ aprovada_por: quemPropoe })
      .execute()
      .catch((e: unknown) => e);
    expect(temRestricao(erro, 'regras_duas_pessoas')).toBe(true);
  });

  it('a number that another person approved is in force', async () => {
    await escrever(3, { propoe: quemPropoe, aprova: quemAprova });
    expect(await vagasPorPessoa()).toBe(MAIS_VAGAS.vagas.porUsuarioNoGrupo);
    expect(await regrasVigentes(mundo.aplicacao.deps.db, mundo.agora())).toMatchObject({
      versao: 3,
      vigenteDesde: diaDe(mundo.agora()),
    });
  });

  it('an approved number stays as it was: no value of it changes, and it is not deleted', async () => {
    const { db } = mundo.aplicacao.deps;
    function aprovada(erro: unknown) {
      return (erro as { readonly code?: string }).code;
    }
    const mudada = await db
      .updateTable('regras')
      .set({ valores: '{}' })
      .where('versao', '=', 3)
      .execute()
      .catch(aprovada);
    const apagada = await db.deleteFrom('regras').where('versao', '=', 3).execute().catch(aprovada);
    expect([mudada, apagada]).toEqual(['23001', '42501']);
    expect(await vagasPorPessoa()).toBe(MAIS_VAGAS.vagas.porUsuarioNoGrupo);
  });
});
