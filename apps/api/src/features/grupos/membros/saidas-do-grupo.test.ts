import { diaDe, diasEntre } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import {
  assinar,
  assinaturaDe,
  criarGrupo,
  entregarAcesso,
  grupoAtivo,
  grupoLiberado,
  historicoDoGrupo,
  lotacaoDe,
  statusDe,
} from '../../../test/grupos.ts';
import { agendarSaida, encerrarAssinatura, moverGrupo, reverterSaida } from '../index.ts';

let mundo: Mundo;
let operador: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  operador = await criarPessoa(mundo, { papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

async function cancelar(grupoId: number) {
  return await emTransacao(
    mundo.aplicacao.deps.db,
    async (trx) =>
      await moverGrupo(trx, mundo.aplicacao.deps, {
        grupoId,
        evento: 'cancelar',
        quem: 'operador',
        usuarioId: operador.id,
        agora: mundo.agora(),
        dados: { mensagem: 'Cancelado a pedido.' },
      }),
  );
}

describe('Members leave (REGRAS 2.1: 4 → 52, 4 → 76 → 52, 76 → 4)', () => {
  async function sair(assinaturaId: number, usuarioId: number) {
    return await emTransacao(
      mundo.aplicacao.deps.db,
      async (trx) =>
        await encerrarAssinatura(trx, mundo.aplicacao.deps, {
          assinaturaId,
          motivo: 'teste',
          quem: 'membro',
          usuarioId,
          agora: mundo.agora(),
        }),
    );
  }

  it('now: the seat is for sale again; doing it twice frees it once', async () => {
    const g = await grupoAtivo(mundo);
    await sair(g.bia.assinaturaId, g.bia.id);
    await sair(g.bia.assinaturaId, g.bia.id);
    expect(await statusDe(mundo, g.id)).toBe(S.assinadoComVagas);
    expect(await lotacaoDe(mundo, g.id)).toEqual({ livres: 1, retidas: 0, ocupadas: 1 });
  });

  it('scheduled: the group shows the date, and the leaver may stay after all', async () => {
    const g = await grupoAtivo(mundo);
    const { deps } = mundo.aplicacao;
    const pedido = {
      assinaturaId: g.bia.assinaturaId,
      quem: 'membro',
      usuarioId: g.bia.id,
      agora: mundo.agora(),
    } as const;
    const saidaEm = (await assinaturaDe(mundo, g.bia.assinaturaId)).ciclo_fim ?? '';
    expect(await emTransacao(deps.db, async (trx) => await agendarSaida(trx, deps, { ...pedido, saidaEm }))).toBe(true);
    expect(await statusDe(mundo, g.id)).toBe(S.filaEspera);
    const grupo = await deps.db
      .selectFrom('grupos')
      .select('data_fila')
      .where('id', '=', g.id)
      .executeTakeFirstOrThrow();
    expect(grupo.data_fila).toBe(saidaEm);
    expect(await emTransacao(deps.db, async (trx) => await reverterSaida(trx, deps, pedido))).toBe(true);
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    expect(await assinaturaDe(mundo, g.bia.assinaturaId)).toMatchObject({ estado: 'ativa', saida_em: null });
  });

  it('scheduled, and then now: no date is left of a member who is gone', async () => {
    const g = await grupoAtivo(mundo);
    const { deps } = mundo.aplicacao;
    const { ciclo_fim: saidaEm } = await assinaturaDe(mundo, g.bia.assinaturaId);
    const pedido = { quem: 'membro', agora: mundo.agora(), saidaEm: saidaEm ?? '' } as const;
    for (const { id: usuarioId, assinaturaId } of [g.bia, g.joao])
      await emTransacao(deps.db, async (trx) => await agendarSaida(trx, deps, { ...pedido, assinaturaId, usuarioId }));
    async function data() {
      return (await mundo.chamar('getGrupo', { id: g.id }, { como: g.administrador })).corpo.dataFilaFormatada;
    }
    const mostrada = await data();
    expect(mostrada).not.toBeNull();
    await sair(g.bia.assinaturaId, g.bia.id);
    expect(await data()).toBe(mostrada);
    await sair(g.joao.assinaturaId, g.joao.id);
    expect(await statusDe(mundo, g.id)).toBe(S.assinadoComVagas);
    expect(await data()).toBeNull();
  });

  it('a group that ended shows no date of a place in it', async () => {
    const g = await grupoAtivo(mundo);
    const { deps } = mundo.aplicacao;
    const { id: usuarioId, assinaturaId } = g.bia;
    const { ciclo_fim: saidaEm } = await assinaturaDe(mundo, assinaturaId);
    const pedido = { assinaturaId, usuarioId, quem: 'membro', agora: mundo.agora(), saidaEm: saidaEm ?? '' } as const;
    await emTransacao(deps.db, async (trx) => await agendarSaida(trx, deps, pedido));
    await cancelar(g.id);
    const { corpo } = await mundo.chamar('getGrupo', { id: g.id }, { como: g.administrador });
    expect(corpo).toMatchObject({ statusId: S.cancelado, dataFilaFormatada: null });
  });

  it('refuses a transition that the table does not have, as a value, and changes nothing', async () => {
    const g = await grupoAtivo(mundo);
    const antes = await historicoDoGrupo(mundo, g.id);
    expect((await mundo.chamar('liberarGrupo', { id: g.id }, { como: g.administrador })).erro.dados.chave).toBe(
      'transicaoRecusada',
    );
    expect(await historicoDoGrupo(mundo, g.id)).toEqual(antes);
  });
});

describe('A group ends now (REGRAS 2.1, 2.9)', () => {
  it('with cycles running: unused days of the month and the whole deposit go back to each member', async () => {
    const g = await grupoAtivo(mundo);
    const antes = await saldoDe(mundo, g.bia.id, 'disponivel');
    await mundo.avancar({ dias: 10 });
    expect(await cancelar(g.id)).toMatchObject({ ok: true, para: S.cancelado });
    const { ciclo_inicio: inicio, ciclo_fim: fim, estado } = await assinaturaDe(mundo, g.bia.assinaturaId);
    const dias = diasEntre(inicio ?? '', fim ?? '') + 1;
    const naoUsados = dias - diasEntre(inicio ?? '', diaDe(mundo.agora()));
    function proRata(valor: number) {
      return Math.round((valor * naoUsados) / dias);
    }
    // 9,50 of deposit + 8,00 and 1,50 by the unused days
    expect((await saldoDe(mundo, g.bia.id, 'disponivel')) - antes).toBe(950 + proRata(800) + proRata(150));
    expect(estado).toBe('encerrada');
    expect(await saldoDe(mundo, g.bia.id, 'caucao')).toBe(0);
    expect(await lotacaoDe(mundo, g.id)).toEqual({ livres: 2, retidas: 0, ocupadas: 0 });
  });

  it('before any cycle: everything goes back, also to a member who waits for the group', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    await cancelar(id);
    expect(await saldoDe(mundo, bia.id, 'disponivel')).toBe(centavos(500_00));
    expect(await saldoDe(mundo, administrador.id, 'recebivel')).toBe(0);
  });

  it('takes the access away from everybody', async () => {
    const g = await grupoAtivo(mundo);
    await cancelar(g.id);
    expect((await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como: g.bia })).status).toBe(403);
  });

  it('returns whole a payment that is noticed after the end', async () => {
    const { id } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id, assentar: false });
    await cancelar(id);
    await mundo.assentar();
    expect(await saldoDe(mundo, bia.id, 'disponivel')).toBe(centavos(500_00));
    expect((await assinaturaDe(mundo, bia.assinaturaId)).estado).toBe('cancelada');
  });
});

describe('Things that happen at once', () => {
  it('the last two confirmations together start the cycles once', async () => {
    const g = await grupoLiberado(mundo);
    await entregarAcesso(mundo, g);
    const respostas = await Promise.all(
      [g.bia, g.joao].map(async (como) => await mundo.chamar('confirmarAcesso', { id: g.id }, { como })),
    );
    expect(respostas.map((r) => r.status)).toEqual([200, 200]);
    expect((await historicoDoGrupo(mundo, g.id)).filter((t) => t.startsWith('concluirLiberacao'))).toEqual([
      'concluirLiberacao 4',
    ]);
  });

  it('two deliveries together make two versions, of which one is in force and readable', async () => {
    const g = await grupoLiberado(mundo);
    const respostas = await Promise.all(['um', 'dois'].map(async (senha) => await entregarAcesso(mundo, g, { senha })));
    expect(respostas.map((r) => r.corpo.versao).sort()).toEqual([1, 2]);
    const aberto = await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como: g.bia });
    expect(aberto.corpo.versao).toBe(2);
  });

  it('a purchase and the end of the group together: the buyer is in nothing and has all his money', async () => {
    const { id } = await criarGrupo(mundo);
    const [bia] = await Promise.allSettled([assinar(mundo, { idGrupo: id, assentar: false }), cancelar(id)]);
    await mundo.assentar();
    expect(await statusDe(mundo, id)).toBe(S.cancelado);
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 2, retidas: 0, ocupadas: 0 });
    if (bia.status === 'fulfilled') expect(await saldoDe(mundo, bia.value.id, 'disponivel')).toBe(centavos(500_00));
  });
});
