import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { centavos } from '@rateia/domain/dinheiro';
import { mascararEmail } from '@rateia/domain/usuario/email';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';
import { bloquearPeloAviso } from '../../../test/seguranca.ts';
import { lancar } from '../../livro/lancar.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
beforeEach(async () => await irParaMesNovo(mundo));
afterAll(async () => await mundo.encerrar());

async function historico(idPublico: string): Promise<readonly string[]> {
  const { db } = mundo.aplicacao.deps;
  const linhas = await db
    .selectFrom('transicoes as t')
    .innerJoin('retiradas as r', 'r.id', 't.entidade_id')
    .select(['t.de', 't.para', 't.quem'])
    .where('t.entidade', '=', 'retirada')
    .where('r.id_publico', '=', idPublico)
    .orderBy('t.id')
    .execute();
  return linhas.map((l) => `${l.de ?? '—'} → ${l.para} (${l.quem})`);
}
const mil = centavos(100_000);

describe('A withdrawal and its code (REGRAS 2.6 PIN, States)', () => {
  it('takes the code, reserves the amount, pays the net and keeps the fee', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    await retirar(mundo, quem, 5_000);
    const { corpo } = await mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    expect(corpo).toMatchObject({ estado: 'aguardandoPin', valorTaxa: 150, valorLiquido: 3_850, podeCancelar: true });
    expect(corpo.pinExpiraEm).not.toBeNull();
    const pin = await ultimoPinPara(mundo, quem.email);
    const autorizada = await mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem });
    expect(autorizada.corpo).toMatchObject({ estado: 'emAnalise', revisaoManual: false, pinExpiraEm: null });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(100_000 - 5_000 - 4_000);

    await mundo.assentar();
    await mundo.sandbox.ociosa();
    await mundo.aplicacao.tarefas.enviarRetirada?.(
      { retiradaId: await idDe(corpo.id) },
      { tentativa: 1, requestId: undefined },
    );
    const { corpo: fim } = await mundo.chamar('getRetirada', { id: corpo.id }, { como: quem });
    expect(fim).toMatchObject({ estado: 'concluida', podeCancelar: false, motivoFalha: null });
    expect(fim.identificador).toMatch(/^E/);
    expect(await historico(corpo.id)).toEqual([
      '— → rascunho (usuario)',
      'rascunho → aguardandoPin (usuario)',
      'aguardandoPin → emAnalise (usuario)',
      'emAnalise → enviada (sistema)',
      'enviada → concluida (provedor)',
    ]);
    const assuntos = (await mensagensPara(mundo, quem.email)).map((m) => m.assunto.replaceAll('\u00A0', ' '));
    expect(assuntos).toContain('R$ 38,50 a caminho da sua conta');
    expect(await bloquearPeloAviso(mundo, quem.email, 'a caminho da sua conta')).toBe(true);
  });

  it('its owner says "não fui eu": the account is blocked, and what was not sent waits for a person', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const alta = await retirar(mundo, quem, 60_000);
    const aviso = (await mensagensPara(mundo, quem.email)).find((m) => m.assunto.includes('está em análise'));
    const hash =
      aviso?.links
        .find((l) => l.includes('/seguranca/bloquear/'))
        ?.split('/')
        .at(-1) ?? '';
    const baixa = await retirar(mundo, quem, 5_000);
    expect((await mundo.chamar('bloquearConta', { hash })).status).toBe(204);
    await mundo.assentar();
    const linhas = await mundo.aplicacao.deps.db
      .selectFrom('retiradas')
      .select(['id_publico', 'estado', 'revisao_manual', 'motivos_revisao'])
      .where('usuario_id', '=', quem.id)
      .orderBy('id')
      .execute();
    expect(linhas).toEqual([
      { id_publico: alta, estado: 'emAnalise', revisao_manual: true, motivos_revisao: ['valorAlto'] },
      { id_publico: baixa, estado: 'emAnalise', revisao_manual: true, motivos_revisao: ['contaBloqueada'] },
    ]);
    const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
    const { corpo } = await mundo.chamar('getRetiradasEmRevisao', {}, { como: financeiro });
    expect(corpo.itens.filter(({ idUsuario }) => idUsuario === quem.id).map(({ motivo }) => motivo)).toEqual([
      'Acima do valor que sai sem análise. A conta foi bloqueada depois do pedido',
      'A conta foi bloqueada depois do pedido',
    ]);
  });

  it('is sent by SMS too, under its own kind, and names the destination of the last one', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { corpo } = await mundo.chamar(
      'createRetirada',
      { valor: 4_000, idChave: quem.idChave, canal: 'sms' },
      { como: quem },
    );
    expect(corpo.pinEnviadoPara).toBe(mascararTelefone(quem.telefone));
    await mundo.chamar('reenviarPinRetirada', { id: corpo.id, canal: 'email' }, { como: quem });
    const porEmail = await mundo.chamar('getRetirada', { id: corpo.id }, { como: quem });
    expect(porEmail.corpo.pinEnviadoPara).toBe(mascararEmail(quem.email));
    await mundo.chamar('reenviarPinRetirada', { id: corpo.id, canal: 'sms' }, { como: quem });
    const pin = await ultimoPinPara(mundo, `55${quem.telefone}`);
    expect((await mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem })).status).toBe(200);
    const tipos = await mundo.aplicacao.deps.db
      .selectFrom('pins')
      .select('tipo')
      .where('usuario_id', '=', quem.id)
      .orderBy('id')
      .execute();
    expect(tipos.map(({ tipo }) => tipo)).toEqual([
      ID_TIPO_PIN.retiradaSms,
      ID_TIPO_PIN.retirada,
      ID_TIPO_PIN.retiradaSms,
    ]);
  });

  it('refuses a wrong code, voids it at the fifth, and no money moves', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { corpo } = await mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    const pin = await ultimoPinPara(mundo, quem.email);
    function errar() {
      return mundo.chamar('autorizarRetirada', { id: corpo.id, pin: pinErrado(pin) }, { como: quem });
    }
    for (let vez = 1; vez < 5; vez += 1) expect((await errar()).erro.dados.chave).toBe('pinInvalido');
    expect((await errar()).erro.dados.chave).toBe('pinBloqueado');
    const certo = await mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem });
    expect(certo.erro.dados.chave).toBe('pinBloqueado');
    expect((await mundo.chamar('reenviarPinRetirada', { id: corpo.id }, { como: quem })).erro.dados.chave).toBe(
      'pinBloqueado',
    );
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(100_000);
  });

  it('sends the code again, three an hour, and only the newest is valid', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { corpo } = await mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    const primeiro = await ultimoPinPara(mundo, quem.email);
    expect((await mundo.chamar('reenviarPinRetirada', { id: corpo.id }, { como: quem })).status).toBe(204);
    expect((await mundo.chamar('reenviarPinRetirada', { id: corpo.id }, { como: quem })).status).toBe(204);
    expect((await mundo.chamar('reenviarPinRetirada', { id: corpo.id }, { como: quem })).erro.dados.chave).toBe(
      'pinLimiteEnvios',
    );
    expect(
      (await mundo.chamar('autorizarRetirada', { id: corpo.id, pin: primeiro }, { como: quem })).erro.dados.chave,
    ).toBe('pinInvalido');
    const ultimo = await ultimoPinPara(mundo, quem.email);
    expect((await mundo.chamar('autorizarRetirada', { id: corpo.id, pin: ultimo }, { como: quem })).status).toBe(200);
    expect(
      (await mundo.chamar('autorizarRetirada', { id: corpo.id, pin: ultimo }, { como: quem })).erro.dados.chave,
    ).toBe('transicaoRecusada');
  });

  it('is one at a time: a new request drops the one that waits for its code', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    function pedir() {
      return mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    }
    const { corpo: velha } = await pedir();
    await pedir();
    const { corpo } = await mundo.chamar('getRetiradas', {}, { como: quem });
    expect(corpo.total).toBe(2);
    expect(corpo.itens.map((r) => r.estado)).toEqual(['aguardandoPin', 'cancelada']);
    expect(corpo.itens[1]?.id).toBe(velha.id);
  });

  it('looks at the balance again when the code comes', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: centavos(5_000) });
    const { corpo } = await mundo.chamar('createRetirada', { valor: 5_000, idChave: quem.idChave }, { como: quem });
    const pin = await ultimoPinPara(mundo, quem.email);
    const { db } = mundo.aplicacao.deps;
    const outra = await criarPessoa(mundo);
    await db.transaction().execute(async (trx) => {
      await lancar(trx, {
        motivo: 'compra',
        origem: 'creditos',
        origemId: 1,
        chave: `teste:${quem.id}`,
        agora: mundo.agora(),
        partidas: [
          { conta: 'disponivel', usuario: quem.id, valor: centavos(-1) },
          { conta: 'disponivel', usuario: outra.id, valor: centavos(1) },
        ],
      });
    });
    const r = await mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem });
    expect(r.erro.dados).toMatchObject({ chave: 'saldoInsuficiente', falta: 1 });
  });

  it('is dropped when its code is not given in an hour', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { corpo } = await mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    await mundo.avancar({ minutos: 61 });
    expect((await mundo.chamar('getRetirada', { id: corpo.id }, { como: quem })).corpo.estado).toBe('cancelada');
    expect((await historico(corpo.id)).at(-1)).toBe('aguardandoPin → cancelada (sistema)');
  });

  it('lets its owner cancel until it is sent, and gives everything back', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { corpo } = await mundo.chamar('createRetirada', { valor: 50_001, idChave: quem.idChave }, { como: quem });
    const pin = await ultimoPinPara(mundo, quem.email);
    await mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(49_999);
    const cancelada = await mundo.chamar('cancelarRetirada', { id: corpo.id }, { como: quem });
    expect(cancelada.corpo).toMatchObject({ estado: 'cancelada', podeCancelar: false });
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(100_000);
    expect((await mundo.chamar('cancelarRetirada', { id: corpo.id }, { como: quem })).erro.dados.chave).toBe(
      'retiradaNaoCancelavel',
    );
    expect((await mundo.chamar('getRegrasRetirada', {}, { como: quem })).corpo.usadoDia).toBe(0);
  });

  it('exists for no other person, whatever the call', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { corpo } = await mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    const curioso = await criarPessoa(mundo);
    const pin = await ultimoPinPara(mundo, quem.email);
    for (const chamada of ['getRetirada', 'autorizarRetirada', 'reenviarPinRetirada', 'cancelarRetirada'] as const) {
      expect((await mundo.chamar(chamada, { id: corpo.id, pin }, { como: curioso })).status, chamada).toBe(404);
      expect((await mundo.chamar(chamada, { id: corpo.id, pin })).status, chamada).toBe(401);
    }
  });

  it('charges the same key once, whatever the copies', async () => {
    const quem = await criarQuemRetira(mundo, { saldo: mil });
    const { corpo } = await mundo.chamar('createRetirada', { valor: 4_000, idChave: quem.idChave }, { como: quem });
    const pin = await ultimoPinPara(mundo, quem.email);
    const copias = await Promise.all(
      Array.from({ length: 8 }, () =>
        mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem, chave: `chave-${corpo.id}` }),
      ),
    );
    expect(copias.filter((c) => c.status === 200).length).toBeGreaterThan(0);
    expect(copias.every((c) => c.status === 200 || c.status === 409)).toBe(true);
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(96_000);
  });
});

async function idDe(idPublico: string): Promise<number> {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('retiradas')
      .select('id')
      .where('id_publico', '=', idPublico)
      .executeTakeFirstOrThrow()
  ).id;
}
