import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { ID_SERVICO_COM_RESIDENCIA, PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import { criarCatalogo, criarPessoa, criarServicoComResidencia } from '../../../test/construtores.ts';
import { pedirGrupo } from '../../../test/grupos.ts';

const { brasil, portugal } = PAIS_DA_RESIDENCIA;
const DA_CASA = {
  idServico: ID_SERVICO_COM_RESIDENCIA,
  idPlano: 104,
  formaAcesso: ID_FORMA_ACESSO.convite,
  paisDaResidencia: portugal.id,
};

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  await criarServicoComResidencia(mundo);
});
afterAll(async () => await mundo.encerrar());

describe('The country of a household (spec B§7 email-convite; REGRAS 2.27)', () => {
  it('is said by the administrator when the group is created, and shown on its page', async () => {
    const como = await criarPessoa(mundo, { nome: 'Rafael' });
    const { corpo } = await pedirGrupo(mundo, como, DA_CASA);
    const grupo = await mundo.chamar('getGrupo', { id: corpo.id }, { como });
    expect(grupo.corpo.paisDaResidencia).toBe(portugal.id);
  });

  it.each([
    ['a household without a country', { paisDaResidencia: null }, 'paisDaResidencia'],
    ['a household that shares a login', { formaAcesso: 239, paisDaResidencia: null }, 'formaAcesso'],
    ['a country for another service', { idServico: 10, idPlano: 100 }, 'paisDaResidencia'],
  ])('refuses %s', async (_caso, mudancas, campo) => {
    const como = await criarPessoa(mundo);
    const { status, erro } = await pedirGrupo(mundo, como, { ...DA_CASA, ...mudancas });
    expect([status, erro.dados['campos']]).toEqual([422, { [campo]: expect.any(String) }]);
  });

  it('is confirmed before the seats are held, kept when their number changes, and told to the administrator', async () => {
    const { id: idGrupo, administrador } = await criarGrupoAVenda(mundo, { pais: brasil.id });
    const como = await criarPessoa(mundo);
    const pedido = { idGrupo, vagas: 1, paisDaResidencia: brasil.id };
    expect((await mundo.chamar('preCheckout', pedido, { como })).status).toBe(200);
    const outra = await mundo.chamar('preCheckout', { idGrupo, vagas: 2 }, { como });
    expect(outra.status).toBe(200);
    const params = { id: idGrupo, memberId: outra.corpo.idPreCheckout };
    const convite = await mundo.chamar('getEmailConvite', params, { como: administrador });
    expect(convite.corpo).toEqual({ email: null, paisDaResidencia: brasil.id });
  });

  it('is held by the database too', async () => {
    const { id } = await criarGrupoAVenda(mundo, { pais: brasil.id });
    const { db } = mundo.aplicacao.deps;
    async function comMudanca(mudanca: Record<string, unknown>): Promise<void> {
      await db.updateTable('grupos').set(mudanca).where('id', '=', id).execute();
    }
    await expect(comMudanca({ pais_da_residencia: null })).rejects.toThrow('residencia_do_servico');
    await expect(comMudanca({ forma_acesso: ID_FORMA_ACESSO.loginSenha })).rejects.toThrow('residencia_do_servico');
    await expect(comMudanca({ servico_id: 10 })).rejects.toThrow('residencia_do_servico');
    await expect(comMudanca({ pais_da_residencia: 'XX' })).rejects.toThrow('pais_da_residencia_check');
  });
});
