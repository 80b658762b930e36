import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { lotacaoDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const TOTAL = 4_320;
function banco() {
  return mundo.aplicacao.deps.db;
}

async function reservar(idGrupo: number, como: Pessoa, vagas = 1) {
  return await mundo.chamar('preCheckout', { idGrupo, vagas }, { como });
}

async function faturaDe(assinaturaId: number) {
  return await banco()
    .selectFrom('faturas_de_vaga')
    .select('status')
    .where('assinatura_id', '=', assinaturaId)
    .executeTakeFirstOrThrow();
}

describe('Holding seats (spec B§7; REGRAS 2.2)', () => {
  it('holds for 15 minutes and shows the price with its arithmetic', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo, { saldo: centavos(700) });
    const r = await reservar(grupo.id, pessoa, 2);
    expect(r.status, r.bruto).toBe(200);
    // 2 × (20,00 + 1,60) = 43,20; the deposit doubles it: 86,40
    expect(r.corpo).toMatchObject({
      idGrupo: grupo.id,
      vagas: 2,
      exigeCaucao: true,
      saldo: 700,
      regras: ['Não trocar a senha', 'Um perfil por pessoa'],
    });
    expect(r.corpo.composicao).toMatchObject({
      parte: 4_000,
      taxa: 320,
      caucao: 4_320,
      custoMeio: 0,
      totalHoje: 8_640,
      mensal: 4_320,
    });
    expect(r.corpo.composicao.linhas.reduce((soma, l) => soma + l.valor, 0)).toBe(8_640);
    expect(Date.parse(r.corpo.reservaAte) - Date.parse(mundo.agora())).toBeGreaterThan(14.9 * 60_000);
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 2, retidas: 2, ocupadas: 0 });
    expect(await faturaDe(r.corpo.idPreCheckout)).toEqual({ status: 11 });
    const lido = await mundo.chamar('getPreCheckout', { id: r.corpo.idPreCheckout }, { como: pessoa });
    // Two held by himself and two free: three is the most a person may hold.
    expect(lido.corpo).toEqual({
      ...r.corpo,
      idPagamentoAberto: null,
      meioPagamentoAberto: null,
      vagasMaximas: 3,
      desistirAte: somarDias(diaDe(mundo.agora()), 7),
      cobrancaNaoAntesDe: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('a second one of the same person takes the place of the first, also when the first filled the group', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 2 });
    const pessoa = await criarPessoa(mundo);
    const primeira = await reservar(grupo.id, pessoa, 2);
    await mundo.assentar();
    const cheio = await banco()
      .selectFrom('grupos')
      .select('status')
      .where('id', '=', grupo.id)
      .executeTakeFirstOrThrow();
    expect(cheio.status).toBe(2);
    const segunda = await reservar(grupo.id, pessoa, 1);
    expect(segunda.status, segunda.bruto).toBe(200);
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 1, retidas: 1, ocupadas: 0 });
    expect(await faturaDe(primeira.corpo.idPreCheckout)).toEqual({ status: 19 });
    const velha = await mundo.chamar('getPreCheckout', { id: primeira.corpo.idPreCheckout }, { como: pessoa });
    // The expired hold had two seats of this group: the page says so, and leads back to the group.
    const terminou = { chave: 'reservaExpirada', vagas: 2, idGrupo: grupo.id };
    expect([velha.status, velha.erro.dados]).toEqual([400, terminou]);
  });

  it('ends after 15 minutes: seats free, invoice 19, group on sale again', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 1 });
    const pessoa = await criarPessoa(mundo, { saldo: centavos(TOTAL) });
    const { corpo } = await reservar(grupo.id, pessoa);
    await mundo.avancar({ minutos: 16 });
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 1, retidas: 0, ocupadas: 0 });
    expect(await faturaDe(corpo.idPreCheckout)).toEqual({ status: 19 });
    const g = await banco().selectFrom('grupos').select('status').where('id', '=', grupo.id).executeTakeFirstOrThrow();
    expect(g.status).toBe(1);
    const pago = await mundo.chamar(
      'createAssinatura',
      { idPreCheckout: corpo.idPreCheckout, meioPagamento: 4, valorTotal: TOTAL },
      { como: pessoa },
    );
    expect([pago.status, pago.erro.dados.chave]).toEqual([400, 'reservaExpirada']);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(TOTAL);
  });

  it('is past its time by the clock although no job has ended it', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo, { saldo: centavos(TOTAL) });
    const { corpo } = await reservar(grupo.id, pessoa);
    await banco()
      .updateTable('vagas')
      .set({ retida_ate: mundo.agora() })
      .where('assinatura_id', '=', corpo.idPreCheckout)
      .execute();
    const pago = await mundo.chamar(
      'createAssinatura',
      { idPreCheckout: corpo.idPreCheckout, meioPagamento: 4, valorTotal: TOTAL },
      { como: pessoa },
    );
    expect(pago.erro.dados.chave).toBe('reservaExpirada');
  });

  it('is given back by its owner, twice without harm', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await reservar(grupo.id, pessoa);
    const opcoes = { como: pessoa };
    expect((await mundo.chamar('cancelarPreCheckout', { id: corpo.idPreCheckout }, opcoes)).status).toBe(204);
    expect((await mundo.chamar('cancelarPreCheckout', { id: corpo.idPreCheckout }, opcoes)).status).toBe(204);
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 4, retidas: 0, ocupadas: 0 });
  });

  it('takes the charge of an open Pix off the air when it is given back', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await reservar(grupo.id, pessoa);
    const r = await mundo.chamar(
      'createAssinatura',
      { idPreCheckout: corpo.idPreCheckout, meioPagamento: 12, valorTotal: TOTAL },
      { como: pessoa },
    );
    await mundo.assentar();
    const aberta = await mundo.chamar('getPreCheckout', { id: corpo.idPreCheckout }, { como: pessoa });
    expect(aberta.corpo.idPagamentoAberto).toBe(r.corpo.idPagamento);
    await mundo.chamar('cancelarPreCheckout', { id: corpo.idPreCheckout }, { como: pessoa });
    await mundo.assentar();
    const p = await mundo.chamar('getPagamentoStatus', { id: r.corpo.idPagamento }, { como: pessoa });
    expect(p.corpo.estado).toBe('cancelado');
    const cobranca = await mundo.aplicacao.deps.gateways.pix.consultarCobranca(p.corpo.identificadorPagamento);
    expect(cobranca).toMatchObject({ situacao: 'ok', valor: { estado: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' } });
  });

  it('a hold paid by wallet takes its open Pix with it', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo, { saldo: centavos(TOTAL) });
    const { corpo } = await reservar(grupo.id, pessoa);
    async function assinar(meioPagamento: number) {
      return await mundo.chamar(
        'createAssinatura',
        { idPreCheckout: corpo.idPreCheckout, meioPagamento, valorTotal: TOTAL },
        { como: pessoa },
      );
    }
    const pix = await assinar(12);
    const outraVez = await assinar(12);
    expect(outraVez.corpo.idPagamento).toBe(pix.corpo.idPagamento);
    expect((await assinar(4)).corpo.estado).toBe('paga');
    await mundo.assentar();
    const p = await mundo.chamar('getPagamentoStatus', { id: pix.corpo.idPagamento }, { como: pessoa });
    expect(p.corpo.estado).toBe('cancelado');
  });

  it.each([
    ['sold out', { vagas: 1, ocupar: true }, 400, 'semVagas'],
    ['more seats than are free', { vagas: 1, pedir: 2 }, 400, 'semVagas'],
    ['a group that does not sell', { status: 4 }, 400, 'grupoNaoAceitaMembros'],
    ['a private group nobody invited him to', { visibilidade: 3 }, 404, 'grupoNaoEncontrado'],
    ['a group that is not there', { inexistente: true }, 404, 'grupoNaoEncontrado'],
  ] as const)('refuses %s', async (_caso, c, status, chave) => {
    const d: {
      readonly vagas?: number;
      readonly ocupar?: boolean;
      readonly pedir?: number;
      readonly status?: number;
      readonly visibilidade?: number;
      readonly inexistente?: boolean;
    } = c;
    const { ocupar, pedir = 1, inexistente, ...opcoes } = d;
    const grupo = await criarGrupoAVenda(mundo, opcoes);
    if (ocupar === true) await reservar(grupo.id, await criarPessoa(mundo));
    const r = await reservar(inexistente === true ? 999_999 : grupo.id, await criarPessoa(mundo), pedir);
    expect([r.status, r.erro.dados.chave]).toEqual([status, chave]);
  });

  it('refuses the administrator, a member, a debtor, a restricted and an unvalidated person', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    async function chaveDe(p: Pessoa) {
      return (await reservar(grupo.id, p)).erro.dados.chave;
    }
    expect(await chaveDe(grupo.administrador)).toBe('administradorNaoAssina');
    const membro = await criarPessoa(mundo, { saldo: centavos(TOTAL) });
    await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: TOTAL }, { como: membro });
    expect(await chaveDe(membro)).toBe('jaParticipa');
    const restrita = await criarPessoa(mundo);
    await banco()
      .updateTable('usuarios')
      .set({ restricao: 'Sua conta está em análise.' })
      .where('id', '=', restrita.id)
      .execute();
    expect(await chaveDe(restrita)).toBe('restricao');
    const aviso = await mundo.chamar('getRestricoes', { id: grupo.id }, { como: restrita });
    expect([aviso.status, aviso.erro.message]).toEqual([400, 'Sua conta está em análise.']);
    const nova = await criarPessoa(mundo, { validada: false });
    expect(await chaveDe(nova)).toBe('validacaoObrigatoria');
    expect((await mundo.chamar('getRestricoes', { id: grupo.id }, { como: nova })).status).toBe(204);
  });
});

describe('Permissions over a hold and a payment (REGRAS 2.15)', () => {
  it('nobody gets in without a session, and for a stranger the hold and the payment do not exist', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const dona = await criarPessoa(mundo);
    const estranha = await criarPessoa(mundo);
    const { corpo } = await reservar(grupo.id, dona);
    const { idPreCheckout } = corpo;
    const pix = await mundo.chamar(
      'createAssinatura',
      { idPreCheckout, meioPagamento: 12, valorTotal: TOTAL },
      { como: dona },
    );
    const chamadas = [
      ['getPreCheckout', { id: idPreCheckout }],
      ['cancelarPreCheckout', { id: idPreCheckout }],
      ['taxasDaAssinatura', { idPreCheckout, meioPagamento: 12 }],
      ['createAssinatura', { idPreCheckout, meioPagamento: 4, valorTotal: TOTAL }],
      ['getPagamentoStatus', { id: pix.corpo.idPagamento }],
      ['verificarPagamento', { id: pix.corpo.idPagamento }],
      ['gerarNovoCodigo', { id: pix.corpo.idPagamento }],
    ] as const;
    for (const [nome, entrada] of chamadas) {
      expect([nome, (await mundo.chamar(nome, entrada)).status]).toEqual([nome, 401]);
      expect([nome, (await mundo.chamar(nome, entrada, { como: estranha })).status]).toEqual([nome, 404]);
    }
    for (const nome of ['preCheckout', 'getMeioPagamento', 'calcularTaxas', 'getRestricoes'] as const) {
      expect([nome, (await mundo.chamar(nome, { id: 1, idGrupo: grupo.id, vagas: 1, valor: 100 })).status]).toEqual([
        nome,
        401,
      ]);
    }
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 3, retidas: 1, ocupadas: 0 });
  });
});

describe('Ways of paying (spec B§7; REGRAS 2.4)', () => {
  it('offers each way that is on, the cheapest first, and says why the wallet does not do', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(100) });
    const r = await mundo.chamar('getMeioPagamento', { valor: TOTAL }, { como: pessoa });
    expect(r.corpo.saldo).toBe(100);
    expect(r.corpo.meios.map((m) => [m.id, m.custo, m.disponivel, m.motivo])).toEqual([
      [4, 0, false, 'Saldo insuficiente'],
      [12, 0, true, null],
      [7, 172, true, null],
      [8, 172, true, null],
      [9, 172, true, null],
      [2, 194, true, null],
      [11, 249, true, null],
      [3, 267, true, null],
    ]);
    const recarga = await mundo.chamar('getMeioPagamento', { valor: TOTAL, finalidade: 2 }, { como: pessoa });
    expect(recarga.corpo.meios.map((m) => m.id)).toEqual([12, 7, 8, 9, 2, 11, 3]);
    const taxas = await mundo.chamar('calcularTaxas', { valor: TOTAL }, { como: pessoa });
    expect(taxas.corpo.taxas).toEqual([
      { meioPagamento: 4, custo: 0 },
      { meioPagamento: 12, custo: 0 },
      { meioPagamento: 100, custo: 151 },
      { meioPagamento: 7, custo: 172 },
      { meioPagamento: 8, custo: 172 },
      { meioPagamento: 9, custo: 172 },
      { meioPagamento: 2, custo: 194 },
      { meioPagamento: 11, custo: 249 },
      { meioPagamento: 3, custo: 267 },
    ]);
  });

  it.each([5, 13, 14, 7_777])('refuses method %i', async (meioPagamento) => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo);
    const { corpo } = await reservar(grupo.id, pessoa);
    const r = await mundo.chamar(
      'createAssinatura',
      { idPreCheckout: corpo.idPreCheckout, meioPagamento, valorTotal: TOTAL },
      { como: pessoa },
    );
    expect([r.status, r.erro.dados.chave]).toEqual([400, 'meioPagamentoIndisponivel']);
  });

  it('refuses another total than the server’s, and a wallet that cannot bear it, and keeps the hold', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo, { saldo: centavos(TOTAL - 1) });
    const { corpo } = await reservar(grupo.id, pessoa);
    async function assinar(valorTotal: number) {
      return await mundo.chamar(
        'createAssinatura',
        { idPreCheckout: corpo.idPreCheckout, meioPagamento: 4, valorTotal },
        { como: pessoa },
      );
    }
    const outroPreco = await assinar(TOTAL - 1);
    expect([outroPreco.status, outroPreco.erro.dados.chave]).toEqual([400, 'precoMudou']);
    const semSaldo = await assinar(TOTAL);
    expect([semSaldo.status, semSaldo.erro.dados.chave, semSaldo.erro.dados['falta']]).toEqual([
      400,
      'saldoInsuficiente',
      1,
    ]);
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 3, retidas: 1, ocupadas: 0 });
    expect(await faturaDe(corpo.idPreCheckout)).toEqual({ status: 11 });
  });
});
