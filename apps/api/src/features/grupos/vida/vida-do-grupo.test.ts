import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import {
  assinar,
  assinaturaDe,
  criarGrupo,
  entregarAcesso,
  grupoLiberado,
  historicoDoGrupo,
  lotacaoDe,
  pedirGrupo,
  statusDe,
  TOTAL_COMUM,
} from '../../../test/grupos.ts';
import { moverGrupo } from '../index.ts';
import { avaliarGrupo } from './avaliar-grupo.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

const TRES_VAGAS = { lugares: 4, totalVagas: 3, valor: 32_00 };
/** A signed group whose two members are in and confirmed, with a seat for sale (52). */
async function comUmaVaga(mudancas: Record<string, unknown>) {
  const { id, administrador } = await criarGrupo(mundo, { ...TRES_VAGAS, ...mudancas });
  const [bia, joao] = [await assinar(mundo, { idGrupo: id }), await assinar(mundo, { idGrupo: id })];
  await mundo.chamar('iniciarGrupo', { id }, { como: administrador });
  await mundo.chamar('liberarGrupo', { id }, { como: administrador });
  await entregarAcesso(mundo, { id, administrador });
  for (const membro of [bia, joao]) await mundo.chamar('confirmarAcesso', { id }, { como: membro });
  expect(await statusDe(mundo, id)).toBe(S.assinadoComVagas);
  return { id, administrador, bia, joao };
}
async function saldo(id: number) {
  return await saldoDe(mundo, id, 'disponivel');
}

describe('A forming group becomes active (REGRAS 2.1: 1 → 2 → 3 → 69 → 4)', () => {
  it('goes through every status by the acts of its people, each step in the audit trail', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id, nova: { nome: 'Beatriz' } });
    expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
    expect((await assinaturaDe(mundo, bia.assinaturaId)).estado).toBe('aguardandoGrupo');

    const joao = await assinar(mundo, { idGrupo: id, nova: { nome: 'João' } });
    expect(await statusDe(mundo, id)).toBe(S.aguardandoAssinatura);

    expect((await mundo.chamar('liberarGrupo', { id }, { como: administrador })).corpo).toEqual({
      statusId: S.aguardandoLiberacao,
    });
    const dentro = await assinaturaDe(mundo, bia.assinaturaId);
    expect(dentro).toMatchObject({ estado: 'ativa', entrada_em: expect.any(String), acesso_entregue_em: null });

    expect((await entregarAcesso(mundo, { id, administrador })).corpo).toEqual({ versao: 1, entregues: 2 });
    expect((await mundo.chamar('confirmarAcesso', { id }, { como: bia })).corpo).toEqual({
      statusId: S.aguardandoLiberacao,
    });
    expect((await mundo.chamar('confirmarAcesso', { id }, { como: joao })).corpo).toEqual({ statusId: S.ativo });
    expect(await historicoDoGrupo(mundo, id)).toEqual([
      'criar 1',
      'completarVagas 2',
      'quitarPrimeirasFaturas 3',
      'liberar 69',
      'concluirLiberacao 4',
    ]);
  });

  it('waits with the signing until the last payment was applied, so that no member stays outside', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    const joao = await assinar(mundo, { idGrupo: id, assentar: false });
    const { deps } = mundo.aplicacao;
    // The group is looked at after the payment and before the job that gives the seat.
    await emTransacao(deps.db, (trx) => avaliarGrupo(trx, deps, id, mundo.agora()));
    expect(await statusDe(mundo, id)).toBe(S.aguardandoPagamento);
    expect((await mundo.chamar('liberarGrupo', { id }, { como: administrador })).corpo).toMatchObject({
      dados: { chave: 'transicaoRecusada' },
    });
    await mundo.assentar();
    expect((await mundo.chamar('liberarGrupo', { id }, { como: administrador })).status).toBe(200);
    for (const { assinaturaId } of [bia, joao])
      expect(await assinaturaDe(mundo, assinaturaId)).toMatchObject({
        estado: 'ativa',
        acesso_devido_ate: expect.any(String),
      });
  });

  it('counts cycle day 1 from the first access, for every member alike', async () => {
    const g = await grupoLiberado(mundo);
    await entregarAcesso(mundo, g);
    await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como: g.bia });
    const primeiro = diaDe(mundo.agora());
    await mundo.avancar({ horas: 30 });
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.bia });
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.joao });
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    for (const m of [g.bia, g.joao]) expect((await assinaturaDe(mundo, m.assinaturaId)).ciclo_inicio).toBe(primeiro);
    const grupo = await mundo.aplicacao.deps.db
      .selectFrom('grupos')
      .select(['ciclo_inicio', 'dia_ciclo'])
      .where('id', '=', g.id)
      .executeTakeFirstOrThrow();
    expect(grupo).toEqual({ ciclo_inicio: primeiro, dia_ciclo: Number(primeiro.slice(8)) });
  });

  it('takes 48 h of silence after the delivery as confirmation', async () => {
    const g = await grupoLiberado(mundo);
    await entregarAcesso(mundo, g);
    await mundo.avancar({ horas: 47 });
    expect(await statusDe(mundo, g.id)).toBe(S.aguardandoLiberacao);
    await mundo.avancar({ horas: 1 });
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    expect((await assinaturaDe(mundo, g.bia.assinaturaId)).acesso_confirmado_em).not.toBeNull();
  });

  it('a group that is signed already cannot be begun by hand, however many hold a seat: its first payment begins it', async () => {
    const { id, administrador } = await criarGrupo(mundo, { ...TRES_VAGAS, acessoImediato: true });
    for (let quem = 0; quem < 2; quem += 1) {
      const como = await criarPessoa(mundo);
      expect((await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como })).status).toBe(200);
    }
    const { corpo } = await mundo.chamar('getGrupoAdmin', { id }, { como: administrador });
    expect(corpo.acoes.iniciar).toBe(false);
    const { erro } = await mundo.chamar('iniciarGrupo', { id }, { como: administrador });
    expect(erro.dados).toMatchObject({ chave: 'transicaoRecusada', motivo: 'grupo.jaAssinado' });
    expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
    await assinar(mundo, { idGrupo: id });
    expect(await statusDe(mundo, id)).toBe(S.assinadoComVagas);
  });

  it('starts with two of three members when the administrator says so, and then has a seat for sale (52)', async () => {
    const { id, administrador } = await criarGrupo(mundo, TRES_VAGAS);
    const um = await assinar(mundo, { idGrupo: id });
    const cedo = await mundo.chamar('iniciarGrupo', { id }, { como: administrador });
    expect(cedo.erro.dados).toMatchObject({ chave: 'transicaoRecusada', motivo: 'grupo.poucosMembros' });
    const dois = await assinar(mundo, { idGrupo: id });
    expect((await mundo.chamar('iniciarGrupo', { id }, { como: administrador })).corpo).toEqual({
      statusId: S.aguardandoAssinatura,
    });
    await mundo.chamar('liberarGrupo', { id }, { como: administrador });
    await entregarAcesso(mundo, { id, administrador });
    await mundo.chamar('confirmarAcesso', { id }, { como: um });
    expect((await mundo.chamar('confirmarAcesso', { id }, { como: dois })).corpo).toEqual({
      statusId: S.assinadoComVagas,
    });
    await assinar(mundo, { idGrupo: id });
    expect(await statusDe(mundo, id)).toBe(S.ativo);
  });

  it('falls back from 2 to 1 when a hold expires, and keeps the 30 days it had', async () => {
    const { id } = await criarGrupo(mundo);
    const criado = mundo.agora();
    await assinar(mundo, { idGrupo: id });
    const outro = await criarPessoa(mundo);
    await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como: outro });
    await mundo.assentar();
    expect(await statusDe(mundo, id)).toBe(S.aguardandoPagamento);
    await mundo.avancar({ minutos: 16 });
    expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
    const prazo = await mundo.aplicacao.deps.db
      .selectFrom('prazos')
      .select('vence_em')
      .where('tipo', '=', 'grupo.formacaoExpira')
      .where('alvo_id', '=', id)
      .where('estado', '=', 'pendente')
      .executeTakeFirstOrThrow();
    expect(Date.parse(prazo.vence_em) - Date.parse(criado)).toBeLessThan(30 * 86_400_000 + 60_000);
  });
});

describe('Deadlines end a group and everybody gets everything back (REGRAS 2.1)', () => {
  it('30 days not formed: expired, 100 % back with fee and deposit, nothing left anywhere', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    expect(await saldo(bia.id)).toBe(centavos(500_00 - TOTAL_COMUM));
    await mundo.avancar({ dias: 29 });
    expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
    await mundo.avancar({ dias: 1 });
    expect(await statusDe(mundo, id)).toBe(S.expirado);
    expect(await saldo(bia.id)).toBe(centavos(500_00));
    expect(await saldoDe(mundo, bia.id, 'caucao')).toBe(0);
    expect(await saldoDe(mundo, administrador.id, 'recebivel')).toBe(0);
    expect((await assinaturaDe(mundo, bia.assinaturaId)).estado).toBe('encerrada');
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 2, retidas: 0, ocupadas: 0 });
  });

  it('72 h without signature: cancelled, all back', async () => {
    const { id } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    const joao = await assinar(mundo, { idGrupo: id });
    await mundo.avancar({ horas: 71 });
    expect(await statusDe(mundo, id)).toBe(S.aguardandoAssinatura);
    await mundo.avancar({ horas: 1 });
    expect(await statusDe(mundo, id)).toBe(S.cancelado);
    for (const { id: pessoa } of [bia, joao]) expect(await saldo(pessoa)).toBe(centavos(500_00));
  });

  it('72 h without delivery to one member: he is refunded and out, the group goes on with the others', async () => {
    const g = await comUmaVaga({ formaAcesso: 240 });
    // Each member of this group gets an invitation of his own; the last to come gets none.
    const carla = await assinar(mundo, { idGrupo: g.id, nova: { nome: 'Carla' } });
    expect((await assinaturaDe(mundo, carla.assinaturaId)).acesso_entregue_em).toBeNull();
    await mundo.avancar({ horas: 71 });
    expect((await assinaturaDe(mundo, carla.assinaturaId)).estado).toBe('ativa');
    await mundo.avancar({ horas: 1 });
    expect(await saldo(carla.id)).toBe(centavos(500_00));
    expect(await assinaturaDe(mundo, carla.assinaturaId)).toMatchObject({
      estado: 'encerrada',
      motivo_saida: 'acessoNaoEntregue',
    });
    expect(await statusDe(mundo, g.id)).toBe(S.assinadoComVagas);
    for (const { assinaturaId } of [g.bia, g.joao])
      expect((await assinaturaDe(mundo, assinaturaId)).estado).toBe('ativa');
  });

  it('72 h without any delivery: every member leaves and the group is cancelled', async () => {
    const g = await grupoLiberado(mundo);
    await mundo.avancar({ horas: 72 });
    expect(await statusDe(mundo, g.id)).toBe(S.cancelado);
    for (const { id } of [g.bia, g.joao]) expect(await saldo(id)).toBe(centavos(500_00));
    expect(await saldoDe(mundo, g.administrador.id, 'recebivel')).toBe(0);
  });

  it('7 days without the edits asked for: expired; with them, back to approval', async () => {
    const adm = await criarPessoa(mundo);
    const novo = { idServico: 11, idPlano: 110, valor: 160_00, lugares: 4, totalVagas: 3 };
    const [a, b] = [await pedirGrupo(mundo, adm, novo), await pedirGrupo(mundo, adm, novo)];
    for (const { corpo } of [a, b]) {
      const r = await emTransacao(
        mundo.aplicacao.deps.db,
        async (trx) =>
          await moverGrupo(trx, mundo.aplicacao.deps, {
            grupoId: corpo.id,
            evento: 'pedirEdicao',
            quem: 'operador',
            usuarioId: adm.id,
            agora: mundo.agora(),
            dados: { mensagem: 'Explique as regras.' },
          }),
      );
      expect(r).toMatchObject({ ok: true, para: S.aguardandoEdicao });
    }
    const edicao = {
      nome: 'Curso em grupo',
      regras: ['Uma tela por pessoa'],
      descricao: '',
      contato: '',
      site: '',
      acessoDescricao: '',
      valor: 160_00,
    };
    expect((await mundo.chamar('updateGrupo', { id: a.corpo.id, ...edicao }, { como: adm })).corpo).toEqual({
      statusId: S.pendenteAprovacao,
    });
    await mundo.avancar({ dias: 7 });
    expect(await statusDe(mundo, a.corpo.id)).toBe(S.pendenteAprovacao);
    expect(await statusDe(mundo, b.corpo.id)).toBe(S.expirado);
  });
});

describe('A signed group sells seat by seat (REGRAS 2.1: 1 → 52 → 4)', () => {
  it('opens with the first paid member, who enters at once with the data of the vault', async () => {
    const { id, administrador } = await criarGrupo(mundo, { acessoImediato: true });
    expect((await entregarAcesso(mundo, { id, administrador })).corpo).toEqual({ versao: 1, entregues: 0 });
    const bia = await assinar(mundo, { idGrupo: id });
    expect(await statusDe(mundo, id)).toBe(S.assinadoComVagas);
    expect((await mundo.chamar('abrirDadosAcesso', { id }, { como: bia })).status).toBe(200);
    expect((await mundo.chamar('confirmarAcesso', { id }, { como: bia })).corpo).toEqual({
      statusId: S.assinadoComVagas,
    });
    expect((await assinaturaDe(mundo, bia.assinaturaId)).ciclo_inicio).toBe(diaDe(mundo.agora()));
    const joao = await assinar(mundo, { idGrupo: id });
    expect(await statusDe(mundo, id)).toBe(S.ativo);
    expect((await assinaturaDe(mundo, joao.assinaturaId)).ciclo_inicio).toBeNull();
  });

  it('refunds a member who never got the access there too', async () => {
    const { id } = await criarGrupo(mundo, { acessoImediato: true, formaAcesso: 240 });
    const bia = await assinar(mundo, { idGrupo: id });
    await mundo.avancar({ horas: 72 });
    expect(await saldo(bia.id)).toBe(centavos(500_00));
    expect(await statusDe(mundo, id)).toBe(S.assinadoComVagas);
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 2, retidas: 0, ocupadas: 0 });
  });
});
