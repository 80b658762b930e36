import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarGrupoAVenda } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { GRUPO_COMUM } from '../../../test/grupos.ts';
import { cadastroDe, emailNovo, outraSessao } from '../../../test/sessoes.ts';
import { publicarTermos } from '../../../test/termos.ts';

const PIX = 12;
const SALDO = 4;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function emVigor(): Promise<string> {
  return (await mundo.chamar('getTermos')).corpo.versao;
}
async function aceitaTermos(como: Pessoa): Promise<boolean> {
  return (await mundo.chamar('getUsuario', {}, { como })).corpo.aceitaTermos;
}
async function aceitar(como: Pessoa, versao: string) {
  return await mundo.chamar('aceitarTermos', { versao }, { como });
}
async function contaDe({ id }: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .select(['termos_versao', 'termos_aceitos_em'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
let publicadas = 1;
/** A person who accepted the version in force, before a newer one was published. */
async function deOntem(): Promise<Pessoa & { readonly antiga: string; readonly nova: string }> {
  const antiga = await emVigor();
  const pessoa = await criarPessoa(mundo);
  expect((await aceitar(pessoa, antiga)).corpo.aceitaTermos).toBe(true);
  publicadas += 1;
  const nova = String(publicadas);
  await publicarTermos(mundo, nova);
  return { ...pessoa, antiga, nova };
}
/** The notice of the database reached this process: its open sessions are read again. */
async function esperarAviso({ id }: Pessoa): Promise<void> {
  const { db, sessoes } = mundo.aplicacao.deps;
  const sessao = await db.selectFrom('sessoes').select('id').where('usuario_id', '=', id).executeTakeFirstOrThrow();
  await expect.poll(async () => (await sessoes.ler(sessao.id))?.termosEmDia).toBe(false);
}

describe('The gate of the terms, with an older version accepted (spec A§4 Session, A§2 /termo-uso)', () => {
  it('binds nobody to others again until the version in force is accepted', async () => {
    const { id: idGrupo } = await criarGrupoAVenda(mundo);
    const como = await deOntem();
    const atos = [
      ['preCheckout', { idGrupo, vagas: 1 }],
      ['createGrupo', GRUPO_COMUM],
      ['comprarCredito', { valor: 5_000, meioPagamento: PIX }],
    ] as const;
    expect(await aceitaTermos(como)).toBe(false);
    await esperarAviso(como);
    for (const [nome, corpo] of atos) {
      const { status, erro } = await mundo.chamar(nome, corpo, { como });
      expect([nome, status, erro.dados.chave, erro.link]).toEqual([nome, 400, 'termosNaoAceitos', '/termo-uso']);
    }
    expect((await aceitar(como, como.antiga)).status).toBe(409);
    expect((await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como })).erro.dados.chave).toBe(
      'termosNaoAceitos',
    );
    const aceita = await aceitar(como, como.nova);
    expect([aceita.status, aceita.corpo.aceitaTermos]).toEqual([200, true]);
    expect((await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como })).status).toBe(200);
    expect((await mundo.chamar('createGrupo', GRUPO_COMUM, { como })).status).toBe(200);
    expect((await mundo.chamar('comprarCredito', { valor: 5_000, meioPagamento: PIX }, { como })).status).toBe(200);
  });

  it('stands before the payment of seats that are held already, and the hold waits', async () => {
    const { id: idGrupo } = await criarGrupoAVenda(mundo);
    const como = await criarPessoa(mundo, { saldo: centavos(9_000) });
    await aceitar(como, await emVigor());
    const { idPreCheckout, composicao } = (await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como })).corpo;
    const { nova } = await deOntem();
    await esperarAviso(como);
    async function pagar() {
      return await mundo.chamar(
        'createAssinatura',
        { idPreCheckout, meioPagamento: SALDO, valorTotal: composicao.totalHoje },
        { como },
      );
    }
    expect((await pagar()).erro.dados.chave).toBe('termosNaoAceitos');
    await aceitar(como, nova);
    expect((await pagar()).corpo.estado).toBe('paga');
  });

  it('comes back for everybody with each version that is published, in the session that is open', async () => {
    const como = await deOntem();
    await aceitar(como, como.nova);
    expect(await aceitaTermos(como)).toBe(true);
    const { nova: maisNova } = await deOntem();
    expect(await aceitaTermos(como)).toBe(false);
    await esperarAviso(como);
    const { corpo } = await mundo.chamar('getTermos');
    expect(corpo).toMatchObject({ versao: maisNova, mudancas: 'Mudou o prazo de entrega.' });
    expect((await aceitar(como, maisNova)).corpo.aceitaTermos).toBe(true);
  });

  it('asks a registration for the version in force', async () => {
    const { antiga, nova } = await deOntem();
    function de(versaoTermos: string) {
      return { ...cadastroDe(emailNovo()), versaoTermos };
    }
    expect((await mundo.chamar('createUsuario', de(antiga))).status).toBe(409);
    expect((await mundo.chamar('createUsuario', de(nova))).status).toBe(200);
  });

  it('leaves a person reading, his own money and data, and the way out', async () => {
    const como = await deOntem();
    await esperarAviso(como);
    const retirada = await mundo.chamar('createRetirada', { valor: 2_000, idChave: 1 }, { como });
    expect(retirada.erro.dados.chave).not.toBe('termosNaoAceitos');
    for (const nome of ['getUsuario', 'getTermos', 'getGruposUsuario', 'getExtrato', 'getExclusao', 'sair'] as const)
      expect((await mundo.chamar(nome, {}, { como })).status, nome).toBeLessThan(300);
  });

  it('keeps each acceptance with its version and its moment', async () => {
    const como = await deOntem();
    const antes = mundo.agora();
    await aceitar(como, como.nova);
    const { itens } = (await mundo.chamar('getAceites', {}, { como })).corpo;
    const dosTermos = itens.filter(({ documento }) => documento === 'termos');
    expect(dosTermos.map(({ versao }) => versao)).toEqual([como.nova, como.antiga]);
    expect(Date.parse(dosTermos[0]?.em ?? '')).toBeGreaterThanOrEqual(Date.parse(antes));
    const conta = await contaDe(como);
    expect(conta).toEqual({ termos_versao: como.nova, termos_aceitos_em: dosTermos[0]?.em });
    await mundo.avancar({ dias: 1 });
    await aceitar(como, como.nova);
    expect(await contaDe(como)).toEqual(conta);
  });

  it('opens in the other sessions of the person too', async () => {
    const { id: idGrupo } = await criarGrupoAVenda(mundo);
    const como = await deOntem();
    const noCelular = await outraSessao(mundo, como);
    async function reservar() {
      return (await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como: noCelular })).status;
    }
    expect(await reservar()).toBe(400);
    await aceitar(como, como.nova);
    await expect.poll(reservar).toBe(200);
  });
});

describe('A version of the terms in the database (REGRAS 2.17)', () => {
  it('cannot be accepted before it was published', async () => {
    const { db } = mundo.aplicacao.deps;
    const { id } = await criarPessoa(mundo);
    const inventada = { documento: 'termos', versao: 'nunca', aceito_em: mundo.agora() };
    await expect(
      db
        .insertInto('aceites')
        .values({ usuario_id: id, ...inventada })
        .execute(),
    ).rejects.toThrow(/never published/);
    await expect(
      db.updateTable('usuarios').set({ termos_versao: 'nunca' }).where('id', '=', id).execute(),
    ).rejects.toThrow(/never published/);
  });

  it('is one in force at a time, and never optional', async () => {
    const { db } = mundo.aplicacao.deps;
    await expect(
      db.updateTable('politicas').set({ status: 1 }).where('codigo', '=', 'termos').execute(),
    ).rejects.toThrow(/politicas_ativa/);
    await expect(
      db
        .insertInto('politicas')
        .values({
          codigo: 'termos',
          versao: 'x',
          tipo: 0,
          status: 0,
          titulo: 't',
          resumo: 'r',
          secoes: '[]',
          vigente_desde: mundo.agora(),
        })
        .execute(),
    ).rejects.toThrow(/politicas_termos_obrigatorios/);
  });
});
