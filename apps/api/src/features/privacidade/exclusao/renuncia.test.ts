import { tituloDaPartida } from '@rateia/domain/carteira/comprovante';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, darPromocional, depositar, saldoDe } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function pedir(pessoa: Pessoa, renuncia?: number) {
  const enviado = await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
  if (enviado.status !== 200) throw new Error(enviado.bruto);
  const pin = await ultimoPinPara(mundo, pessoa.email);
  return await mundo.chamar(
    'excluirDados',
    { id: pessoa.id, pin, ...(renuncia === undefined ? {} : { renuncia }) },
    { como: pessoa },
  );
}
async function noSetimoDia(): Promise<void> {
  return await mundo.avancar({ dias: 7, minutos: 1 });
}
async function exclusaoDe({ id }: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('exclusoes')
    .select(['id', 'estado', 'impedimentos', 'renuncia_disponivel', 'renuncia_promocional'])
    .where('usuario_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}
/** The entries of the waiver, by account. */
async function lancamentosDe(exclusaoId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('transacoes as t')
    .innerJoin('partidas as p', 'p.transacao_id', 't.id')
    .innerJoin('contas as c', 'c.id', 'p.conta_id')
    .select(['c.tipo', 'p.valor'])
    .where('t.motivo', '=', 'renuncia')
    .where('t.origem', '=', 'exclusoes')
    .where('t.origem_id', '=', exclusaoId)
    .orderBy('p.id')
    .execute();
}

describe('The rest of a balance, given up with the end of the account (REGRAS 2.17 Deletion)', () => {
  it("given up: nothing moves for seven days, then the person's accounts in the ledger are closed", async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(42) });
    await darPromocional(mundo, pessoa, centavos(500));
    const { corpo: antes } = await mundo.chamar('getExclusao', {}, { como: pessoa });
    expect([antes.renuncia, antes.impedimentos.map(({ tipo }) => tipo)]).toEqual([542, ['resto', 'resto']]);
    const { status, corpo } = await pedir(pessoa, 542);
    expect([status, corpo.situacao?.renuncia]).toEqual([200, 542]);
    const { id } = await exclusaoDe(pessoa);
    expect([await saldoDe(mundo, pessoa.id, 'disponivel'), await lancamentosDe(id)]).toEqual([42, []]);

    await noSetimoDia();
    expect(await exclusaoDe(pessoa)).toMatchObject({ id, estado: 'concluida', impedimentos: [] });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
    expect(await saldoDe(mundo, pessoa.id, 'promocional')).toBe(0);
    expect(await lancamentosDe(id)).toEqual([
      { tipo: 'disponivel', valor: -42 },
      { tipo: 'ajuste_centavos', valor: 42 },
      { tipo: 'promocional', valor: -500 },
      { tipo: 'cobertura', valor: 500 },
    ]);
  });

  it('not given up: it is an obstacle, as any balance is', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(42) });
    const { erro } = await pedir(pessoa);
    expect(erro.dados).toMatchObject({ chave: 'exclusaoImpedida', impedimentos: [{ tipo: 'resto' }] });
    expect((await mundo.chamar('getExclusao', {}, { como: pessoa })).corpo.situacao).toBeNull();
  });

  it('another amount than is left, more or less, gives nothing up', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(42) });
    for (const renuncia of [41, 43]) expect((await pedir(pessoa, renuncia)).erro.dados.chave).toBe('exclusaoImpedida');
  });

  it('a balance that can be withdrawn is withdrawn: from the smallest withdrawal on nothing can be given up', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(100) });
    const { corpo } = await mundo.chamar('getExclusao', {}, { como: pessoa });
    expect([corpo.renuncia, corpo.impedimentos.map(({ tipo }) => tipo)]).toEqual([0, ['saldo']]);
    const pin = await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
    expect(pin.erro.dados.chave).toBe('exclusaoImpedida');
  });

  it.each([
    ['to more that cannot be withdrawn either', 10, 'resto'],
    ['to what can be withdrawn', 700, 'saldo'],
  ])('grown meanwhile %s: the account stays, and so does the balance', async (_nome, mais, tipo) => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(42) });
    expect((await pedir(pessoa, 42)).status).toBe(200);
    await depositar(mundo, pessoa, centavos(mais));
    await noSetimoDia();
    const { id, ...exclusao } = await exclusaoDe(pessoa);
    expect(exclusao).toMatchObject({ estado: 'impedida', impedimentos: [tipo] });
    expect([await saldoDe(mundo, pessoa.id, 'disponivel'), await lancamentosDe(id)]).toEqual([42 + mais, []]);
  });

  it('is told by e-mail: the sum given up at the request, the sum booked at the end, and no word of it without one', async () => {
    const [pessoa, outra] = [await criarPessoa(mundo, { saldo: centavos(42) }), await criarPessoa(mundo)];
    await darPromocional(mundo, pessoa, centavos(500));
    await pedir(pessoa, 542);
    await pedir(outra);
    const resto = formatarReais(centavos(542));
    async function textoDe({ email }: Pessoa, assunto: RegExp) {
      return (await mensagensPara(mundo, email)).find((m) => assunto.test(m.assunto))?.texto;
    }
    expect(await textoDe(pessoa, /será excluída/)).toContain(`Você abriu mão de ${resto} que não podem ser retirados.`);
    expect(await textoDe(outra, /será excluída/)).not.toContain('abriu mão');
    await noSetimoDia();
    expect(await textoDe(pessoa, /foi excluída/)).toContain(
      `O saldo de ${resto}, de que você abriu mão, saiu da carteira.`,
    );
    expect(await textoDe(outra, /foi excluída/)).not.toContain('abriu mão');
  });

  it('undone in time: the balance is as before, and a new request asks again', async () => {
    const pessoa = await criarPessoa(mundo, { saldo: centavos(42) });
    await pedir(pessoa, 42);
    await mundo.chamar('desfazerExclusao', {}, { como: pessoa });
    await noSetimoDia();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(42);
    expect((await pedir(pessoa)).erro.dados.chave).toBe('exclusaoImpedida');
  });

  it('its line of the statement says why it went', () => {
    const linha = { motivo: 'renuncia', conta: 'disponivel', valor: centavos(-42) } as const;
    expect(tituloDaPartida(linha)).toBe('Saldo de que você abriu mão');
  });
});
