import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { mensagensPara } from '../../test/caixa-de-entrada.ts';
import { criarPessoa, saldoDe } from '../../test/construtores.ts';
import { confirmarIdentidade, criarIdentidadeEmAnalise } from '../../test/identidade.ts';
import { criarQuemRetira, irParaAmanha, irParaMesNovo, retirar } from '../../test/retirada.ts';
import { confirmarPorPin } from '../../test/seguranca.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
beforeEach(async () => await irParaMesNovo(mundo));
afterAll(async () => await mundo.encerrar());

const mil = centavos(100_000);

describe('Withdrawal rules of an account (REGRAS 2.6)', () => {
  it('names the amount that may go now, its limits, and that the first of the month is free', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(150_000) });
    expect((await mundo.chamar('getRegrasRetirada', {}, { como: quem })).corpo).toEqual({
      sacavel: 150_000,
      minimo: 2_000,
      limiteDia: 100_000,
      usadoDia: 0,
      limiteMes: 500_000,
      usadoMes: 0,
      limiteNoturno: 100_000,
      noturno: false,
      primeiraDoMesGratis: true,
      taxaPix: 150,
      isentoAPartirDe: 5_000,
    });
    await retirar(mundo, quem, 30_000);
    expect((await mundo.chamar('getRegrasRetirada', {}, { como: quem })).corpo).toMatchObject({
      sacavel: 120_000,
      usadoDia: 30_000,
      usadoMes: 30_000,
      primeiraDoMesGratis: false,
    });
  });

  it.each([
    ['below the minimum', 1_999, 'retiradaMinima', 'O valor mínimo para retirada é R$ 20,00.'],
    [
      'more than the wallet holds',
      300_001,
      'saldoInsuficiente',
      'Seu saldo disponível é R$ 3.000,00. Faltam R$ 0,01 para este pagamento.',
    ],
    [
      'more than a day lets out of an account without identity',
      100_001,
      'validacaoObrigatoria',
      'Seu limite é de R$ 1.000,00 por dia. Para retirar mais, confirme a sua identidade.',
    ],
  ])('refuses %s, before and at the withdrawal', async (_nome, valor, chave, texto) => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(300_000) });
    for (const chamada of ['validarConta', 'createRetirada'] as const) {
      const r = await mundo.chamar(chamada, { valor, idChave: quem.idChave }, { como: quem });
      expect(r.status).toBe(400);
      expect(r.erro.dados.chave).toBe(chave);
      expect(r.erro.message).toContain(texto);
    }
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(300_000);
  });

  it('lets R$ 10.000,00 be withdrawn in a day once document and selfie were approved, and names the missing ones before', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(1_100_000) });
    function pedir(valor: number) {
      return mundo.chamar('validarConta', { valor }, { como: quem });
    }
    expect((await pedir(100_001)).erro).toMatchObject({
      codigoErro: 2,
      link: '/cadastro/pendencias',
      dados: { pendencias: [{ tipo: 5 }, { tipo: 4 }] },
    });
    await confirmarIdentidade(mundo, quem);
    expect((await pedir(1_000_000)).status).toBe(200);
    const alem = await pedir(1_000_001);
    expect(alem.erro.dados.chave).toBe('retiradaLimiteDiario');
    expect(alem.erro.message).toContain('R$ 10.000,00');
  });

  it('names only the limit during the review of the identity: there is nothing to send', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(300_000) });
    await criarIdentidadeEmAnalise(mundo, quem);
    const r = await mundo.chamar('validarConta', { valor: 100_001 }, { como: quem });
    expect(r.erro.dados.chave).toBe('retiradaLimiteDiario');
  });

  it('counts the day, the month and the night over all withdrawals', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(600_000) });
    function pedir(valor: number) {
      return mundo.chamar('validarConta', { valor }, { como: quem });
    }
    for (let dia = 0; dia < 4; dia += 1) {
      await retirar(mundo, quem, mil);
      expect((await pedir(2_000)).erro.dados.chave).toBe('retiradaLimiteDiario');
      await irParaAmanha(mundo, 12);
    }
    await retirar(mundo, quem, 60_000);
    // 20:00 to 06:00 of the next day is one night.
    await irParaAmanha(mundo, 5);
    expect((await mundo.chamar('getRegrasRetirada', {}, { como: quem })).corpo).toMatchObject({
      usadoMes: 460_000,
      noturno: true,
    });
    expect((await pedir(40_001)).erro.dados.chave).toBe('retiradaLimiteMensal');
    expect((await pedir(40_000)).status).toBe(200);
  });

  it('lets R$ 1.000,00 out in a night, even where the day lets more', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(500_000) });
    await confirmarIdentidade(mundo, quem);
    await irParaAmanha(mundo, 22);
    await retirar(mundo, quem, 70_000);
    await irParaAmanha(mundo, 3);
    const r = await mundo.chamar('validarConta', { valor: 30_001 }, { como: quem });
    expect(r.erro.message).toBe('Entre 20h e 6h a retirada é de no máximo R$ 1.000,00.');
    await irParaAmanha(mundo, 7);
    expect((await mundo.chamar('validarConta', { valor: 430_000 }, { como: quem })).status).toBe(200);
  });

  it('costs R$ 1,50 below R$ 50,00, but for the first of the month', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    async function taxa(valor: number) {
      const { corpo } = await mundo.chamar('validarConta', { valor }, { como: quem });
      expect(corpo.linhas.reduce((soma, l) => soma + l.valor, 0)).toBe(corpo.valorLiquido);
      return corpo.valorTaxa;
    }
    expect(await taxa(4_999)).toBe(0);
    await retirar(mundo, quem, 2_000);
    expect(await taxa(4_999)).toBe(150);
    expect(await taxa(5_000)).toBe(0);
    await irParaMesNovo(mundo);
    expect(await taxa(4_999)).toBe(0);
  });

  it('asks for phone, e-mail and fiscal data first', async () => {
    const nova = await criarPessoa(mundo, { validada: false });
    const r = await mundo.chamar('createRetirada', { valor: 2_000, idChave: 1 }, { como: nova });
    expect(r.status).toBe(400);
    expect(r.erro).toMatchObject({ codigoErro: 2, dados: { chave: 'validacaoObrigatoria' } });
    expect(r.erro.dados['pendencias']).toMatchObject([{ tipo: 2 }, { tipo: 1 }, { tipo: 3 }]);
  });
});

describe('Pix key that receives (REGRAS 2.6 Destination)', () => {
  it('is only the CPF of the account, rests 24 hours and is told to its owner', async () => {
    const p = await criarPessoa(mundo, { saldo: mil });
    const alheio = await mundo.chamar('cadastrarPixCpf', { cpf: '52998224725' }, { como: p });
    expect(alheio.erro.message).toBe('A conta precisa estar no seu CPF.');

    const cabecalhos = await confirmarPorPin(mundo, p, 'contaBancaria');
    const { corpo: chave } = await mundo.chamar('cadastrarPixCpf', { cpf: p.cpf }, { como: p, cabecalhos });
    expect(chave).toMatchObject({ tipoChave: 'cpf', status: 117, emDescanso: true });
    expect(chave.chave).toBe(`***.${p.cpf.slice(3, 6)}.${p.cpf.slice(6, 9)}-**`);
    const { corpo: outraVez } = await mundo.chamar('cadastrarPixCpf', { cpf: p.cpf }, { como: p });
    expect(outraVez.id).toBe(chave.id);
    expect(
      (await mensagensPara(mundo, p.email)).filter((m) => m.assunto === 'Nova chave Pix na sua conta'),
    ).toHaveLength(1);

    const cedo = await mundo.chamar('createRetirada', { valor: 5_000, idChave: chave.id }, { como: p });
    expect(cedo.erro.message).toBe('Por segurança, uma chave nova só pode receber após 24 horas.');
    await irParaAmanha(mundo, 13);
    const { corpo } = await mundo.chamar('validarPixCpf', {}, { como: p });
    expect(corpo).toMatchObject({
      possuiCPFUnico: true,
      possuiAlgumCPF: true,
      chaves: [{ id: chave.id, emDescanso: false }],
    });
    expect((await mundo.chamar('createRetirada', { valor: 5_000, idChave: chave.id }, { como: p })).status).toBe(200);
  });

  it('never belongs to another person', async () => {
    const um = await criarQuemRetira(mundo, { saldo: mil });
    const outro = await criarQuemRetira(mundo, { saldo: mil });
    const r = await mundo.chamar('createRetirada', { valor: 5_000, idChave: um.idChave }, { como: outro });
    expect(r.status).toBe(404);
  });
});

describe('Business days (spec B§7 verificar-feriado)', () => {
  it('answers today, and the holidays that the operation adds', async () => {
    const p = await criarPessoa(mundo);
    await irParaAmanha(mundo, 9);
    const hoje = mundo.agora().slice(0, 10);
    await mundo.aplicacao.deps.db.insertInto('feriados').values({ dia: hoje, nome: 'Aniversário da cidade' }).execute();
    const { corpo } = await mundo.chamar('verificarFeriado', {}, { como: p });
    expect(corpo).toMatchObject({ feriado: true, nome: 'Aniversário da cidade' });
    expect(corpo.proximoDiaUtil > hoje).toBe(true);
  });
});
