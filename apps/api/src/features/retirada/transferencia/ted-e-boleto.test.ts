import { diaDe, inicioDoDia, semanaDe, somarDias, somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RelogioMovel } from '../../../db/relogio.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assentarComBanco, ligarFalhas } from '../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import type { QuemRetira } from '../../../test/retirada.ts';
import { criarQuemRetira, darConta, irParaMesNovo, linhaDoTipo, pedirRetirada } from '../../../test/retirada.ts';
import { registrarWebhooks } from '../../pagamentos/index.ts';

let mundo: Mundo;
let pararDeRegistrar: () => void;
beforeAll(async () => {
  mundo = await criarMundo({ sandbox: { liquidacaoMs: 1 } });
  const { deps } = mundo.aplicacao;
  const { listeningOrigin: appUrl } = mundo.http;
  pararDeRegistrar = registrarWebhooks({ ...deps, config: { ...deps.config, appUrl } });
});
/** A Friday, at an hour of Brasília. */
async function irParaSexta(hora: number): Promise<void> {
  let dia = diaDe(mundo.agora());
  while (semanaDe(dia) !== SEXTA) dia = somarDias(dia, 1);
  await moverPara(somarHoras(inicioDoDia(dia), hora));
}
async function moverPara(instante: string): Promise<void> {
  return await (mundo.aplicacao.relogio as RelogioMovel).moverPara(instante);
}
beforeEach(async () => await irParaMesNovo(mundo));
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => {
  pararDeRegistrar();
  await mundo.encerrar();
});

const SEXTA = semanaDe('2026-11-27');
const saldo = centavos(40_000);
async function ver(quem: QuemRetira, id: string) {
  return (await mundo.chamar('getRetirada', { id }, { como: quem })).corpo;
}
type NoBanco = { readonly id: string; readonly qual: string; readonly status: string; readonly amount: number };
async function noBanco(): Promise<readonly NoBanco[]> {
  return (await (await fetch(`${mundo.sandbox.url}/sandbox/saidas`)).json()) as readonly NoBanco[];
}

describe('Withdrawal by TED (REGRAS 2.6)', () => {
  it('asked for on a Friday morning goes at once, with its cost, and arrives the same day', async () => {
    await irParaSexta(10);
    const quem = await criarQuemRetira(mundo, { saldo });
    const id = await pedirRetirada(mundo, quem, { valor: 10_000, tipoId: 1, ...(await darConta(mundo, quem)) });
    await assentarComBanco(mundo);
    // 100,00 − 4,90 = 95,10
    expect(await ver(quem, id)).toMatchObject({
      estado: 'concluida',
      valorCusteio: 490,
      valorLiquido: 9_510,
      chegaEm: diaDe(mundo.agora()),
      conta: { banco: { nome: 'Banco do Brasil' }, conta: '•••169-6' },
    });
    expect((await noBanco())[0]).toMatchObject({ qual: 'ted', status: 'success', amount: 9_510 });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(30_000);
  });

  it('asked for on a Friday evening leaves on Monday at seven, and may be cancelled until then', async () => {
    await irParaSexta(19);
    const sexta = diaDe(mundo.agora());
    const quem = await criarQuemRetira(mundo, { saldo });
    const conta = await darConta(mundo, quem);
    const validada = await mundo.chamar('validarConta', { valor: 10_000, tipoId: 1, ...conta }, { como: quem });
    expect(validada.corpo).toMatchObject({ chegaEm: somarDias(sexta, 3), revisaoManual: false });
    expect(validada.corpo.previsao).toMatch(/^Cai em segunda/);
    const desistida = await pedirRetirada(mundo, quem, { valor: 5_000, tipoId: 1, ...conta });
    await mundo.chamar('cancelarRetirada', { id: desistida }, { como: quem });
    const id = await pedirRetirada(mundo, quem, { valor: 10_000, tipoId: 1, ...conta });
    await assentarComBanco(mundo);
    expect(await ver(quem, id)).toMatchObject({ estado: 'emAnalise', chegaEm: somarDias(sexta, 3) });
    await moverPara(somarHoras(inicioDoDia(somarDias(sexta, 3)), 7));
    await assentarComBanco(mundo);
    expect(await ver(quem, id)).toMatchObject({ estado: 'concluida' });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(30_000);
  });

  it('an account of somebody else is refused by its bank: amount and cost come back', async () => {
    await irParaSexta(10);
    const quem = await criarQuemRetira(mundo, { saldo });
    const alheia = await darConta(mundo, quem, '9990000-4');
    const id = await pedirRetirada(mundo, quem, { valor: 10_000, tipoId: 1, ...alheia });
    await assentarComBanco(mundo);
    expect(await ver(quem, id)).toMatchObject({ estado: 'devolvida' });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(40_000);
  });

  it('sent back after it had arrived, everything comes back, and the books close', async () => {
    await irParaSexta(10);
    const quem = await criarQuemRetira(mundo, { saldo });
    const id = await pedirRetirada(mundo, quem, { valor: 10_000, tipoId: 1, ...(await darConta(mundo, quem)) });
    await assentarComBanco(mundo);
    const [saida] = await noBanco();
    await fetch(`${mundo.sandbox.url}/sandbox/saidas/${saida?.id}/devolver`, { method: 'POST' });
    await assentarComBanco(mundo);
    expect(await ver(quem, id)).toMatchObject({
      estado: 'devolvida',
      motivoFalha: 'O banco que ia receber mandou o dinheiro de volta.',
    });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(40_000);
    await conferirInvariantes(mundo);
  });

  it('is paid once when the answer of the bank is lost', async () => {
    await irParaSexta(10);
    await ligarFalhas(mundo, { saida: { modo: 'erro500AposSucesso', proximas: 1 } });
    const quem = await criarQuemRetira(mundo, { saldo });
    const id = await pedirRetirada(mundo, quem, { valor: 7_300, tipoId: 1, ...(await darConta(mundo, quem)) });
    await assentarComBanco(mundo);
    expect(await ver(quem, id)).toMatchObject({ estado: 'concluida' });
    expect((await noBanco()).filter(({ amount }) => amount === 6_810)).toHaveLength(1);
  });
});

describe('A boleto that the balance pays (REGRAS 2.6)', () => {
  async function ler(quem: QuemRetira, qual: number, serie: number) {
    return await mundo.chamar(
      'lerBoleto',
      { linha: linhaDoTipo(mundo, { qual, valor: 5_000, serie }) },
      { como: quem },
    );
  }
  async function quemPaga(): Promise<QuemRetira> {
    return await criarQuemRetira(mundo, { saldo });
  }

  it('says its payee and what leaves the balance: with the interest of today, and the fee', async () => {
    const { corpo } = await ler(await quemPaga(), 1, 11);
    // 50,00 + 2 % = 51,00; with the fee of 2,90: 53,90
    expect(corpo).toMatchObject({
      beneficiario: 'Condomínio Edifício Aroeira',
      documento: '44.555.666/••••-••',
      valor: 5_100,
      valorTaxa: 290,
      total: 5_390,
    });
  });

  it.each([
    ['a wallet', 2, 'Este boleto coloca dinheiro em uma carteira digital. Para isso, retire por Pix para a sua chave.'],
    ['a house of bets', 3, 'Este boleto é de uma casa de apostas, e o saldo da carteira não paga apostas.'],
    ['one that is paid', 4, 'Este boleto já foi pago ou cancelado.'],
    ['one that is too late', 5, 'Este boleto venceu e o banco não o recebe mais. Peça um novo a quem cobra.'],
  ])('is refused: %s', async (_nome, qual, mensagem) => {
    const { status, erro } = await ler(await quemPaga(), qual, 12);
    expect([status, erro.message]).toEqual([400, mensagem]);
  });

  it('a line with a wrong digit says in which group it is', async () => {
    const certa = linhaDoTipo(mundo, { qual: 0, valor: 5_000 });
    const linha = `${certa.slice(0, 5)}${(Number(certa[5]) + 1) % 10}${certa.slice(6)}`;
    const { erro } = await mundo.chamar('lerBoleto', { linha }, { como: await quemPaga() });
    expect(erro.message).toBe('Há um número errado no primeiro grupo da linha.');
  });

  it('waits for a person, is paid when it is released, and by nobody twice', async () => {
    await irParaSexta(10);
    const quem = await quemPaga();
    const { corpo } = await ler(quem, 0, 13);
    const id = await pedirRetirada(mundo, quem, { valor: corpo.total, tipoId: 2, idBoleto: corpo.id });
    await assentarComBanco(mundo);
    expect(await ver(quem, id)).toMatchObject({ estado: 'emAnalise', revisaoManual: true });
    const outro = await ler(await quemPaga(), 0, 13);
    expect(outro.erro.message).toBe('Este boleto já foi pago ou cancelado.');
    const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
    const decidida = await mundo.chamar('aprovarRetirada', { id, mensagem: 'Conferido.' }, { como: financeiro });
    expect(decidida.status).toBe(200);
    await assentarComBanco(mundo);
    expect(await ver(quem, id)).toMatchObject({ estado: 'concluida', boleto: { beneficiario: 'Livraria Ipê Ltda' } });
    // 400,00 − (50,00 + 2,90) = 347,10
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(34_710);
  });
});
