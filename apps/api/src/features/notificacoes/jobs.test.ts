import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Banco } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { MAXIMO_DE_TENTATIVAS } from '../../db/fila.ts';
import type { Email } from '../../gateways/email/port.ts';
import type { Sms } from '../../gateways/mensagem/port.ts';
import type { Resultado } from '../../gateways/resultado.ts';
import { ok, recusado } from '../../gateways/resultado.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo, irParaATarde } from '../../test/app.ts';
import { mensagensPara } from '../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { notificar, prefere } from './index.ts';
import { tarefasDeNotificacoes } from './jobs.ts';
import type { DadosDe, NomeModelo } from './modelos/todos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => {
  await conferirInvariantes(mundo);
  await mundo.encerrar();
});

const DADOS = { aparelho: 'Chrome em Android', quando: 'hoje' };
const DICA = { titulo: 'Cinco jeitos de gastar menos', texto: 'Confira na Rateia.', link: '' };
const GRUPO = { grupo: 'Cine', idGrupo: 1, membro: 'Léo' };
const contar = async <N extends NomeModelo>(
  pessoa: Pessoa,
  aviso: { readonly modelo: N; readonly dados: DadosDe<N>; readonly fato: string | number },
) =>
  await emTransacao(mundo.aplicacao.deps.db, (trx) =>
    notificar(trx, { usuarioId: pessoa.id, agora: mundo.agora(), ...aviso }),
  );
const assuntos = async (pessoa: Pessoa) => (await mensagensPara(mundo, pessoa.email)).map((m) => m.assunto);
const entregasDe = async (pessoa: Pessoa) =>
  await mundo.aplicacao.deps.db
    .selectFrom('entregas_de_notificacao')
    .select(['canal', 'estado', 'motivo'])
    .where('usuario_id', '=', pessoa.id)
    .orderBy('id')
    .execute();

describe('Telling somebody (spec A§4 Notifications)', () => {
  it('sends one e-mail after the commit, with the name of the person', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Bia' });
    await contar(pessoa, { modelo: 'novoAparelho', dados: DADOS, fato: 1 });
    const mensagens = await mensagensPara(mundo, pessoa.email);
    expect(mensagens).toHaveLength(1);
    expect(mensagens[0]).toMatchObject({ assunto: 'Um novo aparelho entrou na sua conta' });
    expect(mensagens[0]?.texto).toMatch(/^Olá, Bia\./);
    expect(await entregasDe(pessoa)).toEqual([{ canal: 'email', estado: 'entregue', motivo: null }]);
  });

  it('sends nothing when the fact is rolled back', async () => {
    const pessoa = await criarPessoa(mundo);
    const desfeita = emTransacao(mundo.aplicacao.deps.db, async (trx) => {
      await notificar(trx, {
        usuarioId: pessoa.id,
        modelo: 'novoAparelho',
        dados: DADOS,
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
    for (const fato of [7, 7, 8]) await contar(pessoa, { modelo: 'novoAparelho', dados: DADOS, fato });
    expect(await assuntos(pessoa)).toHaveLength(2);
    expect((await mundo.chamar('getNotificacoes', {}, { como: pessoa })).corpo.total).toBe(2);
  });

  it('does not send twice when the job that decides runs again', async () => {
    const pessoa = await criarPessoa(mundo);
    await contar(pessoa, { modelo: 'novoAparelho', dados: DADOS, fato: 1 });
    await mundo.assentar();
    const { id } = await mundo.aplicacao.deps.db
      .selectFrom('notificacoes')
      .select('id')
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    await tarefasDeNotificacoes(mundo.aplicacao.deps).entregarNotificacao?.(
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
    await contar(pessoa, aviso);
    await contar(semTelefone, aviso);
    const [sms] = await mensagensPara(mundo, pessoa.telefone);
    expect(sms?.texto).toMatch(/^Rateia: Acesso suspenso: Cine\. /);
    // One SMS holds 160 places of its alphabet, and 70 where a single accent is not of it.
    expect(sms?.texto).toMatch(/^[\n -~£$¥èéùìòÇØøÅåÆæßÉ¤¡ÄÖÑÜ§¿äöñüà]{1,160}$/);
    expect((await entregasDe(pessoa)).map((e) => e.canal).toSorted()).toEqual(['email', 'sms']);
    expect((await entregasDe(semTelefone)).map((e) => e.canal)).toEqual(['email']);
  });
});

describe('What may be refused by phone (spec A§3 Contact method codes)', () => {
  it('is an SMS to who asked for it in this category, and to nobody else', async () => {
    await irParaATarde(mundo);
    const [quer, naoQuer] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    await mundo.chamar('alternarComunicacao', { enum: 383, ativo: true, meio: 'telefone' }, { como: quer });
    for (const pessoa of [quer, naoQuer]) await contar(pessoa, { modelo: 'grupoVagaPaga', dados: GRUPO, fato: 1 });
    await mundo.assentar();
    expect((await mensagensPara(mundo, quer.telefone)).map((m) => m.texto)).toEqual([
      expect.stringMatching(/^Rateia: Léo garantiu uma vaga em Cine\. /),
    ]);
    expect(await mensagensPara(mundo, naoQuer.telefone)).toEqual([]);
  });
});

describe('Hours of rest, and a digest instead of a flood', () => {
  it('holds what can wait from 22h to 8h, and lets what is urgent through', async () => {
    await irParaATarde(mundo);
    await mundo.avancar({ horas: 8 });
    const pessoa = await criarPessoa(mundo);
    await contar(pessoa, { modelo: 'grupoVagaPaga', dados: GRUPO, fato: 1 });
    await contar(pessoa, { modelo: 'novoAparelho', dados: DADOS, fato: 1 });
    expect(await assuntos(pessoa)).toEqual(['Um novo aparelho entrou na sua conta']);
    expect((await mundo.chamar('getNotificacoes', {}, { como: pessoa })).corpo.total).toBe(2);
    await mundo.avancar({ horas: 9 });
    expect(await assuntos(pessoa)).toContain('Léo garantiu uma vaga em Cine');
  });

  it('puts together what comes after the third of an hour, and leaves out what was read meanwhile', async () => {
    await irParaATarde(mundo);
    const pessoa = await criarPessoa(mundo);
    for (const fato of [1, 2, 3, 4, 5, 6]) {
      await contar(pessoa, { modelo: 'grupoVagaPaga', dados: { ...GRUPO, membro: `Pessoa ${fato}` }, fato });
      await mundo.assentar();
    }
    expect(await assuntos(pessoa)).toHaveLength(3);
    const { corpo } = await mundo.chamar('getNotificacoes', {}, { como: pessoa });
    await mundo.chamar('ler', { query: { id: corpo.itens[0]?.id, lido: true } }, { como: pessoa });
    await mundo.avancar({ minutos: 61 });
    const [resumo, ...outras] = await mensagensPara(mundo, pessoa.email);
    expect(outras).toHaveLength(3);
    expect(resumo?.assunto).toBe('Você tem 2 novidades');
    expect(resumo?.texto).toContain('• Pessoa 4 garantiu uma vaga em Cine');
    expect(resumo?.texto).toContain('• Pessoa 5 garantiu uma vaga em Cine');
    expect(resumo?.texto).not.toContain('Pessoa 6');
    expect((await mundo.chamar('getNotificacoes', {}, { como: pessoa })).corpo.total).toBe(6);
  });

  it('does not send what was refused while it waited', async () => {
    await irParaATarde(mundo);
    await mundo.avancar({ horas: 8 });
    const pessoa = await criarPessoa(mundo);
    const ligar = async (categoria: number, ativo: boolean) =>
      await mundo.chamar('alternarComunicacao', { enum: categoria, ativo, meio: 'email' }, { como: pessoa });
    await ligar(379, true);
    for (const fato of [1, 2]) await contar(pessoa, { modelo: 'comunicadoDeDicas', dados: DICA, fato });
    await contar(pessoa, { modelo: 'grupoVagaPaga', dados: GRUPO, fato: 3 });
    await mundo.assentar();
    await ligar(379, false);
    await mundo.avancar({ horas: 9 });
    expect(await assuntos(pessoa)).toEqual(['Léo garantiu uma vaga em Cine']);
    expect((await entregasDe(pessoa)).map(({ estado }) => estado)).toEqual(['dispensada', 'dispensada', 'entregue']);
  });

  it('a digest is of one category, and its link stops that one', async () => {
    await irParaATarde(mundo);
    await mundo.avancar({ horas: 8 });
    const pessoa = await criarPessoa(mundo);
    await mundo.chamar('alternarComunicacao', { enum: 379, ativo: true, meio: 'email' }, { como: pessoa });
    for (const fato of [1, 2]) {
      await contar(pessoa, { modelo: 'comunicadoDeDicas', dados: DICA, fato });
      await contar(pessoa, { modelo: 'grupoVagaPaga', dados: { ...GRUPO, membro: `Pessoa ${fato}` }, fato });
    }
    await mundo.avancar({ horas: 9 });
    const mensagens = await mensagensPara(mundo, pessoa.email);
    expect(mensagens).toHaveLength(2);
    const deDicas = mensagens.find(({ texto }) => texto.includes(DICA.titulo));
    expect(deDicas?.texto).not.toContain('garantiu uma vaga');
    const hash = deDicas?.descadastro?.endereco.split('/').at(-1) ?? '';
    expect((await mundo.chamar('descadastrar', { hash })).status).toBe(204);
    const { db } = mundo.aplicacao.deps;
    const quer = async (categoria: 379 | 383) => await prefere(db, { usuarioId: pessoa.id, categoria, canal: 'email' });
    expect([await quer(379), await quer(383)]).toEqual([false, true]);
  });

  it('sends a single one that waited as itself', async () => {
    await irParaATarde(mundo);
    const pessoa = await criarPessoa(mundo);
    for (const fato of [1, 2, 3, 4]) {
      await contar(pessoa, { modelo: 'grupoVagaPaga', dados: { ...GRUPO, membro: `Pessoa ${fato}` }, fato });
      await mundo.assentar();
    }
    await mundo.avancar({ minutos: 61 });
    expect((await assuntos(pessoa))[0]).toBe('Pessoa 4 garantiu uma vaga em Cine');
  });
});

describe('The jobs that deliver', () => {
  const rodar = async (
    resposta: Resultado<{ idMensagem: string }>,
    canal: 'enviarEmail' | 'enviarSms',
    aviso: { readonly modelo: NomeModelo; readonly dados: DadosDe<NomeModelo> } = {
      modelo: 'novoAparelho',
      dados: DADOS,
    },
    banco: (db: Banco) => Banco = (db) => db,
  ) => {
    const pessoa = await criarPessoa(mundo);
    const emails: Email[] = [];
    const torpedos: Sms[] = [];
    await contar(pessoa, { ...aviso, fato: 1 });
    const { deps } = mundo.aplicacao;
    const { id } = await deps.db
      .selectFrom('notificacoes')
      .select('id')
      .where('usuario_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    await deps.db
      .insertInto('entregas_de_notificacao')
      .values({
        notificacao_id: id,
        canal: canal === 'enviarEmail' ? 'email' : 'sms',
        estado: 'enviada',
        usuario_id: pessoa.id,
        decidida_em: mundo.agora(),
        sai_em: mundo.agora(),
      })
      .execute();
    const gateways = {
      ...deps.gateways,
      email: {
        ...deps.gateways.email,
        enviar: async (email: Email) => {
          emails.push(email);
          return resposta;
        },
      },
      mensagem: {
        ...deps.gateways.mensagem,
        enviarSms: async (sms: Sms) => {
          torpedos.push(sms);
          return resposta;
        },
      },
    };
    const fazer = tarefasDeNotificacoes({ ...deps, db: banco(deps.db), gateways })[canal];
    if (fazer === undefined) throw new Error('no handler');
    const mandar = async (tentativa = 1) => await fazer({ notificacaoId: id }, { tentativa, requestId: undefined });
    return { id, pessoa, emails, torpedos, mandar };
  };

  it('keep the Message-ID from one attempt to the next, so that two deliveries are one e-mail', async () => {
    const { id, emails, mandar, pessoa } = await rodar({ situacao: 'desconhecido', motivo: 'tempo' }, 'enviarEmail');
    for (const _ of [1, 2]) await expect(mandar()).rejects.toThrow(`email aviso-${id}: desconhecido (tempo)`);
    expect(emails[0]).toEqual(emails[1]);
    expect(emails[0]).toMatchObject({ id: `aviso-${id}`, para: pessoa.email });
    expect(await entregasDe(pessoa)).toMatchObject([{ estado: 'enviada' }]);
  });

  it('send no SMS a second time when nobody knows whether it arrived: it waits for a person to look', async () => {
    const { mandar, pessoa, torpedos } = await rodar({ situacao: 'desconhecido', motivo: 'tempo' }, 'enviarSms');
    await mandar();
    expect(torpedos).toHaveLength(1);
    expect(await entregasDe(pessoa)).toEqual([{ canal: 'sms', estado: 'recusada', motivo: 'desconhecido' }]);
  });

  it('send no SMS a second time when it was taken and its outcome could not be written', async () => {
    const quedas = [new Error('database away')];
    const { mandar, pessoa, torpedos } = await rodar(ok({ idMensagem: 'x' }), 'enviarSms', undefined, (db) =>
      db.withPlugin({
        transformQuery: ({ node }) => {
          const [fora] = node.kind === 'UpdateQueryNode' && torpedos.length === 1 ? quedas.splice(0) : [];
          if (fora !== undefined) throw fora;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    );
    await expect(mandar()).rejects.toThrow('database away');
    await mandar(2);
    expect(torpedos).toHaveLength(1);
    expect(await entregasDe(pessoa)).toEqual([{ canal: 'sms', estado: 'recusada', motivo: 'desconhecido' }]);
  });

  it('send an SMS at the next try when nobody took it at the first', async () => {
    const { mandar, torpedos } = await rodar({ situacao: 'indisponivel', motivo: 'rede' }, 'enviarSms');
    for (const _ of [1, 2]) await expect(mandar()).rejects.toThrow('indisponivel (rede)');
    expect(torpedos).toHaveLength(2);
  });

  it('send nothing that was refused while it was tried again, by any channel', async () => {
    const aviso = { modelo: 'grupoVagaPaga', dados: GRUPO } as const;
    for (const [canal, meio] of [
      ['enviarEmail', 'email'],
      ['enviarSms', 'telefone'],
    ] as const) {
      const falha = { situacao: 'indisponivel', motivo: 'rede' } as const;
      const { mandar, pessoa, emails, torpedos } = await rodar(falha, canal, aviso);
      const querer = async (ativo: boolean) =>
        await mundo.chamar('alternarComunicacao', { enum: 383, ativo, meio }, { como: pessoa });
      await querer(true);
      await expect(mandar()).rejects.toThrow('indisponivel (rede)');
      await querer(false);
      await mandar(2);
      expect([...emails, ...torpedos]).toHaveLength(1);
      expect(await entregasDe(pessoa)).toMatchObject([{ estado: 'dispensada', motivo: null }]);
    }
  });

  it('go back to the queue while the server is away', async () => {
    const { mandar } = await rodar({ situacao: 'indisponivel', motivo: 'disjuntor' }, 'enviarSms');
    await expect(mandar()).rejects.toThrow('indisponivel (disjuntor)');
  });

  it('note what has no answer to the last try, for the staff to look at', async () => {
    const { mandar, pessoa } = await rodar({ situacao: 'indisponivel', motivo: 'rede' }, 'enviarEmail');
    await expect(mandar(MAXIMO_DE_TENTATIVAS - 1)).rejects.toThrow('indisponivel (rede)');
    await mandar(MAXIMO_DE_TENTATIVAS);
    expect(await entregasDe(pessoa)).toEqual([{ canal: 'email', estado: 'recusada', motivo: 'indisponivel' }]);
  });

  it('give up on what is refused, and note why', async () => {
    const { mandar, pessoa } = await rodar(recusado('smtp550'), 'enviarEmail');
    await mandar();
    expect(await entregasDe(pessoa)).toEqual([{ canal: 'email', estado: 'recusada', motivo: 'smtp550' }]);
  });

  it('send an SMS to the whole number, and note that it went', async () => {
    const { mandar, pessoa, torpedos } = await rodar(ok({ idMensagem: 'x' }), 'enviarSms');
    await mandar();
    expect(torpedos[0]?.para).toBe(`55${pessoa.telefone}`);
    expect(await entregasDe(pessoa)).toEqual([{ canal: 'sms', estado: 'entregue', motivo: null }]);
  });
});
