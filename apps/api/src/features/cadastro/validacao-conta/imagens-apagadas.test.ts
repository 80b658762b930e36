import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { decidirComparacao, enviarImagens } from '../../../test/identidade.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function enviada(desfecho: string, nome = 'Marina') {
  const pessoa = await criarPessoa(mundo, { nome, sobrenome: 'Duarte' });
  await decidirComparacao(mundo, pessoa, desfecho);
  const id = await enviarImagens(mundo, pessoa);
  const r = await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como: pessoa });
  if (r.status !== 200) throw new Error(r.bruto);
  await mundo.assentar();
  return { pessoa, id };
}
async function status(id: string, como: Pessoa) {
  return (await mundo.chamar('getValidacaoContaStatus', { id }, { como })).corpo;
}
async function verificadaEm({ id }: Pessoa) {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .select('identidade_verificada_em as em')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).em;
}

describe('the pictures over time (REGRAS 2.17)', () => {
  async function imagens(id: string) {
    return await mundo.aplicacao.deps.db
      .selectFrom('documentos as d')
      .innerJoin('validacoes_conta as v', 'v.id', 'd.validacao_id')
      .select(['d.id', 'd.apagado_em as apagadoEm', 'd.sha256', 'd.chave_embrulhada as chave'])
      .where('v.id_publico', '=', id)
      .execute();
  }
  function noDisco() {
    return readdirSync(join(mundo.config.arquivos.pasta, 'documentos'));
  }
  async function conferirApagadas(id: string) {
    const linhas = await imagens(id);
    expect(linhas).toHaveLength(3);
    for (const { id: documentoId, apagadoEm, chave, sha256 } of linhas) {
      expect([apagadoEm === null, chave]).toEqual([false, null]);
      expect(sha256).toHaveLength(32);
      expect(noDisco()).not.toContain(documentoId);
      expect(noDisco()).not.toContain(`${documentoId}-p`);
    }
  }

  it('they go 30 days after approval; result and hashes stay', async () => {
    const { pessoa, id } = await enviada('aprovado');
    await mundo.avancar({ dias: 29 });
    expect((await imagens(id)).every(({ apagadoEm }) => apagadoEm === null)).toBe(true);
    await mundo.avancar({ dias: 1, minutos: 1 });
    await conferirApagadas(id);
    expect(await status(id, pessoa)).toMatchObject({
      estado: 'aprovada',
      imagens: [],
      imagensApagadasEm: expect.any(String),
    });
    const { comparacao_cifrada: lida } = await mundo.aplicacao.deps.db
      .selectFrom('validacoes_conta')
      .select('comparacao_cifrada')
      .where('id_publico', '=', id)
      .executeTakeFirstOrThrow();
    expect(lida).toBeNull();
    expect(await verificadaEm(pessoa)).not.toBeNull();
  });

  it('they go a week after a refusal, and with them the right to a review', async () => {
    const { pessoa, id } = await enviada('recusado');
    await mundo.avancar({ dias: 7, minutos: 1 });
    await conferirApagadas(id);
    const r = await mundo.chamar('pedirRevisao', { id }, { como: pessoa });
    expect(r.erro.dados.chave).toBe('revisaoIndisponivel');
  });

  it('they go with a draft that is dropped, or forgotten for a week', async () => {
    const [uma, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const [largada, esquecida] = [await enviarImagens(mundo, uma), await enviarImagens(mundo, outra)];
    expect((await mundo.chamar('deleteValidacaoConta', { id: largada }, { como: uma })).status).toBe(204);
    await mundo.avancar({ dias: 9 });
    await conferirApagadas(largada);
    await conferirApagadas(esquecida);
    expect((await status(esquecida, outra)).estado).toBe('expirada');
    expect((await status(largada, uma)).estado).toBe('cancelada');
    expect((await mundo.chamar('deleteValidacaoConta', { id: largada }, { como: uma })).erro.dados.chave).toBe(
      'transicaoRecusada',
    );
  });
});
