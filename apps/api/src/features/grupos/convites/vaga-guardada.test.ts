import { centavos } from '@rateia/domain/dinheiro';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { assinar, criarGrupo, lotacaoDe, statusDe } from '../../../test/grupos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function comSaldo(nome: string): Promise<Pessoa> {
  return await criarPessoa(mundo, { nome, saldo: centavos(500_00) });
}
async function guardar(idGrupo: number, como: Pessoa, email: string) {
  return await mundo.chamar('createConvite', { idGrupo, email, guardarVaga: true }, { como });
}
async function aceitar(idGrupo: number, como: Pessoa) {
  return await mundo.chamar('aceitarConviteDoGrupo', { id: String(idGrupo) }, { como });
}
async function entrar(idGrupo: number, como: Pessoa) {
  return await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como });
}
/** A group of two seats, whose administrator keeps the last one for Lia. */
async function comGuardada() {
  const { id, administrador } = await criarGrupo(mundo, { totalVagas: 2 });
  const bia = await assinar(mundo, { idGrupo: id });
  const lia = await comSaldo('Lia');
  const r = await guardar(id, administrador, lia.email);
  expect(r.status, r.bruto).toBe(200);
  return { id, administrador, bia, lia, idConvite: r.corpo.id };
}

describe('A seat that is kept for a friend (REGRAS 2.26)', () => {
  it('is for nobody else, and his as soon as he begins to pay', async () => {
    const { id, lia } = await comGuardada();
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 0, retidas: 1, ocupadas: 1 });
    const estranho = await comSaldo('Rui');
    expect((await entrar(id, estranho)).erro.dados.chave).toMatch(/semVagas|grupoNaoAceitaMembros/);
    const convite = await mundo.chamar('getConvitePendente', { id: String(id) }, { como: lia });
    expect(convite.corpo).toMatchObject({ vagaGuardada: true, vagasDisponiveis: 1 });
    expect((await aceitar(id, lia)).status).toBe(200);
    await assinar(mundo, { idGrupo: id, pessoa: lia });
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 0, retidas: 0, ocupadas: 2 });
    // Every seat is paid: the group goes on to be signed.
    expect(await statusDe(mundo, id)).toBe(3);
  });

  it('keeps the group from being signed before he came', async () => {
    const { id } = await comGuardada();
    await mundo.assentar();
    expect(await statusDe(mundo, id)).toBe(2);
  });

  it('is free again after 48 hours, also when he accepted and did not pay', async () => {
    const { id, lia } = await comGuardada();
    await aceitar(id, lia);
    await mundo.avancar({ minutos: REGRAS_PADRAO.convites.horasDaVaga * 60 + 1 });
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 1, retidas: 0, ocupadas: 1 });
    expect(await statusDe(mundo, id)).toBe(1);
  });

  it.each(['refused', 'taken back'] as const)('is free at once when the invitation is %s', async (como) => {
    const { id, administrador, lia, idConvite } = await comGuardada();
    const r =
      como === 'refused'
        ? await mundo.chamar('recusarConviteDoGrupo', { id: String(id) }, { como: lia })
        : await mundo.chamar('retirarConvite', { id, idConvite }, { como: administrador });
    expect(r.status).toBe(204);
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 1, retidas: 0, ocupadas: 1 });
  });

  it('is kept no longer because its e-mail goes again', async () => {
    const { id, administrador, idConvite } = await comGuardada();
    const { itens } = (await mundo.chamar('getConvitesDoGrupo', { id }, { como: administrador })).corpo;
    const r = await mundo.chamar('reenviarConvite', { id, idConvite }, { como: administrador });
    expect(r.corpo.expiraEm).toBe(itens[0]?.expiraEm);
  });

  it('is kept by a member too, one at a time, who sees and takes back his own invitation alone', async () => {
    const { id, administrador } = await criarGrupo(mundo, { totalVagas: 4, lugares: 5 });
    const bia = await assinar(mundo, { idGrupo: id });
    expect((await guardar(id, administrador, 'do.adm@exemplo.com.br')).status).toBe(200);
    const dela = await mundo.chamar('createConvite', { idGrupo: id, email: 'da.bia@exemplo.com.br' }, { como: bia });
    expect(dela.status, dela.bruto).toBe(200);
    expect((await guardar(id, bia, 'outro@exemplo.com.br')).erro.dados.chave).toBe('vagaJaGuardada');
    const { itens } = (await mundo.chamar('getConvitesDoGrupo', { id }, { como: bia })).corpo;
    expect(itens).toMatchObject([{ email: 'da.bia@exemplo.com.br', vagaGuardada: true }]);
    expect((await mundo.chamar('getConvitesDoGrupo', { id }, { como: administrador })).corpo.itens).toHaveLength(2);
    const daBia = { id, idConvite: dela.corpo.id };
    expect((await mundo.chamar('retirarConvite', daBia, { como: bia })).status).toBe(204);
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 2, retidas: 1, ocupadas: 1 });
  });

  it('goes to one of two who keep the last one at once', async () => {
    const { id, administrador } = await criarGrupo(mundo, { totalVagas: 2 });
    const bia = await assinar(mundo, { idGrupo: id });
    const [a, b] = await Promise.all([
      guardar(id, administrador, 'um@exemplo.com.br'),
      guardar(id, bia, 'outro@exemplo.com.br'),
    ]);
    expect([a?.status, b?.status].sort()).toEqual([200, 400]);
    expect(await lotacaoDe(mundo, id)).toEqual({ livres: 0, retidas: 1, ocupadas: 1 });
  });
});
