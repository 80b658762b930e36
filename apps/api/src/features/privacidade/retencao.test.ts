import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarPessoa } from '../../test/construtores.ts';
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
    const ler = async () => ({
      rastro: await db.selectFrom('auditoria').select(['acao', 'ip']).where('usuario_id', '=', pessoa.id).execute(),
      aparelhos: await db
        .selectFrom('dispositivos')
        .select(['nome', 'ip'])
        .where('usuario_id', '=', pessoa.id)
        .execute(),
      sessoes: (await db.selectFrom('sessoes').select('id').where('usuario_id', '=', pessoa.id).execute()).length,
    });
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

  it('an address that is younger cannot be forgotten, nor anything else of the trail changed, whoever asks', async () => {
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
