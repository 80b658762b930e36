import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { comprarVagas } from '../../../test/compra.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso, lotacaoDe } from '../../../test/grupos.ts';

let mundo: Mundo;
let suporte: Pessoa;
let quem: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
  quem = await criarPessoa(mundo, { nome: 'Marina' });
});
afterAll(async () => await mundo.encerrar());

const MENSAGEM = 'Há uma análise em andamento.';
async function restringir({ id }: Pessoa) {
  return await mundo.chamar('restringirPessoa', { id, mensagem: MENSAGEM }, { como: suporte });
}
async function liberar({ id }: Pessoa) {
  return await mundo.chamar('tirarRestricao', { id, mensagem: MENSAGEM }, { como: suporte });
}

/** A group on sale with a member in, and its administrator. */
async function grupoAVenda(nome: string) {
  const grupo = await criarGrupo(mundo, { nome, acessoImediato: true });
  await entregarAcesso(mundo, grupo);
  return { ...grupo, membro: await assinar(mundo, { idGrupo: grupo.id }) };
}
function idsDe(itens: readonly { readonly id: number }[]) {
  return itens.map(({ id }) => id);
}
/** Every list of groups that are offered, as somebody who looked at this one sees it. */
async function ofertas(busca: string) {
  const [lista, achados, vistos, recomendados] = [
    await mundo.chamar('getGrupos', { porPagina: 50 }, { como: quem }),
    await mundo.chamar('getGrupos', { busca }, { como: quem }),
    await mundo.chamar('getVisualizados', {}, { como: quem }),
    await mundo.chamar('getRecomendados', {}, { como: quem }),
  ];
  return [lista, achados, vistos, recomendados].map(({ corpo }) => idsDe(corpo.itens));
}
async function quantosNaCategoria() {
  return (await mundo.chamar('getCategorias', {}, { como: quem })).corpo.categorias.reduce((n, c) => n + c.grupos, 0);
}
async function entrar(idGrupo: number) {
  const como = await criarPessoa(mundo);
  const reserva = await mundo.chamar('preCheckout', { idGrupo, vagas: 1 }, { como });
  const { corpo } = await mundo.chamar('getGrupo', { id: idGrupo }, { como });
  const valorTotal = corpo.composicao.totalHoje;
  const direto = await comprarVagas(mundo, { idGrupo, vagas: 1, valorTotal }, { como });
  return { reserva, direto, pagina: corpo };
}

describe('Groups of an administrator who is restricted (REGRAS 2.14, 2.1)', () => {
  it('are offered nowhere while he is, sell no seat by any way, and are offered again after', async () => {
    const { id, administrador } = await grupoAVenda('Coruja Serena');
    await mundo.chamar('createVisualizacao', { idGrupo: id }, { como: quem });
    const antes = await quantosNaCategoria();
    for (const ids of await ofertas('coruja')) expect(ids).toContain(id);

    expect((await restringir(administrador)).status).toBe(204);
    for (const ids of await ofertas('coruja')) expect(ids).not.toContain(id);
    expect(await quantosNaCategoria()).toBe(antes - 1);
    const { reserva, direto, pagina } = await entrar(id);
    expect([reserva, direto].map((r) => r.erro.dados.chave)).toEqual(Array(2).fill('grupoNaoAceitaMembros'));
    expect([pagina.podeEntrar, pagina.motivoNaoPodeEntrar]).toEqual([
      false,
      'Este grupo não está aceitando novos membros.',
    ]);
    // The reason stays between him and the staff.
    expect(JSON.stringify([reserva.erro, direto.erro, pagina])).not.toContain(MENSAGEM);
    expect(await lotacaoDe(mundo, id)).toMatchObject({ livres: 1, retidas: 0 });

    expect((await liberar(administrador)).status).toBe(204);
    for (const ids of await ofertas('coruja')) expect(ids).toContain(id);
    expect((await entrar(id)).reserva.status).toBe(200);
  });

  it('serve their members as before: page, access and invoices', async () => {
    const { id, administrador, membro } = await grupoAVenda('Coruja Calma');
    await restringir(administrador);
    expect((await mundo.chamar('getGrupoMembro', { id }, { como: membro })).status).toBe(200);
    const aberto = await mundo.chamar('abrirDadosAcesso', { id }, { como: membro });
    expect(aberto.status, aberto.bruto).toBe(200);
    expect((await mundo.chamar('getFaturas', {}, { como: membro })).corpo.itens).toHaveLength(1);
  });

  it('an administrator whose account is blocked sells nothing either', async () => {
    const { id, administrador } = await grupoAVenda('Coruja Quieta');
    const r = await mundo.chamar('bloquearPessoa', { id: administrador.id, mensagem: MENSAGEM }, { como: suporte });
    expect(r.status, r.bruto).toBe(204);
    for (const ids of await ofertas('coruja quieta')) expect(ids).not.toContain(id);
    expect((await entrar(id)).reserva.erro.dados.chave).toBe('grupoNaoAceitaMembros');
  });
});
