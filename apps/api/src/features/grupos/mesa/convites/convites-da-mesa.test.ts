import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import { criarCatalogo, criarPessoa } from '../../../../test/construtores.ts';
import { convidarPorEmail, criarGrupoPrivado, criarLink } from '../../../../test/convites.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

describe('The desk of invitations (REGRAS 2.26)', () => {
  it('shows who invited whom to which group, and no invited address', async () => {
    const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
    const grupo = await criarGrupoPrivado(mundo);
    const [amigo, { idConvite, codigo }] = [await criarPessoa(mundo), await criarLink(mundo, grupo, 5)];
    await mundo.chamar('aceitarConviteDoGrupo', { id: codigo }, { como: amigo });
    await convidarPorEmail(mundo, grupo, 'ninguem.ainda@exemplo.com.br');
    const r = await mundo.chamar('getConvitesDaMesa', {}, { como: suporte });
    const [porEmail, link] = r.corpo.itens;
    expect(porEmail).toMatchObject({ forma: 'email', estado: 'pendente', envios: 1, emailsDoDia: 1, sinais: [] });
    expect(link).toMatchObject({
      id: idConvite,
      grupo: { id: grupo.id, privado: true },
      quemConvidou: { id: grupo.administrador.id },
      usos: 1,
      usosMaximos: 5,
      aceitaram: [{ id: amigo.id, entrou: false }],
      podeRetirar: true,
    });
    expect(r.bruto).not.toContain('ninguem.ainda');
  });

  it('takes one back: who accepted sees the group no more, and the trail has the reason', async () => {
    const como = await criarPessoa(mundo, { papeis: ['suporte'] });
    const grupo = await criarGrupoPrivado(mundo);
    const [amigo, { idConvite: id, codigo }] = [await criarPessoa(mundo), await criarLink(mundo, grupo, 2)];
    await mundo.chamar('aceitarConviteDoGrupo', { id: codigo }, { como: amigo });
    expect((await mundo.chamar('getGrupo', { id: grupo.id }, { como: amigo })).status).toBe(200);
    expect((await mundo.chamar('retirarConviteDaMesa', { id, mensagem: 'É propaganda.' }, { como })).status).toBe(204);
    expect((await mundo.chamar('getGrupo', { id: grupo.id }, { como: amigo })).status).toBe(404);
    const { acao, dados } = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select(['acao', 'dados'])
      .where('alvo', '=', `convite:${id}`)
      .executeTakeFirstOrThrow();
    expect([acao, dados]).toEqual(['convite.retirar', { mensagem: 'É propaganda.' }]);
  });
});
