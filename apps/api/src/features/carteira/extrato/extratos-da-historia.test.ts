import { cicloDeNumero, diasDoCiclo } from '@rateia/domain/carteira/ciclo';
import type { ContaDeUsuario } from '@rateia/domain/carteira/contas';
import { diaDe, fimDoDia, inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo, RespostaDeTeste } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import { avancarAte, ultimaFaturaDe } from '../../../test/carteira.ts';
import { assentarComBanco, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe, criarGrupo, entregarAcesso, lotacaoDe, statusDe } from '../../../test/grupos.ts';
import { conferirInvariantes } from '../../../test/invariantes.ts';
import { darChave, retirar } from '../../../test/retirada.ts';

/** A seat: a share of R$ 8,00, R$ 1,50 of fee, and as much again as caução. The first member has two seats. */
const PARTE = centavos(800);
const MENSAL = centavos(950);
const CAUCAO = MENSAL;
const ENTRADA = somar(MENSAL, CAUCAO);
const DOIS = 2;
const TODAS = multiplicar(PARTE, DOIS + 1);
const PIX = 12;
const [AGUARDANDO_ASSINATURA, ATIVO] = [3, 4];
const CONTAS: readonly ContaDeUsuario[] = ['disponivel', 'bloqueado', 'caucao', 'recebivel'];

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  await ligarWebhook(mundo);
});
afterAll(() => mundo.encerrar());

/** Opening + entries = closing on every page, line by line; answers the closing. */
async function fechamentoDe(como: Pessoa, conta: string): Promise<number> {
  let saldo: number | undefined;
  let fechamento = 0;
  let antesDe: number | null = null;
  do {
    const pagina = antesDe === null ? {} : { antesDe };
    const r: RespostaDeTeste<'getExtrato'> = await mundo.chamar(
      'getExtrato',
      { conta, limite: 3, ...pagina },
      { como },
    );
    expect(r.corpo.abertura + r.corpo.entradas).toBe(r.corpo.fechamento);
    fechamento = r.corpo.fechamento;
    for (const linha of r.corpo.linhas) {
      expect(linha.saldoApos).toBe(saldo ?? fechamento);
      saldo = linha.saldoApos - linha.valor;
    }
    antesDe = r.corpo.proximo;
  } while (antesDe !== null);
  expect(saldo ?? 0).toBe(0);
  return fechamento;
}

/** Every statement of everybody ends at the balance of the account, and the whole ledger holds (CONFIABILIDADE 1.2). */
async function tudoFecha(pessoas: readonly Pessoa[]): Promise<void> {
  for (const pessoa of pessoas) {
    const saldos = await Promise.all(CONTAS.map((conta) => saldoDe(mundo, pessoa.id, conta)));
    for (const [i, conta] of CONTAS.entries())
      expect([conta, await fechamentoDe(pessoa, conta)]).toEqual([conta, saldos[i]]);
    const doAinda = saldos[CONTAS.indexOf('recebivel')] ?? 0;
    expect(await fechamentoDe(pessoa, 'tudo')).toBe(saldos.reduce((soma, saldo) => soma + saldo, 0) - doAinda);
  }
  await conferirInvariantes(mundo);
}

async function pagarPix(idPagamento: string | null, { cpf }: Pessoa): Promise<void> {
  await mundo.assentar();
  const txid = await txidDe(mundo, idPagamento ?? '');
  await pagarNoBanco(mundo, { txid, cpf });
  await assentarComBanco(mundo);
}
async function adicionarSaldo(como: Pessoa, valor: Centavos): Promise<void> {
  return await pagarPix(
    (await mundo.chamar('comprarCredito', { valor, meioPagamento: PIX }, { como })).corpo.idPagamento,
    como,
  );
}

describe('The story of a group, told by its statements', () => {
  it('closes to the cent for each of its people, at every step', { timeout: 120_000 }, async () => {
    const teresa = await criarPessoa(mundo, { nome: 'Teresa' });
    const ivo = await criarPessoa(mundo, { nome: 'Ivo' });
    const dandara = await criarPessoa(mundo, { nome: 'Dandara' });
    async function passo<T>(fazer: () => Promise<T>): Promise<T> {
      const feito = await fazer();
      await tudoFecha([teresa, ivo, dandara]);
      return feito;
    }
    async function saldos(conta: ContaDeUsuario) {
      return await Promise.all([teresa, ivo, dandara].map(({ id }) => saldoDe(mundo, id, conta)));
    }

    // 2. The group.
    const { id } = await passo(() =>
      criarGrupo(mundo, { administrador: teresa, valor: 32_00, lugares: 4, totalVagas: 3 }),
    );
    // 3. The first member pays by Pix, the second from her top-up.
    const assinaturaDeIvo = await passo(async () => {
      const reserva = await mundo.chamar('preCheckout', { idGrupo: id, vagas: DOIS }, { como: ivo });
      const pedido = { idPreCheckout: reserva.corpo.idPreCheckout, meioPagamento: PIX, valorTotal: ENTRADA * DOIS };
      const r = await mundo.chamar('createAssinatura', pedido, { como: ivo });
      expect(r.status, r.bruto).toBe(200);
      await pagarPix(r.corpo.idPagamento, ivo);
      return r.corpo.idAssinatura;
    });
    await passo(() => adicionarSaldo(dandara, ENTRADA));
    const assinaturaDeDandara = await passo(async () => {
      const r = await comprarVagas(mundo, { idGrupo: id, vagas: 1, valorTotal: ENTRADA }, { como: dandara });
      await mundo.assentar();
      return r.corpo.idAssinatura;
    });
    expect(await saldos('disponivel')).toEqual([0, 0, 0]);
    expect(await saldos('caucao')).toEqual([0, CAUCAO * DOIS, CAUCAO]);
    expect(await saldos('recebivel')).toEqual([TODAS, 0, 0]);
    // 4. The service is signed, the access delivered and confirmed.
    expect(await statusDe(mundo, id)).toBe(AGUARDANDO_ASSINATURA);
    await passo(async () => {
      await mundo.chamar('liberarGrupo', { id }, { como: teresa });
      await entregarAcesso(mundo, { id, administrador: teresa });
      for (const como of [ivo, dandara]) await mundo.chamar('confirmarAcesso', { id }, { como });
      await mundo.assentar();
    });
    expect(await statusDe(mundo, id)).toBe(ATIVO);
    // 5. A month passes.
    const primeiro = cicloDeNumero(diaDe(mundo.agora()), 0);
    const segundo = cicloDeNumero(primeiro.inicio, 1);
    async function noDia(dias: number) {
      return await passo(() => avancarAte(mundo, inicioDoDia(somarDias(segundo.inicio, dias))));
    }
    await noDia(-7);
    expect(await ultimaFaturaDe(mundo, assinaturaDeIvo)).toMatchObject({ status: 11, valor_total: MENSAL * DOIS });
    await passo(() => adicionarSaldo(ivo, multiplicar(MENSAL, DOIS)));
    await noDia(0);
    expect(await ultimaFaturaDe(mundo, assinaturaDeIvo)).toMatchObject({ status: 13 });
    await noDia(1);
    expect(await ultimaFaturaDe(mundo, assinaturaDeDandara)).toMatchObject({ status: 63 });
    await passo(() =>
      avancarAte(mundo, inicioDoDia(somarDias(primeiro.inicio, Math.max(31, diasDoCiclo(primeiro) + 1)))),
    );
    expect(await saldos('disponivel')).toEqual([TODAS, 0, 0]);
    await noDia(3);
    await noDia(7);
    await noDia(8);
    expect(await saldos('caucao')).toEqual([0, CAUCAO * DOIS, 0]);
    await passo(async () => {
      const { id: fatura } = await ultimaFaturaDe(mundo, assinaturaDeDandara);
      const r = await mundo.chamar(
        'pagarFatura',
        { id: fatura, meioPagamento: PIX, valorTotal: CAUCAO },
        { como: dandara },
      );
      await pagarPix(r.corpo.idPagamento, dandara);
    });
    expect(await saldos('caucao')).toEqual([0, CAUCAO * DOIS, CAUCAO]);
    // 6. The administrator withdraws; the first member leaves at the end of his cycle.
    await passo(async () => {
      await retirar(mundo, await darChave(mundo, teresa), TODAS);
      await assentarComBanco(mundo);
    });
    expect(await saldos('disponivel')).toEqual([0, 0, 0]);
    expect(await saldos('bloqueado')).toEqual([0, 0, 0]);
    await passo(async () => {
      const saida = {
        idMembro: assinaturaDeIvo,
        idGrupo: id,
        motivo: 3,
        tipo: 'fimDoCiclo',
        textoMotivo: 'Vou economizar',
      };
      const r = await mundo.chamar(
        'cancelarMembro',
        { ...saida, totalMostrado: CAUCAO * DOIS, destino: 'saldo' },
        { como: ivo },
      );
      expect(r.status, r.bruto).toBe(200);
    });
    await passo(() => avancarAte(mundo, fimDoDia(segundo.fim)));
    expect(await saldos('caucao')).toEqual([0, 0, CAUCAO]);
    expect((await saldos('disponivel'))[1]).toBe(CAUCAO * DOIS);
    // He spends the refund: a seat elsewhere, from which he withdraws, and then all of it by Pix, though it is little.
    const outro = await passo(() => criarGrupo(mundo, {}));
    const assinaturaNova = await passo(async () => {
      const pedido = { idGrupo: outro.id, vagas: 1, valorTotal: ENTRADA };
      const r = await comprarVagas(mundo, pedido, { como: ivo });
      expect(r.status, r.bruto).toBe(200);
      await mundo.assentar();
      return r.corpo.idAssinatura;
    });
    expect((await saldos('disponivel'))[1]).toBe(0);
    expect((await saldos('caucao'))[1]).toBe(CAUCAO);
    await passo(async () => {
      const saida = { idMembro: assinaturaNova, idGrupo: outro.id, motivo: 3, textoMotivo: '' };
      const pedido = { ...saida, tipo: 'arrependimento', totalMostrado: ENTRADA };
      const r = await mundo.chamar('cancelarMembro', pedido, { como: ivo });
      expect(r.status, r.bruto).toBe(200);
    });
    await passo(async () => {
      expect((await mundo.chamar('getRegrasRetirada', {}, { como: ivo })).corpo).toMatchObject({ minimo: ENTRADA });
      await retirar(mundo, await darChave(mundo, ivo), ENTRADA);
      await assentarComBanco(mundo);
    });
    expect((await saldos('disponivel'))[1]).toBe(0);
    // 5, the other end: the next month of the second is not paid either, and this time nothing rebuilds her caução.
    const terceiro = cicloDeNumero(primeiro.inicio, 2);
    async function noDiaDoTerceiro(dias: number) {
      return await passo(() => avancarAte(mundo, inicioDoDia(somarDias(terceiro.inicio, dias))));
    }
    for (const dias of [1, 3, 7]) await noDiaDoTerceiro(dias);
    expect(await ultimaFaturaDe(mundo, assinaturaDeDandara)).toMatchObject({ tipo: 'mensalidade', status: 63 });
    await noDiaDoTerceiro(8);
    expect(await saldos('caucao')).toEqual([0, 0, 0]);
    expect(await ultimaFaturaDe(mundo, assinaturaDeDandara)).toMatchObject({ tipo: 'caucao', valor_total: CAUCAO });
    await noDiaDoTerceiro(16);
    expect(await assinaturaDe(mundo, assinaturaDeDandara)).toMatchObject({ estado: 'emSaida', saida_em: terceiro.fim });
    await passo(() => avancarAte(mundo, fimDoDia(terceiro.fim)));
    expect(await assinaturaDe(mundo, assinaturaDeDandara)).toMatchObject({ estado: 'encerrada' });
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: DOIS + 1, retidas: 0, ocupadas: 0 });
    // She has no debt and no balance, and may come back; the administrator has every month that was served.
    await passo(() => avancarAte(mundo, inicioDoDia(somarDias(terceiro.inicio, 32))));
    expect(await saldos('recebivel')).toEqual([0, 0, 0]);
    expect(await saldos('disponivel')).toEqual([somar(TODAS, PARTE), 0, 0]);
    await passo(() => adicionarSaldo(dandara, ENTRADA));
    await passo(async () => {
      const r = await comprarVagas(mundo, { idGrupo: id, vagas: 1, valorTotal: ENTRADA }, { como: dandara });
      expect(r.status, r.bruto).toBe(200);
      await mundo.assentar();
    });
  });
});
