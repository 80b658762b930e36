import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, titulosPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso, grupoLiberado, statusDe } from '../../../test/grupos.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

/** The number of times that the administrator was told exactly this. */
async function vezes(quem: Pessoa, titulo: string): Promise<number> {
  return (await titulosPara(mundo, quem)).filter((t) => t === titulo).length;
}

describe('Messages about a group (REGRAS 2.1, effects and reminders)', () => {
  it('tell each one the event, the next actor and the deadline', async () => {
    const g = await grupoLiberado(mundo);
    await mundo.avancar({ horas: 24 });
    await entregarAcesso(mundo, g);
    async function assuntos(email: string) {
      return (await mensagensPara(mundo, email)).map((m) => m.assunto).reverse();
    }
    expect(await titulosPara(mundo, g.administrador)).toEqual([
      'Beatriz garantiu uma vaga em Família do Cine',
      'João garantiu uma vaga em Família do Cine',
      'Todos pagaram em Família do Cine',
      'Beatriz espera o acesso de Família do Cine',
      'João espera o acesso de Família do Cine',
    ]);
    expect(await assuntos(g.bia.email)).toEqual([
      expect.stringMatching(/^R\$\s19,00 pagos: Família do Cine$/),
      'Família do Cine está completo',
      'Rafael Nogueira assinou o serviço de Família do Cine',
      'Seu acesso de Família do Cine chegou',
    ]);
  });
});

describe('Reminders before a deadline ends a group (REGRAS 2.1)', () => {
  it('30 days to form: on days 20 and 27, with the seats that are missing', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    await mundo.avancar({ dias: 19, horas: 23 });
    expect(await vezes(administrador, 'Faltam 2 vagas em Família do Cine')).toBe(0);
    await mundo.avancar({ horas: 1 });
    expect(await vezes(administrador, 'Faltam 2 vagas em Família do Cine')).toBe(1);
    await assinar(mundo, { idGrupo: id });
    await mundo.avancar({ dias: 6, horas: 23 });
    expect(await vezes(administrador, 'Falta 1 vaga em Família do Cine')).toBe(0);
    await mundo.avancar({ horas: 1 });
    expect(await vezes(administrador, 'Falta 1 vaga em Família do Cine')).toBe(1);
    expect(await vezes(administrador, 'Faltam 2 vagas em Família do Cine')).toBe(1);
  });

  it('72 h to sign the service: after 24 h and after 48 h', async () => {
    const { id, administrador } = await grupoPago();
    await mundo.avancar({ horas: 23 });
    expect(await vezes(administrador, ASSINAR)).toBe(0);
    await mundo.avancar({ horas: 1 });
    expect(await vezes(administrador, ASSINAR)).toBe(1);
    await mundo.avancar({ horas: 23 });
    expect(await vezes(administrador, ASSINAR)).toBe(1);
    await mundo.avancar({ horas: 1 });
    expect(await vezes(administrador, ASSINAR)).toBe(2);
    expect(await statusDe(mundo, id)).toBe(S.aguardandoAssinatura);
  });

  it('a service that was signed already is not asked about again', async () => {
    const { id, administrador } = await grupoPago();
    await mundo.avancar({ horas: 24 });
    await mundo.chamar('liberarGrupo', { id }, { como: administrador });
    await mundo.avancar({ horas: 30 });
    expect(await vezes(administrador, ASSINAR)).toBe(1);
  });

  it('7 days to edit: on days 3 and 6', async () => {
    const { id, administrador } = await grupoRestrito();
    const pedido = await mundo.chamar('pedirAjustesGrupo', { id, mensagem: 'Explique.' }, { como: suporte });
    expect(pedido.corpo).toEqual({ statusId: S.aguardandoEdicao });
    await mundo.avancar({ dias: 2, horas: 23 });
    expect(await vezes(administrador, EDITAR)).toBe(0);
    await mundo.avancar({ horas: 1 });
    expect(await vezes(administrador, EDITAR)).toBe(1);
    await mundo.avancar({ dias: 2, horas: 23 });
    expect(await vezes(administrador, EDITAR)).toBe(1);
    await mundo.avancar({ horas: 1 });
    expect(await vezes(administrador, EDITAR)).toBe(2);
    expect(await statusDe(mundo, id)).toBe(S.aguardandoEdicao);
  });
});

describe('Deadlines of the staff stand in its queue (REGRAS 2.1: 50 within 2 business days, 111 within 1)', () => {
  async function filaDeGrupos() {
    return (await mundo.chamar('getFilas', {}, { como: suporte })).corpo.grupos;
  }
  async function naFila(id: number) {
    return (await mundo.chamar('getGruposEmAnalise', {}, { como: suporte })).corpo.itens.find((g) => g.id === id);
  }

  it.each([
    ['approval', S.pendenteAprovacao, { valor: 160_00 }],
    ['triage', S.triagem, { valor: 200_00 }],
  ])('a group in %s whose deadline passed stays there, first and counted as due', async (_nome, status, mudancas) => {
    expect(await filaDeGrupos()).toEqual({ total: 0, vencemHoje: 0 });
    const { id } = await grupoRestrito(mudancas);
    expect(await statusDe(mundo, id)).toBe(status);
    expect((await naFila(id))?.prazo.localeCompare(mundo.agora())).toBe(1);
    expect(await filaDeGrupos()).toEqual({ total: 1, vencemHoje: 0 });
    await mundo.avancar({ dias: 8 });
    expect((await naFila(id))?.prazo.localeCompare(mundo.agora())).toBe(-1);
    expect(await filaDeGrupos()).toEqual({ total: 1, vencemHoje: 1 });
    // The group was not decided, so nothing happened to it, and a group that comes now stands behind it.
    expect(await statusDe(mundo, id)).toBe(status);
    const novo = await grupoRestrito(mudancas);
    const { itens } = (await mundo.chamar('getGruposEmAnalise', { status }, { como: suporte })).corpo;
    expect(itens.map((g) => g.id)).toEqual([id, novo.id]);
    for (const { id: idGrupo } of itens)
      await mundo.chamar('reprovarGrupo', { id: idGrupo, mensagem: 'Falta a descrição' }, { como: suporte });
    expect(await filaDeGrupos()).toEqual({ total: 0, vencemHoje: 0 });
  });
});

const ASSINAR = 'Falta assinar o serviço de Família do Cine';
const EDITAR = 'Família do Cine ainda espera os seus ajustes';
const RESTRITO = { idServico: 11, idPlano: 110, valor: 160_00, lugares: 4, totalVagas: 3 };

async function grupoRestrito(mudancas: Record<string, unknown> = {}) {
  return await criarGrupo(mundo, { ...RESTRITO, ...mudancas });
}

/** A full, paid group that waits for its administrator to sign the service (3). */
async function grupoPago() {
  const grupo = await criarGrupo(mundo);
  await assinar(mundo, { idGrupo: grupo.id });
  await assinar(mundo, { idGrupo: grupo.id });
  expect(await statusDe(mundo, grupo.id)).toBe(S.aguardandoAssinatura);
  return grupo;
}
