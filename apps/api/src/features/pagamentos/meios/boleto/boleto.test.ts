import { diaDe } from '@rateia/domain/datas';
import { lerBoleto } from '@rateia/domain/pagamentos/linha-digitavel';
import { ultimoDiaDoBoleto, vencimentoDoBoleto } from '@rateia/domain/pagamentos/meios/boleto';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { GrupoAVenda } from '../../../../test/checkout.ts';
import { assentarComBanco, criarGrupoAVenda, ligarFalhas } from '../../../../test/checkout.ts';
import type { Pessoa } from '../../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../../test/construtores.ts';
import { conferirInvariantes } from '../../../../test/invariantes.ts';
import { registrarWebhooks } from '../../noticias/registrar-webhook.ts';

const BOLETO = 11;
const CUSTO = 249;
/** Two months of one seat, and the cost of a boleto. */
const TOTAL = 4_320 + CUSTO;
const RECARGA = 2_000;
const ENDERECO = {
  cep: '01001000',
  uf: 'SP',
  cidade: 'São Paulo',
  rua: 'Praça da Sé',
  bairro: 'Sé',
  numero: '1',
  complemento: '',
};

let mundo: Mundo;
let pararDeRegistrar: () => void;
beforeAll(async () => {
  mundo = await criarMundo({ sandbox: { liquidacaoMs: 1 } });
  const { deps } = mundo.aplicacao;
  const { listeningOrigin: appUrl } = mundo.http;
  pararDeRegistrar = registrarWebhooks({ ...deps, config: { ...deps.config, appUrl } });
});
afterEach(async () => await ligarFalhas(mundo, {}));
afterAll(async () => {
  pararDeRegistrar();
  // Its last act checks every invariant of the ledger.
  await mundo.encerrar();
});

type Compra = { readonly pessoa: Pessoa; readonly id: string; readonly grupo?: GrupoAVenda };

async function criarComEndereco(): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('updateEnderecoFiscal', ENDERECO, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  return pessoa;
}

/** Runs what is due, and gives the provider the moment in which it registers a bill. */
async function assentar(): Promise<void> {
  await mundo.assentar();
  await mundo.sandbox.ociosa();
  await mundo.avancar({ minutos: 1 });
  await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
  await assentarComBanco(mundo);
}

async function assinar(grupo: GrupoAVenda, pessoa: Pessoa, vagas = 1) {
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas }, { como: pessoa });
  expect(pre.status, pre.bruto).toBe(200);
  const valorTotal = 4_320 * vagas + CUSTO;
  const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: BOLETO, valorTotal };
  return await mundo.chamar('createAssinatura', pedido, { como: pessoa });
}
async function comprarVaga(grupo?: GrupoAVenda): Promise<Compra & { readonly grupo: GrupoAVenda }> {
  const oGrupo = grupo ?? (await criarGrupoAVenda(mundo));
  const pessoa = await criarComEndereco();
  const r = await assinar(oGrupo, pessoa);
  expect([r.status, r.corpo.estado], r.bruto).toEqual([200, 'aguardandoPagamento']);
  await assentar();
  return { pessoa, id: r.corpo.idPagamento ?? '', grupo: oGrupo };
}
async function recarregar(): Promise<Compra> {
  const pessoa = await criarComEndereco();
  const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: BOLETO }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await assentar();
  return { pessoa, id: r.corpo.idPagamento };
}

async function situacao({ id, pessoa }: Compra) {
  return (await mundo.chamar('getPagamentoStatus', { id }, { como: pessoa })).corpo;
}
async function lotacao({ id }: GrupoAVenda) {
  return await mundo.aplicacao.deps.db
    .selectFrom('grupo_lotacao')
    .select(['livres', 'retidas', 'ocupadas'])
    .where('grupo_id', '=', id)
    .executeTakeFirstOrThrow();
}
async function saldo({ pessoa }: Compra) {
  return await saldoDe(mundo, pessoa.id, 'disponivel');
}

type NoBanco = {
  readonly id: string;
  readonly amount: number;
  readonly fine: number;
  readonly interest: number;
  readonly overdueLimit: number;
  readonly due: string;
  readonly status: string;
  readonly tags: readonly string[];
  readonly zipCode: string;
};
async function noBanco(compra: Compra): Promise<readonly NoBanco[]> {
  const { identificadorPagamento } = await situacao(compra);
  const todos = (await (await fetch(`${mundo.sandbox.url}/sandbox/boletos`)).json()) as readonly NoBanco[];
  return todos.filter(({ tags }) => tags.includes(identificadorPagamento));
}
/** Pays at the bank; `forcar` also what it would refuse. */
async function pagar(compra: Compra, corpo: { readonly valor?: number; readonly forcar?: boolean } = {}) {
  const [boleto] = await noBanco(compra);
  const r = await fetch(`${mundo.sandbox.url}/sandbox/boletos/${boleto?.id}/pagar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  await mundo.sandbox.ociosa();
  await mundo.assentar();
  return r.status;
}
async function ateODia(dia: string, hora = '15:00:00.000Z') {
  const faltam = Date.parse(`${dia}T${hora}`) - Date.parse(mundo.agora());
  await mundo.avancar({ minutos: Math.max(0, faltam / 60_000) });
}

describe('A boleto (spec B§3; REGRAS 2.2, 2.4)', () => {
  it('is offered with its cost, and not below its least amount', async () => {
    const pessoa = await criarPessoa(mundo);
    async function oferta(valor: number) {
      return (await mundo.chamar('getMeioPagamento', { valor, finalidade: 1 }, { como: pessoa })).corpo.meios.find(
        ({ id }) => id === BOLETO,
      );
    }
    expect(await oferta(4_320)).toMatchObject({ nome: 'Boleto', custo: CUSTO, disponivel: true });
    expect(await oferta(999)).toMatchObject({ disponivel: false, motivo: 'Valor abaixo do mínimo' });
  });

  it('names the address of its payer, and leads there who has given none', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const r = await assinar(grupo, await criarPessoa(mundo));
    expect([r.status, r.erro.link]).toEqual([400, '/perfil/dados-fiscais']);
    expect(r.erro.message).toContain('endereço');
  });

  it('has a line that our own arithmetic agrees with, no fine and no interest, and a due date that banks work on', async () => {
    const hoje = diaDe(mundo.agora());
    const compra = await comprarVaga();
    const { estado, copiaECola, valor } = await situacao(compra);
    const vencimento = vencimentoDoBoleto(hoje, REGRAS_PADRAO);
    expect([estado, valor]).toEqual(['aguardando', TOTAL]);
    expect(lerBoleto(copiaECola ?? '', hoje)).toMatchObject({ ok: true, valor: TOTAL, vencimento });
    expect(await noBanco(compra)).toMatchObject([
      { amount: TOTAL, fine: 0, interest: 0, due: vencimento, status: 'registered', zipCode: ENDERECO.cep },
    ]);
    expect(await lotacao(compra.grupo)).toEqual({ livres: 3, retidas: 1, ocupadas: 0 });
  });

  it('is paid once whatever is told: the seat is taken', async () => {
    const compra = await comprarVaga();
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    expect(await pagar(compra)).toBe(200);
    expect(await situacao(compra)).toMatchObject({ estado: 'pago', resultado: null });
    await assentar();
    expect(await lotacao(compra.grupo)).toEqual({ livres: 3, retidas: 0, ocupadas: 1 });
    await conferirInvariantes(mundo);
  });

  it('is found in the statement when no notice comes', async () => {
    const compra = await recarregar();
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    await pagar(compra);
    expect((await situacao(compra)).estado).toBe('aguardando');
    await assentar();
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it('paid after its due date, within two business days, finds its seat held', async () => {
    const compra = await comprarVaga();
    const [boleto] = await noBanco(compra);
    const vencimento = boleto?.due ?? '';
    await ateODia(ultimoDiaDoBoleto(vencimento, REGRAS_PADRAO));
    expect((await situacao(compra)).estado).toBe('expirado');
    expect(await lotacao(compra.grupo)).toMatchObject({ retidas: 1 });
    expect(await pagar(compra)).toBe(200);
    expect((await situacao(compra)).estado).toBe('pago');
    expect(await lotacao(compra.grupo)).toMatchObject({ retidas: 0, ocupadas: 1 });
  });

  it('paid after the hold is honoured while there is a seat, and becomes balance of its payer when there is none', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 2 });
    const [feliz, tarde] = [await comprarVaga(), await comprarVaga(grupo)];
    const [boleto] = await noBanco(feliz);
    await ateODia(ultimoDiaDoBoleto(boleto?.due ?? '', REGRAS_PADRAO));
    await mundo.avancar({ dias: 1 });
    expect(await lotacao(grupo)).toEqual({ livres: 2, retidas: 0, ocupadas: 0 });
    await pagar(feliz, { forcar: true });
    expect([(await situacao(feliz)).estado, (await lotacao(feliz.grupo)).ocupadas]).toEqual(['pago', 1]);
    const outra = await criarPessoa(mundo);
    const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 2 }, { como: outra });
    expect(pre.status, pre.bruto).toBe(200);
    await pagar(tarde, { forcar: true });
    await assentar();
    expect((await situacao(tarde)).estado).toBe('devolvido');
    expect(await saldo(tarde)).toBe(TOTAL);
    await conferirInvariantes(mundo);
  });

  it('of another amount, and a second payment of one bill, become balance of the payer', async () => {
    const outro = await recarregar();
    await pagar(outro, { valor: RECARGA + CUSTO + 1, forcar: true });
    await assentar();
    expect([(await situacao(outro)).estado, await saldo(outro)]).toEqual(['devolvido', RECARGA + CUSTO + 1]);
    const duas = await recarregar();
    await pagar(duas);
    await pagar(duas, { forcar: true });
    await assentar();
    expect([(await situacao(duas)).estado, await saldo(duas)]).toEqual(['pago', 2 * RECARGA + CUSTO]);
    await conferirInvariantes(mundo);
  });

  it('that nobody pays expires, and its top-up with it; late money of its owner is a new credit', async () => {
    const compra = await recarregar();
    const [boleto] = await noBanco(compra);
    await ateODia(boleto?.due ?? '');
    await mundo.avancar({ dias: 1 });
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['expirado', 0]);
    await pagar(compra, { forcar: true });
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it('boletos keep at most half of the free seats of a group', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
    await comprarVaga(grupo);
    await comprarVaga(grupo);
    const r = await assinar(grupo, await criarComEndereco());
    expect([r.status, r.erro.dados.chave]).toEqual([400, 'meioPagamentoIndisponivel']);
  });

  it('given up is taken off the air', async () => {
    const compra = await comprarVaga();
    const { idAssinatura: id } = await situacao(compra);
    await mundo.chamar('cancelarPreCheckout', { id }, { como: compra.pessoa });
    await assentar();
    expect(await noBanco(compra)).toMatchObject([{ status: 'canceled' }]);
  });

  it('that the provider refuses is told, and nothing is charged', async () => {
    await ligarFalhas(mundo, { boleto: { modo: 'recusado' } });
    const compra = await recarregar();
    expect([(await situacao(compra)).estado, await noBanco(compra)]).toEqual(['falhou', []]);
  });

  it.each(['erro500AposSucesso', 'erro500'])('under %s is made once: not knowing is never a failure', async (modo) => {
    await ligarFalhas(mundo, { boleto: { modo, proximas: 2 } });
    const compra = await recarregar();
    await ligarFalhas(mundo, {});
    await mundo.avancar({ minutos: 5 });
    await assentar();
    expect(await noBanco(compra)).toHaveLength(1);
    await pagar(compra);
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });
});

describe('Its sheet (REGRAS 2.33)', () => {
  it('the bank’s sheet is for its payer, as long as it can be paid', async () => {
    const compra = await recarregar();
    const pedido = { tipo: 'boleto', idPagamento: compra.id };
    const { corpo } = await mundo.chamar('createLinkDoArquivo', pedido, { como: compra.pessoa });
    const folha = await mundo.http.inject({ method: 'GET', url: corpo.url });
    expect(folha.headers['content-type']).toBe('application/pdf');
    // The bars of a boleto begin with two narrow ones.
    expect(folha.body).toContain('40 560 1 60 re f');
    expect((await mundo.chamar('createLinkDoArquivo', pedido, { como: await criarPessoa(mundo) })).status).toBe(404);
    await ligarFalhas(mundo, { boleto: { modo: 'indisponivel' } });
    expect((await mundo.http.inject({ method: 'GET', url: corpo.url })).statusCode).toBe(503);
  });
});

describe('Its refunds (REGRAS 2.9)', () => {
  it('go to the wallet: no bank takes a boleto back', async () => {
    const compra = await comprarVaga();
    await pagar(compra);
    const { idAssinatura } = await situacao(compra);
    const { opcoes } = (await mundo.chamar('getCancelamentoMembro', { id: compra.grupo.id }, { como: compra.pessoa }))
      .corpo;
    expect(idAssinatura).not.toBeNull();
    expect(opcoes.map(({ porPix }) => porPix)).toEqual(opcoes.map(() => 0));
  });
});
