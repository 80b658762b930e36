import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import { reunirTarefas } from '../../db/fila.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo, irParaATarde } from '../../test/app.ts';
import { mensagensPara } from '../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { contar, DA_CONTA, DO_GRUPO, entregasDe } from '../../test/notificacoes.ts';
import { notificar, prefere } from './index.ts';
import { tarefasDeNotificacoes } from './tarefas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const DICA = { titulo: 'Cinco jeitos de gastar menos', texto: 'Confira na Rateia.', link: '' };
async function assuntos(pessoa: Pessoa) {
  return (await mensagensPara(mundo, pessoa.email)).map((m) => m.assunto);
}

describe('Notifying a person (spec A§4 Notifications)', () => {
  it('sends one e-mail after the commit, with the name of the person', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Bia' });
    await contar(mundo, pessoa, { modelo: 'contaDesbloqueada', dados: DA_CONTA, fato: 1 });
    const mensagens = await mensagensPara(mundo, pessoa.email);
    expect(mensagens).toHaveLength(1);
    expect(mensagens[0]).toMatchObject({ assunto: 'Sua conta na Rateia está liberada' });
    expect(mensagens[0]?.texto).toMatch(/^Olá, Bia\./);
    expect(await entregasDe(mundo, pessoa)).toEqual([{ canal: 'email', estado: 'entregue', motivo: null }]);
  });

  it('cuts a title that the longest names of a person and a group fill beyond its 200 characters', async () => {
    const pessoa = await criarPessoa(mundo);
    const titulo = `Aviso ${'a'.repeat(300)}`;
    await contar(mundo, pessoa, { modelo: 'comunicadoDeDicas', dados: { ...DICA, titulo }, fato: 1 });
    const { corpo } = await mundo.chamar('getNotificacoes', {}, { como: pessoa });
    expect(corpo.itens.map((item) => item.titulo)).toEqual([`${titulo.slice(0, 199)}…`]);
  });

  it('sends nothing when the fact is rolled back', async () => {
    const pessoa = await criarPessoa(mundo);
    const desfeita = emTransacao(mundo.aplicacao.deps.db, async (trx) => {
      await notificar(trx, {
        usuarioId: pessoa.id,
        modelo: 'contaDesbloqueada',
        dados: DA_CONTA,
        fato: 1,
        agora: mundo.agora(),
      });
      throw new Error('rolled back');
    });
    await expect(desfeita).rejects.toThrow('rolled back');
    expect(await assuntos(pessoa)).toEqual([]);
  });

  it('is the same message when the same fact is told twice, and another for another fact', async () => {
    const pessoa = await criarPessoa(mundo);
    for (const fato of [7, 7, 8]) await contar(mundo, pessoa, { modelo: 'contaDesbloqueada', dados: DA_CONTA, fato });
    expect(await assuntos(pessoa)).toHaveLength(2);
    expect((await mundo.chamar('getNotificacoes', {}, { como: pessoa })).corpo.total).toBe(2);
  });

  it('does not send twice when the job that decides runs again', async () => {
    const pessoa = await criarPessoa(mundo);
    await contar(mundo, pessoa, { modelo: 'contaDesbloqueada', dados: DA_CONTA, fato: 1 });
    await mundo.assentar();
    const { id } = await mundo.aplicacao.deps.db
      .selectFrom('notificacoes')
      .select('id')
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    await reunirTarefas(tarefasDeNotificacoes(mundo.aplicacao.deps)).entregarNotificacao(
      { notificacaoId: id },
      { tentativa: 2, requestId: undefined },
    );
    expect(await assuntos(pessoa)).toHaveLength(1);
  });

  it('reaches the phone too when a seat is about to be lost, and only a confirmed one', async () => {
    const aviso = {
      modelo: 'acessoSuspenso',
      dados: { grupo: 'Cine', valor: 1_490, encerraEm: '2027-01-10' },
      fato: 1,
    } as const;
    const pessoa = await criarPessoa(mundo);
    const semTelefone = await criarPessoa(mundo, { validada: false });
    await contar(mundo, pessoa, aviso);
    await contar(mundo, semTelefone, aviso);
    const [sms] = await mensagensPara(mundo, pessoa.telefone);
    expect(sms?.texto).toMatch(/^Rateia: Acesso suspenso: Cine\. /);
    // One SMS holds 160 places of its alphabet, and 70 where a single accent is not of it.
    expect(sms?.texto).toMatch(/^[\n -~£$¥èéùìòÇØøÅåÆæßÉ¤¡ÄÖÑÜ§¿äöñüà]{1,160}$/);
    expect((await entregasDe(mundo, pessoa)).map((e) => e.canal).toSorted()).toEqual(['email', 'sms']);
    expect((await entregasDe(mundo, semTelefone)).map((e) => e.canal)).toEqual(['email']);
  });
});

describe('A message that may be refused, on the phone (spec A§3 Contact method codes)', () => {
  it('is an SMS to a person who chose it in this category, and to no other', async () => {
    await irParaATarde(mundo);
    const [quer, naoQuer] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    await mundo.chamar('alternarComunicacao', { enum: 383, ativo: true, meio: 'telefone' }, { como: quer });
    for (const pessoa of [quer, naoQuer])
      await contar(mundo, pessoa, { modelo: 'grupoVagaPaga', dados: DO_GRUPO, fato: 1 });
    await mundo.assentar();
    expect((await mensagensPara(mundo, quer.telefone)).map((m) => m.texto)).toEqual([
      expect.stringMatching(/^Rateia: Léo garantiu uma vaga em Cine\. /),
    ]);
    expect(await mensagensPara(mundo, naoQuer.telefone)).toEqual([]);
  });
});

describe('Hours of rest, and a digest instead of a flood', () => {
  it('holds back messages that can wait from 22h to 8h, and lets urgent ones through', async () => {
    await irParaATarde(mundo);
    await mundo.avancar({ horas: 8 });
    const pessoa = await criarPessoa(mundo);
    await contar(mundo, pessoa, { modelo: 'grupoVagaPaga', dados: DO_GRUPO, fato: 1 });
    await contar(mundo, pessoa, { modelo: 'contaDesbloqueada', dados: DA_CONTA, fato: 1 });
    expect(await assuntos(pessoa)).toEqual(['Sua conta na Rateia está liberada']);
    expect((await mundo.chamar('getNotificacoes', {}, { como: pessoa })).corpo.total).toBe(2);
    await mundo.avancar({ horas: 9 });
    expect(await assuntos(pessoa)).toContain('Léo garantiu uma vaga em Cine');
  });

  it('joins the messages after the third of an hour, and leaves out those that were read meanwhile', async () => {
    await irParaATarde(mundo);
    const pessoa = await criarPessoa(mundo);
    for (const fato of [1, 2, 3, 4, 5, 6]) {
      await contar(mundo, pessoa, { modelo: 'grupoVagaPaga', dados: { ...DO_GRUPO, membro: `Pessoa ${fato}` }, fato });
      await mundo.assentar();
    }
    expect(await assuntos(pessoa)).toHaveLength(3);
    const { corpo } = await mundo.chamar('getNotificacoes', {}, { como: pessoa });
    await mundo.chamar('lerNotificacoes', { query: { id: corpo.itens[0]?.id, lido: true } }, { como: pessoa });
    await mundo.avancar({ minutos: 61 });
    const [resumo, ...outras] = await mensagensPara(mundo, pessoa.email);
    expect(outras).toHaveLength(3);
    expect(resumo?.assunto).toBe('Você tem 2 novidades');
    expect(resumo?.texto).toContain('• Pessoa 4 garantiu uma vaga em Cine');
    expect(resumo?.texto).toContain('• Pessoa 5 garantiu uma vaga em Cine');
    expect(resumo?.texto).not.toContain('Pessoa 6');
    expect((await mundo.chamar('getNotificacoes', {}, { como: pessoa })).corpo.total).toBe(6);
  });

  it('does not send a message that was refused while it waited', async () => {
    await irParaATarde(mundo);
    await mundo.avancar({ horas: 8 });
    const pessoa = await criarPessoa(mundo);
    async function ligar(categoria: number, ativo: boolean) {
      return await mundo.chamar('alternarComunicacao', { enum: categoria, ativo, meio: 'email' }, { como: pessoa });
    }
    await ligar(379, true);
    for (const fato of [1, 2]) await contar(mundo, pessoa, { modelo: 'comunicadoDeDicas', dados: DICA, fato });
    await contar(mundo, pessoa, { modelo: 'grupoVagaPaga', dados: DO_GRUPO, fato: 3 });
    await mundo.assentar();
    await ligar(379, false);
    await mundo.avancar({ horas: 9 });
    expect(await assuntos(pessoa)).toEqual(['Léo garantiu uma vaga em Cine']);
    expect((await entregasDe(mundo, pessoa)).map(({ estado }) => estado)).toEqual([
      'dispensada',
      'dispensada',
      'entregue',
    ]);
  });

  it('a digest is of one category, and its link stops that one', async () => {
    await irParaATarde(mundo);
    await mundo.avancar({ horas: 8 });
    const pessoa = await criarPessoa(mundo);
    await mundo.chamar('alternarComunicacao', { enum: 379, ativo: true, meio: 'email' }, { como: pessoa });
    for (const fato of [1, 2]) {
      await contar(mundo, pessoa, { modelo: 'comunicadoDeDicas', dados: DICA, fato });
      await contar(mundo, pessoa, { modelo: 'grupoVagaPaga', dados: { ...DO_GRUPO, membro: `Pessoa ${fato}` }, fato });
    }
    await mundo.avancar({ horas: 9 });
    const mensagens = await mensagensPara(mundo, pessoa.email);
    expect(mensagens).toHaveLength(2);
    const deDicas = mensagens.find(({ texto }) => texto.includes(DICA.titulo));
    expect(deDicas?.texto).not.toContain('garantiu uma vaga');
    const hash = deDicas?.descadastro?.endereco.split('/').at(-1) ?? '';
    expect((await mundo.chamar('descadastrarComunicacao', { hash })).status).toBe(204);
    const { db } = mundo.aplicacao.deps;
    async function quer(categoria: 379 | 383) {
      return await prefere(db, { usuarioId: pessoa.id, categoria, canal: 'email' });
    }
    expect([await quer(379), await quer(383)]).toEqual([false, true]);
  });

  it('sends a single one that waited as itself', async () => {
    await irParaATarde(mundo);
    const pessoa = await criarPessoa(mundo);
    for (const fato of [1, 2, 3, 4]) {
      await contar(mundo, pessoa, { modelo: 'grupoVagaPaga', dados: { ...DO_GRUPO, membro: `Pessoa ${fato}` }, fato });
      await mundo.assentar();
    }
    await mundo.avancar({ minutos: 61 });
    expect((await assuntos(pessoa))[0]).toBe('Pessoa 4 garantiu uma vaga em Cine');
  });
});
