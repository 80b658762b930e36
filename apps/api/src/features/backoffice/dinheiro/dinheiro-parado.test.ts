import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { recebimentoDe } from '../../../test/avisos-do-pix.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { confirmarIdentidade, criarCatalogo, criarPessoa, depositar, saldoDe } from '../../../test/construtores.ts';
import { devolucaoQueFalhou, pixSemDono } from '../../../test/dinheiro-parado.ts';

const DE_NINGUEM = '11144477735';
const PORQUE = 'Conferido com o banco.';

let mundo: Mundo;
let suporte: Pessoa;
let financeiro: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { nome: 'Bruno', papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}
async function item(como: Pessoa, id: string) {
  return (await mundo.chamar('getDinheiroParado', {}, { como })).corpo.itens.find((i) => i.id === id);
}
function resolver(como: Pessoa, alvo: { readonly tipo: string; readonly id: string; readonly acao: string }) {
  return mundo.chamar('resolverDinheiroParado', { ...alvo, mensagem: PORQUE }, { como });
}
async function auditoria(alvo: string) {
  return await banco()
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao'])
    .where('alvo', '=', alvo)
    .orderBy('id')
    .execute();
}
async function estadoDasDevolucoes(e2eid: string) {
  return await banco()
    .selectFrom('devolucoes')
    .select(['estado', 'resolucao'])
    .where('recebimento_id', '=', await recebimentoDe(mundo, e2eid))
    .orderBy('id')
    .execute();
}

describe('A Pix that belongs to no charge (REGRAS 2.2, 2.5)', () => {
  it('is shown with whose CPF paid it, and goes to that wallet', async () => {
    const { e2eid, pessoa } = await pixSemDono(mundo, { valor: 15_000 });
    expect(await item(financeiro, e2eid)).toMatchObject({
      tipo: 'pix',
      motivo: 'semCobranca',
      estado: 'emAnalise',
      valor: 15_000,
      conta: null,
      pagador: { id: pessoa.id, nome: pessoa.nome },
      pagadorInformado: true,
      proposta: null,
      acoes: ['devolver', 'creditar'],
      alcada: 'faz',
    });
    const antes = (await mundo.chamar('getFilas', {}, { como: lider })).corpo.dinheiroParado.total;
    const r = await resolver(financeiro, { tipo: 'pix', id: e2eid, acao: 'creditar' });
    expect(r.corpo).toEqual({ situacao: 'feita' });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(15_000);
    expect(await item(financeiro, e2eid)).toBeUndefined();
    expect((await mundo.chamar('getFilas', {}, { como: lider })).corpo.dinheiroParado.total).toBe(antes - 1);
    expect(await auditoria(`pix:${e2eid}`)).toEqual([{ usuario_id: financeiro.id, acao: 'devolucao.creditar' }]);
    expect((await resolver(financeiro, { tipo: 'pix', id: e2eid, acao: 'devolver' })).status).toBe(404);
  });

  it('becomes balance only where the limits of the balance have room, whichever operator credits it', async () => {
    const { e2eid, pessoa } = await pixSemDono(mundo, { valor: 100_000 });
    const { saldoMaximoSemIdentidade } = (await mundo.aplicacao.deps.regras()).recarga;
    await depositar(mundo, pessoa, centavos(saldoMaximoSemIdentidade - 99_999));
    const cheio = await resolver(lider, { tipo: 'pix', id: e2eid, acao: 'creditar' });
    expect([cheio.status, cheio.erro.dados.chave]).toEqual([400, 'saldoSemEspaco']);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(saldoMaximoSemIdentidade - 99_999);
    expect((await resolver(lider, { tipo: 'pix', id: e2eid, acao: 'devolver' })).corpo).toEqual({ situacao: 'feita' });
  });

  it("waits for another day when the account's top-ups of the day are at their limit", async () => {
    const { e2eid, pessoa } = await pixSemDono(mundo, { valor: 50_000 });
    await confirmarIdentidade(mundo, pessoa);
    await depositar(mundo, pessoa, centavos(260_000));
    const hoje = await resolver(lider, { tipo: 'pix', id: e2eid, acao: 'creditar' });
    expect(hoje.erro.dados.chave).toBe('saldoSemEspaco');
    await mundo.avancar({ dias: 1 });
    expect((await resolver(lider, { tipo: 'pix', id: e2eid, acao: 'creditar' })).status).toBe(200);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(310_000);
  });

  it('never becomes the balance of somebody who did not pay it; it goes back', async () => {
    const { e2eid, pessoa } = await pixSemDono(mundo, { valor: 5_000, cpf: DE_NINGUEM });
    expect(await item(lider, e2eid)).toMatchObject({ pagador: null, acoes: ['devolver'] });
    const r = await resolver(lider, { tipo: 'pix', id: e2eid, acao: 'creditar' });
    expect([r.status, r.erro.dados.chave]).toEqual([400, 'pagadorSemConta']);
    expect((await resolver(lider, { tipo: 'pix', id: e2eid, acao: 'devolver' })).corpo).toEqual({ situacao: 'feita' });
    await assentarComBanco(mundo);
    expect(await estadoDasDevolucoes(e2eid)).toEqual([{ estado: 'devolvida', resolucao: null }]);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
  });

  it('about the operator himself is decided by another operator', async () => {
    const { e2eid, pessoa } = await pixSemDono(mundo, { valor: 1_000 });
    await banco()
      .updateTable('usuarios')
      .set({ papeis: ['lider'] })
      .where('id', '=', pessoa.id)
      .execute();
    const { id } = pessoa;
    const s = await banco().selectFrom('sessoes').select('id').where('usuario_id', '=', id).executeTakeFirstOrThrow();
    mundo.aplicacao.deps.sessoes.esquecer(s.id);
    expect(await item(pessoa, e2eid)).toMatchObject({ acoes: [] });
    expect((await resolver(pessoa, { tipo: 'pix', id: e2eid, acao: 'creditar' })).status).toBe(403);
    expect((await resolver(lider, { tipo: 'pix', id: e2eid, acao: 'creditar' })).status).toBe(200);
  });
});

describe('A return that the bank did not make (REGRAS 2.9)', () => {
  it('is requested again under a new id, and is sent', async () => {
    const { e2eid, id, pessoa } = await devolucaoQueFalhou(mundo, { valor: 9_000, cpf: DE_NINGUEM });
    expect(await item(financeiro, id)).toMatchObject({
      tipo: 'devolucao',
      motivo: 'terceiro',
      estado: 'naoRealizada',
      valor: 9_000,
      conta: { id: pessoa.id },
      pagador: null,
      tentativas: 1,
      acoes: ['devolver'],
    });
    expect((await resolver(financeiro, { tipo: 'devolucao', id, acao: 'devolver' })).status).toBe(200);
    await assentarComBanco(mundo);
    expect(await estadoDasDevolucoes(e2eid)).toEqual([
      { estado: 'naoRealizada', resolucao: 'novaDevolucao' },
      { estado: 'devolvida', resolucao: null },
    ]);
    expect(await item(financeiro, id)).toBeUndefined();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
  });

  it('that fails once more comes back to the list, with how often it was tried', async () => {
    const { e2eid, id } = await devolucaoQueFalhou(mundo, { valor: 3_000, cpf: DE_NINGUEM });
    await ligarFalhas(mundo, { devolucao: { modo: 'recusado' } });
    await resolver(lider, { tipo: 'devolucao', id, acao: 'devolver' });
    await assentarComBanco(mundo);
    await ligarFalhas(mundo, {});
    const { corpo } = await mundo.chamar('getDinheiroParado', {}, { como: lider });
    expect(corpo.itens.filter((i) => i.e2eid === e2eid)).toMatchObject([{ estado: 'naoRealizada', tentativas: 2 }]);
  });

  it('goes to the wallet of the payer, when he has an account: never to the person it was paid for', async () => {
    const pagadora = await criarPessoa(mundo, { nome: 'Rita' });
    const { id, pessoa } = await devolucaoQueFalhou(mundo, { valor: 7_000, cpf: pagadora.cpf });
    expect(await item(lider, id)).toMatchObject({ pagador: { id: pagadora.id }, acoes: ['devolver', 'creditar'] });
    expect((await resolver(lider, { tipo: 'devolucao', id, acao: 'creditar' })).status).toBe(200);
    expect(await saldoDe(mundo, pagadora.id, 'disponivel')).toBe(7_000);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
  });

  it('is not offered after 90 days: another destination remains', async () => {
    const { id } = await devolucaoQueFalhou(mundo, { valor: 1_500, cpf: DE_NINGUEM });
    await banco()
      .updateTable('recebimentos')
      .set({ horario: '2020-01-01T00:00:00Z' })
      .where('id', 'in', banco().selectFrom('devolucoes').select('recebimento_id').where('id', '=', Number(id)))
      .execute();
    expect(await item(lider, id)).toMatchObject({ acoes: [] });
    const r = await resolver(lider, { tipo: 'devolucao', id, acao: 'devolver' });
    expect([r.status, r.erro.dados.chave]).toEqual([400, 'prazoDeDevolucao']);
    expect(r.erro.message).toContain('90 dias');
  });
});

describe('Two people (REGRAS 2.15 Refund)', () => {
  function aprovar(como: Pessoa, id: number | undefined) {
    return mundo.chamar('aprovarProposta', { id, mensagem: '' }, { como });
  }
  function recusar(como: Pessoa, id: number | undefined) {
    return mundo.chamar('recusarProposta', { id, mensagem: 'Falta conferir.' }, { como });
  }

  it('support asks for up to R$ 100,00 and another signs', async () => {
    const { e2eid, pessoa } = await pixSemDono(mundo, { valor: 10_000 });
    expect(await item(suporte, e2eid)).toMatchObject({ alcada: 'propoe' });
    const r = await resolver(suporte, { tipo: 'pix', id: e2eid, acao: 'creditar' });
    expect(r.corpo).toEqual({ situacao: 'proposta' });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
    const vista = await item(financeiro, e2eid);
    expect(vista).toMatchObject({
      proposta: { acao: 'creditar', por: 'Aline Kato', mensagem: PORQUE, minha: false },
      acoes: ['aprovar', 'recusar'],
    });
    expect(await item(suporte, e2eid)).toMatchObject({ proposta: { minha: true }, acoes: ['recusar'] });
    const outra = await resolver(financeiro, { tipo: 'pix', id: e2eid, acao: 'devolver' });
    expect(outra.erro.dados.chave).toBe('propostaAberta');
    expect((await aprovar(suporte, vista?.proposta?.id)).status).toBe(403);
    expect((await aprovar(financeiro, vista?.proposta?.id)).status).toBe(204);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(10_000);
    expect((await aprovar(financeiro, vista?.proposta?.id)).status).toBe(404);
    expect(await auditoria(`pix:${e2eid}`)).toEqual([
      { usuario_id: suporte.id, acao: 'devolucao.propor' },
      { usuario_id: financeiro.id, acao: 'devolucao.aprovar' },
    ]);
  });

  it('support has no say above R$ 100,00', async () => {
    const { e2eid } = await pixSemDono(mundo, { valor: 10_001 });
    expect(await item(suporte, e2eid)).toMatchObject({ alcada: 'nada', acoes: [] });
    const r = await resolver(suporte, { tipo: 'pix', id: e2eid, acao: 'creditar' });
    expect([r.status, r.erro.dados.chave]).toEqual([400, 'acimaDaAlcada']);
  });

  it('R$ 1.000,00 is for one person, a centavo more for two, and one of them is the lead', async () => {
    const um = await pixSemDono(mundo, { valor: 100_000 });
    expect((await resolver(financeiro, { tipo: 'pix', id: um.e2eid, acao: 'creditar' })).corpo.situacao).toBe('feita');
    const { e2eid, pessoa } = await pixSemDono(mundo, { valor: 100_001 });
    const outroFinanceiro = await criarPessoa(mundo, { nome: 'Davi', papeis: ['financeiro'] });
    const pedido = { tipo: 'pix', id: e2eid, acao: 'creditar' };
    expect((await resolver(financeiro, pedido)).corpo.situacao).toBe('proposta');
    const proposta = (await item(lider, e2eid))?.proposta?.id;
    for (const sozinho of [outroFinanceiro, financeiro]) expect((await aprovar(sozinho, proposta)).status).toBe(403);
    expect((await aprovar(lider, proposta)).status).toBe(204);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(100_001);

    const doLider = await pixSemDono(mundo, { valor: 250_000 });
    await confirmarIdentidade(mundo, doLider.pessoa);
    expect((await resolver(lider, { ...pedido, id: doLider.e2eid })).corpo.situacao).toBe('proposta');
    const outra = (await item(financeiro, doLider.e2eid))?.proposta?.id;
    expect((await aprovar(lider, outra)).status).toBe(403);
    expect((await aprovar(financeiro, outra)).status).toBe(204);
    expect(await saldoDe(mundo, doLider.pessoa.id, 'disponivel')).toBe(250_000);
  });

  it('behind hundreds of others too: it is solved, and its payer does not sign for it', async () => {
    const meu = await pixSemDono(mundo, { valor: 200_000 });
    const outro = await pixSemDono(mundo, { valor: 3_000 });
    const { id } = meu.pessoa;
    await banco()
      .updateTable('usuarios')
      .set({ papeis: ['lider'] })
      .where('id', '=', id)
      .execute();
    const s = await banco().selectFrom('sessoes').select('id').where('usuario_id', '=', id).executeTakeFirstOrThrow();
    mundo.aplicacao.deps.sessoes.esquecer(s.id);
    const pedido = { tipo: 'pix', acao: 'creditar' };
    expect((await resolver(financeiro, { ...pedido, id: meu.e2eid })).corpo.situacao).toBe('proposta');
    const proposta = (await item(lider, meu.e2eid))?.proposta?.id;
    await sql`insert into revisoes (tipo, usuario_id, aberta_em)
      select 'arrependimento', ${suporte.id}, '2020-01-01' from generate_series(1, 200)`.execute(banco());
    expect(await item(lider, meu.e2eid)).toBeUndefined();
    expect((await aprovar(meu.pessoa, proposta)).status).toBe(403);
    expect(await saldoDe(mundo, id, 'disponivel')).toBe(0);
    expect((await resolver(financeiro, { ...pedido, id: outro.e2eid })).corpo.situacao).toBe('feita');
    expect((await aprovar(lider, proposta)).status).toBe(204);
    await sql`update revisoes set decisao = 'manter', mensagem = 'Nada a fazer', decidida_por = ${lider.id}, decidida_em = now()
      where decisao is null and aberta_em = '2020-01-01'`.execute(banco());
  });

  it('a proposal may be refused or taken back, and the money waits on', async () => {
    const { e2eid } = await pixSemDono(mundo, { valor: 4_000 });
    for (const quem of [financeiro, suporte]) {
      await resolver(suporte, { tipo: 'pix', id: e2eid, acao: 'devolver' });
      const proposta = (await item(suporte, e2eid))?.proposta?.id;
      expect((await recusar(quem, proposta)).status).toBe(204);
      expect(await item(financeiro, e2eid)).toMatchObject({ proposta: null, acoes: ['devolver', 'creditar'] });
    }
    expect((await auditoria(`pix:${e2eid}`)).map((a) => a.acao)).toEqual([
      'devolucao.propor',
      'devolucao.recusar',
      'devolucao.propor',
      'devolucao.recusar',
    ]);
  });
});
