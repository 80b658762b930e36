import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ligarWebhook } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { criarGrupo, entregarAcesso, grupoLiberado } from '../../../test/grupos.ts';
import { pendenciasDe, quemDeve } from '../../../test/pendencias.ts';
import { outraSessao } from '../../../test/sessoes.ts';
import { montados } from '../../../test/trilhas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function ver(como: Pessoa, id: string) {
  return await mundo.chamar('verPendencia', { id }, { como });
}

describe('PUT /notificacao/pendencia/bursting/{id} (spec A§7; REGRAS 1)', { timeout: 60_000 }, () => {
  it('an alert that was seen does not burst again, in any session, and stays in the list', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const { db } = mundo.aplicacao.deps;
    const desde = mundo.agora();
    await db.updateTable('grupos').set({ status: 68, status_desde: desde }).where('id', '=', id).execute();
    const pendencia = `grupoComAjustes-${id}-${Date.parse(desde)}`;
    for (let vez = 0; vez < 2; vez++) expect((await ver(administrador, pendencia)).status).toBe(204);
    for (const sessao of [administrador, await outraSessao(mundo, administrador)])
      expect(await pendenciasDe(mundo, sessao)).toMatchObject([{ id: pendencia, bursting: false }]);
    await db.updateTable('grupos').set({ status: 1 }).where('id', '=', id).execute();
    await montados(db, 'grupo', [id]);
  });

  it('the same group that has to be edited once more is a new fact, which bursts again', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const { db } = mundo.aplicacao.deps;
    async function pedirAjustes(desde: string) {
      return await db.updateTable('grupos').set({ status: 68, status_desde: desde }).where('id', '=', id).execute();
    }
    const vezes = [mundo.agora(), new Date(Date.parse(mundo.agora()) + 1).toISOString()];
    for (const desde of vezes) {
      await pedirAjustes(desde);
      const pendencia = `grupoComAjustes-${id}-${Date.parse(desde)}`;
      expect(await pendenciasDe(mundo, administrador)).toMatchObject([{ id: pendencia, bursting: true }]);
      expect((await ver(administrador, pendencia)).status).toBe(204);
      expect(await pendenciasDe(mundo, administrador)).toMatchObject([{ id: pendencia, bursting: false }]);
    }
    await db.updateTable('grupos').set({ status: 1 }).where('id', '=', id).execute();
    await montados(db, 'grupo', [id]);
  });

  it('one more access that falls late bursts again in the session that had seen the first', async () => {
    const g = await grupoLiberado(mundo);
    const { db } = mundo.aplicacao.deps;
    const membros = [g.bia, g.joao].map(({ assinaturaId }, i) => ({
      assinaturaId,
      devidoAte: Date.parse(mundo.agora()) - 60_000 * (2 - i),
    }));
    await db
      .updateTable('assinaturas')
      .set({ acesso_devido_ate: inicioDoDia(somarDias(diaDe(mundo.agora()), 2)) })
      .where('grupo_id', '=', g.id)
      .execute();
    for (const { assinaturaId, devidoAte } of membros) {
      await db
        .updateTable('assinaturas')
        .set({ acesso_devido_ate: new Date(devidoAte).toISOString() })
        .where('id', '=', assinaturaId)
        .execute();
      const pendencia = `acessoAtrasado-${g.id}-${devidoAte}`;
      expect(await pendenciasDe(mundo, g.administrador)).toMatchObject([{ id: pendencia, bursting: true }]);
      expect((await ver(g.administrador, pendencia)).status).toBe(400);
      expect(await pendenciasDe(mundo, g.administrador)).toMatchObject([{ id: pendencia, bursting: false }]);
    }
    await entregarAcesso(mundo, g);
  });

  it('a critical one answers 400 userException with the link, rests in this session and returns in the next', async () => {
    const { membro, fatura } = await quemDeve(mundo);
    const pendencia = `faturaEmAtraso-${fatura.id}`;
    const r = await ver(membro, pendencia);
    expect(r.status).toBe(400);
    expect(r.erro).toMatchObject({
      codigoErro: 1,
      message: expect.stringMatching(/^A fatura de .* venceu em/),
      link: `/carteira/fatura/resumo/${fatura.id}`,
    });
    expect(await pendenciasDe(mundo, membro)).toMatchObject([{ id: pendencia, bursting: false }]);
    expect(await pendenciasDe(mundo, await outraSessao(mundo, membro))).toMatchObject([
      { id: pendencia, bursting: true },
    ]);
  });

  it('knows only the pendencies of this person now: 404 otherwise, 422 for an invalid id, 401 without a session', async () => {
    const { membro, fatura } = await quemDeve(mundo);
    const pendencia = `faturaEmAtraso-${fatura.id}`;
    expect((await ver(await criarPessoa(mundo), pendencia)).status).toBe(404);
    expect((await ver(membro, 'faturaEmAtraso-999999')).status).toBe(404);
    expect((await ver(membro, 'faturaEmAtraso')).status).toBe(422);
    expect((await mundo.chamar('verPendencia', { id: pendencia })).status).toBe(401);
  });
});
