import { centavos } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import {
  assinar,
  assinaturaDe,
  criarGrupo,
  entregarAcesso,
  grupoLiberado,
  historicoDoGrupo,
  lotacaoDe,
  statusDe,
  TOTAL_COMUM,
} from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

type Membro = Pessoa & { readonly assinaturaId: number };
/** The member leaves and gets all that he paid back: nothing of it was used. */
async function desistir(idGrupo: number, membro: Membro, tipo = 'arrependimento') {
  const r = await mundo.chamar(
    'cancelarMembro',
    { idMembro: membro.assinaturaId, idGrupo, motivo: 3, tipo, textoMotivo: '', totalMostrado: TOTAL_COMUM },
    { como: membro },
  );
  expect(r.bruto).toContain('"imediato":true');
  expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(centavos(500_00));
}
/** A full, paid group whose service is not signed yet (3). */
async function aguardandoAssinatura() {
  const { id, administrador } = await criarGrupo(mundo);
  const [bia, joao] = [await assinar(mundo, { idGrupo: id }), await assinar(mundo, { idGrupo: id })];
  expect(await statusDe(mundo, id)).toBe(S.aguardandoAssinatura);
  return { id, administrador, bia, joao };
}
const TUDO_LIVRE = { livres: 2, retidas: 0, ocupadas: 0 };

describe('A group that waits for its signature and loses everybody (REGRAS 2.1: 3)', () => {
  it('goes back to 1 with its seats for sale when the last member leaves, and not before', async () => {
    const g = await aguardandoAssinatura();
    await desistir(g.id, g.bia);
    expect(await statusDe(mundo, g.id)).toBe(S.aguardandoAssinatura);
    await desistir(g.id, g.joao);
    expect(await statusDe(mundo, g.id)).toBe(S.aguardandoMembros);
    expect(await lotacaoDe(mundo, g.id)).toEqual(TUDO_LIVRE);
    expect((await historicoDoGrupo(mundo, g.id)).slice(-3)).toEqual(['sairMembro 3', 'sairMembro 3', 'esvaziar 1']);
    const r = await mundo.chamar('liberarGrupo', { id: g.id }, { como: g.administrador });
    expect(r.erro.dados).toMatchObject({ chave: 'transicaoRecusada' });
  });

  it('forms again, and then has the whole 72 h to sign', async () => {
    const g = await aguardandoAssinatura();
    await mundo.avancar({ horas: 70 });
    for (const membro of [g.bia, g.joao]) await desistir(g.id, membro);
    await mundo.avancar({ horas: 3 });
    expect(await statusDe(mundo, g.id)).toBe(S.aguardandoMembros);
    for (const _ of [1, 2]) await assinar(mundo, { idGrupo: g.id });
    await mundo.avancar({ horas: 71 });
    expect(await statusDe(mundo, g.id)).toBe(S.aguardandoAssinatura);
    expect((await mundo.chamar('liberarGrupo', { id: g.id }, { como: g.administrador })).corpo).toEqual({
      statusId: S.aguardandoLiberacao,
    });
  });

  it('has 30 days to form again, from the day it was left', async () => {
    const { id } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    await mundo.avancar({ dias: 29 });
    const joao = await assinar(mundo, { idGrupo: id });
    await desistir(id, joao);
    await mundo.avancar({ dias: 2 });
    await desistir(id, bia, 'agora');
    expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
    await mundo.avancar({ dias: 29 });
    expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
    await mundo.avancar({ dias: 1 });
    expect(await statusDe(mundo, id)).toBe(S.expirado);
  });
});

describe('A group being formed that loses everybody (REGRAS 2.1: 2)', () => {
  it('is back in 1 with the first leaver', async () => {
    const { id } = await criarGrupo(mundo, { lugares: 4, totalVagas: 3, valor: 32_00 });
    const bia = await assinar(mundo, { idGrupo: id });
    const indeciso = await assinar(mundo, { idGrupo: id });
    const reserva = await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como: await criarPessoa(mundo) });
    expect(reserva.status).toBe(200);
    await mundo.assentar();
    expect(await statusDe(mundo, id)).toBe(S.aguardandoPagamento);
    for (const membro of [bia, indeciso]) await desistir(id, membro);
    expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
  });
});

describe('A signed group that loses everybody before its first cycle (REGRAS 2.1: 69)', () => {
  it('is a signed group with seats (52): the next member enters by himself, and gets the access', async () => {
    const g = await grupoLiberado(mundo);
    for (const membro of [g.bia, g.joao]) await desistir(g.id, membro);
    expect(await statusDe(mundo, g.id)).toBe(S.assinadoComVagas);
    expect(await lotacaoDe(mundo, g.id)).toEqual(TUDO_LIVRE);
    const carla = await assinar(mundo, { idGrupo: g.id, nova: { nome: 'Carla' } });
    expect((await assinaturaDe(mundo, carla.assinaturaId)).entrada_em).not.toBeNull();
    await entregarAcesso(mundo, g);
    await mundo.chamar('confirmarAcesso', { id: g.id }, { como: carla });
    expect((await assinaturaDe(mundo, carla.assinaturaId)).ciclo_inicio).not.toBeNull();
  });

  it('is cancelled when the last ones go because the access never came', async () => {
    const g = await grupoLiberado(mundo);
    await desistir(g.id, g.bia);
    await mundo.avancar({ horas: 72 });
    expect(await saldoDe(mundo, g.joao.id, 'disponivel')).toBe(centavos(500_00));
    expect(await statusDe(mundo, g.id)).toBe(S.cancelado);
  });
});
