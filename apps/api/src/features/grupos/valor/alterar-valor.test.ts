import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, titulosPara } from '../../../test/caixa-de-entrada.ts';
import { faturasDe, ultimaFaturaDe } from '../../../test/carteira.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, saldoDe } from '../../../test/construtores.ts';
import { assinar, assinaturaDe, criarGrupo, grupoAtivo, statusDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
// Closing the world checks the ledger, the deposits and the trail of every machine.
afterAll(async () => await mundo.encerrar());

type Grupo = { readonly id: number; readonly administrador: Pessoa };
/** Seats of R$ 8,00 + R$ 1,50: of 26,00 a seat is 10,16 (7 % more), of 27,00 it is 10,50 (11 % more). */
const [POUCO, MUITO, MENOS] = [26_00, 27_00, 21_00];
async function verificar({ id, administrador }: Grupo, valor?: number) {
  return await mundo.chamar(
    'verificarAlteracaoPlano',
    { id, ...(valor === undefined ? {} : { valor }) },
    { como: administrador },
  );
}
async function anunciar(g: Grupo, valor: number) {
  const { corpo } = await verificar(g, valor);
  const porMembro = corpo.proposta?.porMembro ?? 0;
  const pedido = { idGrupo: g.id, idPlano: corpo.idPlano, valor, porMembro };
  return await mundo.chamar('alterarPlano', pedido, { como: g.administrador });
}
async function mudanca(id: number, como: Pessoa) {
  return (await mundo.chamar('getGrupoMembro', { id }, { como })).corpo.mudancaDeValor;
}
async function aceitar(id: number, como: Pessoa, valorMensal: number) {
  return await mundo.chamar('aceitarValor', { id, valorMensal }, { como });
}

describe('A rise of up to 10 % (REGRAS 2.11)', () => {
  it('is told 30 days before, and is charged from the first cycle after them, with the rest of the deposit', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.avancar({ dias: 5 });
    const antes = await verificar(g, POUCO);
    expect(antes.corpo).toMatchObject({ valorAtual: 24_00, porMembro: 9_50, podeAlterar: true, anunciada: null });
    expect(antes.corpo.proposta).toMatchObject({
      porMembro: 10_16,
      aumento: true,
      membros: 2,
      pedemAceite: 0,
      recusa: null,
    });
    const r = await anunciar(g, POUCO);
    expect(r.corpo).toMatchObject({ avisados: 2, pedemAceite: 0 });
    const [aviso] = await mensagensPara(mundo, g.bia.email);
    expect(aviso?.assunto).toMatch(/^Família do Cine passa a custar R\$\s10,16 por mês$/);
    expect(await mudanca(g.id, g.bia)).toMatchObject({
      estado: 'marcada',
      valorAntes: 9_50,
      valorMensal: 10_16,
      completaCaucao: 66,
    });
    // The first month after the notice begins on day 30 or later: the second cycle is still at the old price.
    await mundo.avancar({ dias: 22 });
    expect(await ultimaFaturaDe(mundo, g.bia.assinaturaId)).toMatchObject({ tipo: 'mensalidade', valor_total: 9_50 });
    await mundo.avancar({ dias: 30 });
    // 8,66 + 1,50, and 0,66 that the deposit of 9,50 lacks.
    expect(await ultimaFaturaDe(mundo, g.bia.assinaturaId)).toMatchObject({ valor_total: 10_82, valor_caucao: 66 });
    await mundo.avancar({ dias: 8 });
    expect(await assinaturaDe(mundo, g.bia.assinaturaId)).toMatchObject({
      valor_sem_taxas: 8_66,
      valor_taxa: 1_50,
      caucao: 10_16,
    });
    expect(await saldoDe(mundo, g.bia.id, 'caucao')).toBe(10_16);
    await mundo.avancar({ dias: 24 });
    expect(await ultimaFaturaDe(mundo, g.bia.assinaturaId)).toMatchObject({ valor_total: 10_16, valor_caucao: 0 });
    expect(await mudanca(g.id, g.bia)).toBeNull();
  });

  it('gives the whole deposit back to a member who leaves later, each part by the invoice that took it', async () => {
    const g = await grupoAtivo(mundo);
    await anunciar(g, POUCO);
    await mundo.avancar({ dias: 70 });
    const { id, bia } = g;
    const caucao = await saldoDe(mundo, bia.id, 'caucao');
    expect(caucao).toBe(10_16);
    const { corpo } = await mundo.chamar('getCancelamentoMembro', { id, memberId: bia.assinaturaId }, { como: bia });
    const fim = corpo.opcoes.find(({ tipo }) => tipo === 'fimDoCiclo');
    expect(fim?.total).toBe(caucao);
    const pedido = {
      idGrupo: id,
      idMembro: bia.assinaturaId,
      motivo: 1,
      textoMotivo: '',
      tipo: 'fimDoCiclo',
      totalMostrado: caucao,
    };
    await mundo.chamar('cancelarMembro', pedido, { como: bia });
    await mundo.avancar({ dias: 40 });
    expect(await saldoDe(mundo, bia.id, 'caucao')).toBe(0);
  });

  it('is the price of whoever joins from then on', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    expect((await anunciar({ id, administrador }, POUCO)).erro.dados.chave).toBe('transicaoRecusada');
    expect(bia.assinaturaId).toBeGreaterThan(0);
    const outro = await criarGrupo(mundo, { acessoImediato: true, totalVagas: 2 });
    await assinar(mundo, { idGrupo: outro.id });
    expect(await statusDe(mundo, outro.id)).toBe(52);
    await anunciar(outro, POUCO);
    const nova = await assinar(mundo, { idGrupo: outro.id, nova: { nome: 'Nina' } });
    expect(await assinaturaDe(mundo, nova.assinaturaId)).toMatchObject({ valor_sem_taxas: 8_66 });
    expect(await mudanca(outro.id, nova)).toBeNull();
  });
});

describe('A rise above 10 % (REGRAS 2.11)', () => {
  it('is charged to a member who agrees to the amount that he saw', async () => {
    const g = await grupoAtivo(mundo);
    expect((await anunciar(g, MUITO)).corpo).toMatchObject({ avisados: 2, pedemAceite: 2 });
    expect((await titulosPara(mundo, g.bia)).at(-1)).toMatch(/^Você continua em Família do Cine por R\$\s10,50\?$/);
    const meus = await mundo.chamar('getGruposUsuario', {}, { como: g.bia });
    expect(meus.corpo.itens[0]?.precisaDeVoce.map(({ chave }) => chave)).toContain('responderValor');
    expect((await aceitar(g.id, g.bia, 10_49)).erro.dados.chave).toBe('precoMudou');
    expect((await aceitar(g.id, g.bia, 10_50)).status).toBe(200);
    expect((await aceitar(g.id, g.bia, 10_50)).erro.dados.chave).toBe('transicaoRecusada');
    const vista = (await verificar(g)).corpo.anunciada;
    expect(vista?.membros.map(({ nome, situacao }) => [nome, situacao])).toEqual([
      ['Beatriz Teste', 'Continua no grupo'],
      ['João Teste', 'Ainda não respondeu'],
    ]);
  });

  it('ten days of silence end the seat with the paid month, with the deposit and without a fee', async () => {
    const g = await grupoAtivo(mundo);
    await anunciar(g, MUITO);
    await aceitar(g.id, g.bia, 10_50);
    await mundo.avancar({ dias: 7 });
    expect(await titulosPara(mundo, g.joao)).toContain('Falta a sua resposta em Família do Cine');
    expect(await titulosPara(mundo, g.bia)).not.toContain('Falta a sua resposta em Família do Cine');
    await mundo.avancar({ dias: 3 });
    const joao = await assinaturaDe(mundo, g.joao.assinaturaId);
    expect(joao).toMatchObject({ estado: 'emSaida', saida_em: joao.ciclo_fim });
    expect((await titulosPara(mundo, g.joao)).at(-1)).toMatch(/^Você sai de Família do Cine em /);
    const antes = await saldoDe(mundo, g.joao.id, 'disponivel');
    await mundo.avancar({ dias: 60 });
    expect(await assinaturaDe(mundo, g.joao.assinaturaId)).toMatchObject({ estado: 'encerrada' });
    expect(await saldoDe(mundo, g.joao.id, 'disponivel')).toBe(antes + 9_50);
    expect((await faturasDe(mundo, g.joao.assinaturaId)).filter(({ status }) => status === 13)).toHaveLength(1);
    expect(await assinaturaDe(mundo, g.bia.assinaturaId)).toMatchObject({ estado: 'ativa', valor_sem_taxas: 9_00 });
  });

  it('a member who takes the leaving back has agreed', async () => {
    const g = await grupoAtivo(mundo);
    await anunciar(g, MUITO);
    await mundo.avancar({ dias: 11 });
    expect(await mudanca(g.id, g.joao)).toMatchObject({ estado: 'silencio' });
    await mundo.chamar('reverterCancelamento', { idGrupo: g.id }, { como: g.joao });
    expect(await mudanca(g.id, g.joao)).toMatchObject({ estado: 'marcada', valorMensal: 10_50 });
    await mundo.avancar({ dias: 70 });
    expect(await assinaturaDe(mundo, g.joao.assinaturaId)).toMatchObject({ estado: 'ativa', valor_sem_taxas: 9_00 });
  });

  it('waits on when its administrator leaves: the successor has it to tell, and silence ends a seat as before', async () => {
    const g = await grupoAtivo(mundo);
    await anunciar(g, MUITO);
    await mundo.chamar('proporSucessao', { id: g.id, idMembro: g.bia.assinaturaId }, { como: g.administrador });
    expect((await mundo.chamar('responderSucessao', { id: g.id, aceita: true }, { como: g.bia })).status).toBe(200);
    await mundo.assentar();
    const vista = (await verificar({ ...g, administrador: g.bia })).corpo.anunciada;
    expect(vista?.membros.map(({ nome, situacao }) => [nome, situacao])).toContainEqual([
      'João Teste',
      'Ainda não respondeu',
    ]);
    expect(await mudanca(g.id, g.joao)).toMatchObject({ estado: 'esperando', valorMensal: 10_50 });
    await mundo.avancar({ dias: 10 });
    const joao = await assinaturaDe(mundo, g.joao.assinaturaId);
    expect(joao).toMatchObject({ estado: 'emSaida', saida_em: joao.ciclo_fim });
  });

  it('may be taken back: nobody pays it, and another rise waits its 60 days', async () => {
    const g = await grupoAtivo(mundo);
    await anunciar(g, MUITO);
    const { corpo } = await verificar(g, POUCO);
    expect(corpo.proposta?.recusa).toMatch(/^Já há um aumento avisado para /);
    expect((await anunciar(g, POUCO)).erro.dados.chave).toBe('aumentoAnunciado');
    expect((await anunciar(g, 24_00)).status).toBe(200);
    expect(await mudanca(g.id, g.bia)).toBeNull();
    expect((await titulosPara(mundo, g.bia)).at(-1)).toBe('O valor de Família do Cine continua o mesmo');
    expect((await anunciar(g, POUCO)).erro.dados.chave).toBe('aumentoRecente');
    await mundo.avancar({ dias: 12 });
    expect(await assinaturaDe(mundo, g.joao.assinaturaId)).toMatchObject({ estado: 'ativa', saida_em: null });
    await mundo.avancar({ dias: 49 });
    expect((await anunciar(g, POUCO)).status).toBe(200);
  });

  it('costs no exit fee in a fidelity group (REGRAS 2.9)', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.aplicacao.deps.db.updateTable('grupos').set({ fidelidade_meses: 12 }).where('id', '=', g.id).execute();
    await mundo.avancar({ dias: 8 });
    async function opcoes() {
      return (await mundo.chamar('getCancelamentoMembro', { id: g.id, memberId: g.bia.assinaturaId }, { como: g.bia }))
        .corpo.opcoes;
    }
    async function multa() {
      return (await opcoes()).find(({ tipo }) => tipo === 'agora')?.linhas.find(({ chave }) => chave === 'multa');
    }
    expect((await multa())?.valor).toBeLessThan(0);
    await anunciar(g, MUITO);
    expect(await multa()).toBeUndefined();
  });
});

describe('A fall (REGRAS 2.11)', () => {
  it('is charged from the next invoice, with which the rest of the deposit is in the wallet', async () => {
    const g = await grupoAtivo(mundo);
    expect((await anunciar(g, MENOS)).status).toBe(200);
    expect((await titulosPara(mundo, g.bia)).at(-1)).toMatch(/^Família do Cine baixou para R\$\s8,50 por mês$/);
    const antes = await saldoDe(mundo, g.bia.id, 'disponivel');
    await mundo.avancar({ dias: 25 });
    expect(await ultimaFaturaDe(mundo, g.bia.assinaturaId)).toMatchObject({ tipo: 'mensalidade', valor_total: 8_50 });
    expect(await saldoDe(mundo, g.bia.id, 'caucao')).toBe(8_50);
    expect(await saldoDe(mundo, g.bia.id, 'disponivel')).toBe(centavos(antes + 1_00));
    const { corpo } = await mundo.chamar('getExtrato', { conta: 'tudo' }, { como: g.bia });
    expect(JSON.stringify(corpo)).toContain('Parte da caução de volta');
  });

  it('of a group without members is done at once, up too', async () => {
    const g = await criarGrupo(mundo);
    expect((await anunciar(g, MUITO)).corpo).toMatchObject({ avisados: 0 });
    expect((await anunciar(g, POUCO)).status).toBe(200);
    expect((await verificar(g)).corpo).toMatchObject({ valorAtual: POUCO, porMembro: 10_16, anunciada: null });
  });
});

describe('A value that cannot be (REGRAS 2.11, 2.16)', () => {
  it('above the ceiling, the same, too small for so many, of no plan of the service', async () => {
    const g = await grupoAtivo(mundo);
    const { corpo } = await verificar(g);
    const acima = ((corpo.valorMaximo ?? 0) + 1) * 3;
    expect((await anunciar(g, acima)).erro.message).toMatch(/^O valor por vaga pode ser de no máximo R\$ /);
    expect((await anunciar(g, 24_00)).status).toBe(422);
    const outro = { idGrupo: g.id, idPlano: 9_999, valor: MUITO, porMembro: 10_50 };
    expect((await mundo.chamar('alterarPlano', outro, { como: g.administrador })).erro.dados.chave).toBe(
      'servicoIndisponivel',
    );
    const visto = { ...outro, idPlano: corpo.idPlano, porMembro: 10_49 };
    expect((await mundo.chamar('alterarPlano', visto, { como: g.administrador })).erro.dados.chave).toBe('precoMudou');
    expect((await mundo.chamar('alterarPlano', visto, { como: g.bia })).erro.dados.chave).toBe('semPermissao');
  });
});
