import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirarSemFato } from '../../../db/fila.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { assuntosPara } from '../../../test/carteira.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { ENVIAR_PIN } from '../../sessao/agenda.ts';
import { notificar } from '../index.ts';

let mundo: Mundo;
let aline: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  aline = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}

/** A message whose e-mail the provider refused. */
async function recusada(modelo: 'saldoAdicionado' | 'contaJaExiste' = 'saldoAdicionado') {
  const pessoa = await criarPessoa(mundo, { nome: 'Bruna', sobrenome: 'Lima' });
  await emTransacao(banco(), (trx) =>
    modelo === 'saldoAdicionado'
      ? notificar(trx, {
          usuarioId: pessoa.id,
          modelo,
          dados: { valor: 1_000, credito: null },
          fato: 1,
          agora: mundo.agora(),
        })
      : notificar(trx, { usuarioId: pessoa.id, modelo, dados: {}, fato: 1, agora: mundo.agora() }),
  );
  await mundo.assentar();
  const { id } = await banco()
    .updateTable('entregas_de_notificacao')
    .set({ estado: 'recusada', motivo: 'smtp550', entregue_em: null })
    .where('usuario_id', '=', pessoa.id)
    .where('canal', '=', 'email')
    .returning('id')
    .executeTakeFirstOrThrow();
  return { pessoa, id };
}
async function estadoDe(id: number) {
  return await banco()
    .selectFrom('entregas_de_notificacao')
    .select(['estado', 'motivo'])
    .where('id', '=', id)
    .executeTakeFirst();
}
async function lista() {
  return (await mundo.chamar('getMensagensNaoEntregues', { porPagina: 50 }, { como: aline })).corpo;
}
async function auditoria(id: number) {
  return await banco()
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao'])
    .where('alvo', '=', `entrega:${id}`)
    .execute();
}

describe('Messages that did not arrive (CONFIABILIDADE 1.9)', () => {
  it('are listed with reason, person and channel, newest first, and counted', async () => {
    const antes = (await lista()).total;
    const { pessoa, id } = await recusada();
    const { itens, total } = await lista();
    expect(total).toBe(antes + 1);
    expect(itens[0]).toEqual({
      id,
      canal: 'email',
      titulo: expect.stringMatching(/adicionados ao seu saldo$/),
      motivo: 'smtp550',
      desde: expect.any(String),
      pessoa: { id: pessoa.id, nome: 'Bruna Lima' },
      podeReenviar: true,
    });
    expect((await mundo.chamar('getFilas', {}, { como: aline })).corpo.mensagens).toEqual({ total });
  });

  it('are sent again, arrive, and leave the list; the operator is written down', async () => {
    const { pessoa, id } = await recusada();
    const antes = (await assuntosPara(mundo, pessoa)).length;
    expect((await mundo.chamar('reenviarMensagem', { id }, { como: aline })).status).toBe(204);
    expect((await lista()).itens.map((i) => i.id)).not.toContain(id);
    await mundo.assentar();
    expect((await assuntosPara(mundo, pessoa)).length).toBeGreaterThanOrEqual(antes);
    expect(await estadoDe(id)).toEqual({ estado: 'entregue', motivo: null });
    expect(await auditoria(id)).toEqual([{ usuario_id: aline.id, acao: 'mensagem.reenviar' }]);
    expect((await mundo.chamar('reenviarMensagem', { id }, { como: aline })).status).toBe(404);
  });

  it('are dropped, which is recorded too', async () => {
    const { id } = await recusada();
    expect((await mundo.chamar('abandonarMensagem', { id }, { como: aline })).status).toBe(204);
    expect(await estadoDe(id)).toEqual({ estado: 'abandonada', motivo: 'smtp550' });
    expect((await lista()).itens.map((i) => i.id)).not.toContain(id);
    expect(await auditoria(id)).toEqual([{ usuario_id: aline.id, acao: 'mensagem.abandonar' }]);
    expect((await mundo.chamar('abandonarMensagem', { id }, { como: aline })).status).toBe(404);
  });

  it('that were only sent kept no words: 409, and nothing is sent', async () => {
    const { id } = await recusada('contaJaExiste');
    expect((await lista()).itens.find((i) => i.id === id)).toMatchObject({ podeReenviar: false });
    expect((await mundo.chamar('reenviarMensagem', { id }, { como: aline })).status).toBe(409);
    expect(await estadoDe(id)).toEqual({ estado: 'recusada', motivo: 'smtp550' });
    expect(await auditoria(id)).toEqual([]);
  });

  it('are for the staff: 401 without a session, 403 for others, 422 for an invalid id', async () => {
    const { id } = await recusada();
    const membro = await criarPessoa(mundo);
    for (const nome of ['getMensagensNaoEntregues', 'reenviarMensagem', 'abandonarMensagem'] as const) {
      expect((await mundo.chamar(nome, { id })).status).toBe(401);
      expect((await mundo.chamar(nome, { id }, { como: membro })).status).toBe(403);
    }
    expect((await mundo.chamar('reenviarMensagem', { id: 'x' }, { como: aline })).status).toBe(422);
    expect(await estadoDe(id)).toMatchObject({ estado: 'recusada' });
  });

  it('a push is not sent again to somebody who has no device for it any more', async () => {
    const { id } = await recusada();
    await banco().updateTable('entregas_de_notificacao').set({ canal: 'push' }).where('id', '=', id).execute();
    const { status, erro } = await mundo.chamar('reenviarMensagem', { id }, { como: aline });
    expect(status).toBe(409);
    expect(erro.message).toBe('Nenhum aparelho desta pessoa recebe notificações agora.');
    expect(await estadoDe(id)).toEqual({ estado: 'recusada', motivo: 'smtp550' });
  });

  it('undelivered codes and links stand beside them, without the code, and are sent again while they are valid', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Carla', sobrenome: 'Dias' });
    async function criar(minutos: number) {
      const { id } = await banco()
        .insertInto('pins')
        .values({
          usuario_id: pessoa.id,
          tipo: 107,
          destino: Buffer.alloc(32),
          hash: Buffer.alloc(32),
          vinculo: 'telefone',
          criado_em: mundo.agora(),
          expira_em: instanteDe(milissegundosDe(mundo.agora()) + minutos * 60_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const dados = { pinId: Number(id), canal: 'sms', destinoCifrado: 'x', codigoCifrado: 'segredo' } as const;
      await enfileirarSemFato(banco(), ENVIAR_PIN, dados, { chave: `teste:pin:${id}` });
      await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'sem resposta' where key = ${`teste:pin:${id}`}`.execute(
        banco(),
      );
    }
    await criar(10);
    await criar(-1);
    const { corpo, bruto } = await mundo.chamar('getCodigosNaoEntregues', {}, { como: aline });
    expect(bruto).not.toContain('segredo');
    const doSms = {
      canal: 'sms',
      tipo: 'codigo',
      motivo: 'sem resposta',
      pessoa: { id: pessoa.id, nome: 'Carla Dias' },
    };
    expect(corpo.itens).toEqual([
      { ...doSms, id: expect.any(String), desde: expect.any(String), podeReenviar: false },
      { ...doSms, id: expect.any(String), desde: expect.any(String), podeReenviar: true },
    ]);
    const { status } = await mundo.chamar(
      'repetirTarefa',
      { origem: 'fila', id: corpo.itens[1]?.id ?? '' },
      { como: aline },
    );
    expect(status).toBe(204);
    expect((await mundo.chamar('getCodigosNaoEntregues', {}, { como: aline })).corpo.itens).toHaveLength(1);
    await sql`delete from graphile_worker._private_jobs where key like 'teste:pin:%'`.execute(banco());
  });
});
