import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { comprarVagas } from '../../../test/compra.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { lotacaoDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

function rico() {
  return criarPessoa(mundo, { saldo: centavos(20_000) });
}
function banco() {
  return mundo.aplicacao.deps.db;
}

describe('A purchase with the wallet: hold, then pay (REGRAS 2.2; CONFIABILIDADE 1.3)', () => {
  it('claims the seats, pays and tells the group', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
    const pessoa = await rico();
    const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 2, valorTotal: 8_640 }, { como: pessoa });
    expect(r.status, r.bruto).toBe(200);
    expect(r.corpo).toMatchObject({ estado: 'paga', idPagamento: null, valor: 8_640 });
    const { idAssinatura, idFatura } = r.corpo;
    expect(
      await banco()
        .selectFrom('assinaturas')
        .select(['estado', 'vagas', 'caucao', 'meio_pagamento'])
        .where('id', '=', idAssinatura)
        .executeTakeFirstOrThrow(),
    ).toEqual({ estado: 'reservada', vagas: 2, caucao: 4_320, meio_pagamento: 4 });
    expect(
      await banco()
        .selectFrom('faturas_de_vaga')
        .select(['status', 'valor_plano', 'valor_taxa', 'valor_caucao', 'valor_total', 'tipo'])
        .where('id', '=', idFatura)
        .executeTakeFirstOrThrow(),
    ).toEqual({
      status: 13,
      valor_plano: 4_000,
      valor_taxa: 320,
      valor_caucao: 4_320,
      valor_total: 8_640,
      tipo: 'primeira',
    });
    expect(
      await banco()
        .selectFrom('previsoes')
        .select(['status', 'valor', 'administrador_id'])
        .where('fatura_id', '=', idFatura)
        .executeTakeFirstOrThrow(),
    ).toEqual({ status: 78, valor: 4_000, administrador_id: grupo.administrador.id });
    expect(
      await banco()
        .selectFrom('vagas')
        .select('numero')
        .where('assinatura_id', '=', idAssinatura)
        .where('estado', '=', 'ocupada')
        .orderBy('numero')
        .execute(),
    ).toEqual([{ numero: 1 }, { numero: 2 }]);
    // 200,00 − 86,40 = 113,60
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(11_360);
    expect(await saldoDe(mundo, pessoa.id, 'caucao')).toBe(4_320);
    expect(await saldoDe(mundo, grupo.administrador.id, 'recebivel')).toBe(4_000);
    const trilha = await banco()
      .selectFrom('transicoes')
      .select(['entidade', 'evento', 'de', 'para', 'quem'])
      .where((e) =>
        e.or([
          e.and({ entidade: 'assinatura', entidade_id: idAssinatura }),
          e.and({ entidade: 'fatura', entidade_id: idFatura }),
        ]),
      )
      .orderBy('id')
      .execute();
    expect(trilha).toEqual([
      { entidade: 'fatura', evento: 'emitir', de: null, para: '11', quem: 'usuario' },
      { entidade: 'assinatura', evento: 'reservar', de: null, para: 'reservada', quem: 'membro' },
      { entidade: 'fatura', evento: 'pagar', de: '11', para: '13', quem: 'usuario' },
    ]);
    await mundo.assentar();
    const depois = await banco()
      .selectFrom('assinaturas')
      .select('estado')
      .where('id', '=', idAssinatura)
      .executeTakeFirstOrThrow();
    expect(depois.estado).toBe('aguardandoGrupo');
  });

  it('replays the answer byte for byte under the same key, and charges once', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await rico();
    const corpo = { idGrupo: grupo.id, vagas: 1, valorTotal: 4_320 };
    const a = await comprarVagas(mundo, corpo, { como: pessoa, chave: 'chave-de-teste-1' });
    const b = await comprarVagas(mundo, corpo, { como: pessoa, chave: 'chave-de-teste-1' });
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(b.bruto).toBe(a.bruto);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(20_000 - 4_320);
    const outro = await comprarVagas(
      mundo,
      { ...corpo, vagas: 2, valorTotal: 8_640 },
      { como: pessoa, chave: 'chave-de-teste-1' },
    );
    expect([outro.status, outro.erro.dados.chave]).toEqual([422, 'chaveIdempotenciaReutilizada']);
  });

  it('needs a session', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: 4_320 }, {});
    expect(r.status).toBe(401);
  });

  it.each([
    ['short key', { chave: 'curta' }, 422, 'chaveIdempotenciaAusente'],
    ['another price than the server knows', { valorTotal: 4_319 }, 400, 'precoMudou'],
    ['more seats than a person may hold', { vagas: 3, valorTotal: 12_960, jaTem: 0, vagasDoGrupo: 2 }, 400, 'semVagas'],
    ['a group that does not sell', { status: 4 }, 400, 'grupoNaoAceitaMembros'],
    ['a group that does not exist', { idGrupo: 999_999 }, 404, 'grupoNaoEncontrado'],
  ] as const)('refuses %s', async (_caso, c, status, chave) => {
    const dados: {
      readonly chave?: string;
      readonly valorTotal?: number;
      readonly vagas?: number;
      readonly vagasDoGrupo?: number;
      readonly status?: number;
      readonly idGrupo?: number;
    } = c;
    const grupo = await criarGrupoAVenda(mundo, { vagas: dados.vagasDoGrupo ?? 4, status: dados.status ?? 1 });
    const pessoa = await rico();
    const r = await comprarVagas(
      mundo,
      { idGrupo: dados.idGrupo ?? grupo.id, vagas: dados.vagas ?? 1, valorTotal: dados.valorTotal ?? 4_320 },
      { como: pessoa, ...(dados.chave === undefined ? {} : { chave: dados.chave }) },
    );
    expect([r.status, r.erro.dados.chave]).toEqual([status, chave]);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(20_000);
  });

  it('refuses four seats before asking the database', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 4, valorTotal: 17_280 }, { como: await rico() });
    expect(r.status).toBe(422);
  });

  it('refuses the administrator, a member, an unvalidated and a restricted person, and one with a debt', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 4 });
    const corpo = { idGrupo: grupo.id, vagas: 1, valorTotal: 4_320 };
    async function recusa(pessoa: Awaited<ReturnType<typeof rico>>) {
      const r = await comprarVagas(mundo, corpo, { como: pessoa });
      return r.status === 200 ? 'bought' : r.erro.dados.chave;
    }
    expect(await recusa(grupo.administrador)).toBe('administradorNaoAssina');
    const membro = await rico();
    expect(await recusa(membro)).toBe('bought');
    expect(await recusa(membro)).toBe('jaParticipa');
    const nova = await criarPessoa(mundo, { validada: false, saldo: centavos(9_000) });
    expect(await recusa(nova)).toBe('validacaoObrigatoria');
    const restrita = await rico();
    await banco()
      .updateTable('usuarios')
      .set({ restricao: 'Sua conta está em análise.' })
      .where('id', '=', restrita.id)
      .execute();
    expect(await recusa(restrita)).toBe('restricao');
    const devedora = await rico();
    const outro = await criarGrupoAVenda(mundo);
    const compra = await comprarVagas(mundo, { idGrupo: outro.id, vagas: 1, valorTotal: 4_320 }, { como: devedora });
    await banco()
      .insertInto('dividas')
      .values({ usuario_id: devedora.id, fatura_id: compra.corpo.idFatura, valor: 2_160, criada_em: mundo.agora() })
      .execute();
    expect(await recusa(devedora)).toBe('dividaPendente');
    await banco()
      .updateTable('dividas')
      .set({ quitada_em: mundo.agora() })
      .where('usuario_id', '=', devedora.id)
      .execute();
    expect(await recusa(devedora)).toBe('bought');
  });

  it('refuses an empty wallet and names the missing amount: nothing is paid, and the hold stands', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    const pessoa = await criarPessoa(mundo, { saldo: centavos(4_000) });
    const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: 4_320 }, { como: pessoa });
    expect([r.status, r.erro.dados.chave, r.erro.dados['falta']]).toEqual([400, 'saldoInsuficiente', 320]);
    expect(
      await banco().selectFrom('assinaturas').select(['estado', 'paga_em']).where('grupo_id', '=', grupo.id).execute(),
    ).toEqual([{ estado: 'reservada', paga_em: null }]);
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 3, retidas: 1, ocupadas: 0 });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(4_000);
    await mundo.avancar({ minutos: 16 });
    expect(await lotacaoDe(mundo, grupo.id)).toEqual({ livres: 4, retidas: 0, ocupadas: 0 });
  });

  it('takes the place of the person’s own unpaid hold', async () => {
    const grupo = await criarGrupoAVenda(mundo, { vagas: 1 });
    const pessoa = await rico();
    const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
    expect(pre.status, pre.bruto).toBe(200);
    const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: 4_320 }, { como: pessoa });
    expect(r.status, r.bruto).toBe(200);
    const antiga = await banco()
      .selectFrom('faturas_de_vaga')
      .select('status')
      .where('assinatura_id', '=', pre.corpo.idPreCheckout)
      .executeTakeFirstOrThrow();
    expect(antiga.status).toBe(19);
  });

  it('holds at the price of now, and refuses one that was seen before it changed', async () => {
    const grupo = await criarGrupoAVenda(mundo);
    await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: 4_320 }, { como: await rico() });
    await banco()
      .updateTable('grupos')
      .set({ valor_sem_taxas: 1_900, versao_preco: 2 })
      .where('id', '=', grupo.id)
      .execute();
    // (19,00 + 1,60) × 2 = 41,20
    const r = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: 4_120 }, { como: await rico() });
    expect(r.status, r.bruto).toBe(200);
    const velho = await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: 4_320 }, { como: await rico() });
    expect(velho.erro.dados.chave).toBe('precoMudou');
  });
});
