import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import type { QuemRetira } from '../../../test/retirada.ts';
import { criarQuemRetira, irParaMesNovo } from '../../../test/retirada.ts';
import { codigoDoAplicativo, confirmarPorPin, ligarAplicativo } from '../../../test/seguranca.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
beforeEach(async () => await irParaMesNovo(mundo));
afterAll(async () => await mundo.encerrar());

const mil = centavos(100_000);
async function confirmarPeloAplicativo(como: QuemRetira, segredo: string) {
  const prova = { acao: 'retirada', meio: 'aplicativo', codigo: codigoDoAplicativo(segredo) };
  const { corpo, bruto } = await mundo.chamar('confirmar', prova, { como });
  expect(corpo.confirmacao, bruto).toBeTypeOf('string');
  return { 'x-confirmacao': corpo.confirmacao };
}

describe('Proof of the person, before money finds its way out (spec A§3 PIN types; ASVS 7.5.1, 7.5.3)', () => {
  it('a new Pix key asks for the code of the account, type 215, and the same key again does not', async () => {
    const p = await criarPessoa(mundo, { saldo: mil });
    async function cadastrar(cabecalhos = {}) {
      return await mundo.chamar('cadastrarPixCpf', { cpf: p.cpf }, { como: p, cabecalhos });
    }
    const semProva = await cadastrar();
    expect(semProva.status).toBe(400);
    expect(semProva.erro.dados).toMatchObject({ chave: 'confirmacaoNecessaria', acao: 'contaBancaria' });
    const deOutroAto = await confirmarPorPin(mundo, p, 'dadosPessoais');
    expect((await cadastrar(deOutroAto)).erro.dados.chave).toBe('confirmacaoNecessaria');
    expect((await mundo.chamar('validarPixCpf', {}, { como: p })).corpo.chaves).toEqual([]);

    const prova = await confirmarPorPin(mundo, p, 'contaBancaria');
    const tipos = await mundo.aplicacao.deps.db
      .selectFrom('pins')
      .select('tipo')
      .where('usuario_id', '=', p.id)
      .orderBy('id', 'desc')
      .execute();
    expect(tipos[0]).toEqual({ tipo: ID_TIPO_PIN.contaBancaria });
    const nova = await cadastrar(prova);
    expect(nova.status).toBe(200);
    const deNovo = await cadastrar();
    expect([deNovo.status, deNovo.corpo.id]).toEqual([200, nova.corpo.id]);
  });

  it('a withdrawal asks for the second factor of a person who has one, besides its code; without it no money moves', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { segredo } = await ligarAplicativo(mundo, quem);
    const { corpo } = await mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    const pin = await ultimoPinPara(mundo, quem.email);
    async function autorizar(cabecalhos = {}) {
      return await mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem, cabecalhos });
    }
    const soComCodigo = await autorizar();
    expect(soComCodigo.status).toBe(400);
    expect(soComCodigo.erro.dados).toMatchObject({ chave: 'confirmacaoNecessaria', acao: 'retirada' });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(100_000);

    const cabecalhos = await confirmarPeloAplicativo(quem, segredo);
    // The code was not used up by the try that lacked the factor.
    expect((await autorizar(cabecalhos)).status).toBe(200);
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(96_000);
  });

  it('the second factor does not stand for the code', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { segredo } = await ligarAplicativo(mundo, quem);
    const { corpo } = await mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    const cabecalhos = await confirmarPeloAplicativo(quem, segredo);
    const r = await mundo.chamar('autorizarRetirada', { id: corpo.id, pin: 'ABCDEF2' }, { como: quem, cabecalhos });
    expect(r.erro.dados.chave).toBe('pinInvalido');
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(100_000);
  });

  it.each(['retirada', 'excluirConta'])('%s has a code of its own: no other one is mailed for it', async (acao) => {
    const como = await criarPessoa(mundo);
    const r = await mundo.chamar('pedirConfirmacao', { acao }, { como });
    expect(r.erro.dados.chave).toBe('segundoFatorAusente');
    expect(await mensagensPara(mundo, como.email)).toEqual([]);
  });
});
