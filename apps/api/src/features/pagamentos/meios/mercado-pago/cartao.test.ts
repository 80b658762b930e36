import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import type { CompraComCartao } from '../../../../test/cartao.ts';
import {
  atenderAvisos,
  CARTAO,
  conciliar,
  MASTER,
  noPainel,
  noProvedor,
  RECARGA,
  recarregarComCartao,
  reservarParaCartao,
  situacaoDe,
  tentarCartao,
  VISA,
} from '../../../../test/cartao.ts';
import { assentarComBanco, ligarFalhas } from '../../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../../test/construtores.ts';
import { conferirInvariantes } from '../../../../test/invariantes.ts';

/** Two months of one seat, and 3,99 % of them. */
const DA_VAGA = 4_320 + 172;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  atenderAvisos(mundo);
});
afterEach(async () => await ligarFalhas(mundo, {}));
// Its last act checks every invariant of the ledger.
afterAll(async () => await mundo.encerrar());

async function situacao(compra: CompraComCartao) {
  return await situacaoDe(mundo, compra);
}
async function saldo({ pessoa }: CompraComCartao) {
  return await saldoDe(mundo, pessoa.id, 'disponivel');
}
async function tentar(compra: CompraComCartao, nome: string, numero = VISA) {
  const r = await tentarCartao(mundo, compra, { nome, numero });
  await assentarComBanco(mundo);
  return r;
}
function chaveDe(r: { readonly erro: { readonly dados: { readonly chave?: unknown } } }) {
  return r.erro.dados.chave;
}

describe('A card (spec B§3; REGRAS 2.4)', () => {
  it('is offered with its cost, and waits for its number without asking anybody', async () => {
    const pessoa = await criarPessoa(mundo);
    const { meios } = (await mundo.chamar('getMeioPagamento', { valor: 4_320, finalidade: 1 }, { como: pessoa })).corpo;
    expect(meios.find(({ id }) => id === CARTAO)).toMatchObject({ custo: 172, disponivel: true });
    const compra = await reservarParaCartao(mundo);
    expect(await situacao(compra)).toMatchObject({ estado: 'aguardando', valor: DA_VAGA, cartao: null });
    expect(await noProvedor(mundo, compra)).toEqual([]);
  });

  it('pays once whatever is told: the seat is taken', async () => {
    const compra = await reservarParaCartao(mundo);
    await ligarFalhas(mundo, { webhooks: { modo: 'duplicado' } });
    expect((await tentar(compra, 'APRO')).status).toBe(200);
    expect(await situacao(compra)).toMatchObject({
      estado: 'pago',
      cartao: { estado: 'aprovada', bandeira: 'visa', finalDoCartao: '5682', recusa: null, desafio: null },
    });
    expect(await noProvedor(mundo, compra)).toMatchObject([{ transaction_amount: DA_VAGA, status: 'approved' }]);
    await conferirInvariantes(mundo);
  });

  it('refused says why and what to do; other data of the same card, or another card, may follow', async () => {
    const compra = await recarregarComCartao(mundo);
    await tentar(compra, 'SECU');
    const { estado, cartao } = await situacao(compra);
    expect([estado, cartao?.estado, cartao?.recusa?.frase]).toEqual([
      'aguardando',
      'recusada',
      'O código de segurança não confere.',
    ]);
    await tentar(compra, 'APRO');
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it('refused for good is never tried again for this payment; another one is', async () => {
    const compra = await recarregarComCartao(mundo);
    await tentar(compra, 'LOCK');
    expect(chaveDe(await tentar(compra, 'APRO'))).toBe('cartaoNaoPodeSerUsado');
    expect(await noProvedor(mundo, compra)).toHaveLength(1);
    await tentar(compra, 'APRO', MASTER);
    expect((await situacao(compra)).estado).toBe('pago');
  });

  it('has only so many tries', async () => {
    const compra = await recarregarComCartao(mundo);
    for (let n = 0; n < 5; n += 1) expect((await tentar(compra, 'FUND')).status).toBe(200);
    expect(chaveDe(await tentar(compra, 'APRO'))).toBe('tentativasDeCartao');
  });

  it('of somebody else adds no balance, and is not charged', async () => {
    const [compra, outra] = [await recarregarComCartao(mundo), await criarPessoa(mundo)];
    const r = await tentarCartao(mundo, compra, { nome: 'APRO', cpf: outra.cpf });
    await assentarComBanco(mundo);
    expect([chaveDe(r), await noProvedor(mundo, compra)]).toEqual(['cartaoDeOutraPessoa', []]);
  });

  it('is not charged when its time is over', async () => {
    const compra = await recarregarComCartao(mundo);
    await mundo.avancar({ minutos: 31 });
    expect(chaveDe(await tentar(compra, 'APRO'))).toBe('pagamentoEncerrado');
  });
});

describe('The confirmation by the bank of a card (3DS; REGRAS 2.4)', () => {
  it('is asked for, and the seat is taken when the holder confirms', async () => {
    const compra = await reservarParaCartao(mundo);
    await tentar(compra, 'DESA');
    const { estado, cartao } = await situacao(compra);
    expect([estado, cartao?.estado]).toEqual(['aguardando', 'desafio']);
    expect(cartao?.desafio?.url).toContain('/mercadopago/desafio/');
    expect(chaveDe(await tentar(compra, 'APRO', MASTER))).toBe('cartaoEmAndamento');
    expect(await noPainel(mundo, compra, 'aprovar')).toBe(204);
    expect(await situacao(compra)).toMatchObject({ estado: 'pago', cartao: { estado: 'aprovada', desafio: null } });
  });

  it('is not asked for again with a card that was confirmed, up to R$ 200,00', async () => {
    const compra = await reservarParaCartao(mundo);
    await tentar(compra, 'APRO');
    const r = await mundo.chamar('comprarCredito', { valor: 5_000, meioPagamento: CARTAO }, { como: compra.pessoa });
    const segunda = { pessoa: compra.pessoa, id: r.corpo.idPagamento };
    await mundo.assentar();
    await tentar(segunda, 'DESA');
    expect((await situacao(segunda)).estado).toBe('pago');
  });

  it('that the holder refuses leaves another card', async () => {
    const compra = await recarregarComCartao(mundo);
    await tentar(compra, 'DESA');
    await noPainel(mundo, compra, 'recusar');
    expect((await situacao(compra)).cartao).toMatchObject({
      estado: 'recusada',
      recusa: { frase: 'A confirmação do seu banco não foi concluída.' },
    });
  });

  it('that nobody answers is ended at the provider with its payment', async () => {
    const compra = await recarregarComCartao(mundo);
    await tentar(compra, 'DESA');
    await mundo.avancar({ minutos: 31 });
    await conciliar(mundo);
    expect(await noProvedor(mundo, compra)).toMatchObject([{ status: 'cancelled' }]);
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['expirado', 0]);
  });
});

describe('An answer that comes late, twice or never (CONFIABILIDADE 1.5)', () => {
  it('a review that ends well pays; its notice may be lost', async () => {
    const compra = await recarregarComCartao(mundo);
    await tentar(compra, 'CONT');
    expect((await situacao(compra)).cartao?.estado).toBe('emAnalise');
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    await noPainel(mundo, compra, 'aprovar');
    expect((await situacao(compra)).estado).toBe('aguardando');
    await mundo.avancar({ minutos: 1 });
    await conciliar(mundo);
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it('approved while its payment ended becomes a credit, or goes back', async () => {
    const compra = await recarregarComCartao(mundo);
    await tentar(compra, 'CONT');
    await ligarFalhas(mundo, { mercadoPago: { modo: 'recusado' } });
    await mundo.avancar({ minutos: 31 });
    await ligarFalhas(mundo, {});
    await noPainel(mundo, compra, 'aprovar');
    await conciliar(mundo);
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it.each(['erro500AposSucesso', 'erro500'])('under %s is charged once', async (modo) => {
    const compra = await recarregarComCartao(mundo);
    await ligarFalhas(mundo, { mercadoPago: { modo, proximas: 3 }, webhooks: { modo: 'perdido' } });
    await tentarCartao(mundo, compra, { nome: 'APRO' });
    await mundo.assentar().catch(() => undefined);
    await ligarFalhas(mundo, {});
    await mundo.avancar({ minutos: 2 });
    await conciliar(mundo);
    expect(await noProvedor(mundo, compra)).toHaveLength(1);
    expect([(await situacao(compra)).estado, await saldo(compra)]).toEqual(['pago', RECARGA]);
  });

  it('a token that was used is typed again', async () => {
    const compra = await recarregarComCartao(mundo);
    await ligarFalhas(mundo, { mercadoPago: { modo: 'recusado' } });
    await tentar(compra, 'APRO');
    expect((await situacao(compra)).cartao).toMatchObject({
      estado: 'recusada',
      recusa: { oQueFazer: expect.any(String) },
    });
  });
});

describe('Money that goes back (REGRAS 2.9, 2.18)', () => {
  it('a dispute blocks the balance that it paid, and waits for a person', async () => {
    const compra = await recarregarComCartao(mundo);
    await tentar(compra, 'APRO');
    expect(await saldo(compra)).toBe(RECARGA);
    await noPainel(mundo, compra, 'contestar');
    expect(await saldo(compra)).toBeLessThan(RECARGA);
    await conferirInvariantes(mundo);
  });

  it('a seat that is gone when the bank approves goes back to the card', async () => {
    const compra = await reservarParaCartao(mundo, { vagas: 2 });
    await tentar(compra, 'CONT');
    const { idAssinatura: id } = await situacao(compra);
    await ligarFalhas(mundo, { mercadoPago: { modo: 'recusado' } });
    await mundo.chamar('cancelarPreCheckout', { id }, { como: compra.pessoa });
    await assentarComBanco(mundo);
    const outra = await criarPessoa(mundo);
    const pre = await mundo.chamar('preCheckout', { idGrupo: compra.grupo.id, vagas: 2 }, { como: outra });
    expect(pre.status, pre.bruto).toBe(200);
    await ligarFalhas(mundo, {});
    await noPainel(mundo, compra, 'aprovar');
    await conciliar(mundo);
    expect(await noProvedor(mundo, compra)).toMatchObject([{ status: 'refunded', refunds: [{ amount: DA_VAGA }] }]);
    expect((await situacao(compra)).estado).toBe('devolvido');
  });
});

describe('The number of a card (CONFIABILIDADE 2)', () => {
  it.each([
    ['in its own field', { token: VISA }],
    ['in a token', { token: `tok ${VISA} 12345` }],
  ])('enters by no call: %s', async (_caso, campos) => {
    const compra = await recarregarComCartao(mundo);
    const r = await mundo.chamar(
      'pagarComCartao',
      {
        id: compra.id,
        bandeira: 'visa',
        primeirosDigitos: '423564',
        finalDoCartao: '5682',
        cpf: compra.pessoa.cpf,
        ...campos,
      },
      { como: compra.pessoa },
    );
    expect([r.status, chaveDe(r)]).toEqual([422, 'numeroDeCartao']);
  });

  it('stands in no row of ours after a payment', async () => {
    const compra = await recarregarComCartao(mundo);
    await tentar(compra, 'APRO', MASTER);
    const { db } = mundo.aplicacao.deps;
    const linhas = [
      await db.selectFrom('tentativas_de_cartao').selectAll().execute(),
      await db.selectFrom('webhooks_recebidos').selectAll().execute(),
      await db.selectFrom('recebimentos').selectAll().execute(),
    ];
    expect(JSON.stringify(linhas)).not.toContain(MASTER);
    const { token_cifrado } = await db
      .selectFrom('tentativas_de_cartao')
      .select('token_cifrado')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(token_cifrado).toBeNull();
  });
});
