import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { comprarCotas, criarBolao, criarBolaoComprovado, criarBolaoFechado } from '../../test/boloes.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../test/construtores.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { rascunharDoBolao, reclamarDoBolao } from '../../test/reclamacao-de-bolao.ts';
import { interagir, reclamacaoDe } from '../../test/reclamacoes.ts';

let mundo: Mundo;
let suporte: Pessoa;
let financeiro: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

async function doLivro(conta: string): Promise<number> {
  const { rows } = await sql<{ soma: number }>`
    select coalesce(sum(p.valor), 0)::bigint as soma from partidas p join contas c on c.id = p.conta_id where c.tipo = ${conta}`.execute(
    mundo.aplicacao.deps.db,
  );
  return Number(rows[0]?.soma ?? 0);
}
/** A closed pool of six cotas, all of one member, who complains of it. */
async function comReclamacao(pedido: Parameters<typeof reclamarDoBolao>[2] = {}) {
  const { bolao, membro } = await criarBolaoFechado(mundo);
  const { corpo } = await reclamarDoBolao(mundo, { como: membro, idBolao: bolao.id }, pedido);
  return { bolao, membro, id: corpo.id, reclamacao: corpo };
}
async function decidir(id: number, p: { readonly como: Pessoa; readonly solucao: number | null }) {
  const { inicios, modelos } = (await mundo.chamar('getReclamacaoEmMediacao', { id }, { como: p.como })).corpo;
  const [inicio] = inicios;
  const totalMostrado = inicio?.opcoes.find((o) => o.solucao === p.solucao)?.total ?? 0;
  const corpo = { id, solucao: p.solucao, desde: inicio?.desde, texto: modelos[0]?.texto, totalMostrado };
  return await mundo.chamar('decidirReclamacao', corpo, { como: p.como });
}

describe('A member complains of a pool (REGRAS 2.7, 2.12)', () => {
  it('and the case is the staff’s at once, with the facts that the product has by itself', async () => {
    const { bolao, membro, reclamacao } = await comReclamacao();
    expect(reclamacao).toMatchObject({
      idGrupo: null,
      idBolao: bolao.id,
      papel: 'membro',
      nomeGrupo: bolao.nome,
      estado: 'mediacao',
      status: 198,
      adminNome: 'Rateia',
      idGrupoUsuario: null,
      acoes: ['mensagem', 'desistir'],
    });
    // Six cotas of R$ 7,00 with a fee of R$ 0,70: R$ 46,20.
    expect(reclamacao.pedido).toMatchObject({ solucao: 1_201, total: 4_620, porPix: 0 });
    expect(reclamacao.pedido?.linhas.map(({ valor }) => valor)).toEqual([4_200, 420]);
    expect(reclamacao.provas.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['pagamento', 'lista']));
    expect(reclamacao.provas.find(({ tipo }) => tipo === 'lista')?.texto).toContain(
      'com 6 cotas dele: 1, 2, 3, 4, 5, 6',
    );
    const { itens } = (await mundo.chamar('getReclamacoesEmMediacao', {}, { como: suporte })).corpo;
    expect(itens.find(({ id }) => id === reclamacao.id)).toMatchObject({ grupo: bolao.nome, administrador: null });
    const doBolao = (await mundo.chamar('getReclamacaoDoBolao', { id: bolao.id }, { como: membro })).corpo;
    expect(doBolao).toMatchObject({ aberta: reclamacao.id, rascunho: null, tarde: false });
  });

  it('and one draft of his is kept, whose reasons are those of a pool', async () => {
    const bolao = await criarBolao(mundo);
    const como = await comprarCotas(mundo, { bolao, cotas: 2 });
    const quem = { como, idBolao: bolao.id };
    const { corpo: primeira } = await rascunharDoBolao(mundo, quem);
    const { corpo: segunda } = await rascunharDoBolao(mundo, quem, { descricao: 'Minha cota não está lá.' });
    expect(segunda).toEqual(primeira);
    expect((await rascunharDoBolao(mundo, quem, { problema: 204 })).status).toBe(422);
    expect((await rascunharDoBolao(mundo, quem, { solucao: 210 })).status).toBe(422);
    expect((await mundo.chamar('salvarRascunho', { idBolao: bolao.id, idGrupo: 1 }, { como })).status).toBe(422);
    const { rascunho } = (await mundo.chamar('getReclamacaoDoBolao', { id: bolao.id }, { como })).corpo;
    expect(rascunho).toMatchObject({ id: primeira.id, problema: 1_101, descricao: 'Minha cota não está lá.' });
  });

  it('but a stranger does not, and nobody does twice', async () => {
    const { bolao, membro } = await comReclamacao();
    const estranho = await criarPessoa(mundo);
    const deFora = await mundo.chamar('getReclamacaoDoBolao', { id: bolao.id }, { como: estranho });
    expect(deFora.erro.dados.chave).toBe('bolaoNaoEncontrado');
    const outra = await rascunharDoBolao(mundo, { como: membro, idBolao: bolao.id });
    expect(outra.erro.dados.chave).toBe('reclamacaoAberta');
  });

  it('and the staff asks him alone', async () => {
    const { id } = await comReclamacao();
    const pergunta = { id, texto: 'Qual recibo não abre?' };
    const aoOutro = await mundo.chamar(
      'perguntarNaReclamacao',
      { ...pergunta, para: 'administrador' },
      { como: suporte },
    );
    expect(aoOutro.erro.dados.chave).toBe('transicaoRecusada');
    const aoMembro = await mundo.chamar('perguntarNaReclamacao', { ...pergunta, para: 'membro' }, { como: suporte });
    expect(aoMembro.status).toBe(200);
  });

  it('and may end it himself, after which nothing went back', async () => {
    const { id, membro } = await comReclamacao();
    expect((await interagir(mundo, { como: membro, id, tipo: 202 })).status).toBe(200);
    expect(await reclamacaoDe(mundo, id)).toMatchObject({ estado: 'fechada', resultado: 'desistencia', devolvido: 0 });
  });
});

describe('A decision on a pool (REGRAS 2.7, 2.12 Refund)', () => {
  it('gives the cotas back before the bets are made, by one person, from where the money lies', async () => {
    const { id, membro } = await comReclamacao();
    const [antes, aFazer] = [await saldoDe(mundo, membro.id, 'disponivel'), await doLivro('apostas_a_fazer')];
    expect((await decidir(id, { como: lider, solucao: 1_201 })).corpo).toEqual({ situacao: 'decidida', valor: 4_620 });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(antes + 4_620);
    expect(await doLivro('apostas_a_fazer')).toBe(aFazer - 4_200);
    expect(await reclamacaoDe(mundo, id)).toMatchObject({
      estado: 'fechada',
      resultado: 'aFavorDoMembro',
      devolvido: 4_620,
    });
    await conferirInvariantes(mundo);
  });

  it('after the bets were made is signed by two people, and the product pays it', async () => {
    const { bolao, membro } = await criarBolaoComprovado(mundo);
    const { id } = (await reclamarDoBolao(mundo, { como: membro, idBolao: bolao.id })).corpo;
    const [antes, cobertura] = [await saldoDe(mundo, membro.id, 'disponivel'), await doLivro('cobertura')];
    expect((await decidir(id, { como: lider, solucao: 1_201 })).corpo).toEqual({ situacao: 'proposta', valor: 4_620 });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(antes);
    expect((await mundo.chamar('aprovarDecisao', { id }, { como: lider })).erro.dados.chave).toBe('semPermissao');
    expect((await mundo.chamar('aprovarDecisao', { id }, { como: financeiro })).corpo).toEqual({ valor: 4_620 });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(antes + 4_620);
    expect(await doLivro('cobertura')).toBe(cobertura - 4_200);
    expect((await mundo.chamar('getMeuBolao', { id: bolao.id }, { como: membro })).status).toBe(404);
    await conferirInvariantes(mundo);
  });

  it('that corrects something, or finds nothing wrong, moves no money', async () => {
    const corrige = await comReclamacao({ problema: 1_103, solucao: 1_202 });
    expect((await decidir(corrige.id, { como: lider, solucao: 1_202 })).corpo).toEqual({
      situacao: 'decidida',
      valor: 0,
    });
    const semFalha = await comReclamacao();
    expect((await decidir(semFalha.id, { como: lider, solucao: null })).status).toBe(200);
    expect(await reclamacaoDe(mundo, semFalha.id)).toMatchObject({ resultado: 'semRazao', devolvido: 0 });
  });

  it('knows no solution of a group', async () => {
    const { id } = await comReclamacao();
    expect((await decidir(id, { como: lider, solucao: 210 })).erro.dados.chave).toBe('transicaoRecusada');
  });

  it('waits for the lead after five business days, and nothing goes back by a clock', async () => {
    const { id } = await comReclamacao();
    await mundo.avancar({ dias: 20 });
    await mundo.assentar();
    const { estado, com_lider_em: comLider, devolvido } = await reclamacaoDe(mundo, id);
    expect({ estado, devolvido }).toEqual({ estado: 'mediacao', devolvido: 0 });
    expect(comLider).not.toBeNull();
  });
});
