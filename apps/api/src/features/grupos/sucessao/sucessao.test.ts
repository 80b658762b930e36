import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe, entregarAcesso, grupoAtivo, lotacaoDe, statusDe } from '../../../test/grupos.ts';
import { abrirEscolhas } from './prazos-da-sucessao.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

type Grupo = Awaited<ReturnType<typeof grupoAtivo>>;
const CAUCAO = 9_50;

async function propor({ id, administrador, bia }: Grupo) {
  return await mundo.chamar('proporSucessao', { id, idMembro: bia.assinaturaId }, { como: administrador });
}
async function responder({ id }: Grupo, como: Pessoa, aceita: boolean) {
  const r = await mundo.chamar('responderSucessao', { id, aceita }, { como });
  await mundo.assentar();
  return r;
}
async function ver({ id }: Grupo, como: Pessoa) {
  return (await mundo.chamar('getSucessao', { id }, { como })).corpo;
}
async function donoDe({ id }: Grupo): Promise<number> {
  const { db } = mundo.aplicacao.deps;
  const g = await db
    .selectFrom('grupos')
    .select('administrador_id as d')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return g.d;
}
async function previsoesPor({ id }: Grupo): Promise<readonly number[]> {
  const { db } = mundo.aplicacao.deps;
  const p = await db.selectFrom('previsoes').select('administrador_id as d').where('grupo_id', '=', id).execute();
  return p.map(({ d }) => d);
}
async function abrir(): Promise<void> {
  await abrirEscolhas(mundo.aplicacao.deps);
  await mundo.assentar();
}
async function restringir(pessoa: Pessoa): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  await db.updateTable('usuarios').set({ restricao: 'Fale com a nossa equipe.' }).where('id', '=', pessoa.id).execute();
}
async function votar({ id }: Grupo, como: Pessoa, idMembro: number) {
  const r = await mundo.chamar('votarNaSucessao', { id, idMembro }, { como });
  await mundo.assentar();
  return r;
}
async function oferecer({ id }: Grupo, como: Pessoa) {
  const r = await mundo.chamar('oferecerParaSuceder', { id }, { como });
  await mundo.assentar();
  return r;
}

describe('The administrator hands his group to a member (REGRAS 2.30)', () => {
  it('and the member sees the whole sum before, and takes it over with seats, deposits and history', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.avancar({ dias: 10 });
    const antes = await previsoesPor(g);
    expect(await ver(g, g.administrador)).toMatchObject({ podePropor: true, aberta: null });
    expect((await propor(g)).status).toBe(200);
    const visto = await ver(g, g.bia);
    // The plan costs 24,00; João pays 8,00 of it, and Beatriz's own seat is worth 8,00.
    expect(visto).toMatchObject({
      aberta: { estado: 'proposta', paraMim: true },
      conta: { plano: 24_00, recebe: 8_00, parteComVagaLivre: 16_00, parteComVagaOcupada: 8_00, caucao: CAUCAO },
    });
    const saldo = await saldoDe(mundo, g.bia.id, 'disponivel');
    expect((await responder(g, g.bia, true)).corpo).toEqual({ estado: 'assumida' });
    expect(await donoDe(g)).toBe(g.bia.id);
    expect((await saldoDe(mundo, g.bia.id, 'disponivel')) - saldo).toBe(CAUCAO);
    expect(await assinaturaDe(mundo, g.bia.assinaturaId)).toMatchObject({
      estado: 'encerrada',
      motivo_saida: 'sucessao',
    });
    expect(await assinaturaDe(mundo, g.joao.assinaturaId)).toMatchObject({ estado: 'ativa', caucao: CAUCAO });
    expect(await statusDe(mundo, g.id)).toBe(S.assinadoComVagas);
    expect(await lotacaoDe(mundo, g.id)).toMatchObject({ livres: 1, ocupadas: 1 });
    // The months that were paid stay with the one who goes.
    expect((await previsoesPor(g)).slice(0, antes.length)).toEqual(antes);
    expect(await titulosPara(mundo, g.joao)).toContain('Beatriz Teste administra Família do Cine');
  });

  it('the vault changes hands with it: she opens it and changes the access, and he reads nothing', async () => {
    const g = await grupoAtivo(mundo);
    await propor(g);
    await responder(g, g.bia, true);
    async function abrirAcesso(como: Pessoa) {
      return await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como });
    }
    expect((await abrirAcesso(g.bia)).status).toBe(200);
    expect((await abrirAcesso(g.administrador)).status).toBe(403);
    const { corpo } = await mundo.chamar('getGrupoAdmin', { id: g.id }, { como: g.bia });
    expect(corpo.envio.rotacaoPendente).toBe(true);
    expect((await entregarAcesso(mundo, { id: g.id, administrador: g.bia })).status).toBe(200);
    expect((await abrirAcesso(g.joao)).status).toBe(200);
  });

  it('the months after it are the new administrator’s, and a refund comes out of what each received', async () => {
    const g = await grupoAtivo(mundo);
    await propor(g);
    await responder(g, g.bia, true);
    await mundo.avancar({ dias: 32 });
    const donos = await previsoesPor(g);
    expect(donos.at(-1)).toBe(g.bia.id);
    const r = await mundo.chamar(
      'getCancelamentoAdministradorMembro',
      { id: g.id, memberId: g.joao.assinaturaId },
      { como: g.bia },
    );
    expect(r.status).toBe(200);
  });

  it('refused, taken back or left without an answer, the group stays as it was', async () => {
    const g = await grupoAtivo(mundo);
    await propor(g);
    expect((await propor(g)).status).toBe(400);
    expect((await responder(g, g.joao, true)).status).toBe(400);
    expect((await responder(g, g.bia, false)).corpo).toEqual({ estado: 'recusada' });
    expect(await titulosPara(mundo, g.administrador)).toContain('Beatriz Teste não vai assumir Família do Cine');
    await propor(g);
    const r = await mundo.chamar('retirarSucessao', { id: g.id }, { como: g.administrador });
    expect(r.corpo).toEqual({ estado: 'retirada' });
    await propor(g);
    await mundo.avancar({ dias: 3 });
    expect((await ver(g, g.administrador)).aberta).toBeNull();
    expect(await donoDe(g)).toBe(g.administrador.id);
  });
});

describe('The members choose another administrator (REGRAS 2.30)', () => {
  it('where his account is restricted: more than half of the seats decide at once', async () => {
    const g = await grupoAtivo(mundo);
    await restringir(g.administrador);
    await abrir();
    expect(await titulosPara(mundo, g.joao)).toContain('Escolham quem assume Família do Cine');
    expect((await votar(g, g.joao, g.bia.assinaturaId)).status).toBe(400);
    expect((await oferecer(g, g.bia)).corpo).toEqual({ estado: 'escolha' });
    expect((await ver(g, g.joao)).aberta?.candidatos).toMatchObject([{ idMembro: g.bia.assinaturaId, vagas: 1 }]);
    expect((await votar(g, g.joao, g.bia.assinaturaId)).corpo).toEqual({ estado: 'assumida' });
    expect(await donoDe(g)).toBe(g.bia.id);
    // It is decided: a second voice finds nothing to choose.
    expect((await votar(g, g.joao, g.bia.assinaturaId)).status).toBe(400);
  });

  it('at the end of the time the seats that voted decide', async () => {
    const g = await grupoAtivo(mundo);
    await restringir(g.administrador);
    await abrir();
    await oferecer(g, g.joao);
    await mundo.avancar({ dias: 3 });
    expect(await donoDe(g)).toBe(g.joao.id);
  });

  it('without anybody the group ends with its notice, and is not asked again', async () => {
    const g = await grupoAtivo(mundo);
    await restringir(g.administrador);
    await abrir();
    await mundo.avancar({ dias: 3 });
    expect(await statusDe(mundo, g.id)).toBe(S.cancelamentoAgendado);
    await abrir();
    expect((await ver(g, g.bia)).aberta).toBeNull();
  });

  it('a duty that is done in time ends the choice', async () => {
    const g = await grupoAtivo(mundo);
    const { corpo } = await mundo.chamar(
      'getCancelamentoAdministradorMembro',
      { id: g.id, memberId: g.joao.assinaturaId },
      { como: g.administrador },
    );
    const totalMostrado = corpo.opcoes.find((o: { tipo: string }) => o.tipo === 'agora')?.total ?? 0;
    const remocao = { idGrupo: g.id, idMembro: g.joao.assinaturaId, motivo: 3, textoMotivo: '', tipo: 'agora' };
    await mundo.chamar('cancelarAdministrador', { ...remocao, totalMostrado }, { como: g.administrador });
    await mundo.assentar();
    await mundo.avancar({ dias: 6 });
    await abrir();
    expect((await ver(g, g.bia)).aberta).toBeNull();
    await mundo.avancar({ dias: 2 });
    await abrir();
    expect((await ver(g, g.bia)).aberta).toMatchObject({ estado: 'escolha', motivo: 'silencio' });
    await entregarAcesso(mundo, { id: g.id, administrador: g.administrador });
    expect((await ver(g, g.bia)).aberta).toBeNull();
  });
});
