import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { mensagensPara, titulosPara } from '../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../test/construtores.ts';
import { criarGrupo, statusDe } from '../../test/grupos.ts';

let mundo: Mundo;
let suporte: Pessoa;
let financeiro: Pessoa;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', sobrenome: 'Kato', papeis: ['suporte'] });
  financeiro = await criarPessoa(mundo, { nome: 'Bruno', papeis: ['financeiro'] });
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

const RESTRITO = { idServico: 11, idPlano: 110, valor: 160_00, lugares: 4, totalVagas: 3 };
const PERTO_DO_TETO = { ...RESTRITO, valor: 200_00 };
async function auditoria(alvo: string) {
  return await mundo.aplicacao.deps.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao', 'dados'])
    .where('alvo', '=', alvo)
    .orderBy('id')
    .execute();
}

describe('The acts that a session may do (REGRAS 2.15; HOUSE §6)', () => {
  async function acoesDe(como: Pessoa) {
    return (await mundo.chamar('getPermissoes', {}, { como })).corpo.acoes;
  }

  it('are those of its roles in the permission rows, and those of every account', async () => {
    expect(await acoesDe(suporte)).toEqual(expect.arrayContaining(['getGrupos', 'getFilas', 'aprovarGrupo']));
    expect(await acoesDe(suporte)).not.toContain('aprovarRetirada');
    expect(await acoesDe(financeiro)).toEqual(expect.arrayContaining(['aprovarRetirada', 'getLivro', 'getRelogio']));
    expect(await acoesDe(financeiro)).not.toContain('aprovarGrupo');
    expect(await acoesDe(lider)).not.toContain('aprovarRetirada');
  });

  it('gives a person outside the staff no act of the staff, and no act on one group', async () => {
    const acoes = await acoesDe(await criarPessoa(mundo));
    expect(acoes).toContain('getGrupos');
    expect(acoes.filter((acao) => /Filas|Pessoas|Livro|aprovar|Relogio/.test(acao))).toEqual([]);
    expect(acoes).not.toContain('getGrupoAdmin');
  });

  it('needs a session', async () => {
    expect((await mundo.chamar('getPermissoes')).status).toBe(401);
  });
});

describe('Groups to decide on (REGRAS 2.1, 2.15)', () => {
  it('come by deadline, with the facts that a decision needs', async () => {
    const { id: aprovacao } = await criarGrupo(mundo, RESTRITO);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('grupos').set({ descricao: 'Sem IPTV, tv  box.' }).where('id', '=', aprovacao).execute();
    const { id: triagem, administrador } = await criarGrupo(mundo, PERTO_DO_TETO);
    const { corpo } = await mundo.chamar('getGruposEmAnalise', {}, { como: suporte });
    const ids = corpo.itens.map((g) => g.id);
    // Triage has one business day, approval two.
    expect(ids.indexOf(triagem)).toBeLessThan(ids.indexOf(aprovacao));
    const grupo = corpo.itens.find((g) => g.id === triagem);
    expect(grupo).toMatchObject({
      statusId: 111,
      servico: 'Curso Alto',
      plano: 'Equipe',
      valorPorVaga: 50_00,
      teto: 57_50,
      motivo: 'É o seu primeiro grupo e o valor está perto do teto. Nossa equipe confere antes.',
      regras: ['Um aparelho por pessoa', 'Não troque a senha'],
      palavrasProibidas: [],
      administrador: {
        id: administrador.id,
        grupos: 1,
        aparelhos: 1,
        telefoneVerificado: true,
        identidadeVerificada: false,
      },
      historico: [{ evento: 'criar', quem: administrador.nome }],
    });
    expect(corpo.itens.find((g) => g.id === aprovacao)?.palavrasProibidas).toEqual(['iptv', 'tv box']);
    expect(corpo.contagens).toMatchObject({ '111': 1 });
    const soTriagem = await mundo.chamar('getGruposEmAnalise', { status: 111 }, { como: lider });
    expect(soTriagem.corpo.itens.every((g) => g.statusId === 111)).toBe(true);
  });

  it('are approved, and their administrator is told', async () => {
    const { id, administrador } = await criarGrupo(mundo, RESTRITO);
    expect(await statusDe(mundo, id)).toBe(50);
    const r = await mundo.chamar('aprovarGrupo', { id, mensagem: '' }, { como: suporte });
    expect(r.corpo).toEqual({ statusId: 1 });
    expect(await statusDe(mundo, id)).toBe(1);
    expect(await titulosPara(mundo, administrador)).toContain('Família do Cine está no ar');
    expect(await auditoria(`grupo:${id}`)).toEqual([
      { usuario_id: suporte.id, acao: 'grupo.aprovar', dados: { de: 50, para: 1, mensagem: '' } },
    ]);
    const outraVez = await mundo.chamar('aprovarGrupo', { id, mensagem: '' }, { como: suporte });
    expect(outraVez.erro.dados.chave).toBe('transicaoRecusada');
  });

  it('are approved where the service is one that the catalogue does not have', async () => {
    const { id, administrador } = await criarGrupo(mundo, {
      idServico: 999,
      idPlano: null,
      nome: 'Horta do bairro',
      site: 'https://horta.exemplo.com.br',
    });
    expect(await statusDe(mundo, id)).toBe(50);
    const { corpo } = await mundo.chamar('getGruposEmAnalise', { status: 50 }, { como: suporte });
    expect(corpo.itens.find((g) => g.id === id)).toMatchObject({ nome: 'Horta do bairro', statusId: 50 });
    expect((await mundo.chamar('aprovarGrupo', { id, mensagem: '' }, { como: suporte })).corpo).toEqual({
      statusId: 1,
    });
    expect(await statusDe(mundo, id)).toBe(1);
    expect(await titulosPara(mundo, administrador)).toContain('Horta do bairro está no ar');
  });

  it('leave triage for approval where the service is restricted', async () => {
    const { id } = await criarGrupo(mundo, PERTO_DO_TETO);
    expect((await mundo.chamar('aprovarGrupo', { id, mensagem: 'ok' }, { como: lider })).corpo).toEqual({
      statusId: 50,
    });
    expect((await mundo.chamar('aprovarGrupo', { id, mensagem: 'ok' }, { como: lider })).corpo).toEqual({
      statusId: 1,
    });
  });

  it('are refused, or sent back, with words that the administrator reads', async () => {
    const um = await criarGrupo(mundo, RESTRITO);
    const outro = await criarGrupo(mundo, { ...RESTRITO, administrador: await criarPessoa(mundo) });
    const semMotivo = await mundo.chamar('reprovarGrupo', { id: um.id, mensagem: '' }, { como: suporte });
    expect(semMotivo.status).toBe(422);
    expect(
      (await mundo.chamar('reprovarGrupo', { id: um.id, mensagem: 'Serviço proibido' }, { como: suporte })).corpo,
    ).toEqual({ statusId: 51 });
    expect((await mensagensPara(mundo, um.administrador.email))[0]?.texto).toContain('Serviço proibido');
    expect(
      (await mundo.chamar('pedirAjustesGrupo', { id: outro.id, mensagem: 'Tire o telefone' }, { como: suporte })).corpo,
    ).toEqual({ statusId: 68 });
    const { corpo } = await mundo.chamar('getGruposEmAnalise', { status: 68 }, { como: suporte });
    expect(corpo.itens.find((g) => g.id === outro.id)?.historico.at(-1)).toMatchObject({
      evento: 'pedirEdicao',
      quem: 'Aline Kato',
      mensagem: 'Tire o telefone',
    });
  });

  it('cannot be decided on by their own administrator, by finance or by a user', async () => {
    const { id } = await criarGrupo(mundo, { ...RESTRITO, administrador: suporte });
    for (const como of [suporte, financeiro, await criarPessoa(mundo)]) {
      expect((await mundo.chamar('aprovarGrupo', { id, mensagem: '' }, { como })).status).toBe(403);
    }
    expect((await mundo.chamar('aprovarGrupo', { id: 99_999_999, mensagem: '' }, { como: lider })).status).toBe(404);
  });
});
