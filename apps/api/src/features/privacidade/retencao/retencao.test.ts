import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import { registrarConsentimento } from '../../../db/consentimentos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { criarIdentidadeEmAnalise } from '../../../test/identidade.ts';
import { criarPessoaComSenha, SENHA } from '../../../test/sessoes.ts';
import { guardarAceiteDePolitica } from '../politicas/politicas-repository.ts';
import { aplicarRetencao } from './retencao.ts';

let mundo: Mundo;
let parede = Date.now();
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => parede });
});
afterAll(() => mundo.encerrar());

describe('Retention by age (REGRAS 2.17; Marco Civil, art. 15)', () => {
  it('keeps addresses and sessions for six months, and no longer', async () => {
    const { deps } = mundo.aplicacao;
    const { db } = deps;
    const pessoa = await criarPessoa(mundo);
    await emTransacao(db, (trx) =>
      registrarAuditoria(trx, {
        usuarioId: pessoa.id,
        acao: 'sessao.entrou',
        alvo: 'x',
        ip: '192.0.2.7',
        em: mundo.agora(),
      }),
    );
    await db.updateTable('dispositivos').set({ ip: '192.0.2.7' }).where('usuario_id', '=', pessoa.id).execute();
    async function ler() {
      return {
        rastro: await db.selectFrom('auditoria').select(['acao', 'ip']).where('usuario_id', '=', pessoa.id).execute(),
        aparelhos: await db
          .selectFrom('dispositivos')
          .select(['nome', 'ip'])
          .where('usuario_id', '=', pessoa.id)
          .execute(),
        sessoes: (await db.selectFrom('sessoes').select('id').where('usuario_id', '=', pessoa.id).execute()).length,
      };
    }
    const antes = {
      rastro: [{ acao: 'sessao.entrou', ip: '192.0.2.7' }],
      aparelhos: [{ nome: 'Teste', ip: '192.0.2.7' }],
      sessoes: 1,
    };
    parede += 170 * 86_400_000;
    await db
      .updateTable('relogio')
      .set({ deslocamento_ms: 170 * 86_400_000 })
      .execute();
    await aplicarRetencao(deps);
    expect(await ler()).toEqual(antes);
    parede += 45 * 86_400_000;
    await db
      .updateTable('relogio')
      .set({ deslocamento_ms: 215 * 86_400_000 })
      .execute();
    await aplicarRetencao(deps);
    expect(await ler()).toEqual({
      rastro: [{ acao: 'sessao.entrou', ip: null }],
      aparelhos: [{ nome: 'Teste', ip: null }],
      sessoes: 0,
    });
  });

  it('forgets the address of acceptances, consents and openings, and keeps the rest of them', async () => {
    const { deps } = mundo.aplicacao;
    const { db } = deps;
    const [pessoa, ip, em] = [await criarPessoa(mundo), '192.0.2.9', mundo.agora()];
    const { documento } = await criarIdentidadeEmAnalise(mundo, pessoa);
    const abertura = { documento_id: documento, usuario_id: pessoa.id, proposito: 'dono', em, ip };
    await db.insertInto('documento_aberturas').values(abertura).execute();
    await emTransacao(db, async (trx) => {
      await guardarAceiteDePolitica(trx, { usuarioId: pessoa.id, codigo: 'privacidade', versao: '1', agora: em, ip });
      const valores = { marketing: true };
      await registrarConsentimento(trx, {
        usuarioId: pessoa.id,
        finalidade: 'marketing',
        valores,
        origem: 'portal',
        ip,
        em,
      });
    });
    async function ler() {
      return [
        await db.selectFrom('aceites').select(['documento', 'ip']).where('usuario_id', '=', pessoa.id).execute(),
        await db.selectFrom('consentimentos').select(['valores', 'ip']).where('usuario_id', '=', pessoa.id).execute(),
        await db
          .selectFrom('documento_aberturas')
          .select(['proposito', 'ip'])
          .where('usuario_id', '=', pessoa.id)
          .execute(),
      ];
    }
    function com(endereco: string | null) {
      return [
        [{ documento: 'privacidade', ip: endereco }],
        [{ valores: { marketing: true }, ip: endereco }],
        [{ proposito: 'dono', ip: endereco }],
      ];
    }
    async function deslocar(dias: number) {
      parede += dias * 86_400_000;
      await db
        .updateTable('relogio')
        .set({ deslocamento_ms: parede - Date.now() })
        .execute();
      await aplicarRetencao(deps);
    }
    await deslocar(170);
    expect(await ler()).toEqual(com(ip));
    for (const tabela of ['aceites', 'consentimentos', 'documento_aberturas'] as const) {
      await expect(db.updateTable(tabela).set({ ip: null }).execute(), tabela).rejects.toThrow(/append-only/);
      await expect(
        db
          .updateTable(tabela)
          .set({ usuario_id: null } as never)
          .execute(),
        tabela,
      ).rejects.toThrow(/permission denied/);
    }
    await expect(db.deleteFrom('aceites').where('usuario_id', '=', pessoa.id).execute()).rejects.toThrow(/append-only/);
    await deslocar(15);
    expect(await ler()).toEqual(com(null));
  });

  it('forgets a network that was not used for six months; from there a known device is asked for a code again', async () => {
    const { deps } = mundo.aplicacao;
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo);
    async function tentar() {
      return await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    }
    async function redes() {
      return (await deps.db.selectFrom('redes_conhecidas').select('rede').where('usuario_id', '=', id).execute())
        .length;
    }
    async function passar(dias: number) {
      parede += dias * 86_400_000;
      await deps.db
        .updateTable('relogio')
        .set({ deslocamento_ms: parede - Date.now() })
        .execute();
      await aplicarRetencao(deps);
    }
    expect([(await tentar()).status, await redes()]).toEqual([200, 1]);
    await passar(170);
    // Each login keeps the network for another six months.
    expect([(await tentar()).status, await redes()]).toEqual([200, 1]);
    await passar(170);
    expect(await redes()).toBe(1);
    await passar(15);
    expect(await redes()).toBe(0);
    const volta = await tentar();
    expect([volta.status, volta.erro.dados['tipoSolicitacao']]).toEqual([412, 2]);
  });

  it('nothing else can be deleted or changed: no younger address, and no other part of the trail', async () => {
    const { db } = mundo.aplicacao.deps;
    await emTransacao(db, (trx) =>
      registrarAuditoria(trx, { usuarioId: null, acao: 'teste', alvo: 'y', ip: '192.0.2.8', em: mundo.agora() }),
    );
    await expect(db.updateTable('auditoria').set({ ip: null }).where('alvo', '=', 'y').execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(db.updateTable('auditoria').set({ acao: 'outra' }).execute()).rejects.toThrow(/permission denied/);
    await expect(db.deleteFrom('auditoria').execute()).rejects.toThrow(/permission denied/);
  });
});
