import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Banco } from '../../db/banco.ts';
import { MAXIMO_DE_TENTATIVAS, reunirTarefas } from '../../db/fila.ts';
import type { Email } from '../../gateways/email/port.ts';
import type { Sms } from '../../gateways/mensagem/port.ts';
import type { Resultado } from '../../gateways/resultado.ts';
import { ok, recusado } from '../../gateways/resultado.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { contar, DA_CONTA, DO_GRUPO, entregasDe } from '../../test/notificacoes.ts';
import type { DadosDe, NomeModelo } from './modelos/todos.ts';
import { tarefasDeNotificacoes } from './tarefas.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

describe('The jobs that deliver', () => {
  async function rodar(
    resposta: Resultado<{ readonly idMensagem: string }>,
    canal: 'enviarEmail' | 'enviarSms',
    aviso: { readonly modelo: NomeModelo; readonly dados: DadosDe<NomeModelo> } = {
      modelo: 'contaDesbloqueada',
      dados: DA_CONTA,
    },
    banco: (db: Banco) => Banco = (db) => db,
  ) {
    const pessoa = await criarPessoa(mundo);
    const emails: Email[] = [];
    const torpedos: Sms[] = [];
    await contar(mundo, pessoa, { ...aviso, fato: 1 });
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
    const fazer = reunirTarefas(tarefasDeNotificacoes({ ...deps, db: banco(deps.db), gateways }))[canal];
    async function mandar(tentativa = 1) {
      return await fazer({ notificacaoId: id }, { tentativa, requestId: undefined });
    }
    return { id, pessoa, emails, torpedos, mandar };
  }

  it('keep the Message-ID from one attempt to the next, so that two deliveries are one e-mail', async () => {
    const { id, emails, mandar, pessoa } = await rodar({ situacao: 'desconhecido', motivo: 'tempo' }, 'enviarEmail');
    for (const _ of [1, 2]) await expect(mandar()).rejects.toThrow(`email aviso-${id}: desconhecido (tempo)`);
    expect(emails[0]).toEqual(emails[1]);
    expect(emails[0]).toMatchObject({ id: `aviso-${id}`, para: pessoa.email });
    expect(await entregasDe(mundo, pessoa)).toMatchObject([{ estado: 'enviada' }]);
  });

  it('send no SMS a second time when it is unknown whether it arrived: it waits for an operator', async () => {
    const { mandar, pessoa, torpedos } = await rodar({ situacao: 'desconhecido', motivo: 'tempo' }, 'enviarSms');
    await mandar();
    expect(torpedos).toHaveLength(1);
    expect(await entregasDe(mundo, pessoa)).toEqual([{ canal: 'sms', estado: 'recusada', motivo: 'desconhecido' }]);
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
    expect(await entregasDe(mundo, pessoa)).toEqual([{ canal: 'sms', estado: 'recusada', motivo: 'desconhecido' }]);
  });

  it('send an SMS at the next try when no channel took it at the first', async () => {
    const { mandar, torpedos } = await rodar({ situacao: 'indisponivel', motivo: 'rede' }, 'enviarSms');
    for (const _ of [1, 2]) await expect(mandar()).rejects.toThrow('indisponivel (rede)');
    expect(torpedos).toHaveLength(2);
  });

  it('send nothing that was refused while it was tried again, by any channel', async () => {
    const aviso = { modelo: 'grupoVagaPaga', dados: DO_GRUPO } as const;
    for (const [canal, meio] of [
      ['enviarEmail', 'email'],
      ['enviarSms', 'telefone'],
    ] as const) {
      const falha = { situacao: 'indisponivel', motivo: 'rede' } as const;
      const { mandar, pessoa, emails, torpedos } = await rodar(falha, canal, aviso);
      async function querer(ativo: boolean) {
        return await mundo.chamar('alternarComunicacao', { enum: 383, ativo, meio }, { como: pessoa });
      }
      await querer(true);
      await expect(mandar()).rejects.toThrow('indisponivel (rede)');
      await querer(false);
      await mandar(2);
      expect([...emails, ...torpedos]).toHaveLength(1);
      expect(await entregasDe(mundo, pessoa)).toMatchObject([{ estado: 'dispensada', motivo: null }]);
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
    expect(await entregasDe(mundo, pessoa)).toEqual([{ canal: 'email', estado: 'recusada', motivo: 'indisponivel' }]);
  });

  it('give up on a refused message, and note why', async () => {
    const { mandar, pessoa } = await rodar(recusado('smtp550'), 'enviarEmail');
    await mandar();
    expect(await entregasDe(mundo, pessoa)).toEqual([{ canal: 'email', estado: 'recusada', motivo: 'smtp550' }]);
  });

  it('send an SMS to the whole number, and note that it went', async () => {
    const { mandar, pessoa, torpedos } = await rodar(ok({ idMensagem: 'x' }), 'enviarSms');
    await mandar();
    expect(torpedos[0]?.para).toBe(`55${pessoa.telefone}`);
    expect(await entregasDe(mundo, pessoa)).toEqual([{ canal: 'sms', estado: 'entregue', motivo: null }]);
  });
});
