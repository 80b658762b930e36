import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarGrupoAVenda } from '../../test/checkout.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { GRUPO_COMUM } from '../../test/grupos.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { outraSessao } from '../../test/sessoes.ts';
import { VERSAO_DOS_TERMOS } from './termos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => {
  await conferirInvariantes(mundo);
  await mundo.encerrar();
});

const ANTIGA = '0';
const ACEITA_ANTES = '2025-03-04T12:00:00.000Z';
/** Somebody who accepted the version before the one in force, and has not been here since. */
const deOntem = async (): Promise<Pessoa> => {
  const pessoa = await criarPessoa(mundo);
  const { db } = mundo.aplicacao.deps;
  await db
    .updateTable('usuarios')
    .set({ termos_versao: ANTIGA, termos_aceitos_em: ACEITA_ANTES })
    .where('id', '=', pessoa.id)
    .execute();
  await db
    .insertInto('aceites')
    .values({ usuario_id: pessoa.id, documento: 'termos', versao: ANTIGA, aceito_em: ACEITA_ANTES })
    .execute();
  return pessoa;
};
const aceitar = async (como: Pessoa, versao: string) => await mundo.chamar('aceitarTermos', { versao }, { como });

describe('The gate of the terms, with an older version accepted (spec A§4 Session, A§2 /termo-uso)', () => {
  it('binds nobody to others anew until the version in force is accepted', async () => {
    const como = await deOntem();
    const { id: idGrupo, totalPorVaga } = await criarGrupoAVenda(mundo);
    const atos = [
      ['preCheckout', { idGrupo, vagas: 1 }],
      ['assinarDireto', { idGrupo, vagas: 1, valorTotal: totalPorVaga }],
      ['createGrupo', GRUPO_COMUM],
    ] as const;
    expect((await mundo.chamar('getUsuario', {}, { como })).corpo.aceitaTermos).toBe(false);
    for (const [nome, corpo] of atos) {
      const { status, erro } = await mundo.chamar(nome, corpo, { como });
      expect([nome, status, erro.dados.chave, erro.link]).toEqual([nome, 400, 'termosNaoAceitos', '/termo-uso']);
    }
    expect((await aceitar(como, ANTIGA)).status).toBe(409);
    expect((await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como })).erro.dados.chave).toBe(
      'termosNaoAceitos',
    );
    const aceita = await aceitar(como, VERSAO_DOS_TERMOS);
    expect([aceita.status, aceita.corpo.aceitaTermos]).toEqual([200, true]);
    expect((await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como })).status).toBe(200);
    expect((await mundo.chamar('createGrupo', GRUPO_COMUM, { como })).status).toBe(200);
  });

  it('leaves what one has: reading, the own data, and the way out', async () => {
    const como = await deOntem();
    for (const nome of ['getUsuario', 'getTermos', 'getGruposUsuario', 'getExtrato', 'getExclusao', 'sair'] as const)
      expect((await mundo.chamar(nome, {}, { como })).status, nome).toBeLessThan(300);
  });

  it('keeps each acceptance with its version and its moment', async () => {
    const como = await deOntem();
    const antes = mundo.agora();
    await aceitar(como, VERSAO_DOS_TERMOS);
    const aceites = await mundo.aplicacao.deps.db
      .selectFrom('aceites')
      .select(['versao', 'aceito_em', 'ip'])
      .where('usuario_id', '=', como.id)
      .where('documento', '=', 'termos')
      .orderBy('aceito_em')
      .execute();
    expect(aceites).toEqual([
      { versao: ANTIGA, aceito_em: expect.stringMatching(/^2025-03-04/), ip: null },
      { versao: VERSAO_DOS_TERMOS, aceito_em: expect.any(String), ip: expect.any(String) },
    ]);
    expect(Date.parse(aceites[1]?.aceito_em ?? '')).toBeGreaterThanOrEqual(Date.parse(antes));
  });

  it('opens in the other sessions of the person too', async () => {
    const como = await deOntem();
    const noCelular = await outraSessao(mundo, como);
    await aceitar(como, VERSAO_DOS_TERMOS);
    const { id: idGrupo } = await criarGrupoAVenda(mundo);
    expect((await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como: noCelular })).status).toBe(200);
  });
});
