import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';
import { montados } from '../../../test/trilhas.ts';

let mundo: Mundo;
let suporte: Pessoa;
let financeiro: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { nome: 'Bruno', papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}
async function item(como: Pessoa, id: string) {
  return (await mundo.chamar('getDinheiroParado', {}, { como })).corpo.itens.find((i) => i.id === id);
}
async function auditoria(alvo: string) {
  return await banco()
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao'])
    .where('alvo', '=', alvo)
    .orderBy('id')
    .execute();
}

describe('A charge that the bank has not answered about (CONFIABILIDADE 1.5)', () => {
  it('is asked about at once, and a charge that turns up leaves the list', async () => {
    const pessoa = await criarPessoa(mundo);
    await ligarFalhas(mundo, { cobranca: { modo: 'timeoutAposSucesso', proximas: 1 } });
    const { corpo } = await mundo.chamar('comprarCredito', { valor: 2_000, meioPagamento: 12 }, { como: pessoa });
    const { id } = await banco()
      .updateTable('pagamentos')
      .set({ estado: 'processando', criado_em: '2020-01-01T00:00:00Z' })
      .where('id_publico', '=', corpo.idPagamento)
      .returning('id')
      .executeTakeFirstOrThrow();
    await montados(banco(), 'pagamento', [id]);
    await ligarFalhas(mundo, {});
    expect(await item(suporte, String(id))).toMatchObject({ tipo: 'pagamento', acoes: ['conferir'], valor: 2_000 });
    const r = await mundo.chamar('conferirDinheiroParado', { tipo: 'pagamento', id: String(id) }, { como: suporte });
    expect(r.status).toBe(204);
    await mundo.assentar();
    expect(await item(suporte, String(id))).toBeUndefined();
    const outra = await mundo.chamar(
      'conferirDinheiroParado',
      { tipo: 'pagamento', id: String(id) },
      { como: suporte },
    );
    expect(outra.status).toBe(404);
    expect(await auditoria(`pagamento:${id}`)).toEqual([{ usuario_id: suporte.id, acao: 'banco.perguntar' }]);
  });
});

describe('A payout about which the bank has said nothing (CONFIABILIDADE 1.5)', () => {
  it('stays in the list until an operator asks the bank: by the ordinary way, once for a key, and never about his own', async () => {
    await irParaMesNovo(mundo);
    await ligarFalhas(mundo, { envio: { modo: 'erro500AposSucesso' }, webhooks: { modo: 'perdido' } });
    const quem = await criarQuemRetira(mundo, { saldo: centavos(40_000), papeis: ['suporte'] });
    const publico = await retirar(mundo, quem, 5_000);
    await assentarComBanco(mundo);
    const { id, estado } = await banco()
      .selectFrom('retiradas')
      .select(['id', 'estado'])
      .where('id_publico', '=', publico)
      .executeTakeFirstOrThrow();
    expect(estado).toBe('enviada');
    // The job of the payout has given up, and the webhook is lost: only a question can tell.
    await sql`select graphile_worker.remove_job(${`enviarRetirada:${id}`})`.execute(banco());
    await ligarFalhas(mundo, {});
    async function perguntar(como: Pessoa, chave = `retirada-${id}-${como.id}`) {
      return await mundo.chamar('conferirDinheiroParado', { tipo: 'retirada', id: String(id) }, { como, chave });
    }
    expect(await item(suporte, String(id))).toBeUndefined();
    await mundo.avancar({ minutos: 2 });
    const parada = { tipo: 'retirada', motivo: 'transferenciaSemResposta', estado: 'enviada', valor: 5_000 };
    expect(await item(suporte, String(id))).toMatchObject({ ...parada, acoes: ['conferir'] });
    expect(await item(quem, String(id))).toMatchObject({ ...parada, acoes: [] });
    expect((await perguntar(suporte)).status).toBe(204);
    expect((await perguntar(suporte)).status).toBe(204);
    await assentarComBanco(mundo);
    expect(await item(suporte, String(id))).toBeUndefined();
    expect((await mundo.chamar('getRetirada', { id: publico }, { como: quem })).corpo.estado).toBe('concluida');
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(35_000);
    expect((await perguntar(financeiro)).status).toBe(404);
    expect(await auditoria(`retirada:${id}`)).toEqual([{ usuario_id: suporte.id, acao: 'banco.perguntar' }]);
  });
});

describe('The third withdrawal by right in 12 months (REGRAS 2.9)', () => {
  async function abrir(usuarioId: number) {
    return (
      await banco()
        .insertInto('revisoes')
        .values({
          tipo: 'arrependimento',
          usuario_id: usuarioId,
          dados: JSON.stringify({ arrependimentosNoPeriodo: 3 }),
          aberta_em: mundo.agora(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  }
  function decidir(como: Pessoa, id: number, decisao: string) {
    return mundo.chamar(
      'decidirRevisao',
      { id, decisao, mensagem: 'Fale com a gente antes de entrar em outro grupo.' },
      { como },
    );
  }

  it.each([
    ['manter', null],
    ['restringir', 'Fale com a gente antes de entrar em outro grupo.'],
  ] as const)('a person looks, and may decide: %s', async (decisao, restricao) => {
    const pessoa = await criarPessoa(mundo, { nome: 'Beatriz' });
    const id = await abrir(pessoa.id);
    expect(await item(suporte, String(id))).toMatchObject({
      tipo: 'revisao',
      conta: { id: pessoa.id },
      quantas: 3,
      acoes: ['manter', 'restringir'],
    });
    expect(await item(financeiro, String(id))).toMatchObject({ acoes: [] });
    expect((await decidir(financeiro, id, decisao)).status).toBe(403);
    expect((await decidir(suporte, id, decisao)).status).toBe(204);
    const conta = await banco()
      .selectFrom('usuarios')
      .select('restricao')
      .where('id', '=', pessoa.id)
      .executeTakeFirst();
    expect(conta?.restricao).toBe(restricao);
    expect((await decidir(lider, id, decisao)).erro.dados.chave).toBe('transicaoRecusada');
    expect(await auditoria(`usuario:${pessoa.id}`)).toEqual([{ usuario_id: suporte.id, acao: `revisao.${decisao}` }]);
  });

  it('cannot be decided by the operator whom it is about', async () => {
    expect((await decidir(suporte, await abrir(suporte.id), 'manter')).status).toBe(403);
  });
});
