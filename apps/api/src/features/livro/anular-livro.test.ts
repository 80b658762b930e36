import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { recarga } from '@rateia/domain/carteira/lancamentos';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import { temRestricao } from '../../db/restricao.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa, depositar, saldoDe } from '../../test/construtores.ts';
import { conferirLivro } from './conferir-livro.ts';
import { anular, lancar } from './lancar.ts';

const DEPOSITO = 40_00;
let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** The mistake: one receipt is in the wallet twice. */
async function depositarEmDobro(): Promise<{ readonly pessoa: Pessoa; readonly transacaoId: number }> {
  const { db } = mundo.aplicacao.deps;
  const pessoa = await criarPessoa(mundo);
  await depositar(mundo, pessoa, centavos(DEPOSITO));
  const { id: origemId } = await db
    .selectFrom('creditos')
    .select('id')
    .where('usuario_id', '=', pessoa.id)
    .executeTakeFirstOrThrow();
  const transacaoId = await emTransacao(db, (trx) =>
    lancar(trx, {
      ...recarga({ usuario: pessoa.id, valor: centavos(DEPOSITO), provedor: 'pix' }),
      origem: 'creditos',
      origemId,
      chave: `credito:${origemId}:recarga:dobro`,
      agora: mundo.agora(),
    }),
  );
  return { pessoa, transacaoId: transacaoId ?? 0 };
}
function desfazer(transacaoId: number) {
  return emTransacao(mundo.aplicacao.deps.db, (trx) => anular(trx, transacaoId, { agora: mundo.agora() }));
}
async function erradas() {
  return (await conferirLivro(mundo.aplicacao.deps.db)).filter((i) => !i.ok).map(({ chave }) => chave);
}

describe('A mistake of the ledger is corrected by a reversal (HOUSE §7; CONFIABILIDADE 1.1)', () => {
  it('turns every entry round, about the same document, and the checks that found the mistake hold again', async () => {
    const { db } = mundo.aplicacao.deps;
    const { pessoa, transacaoId } = await depositarEmDobro();
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(2 * DEPOSITO);
    expect(await erradas()).toEqual(['creditosConferem']);
    const feito = await desfazer(transacaoId);
    const id = feito.ok ? feito.id : 0;
    function transacao(qual: number) {
      return db.selectFrom('transacoes').selectAll().where('id', '=', qual).executeTakeFirstOrThrow();
    }
    const { origem, origem_id } = await transacao(transacaoId);
    expect(await transacao(id)).toMatchObject({ motivo: 'anulacao', anula_id: transacaoId, origem, origem_id });
    async function partidas(qual: number) {
      return await db
        .selectFrom('partidas')
        .select(['conta_id', 'valor'])
        .where('transacao_id', '=', qual)
        .orderBy('id')
        .execute();
    }
    expect(await partidas(id)).toEqual(
      (await partidas(transacaoId)).map(({ conta_id, valor }) => ({ conta_id, valor: -valor })),
    );
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(DEPOSITO);
    expect(await erradas()).toEqual([]);
  });

  it('is made once, however many ask at the same time, and the database refuses another', async () => {
    const { pessoa, transacaoId } = await depositarEmDobro();
    const feitos = await Promise.all([desfazer(transacaoId), desfazer(transacaoId), desfazer(transacaoId)]);
    expect(feitos.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await desfazer(transacaoId)).toEqual({ ok: false, motivo: 'jaAnulada' });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(DEPOSITO);
    await expect(outroEstorno(transacaoId, pessoa.id)).rejects.toSatisfy((e) => temRestricao(e, 'transacoes_anula'));
  });

  it('is not reversed itself: the entry that it took away is written again', async () => {
    const { transacaoId } = await depositarEmDobro();
    const feito = await desfazer(transacaoId);
    expect(await desfazer(feito.ok ? feito.id : 0)).toEqual({ ok: false, motivo: 'ehAnulacao' });
    expect(await desfazer(999_999)).toEqual({ ok: false, motivo: 'inexistente' });
  });

  it('takes nothing from a wallet whose owner has spent it', async () => {
    const { pessoa, transacaoId } = await depositarEmDobro();
    function gastar(valor: number) {
      return emTransacao(mundo.aplicacao.deps.db, (trx) =>
        lancar(trx, {
          ...recarga({ usuario: pessoa.id, valor: centavos(valor), provedor: 'pix' }),
          motivo: 'compra',
          origem: 'creditos',
          origemId: 1,
          chave: `gasto:${pessoa.id}:${valor}`,
          agora: mundo.agora(),
        }),
      );
    }
    await gastar(-DEPOSITO - 1);
    await expect(desfazer(transacaoId)).rejects.toSatisfy((e) => temRestricao(e, 'saldo_minimo'));
    await gastar(1);
    expect((await desfazer(transacaoId)).ok).toBe(true);
  });
});

describe('npm run ledger:reverse (CONFIABILIDADE 1.1)', () => {
  function pedir(...argumentos: readonly string[]) {
    return new Promise<{ readonly codigo: number; readonly saida: string }>((resolver) => {
      const programa = fileURLToPath(new URL('../../../scripts/anular-lancamento.ts', import.meta.url));
      const env = { ...process.env, DATABASE_URL: mundo.config.bancoUrl };
      execFile(process.execPath, [programa, ...argumentos], { env }, (erro, saida, erros) =>
        resolver({ codigo: typeof erro?.code === 'number' ? erro.code : 0, saida: saida + erros }),
      );
    });
  }

  it('shows the entries that it would write, writes them when told to, under the name of the operator, and not twice', async () => {
    const { pessoa, transacaoId } = await depositarEmDobro();
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    const pedido = ['--transacao', String(transacaoId), '--operador', lider.email, '--porque', 'Lançada em dobro'];
    expect(await pedir(...pedido)).toMatchObject({
      codigo: 0,
      saida: expect.stringMatching(new RegExp(`disponivel ${pessoa.id}\\s+−R\\$\\s40,00[^]*Nada foi escrito`)),
    });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(2 * DEPOSITO);
    expect(await pedir(...pedido, '--confirmar')).toMatchObject({
      codigo: 0,
      saida: expect.stringMatching(new RegExp(`Transação ${transacaoId} estornada pela \\d+`)),
    });
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(DEPOSITO);
    const { db } = mundo.aplicacao.deps;
    expect(await db.selectFrom('transacoes').select('ator_id').where('anula_id', '=', transacaoId).execute()).toEqual([
      { ator_id: lider.id },
    ]);
    expect(
      await db
        .selectFrom('auditoria')
        .select(['usuario_id', 'alvo', 'dados'])
        .where('acao', '=', 'livro.anular')
        .execute(),
    ).toEqual([{ usuario_id: lider.id, alvo: `transacao:${transacaoId}`, dados: { porque: 'Lançada em dobro' } }]);
    expect(await pedir(...pedido, '--confirmar')).toEqual({
      codigo: 1,
      saida: 'Não deu certo: ela já foi estornada\n',
    });
  });

  it('asks for the transaction, the operator and the reason, and accepts nobody from outside finance', async () => {
    const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
    expect(await pedir('--transacao', '1')).toMatchObject({ codigo: 1, saida: expect.stringContaining('Uso: ') });
    expect(await pedir('--transacao', '1', '--operador', suporte.email, '--porque', 'x')).toEqual({
      codigo: 1,
      saida: 'Não deu certo: quem estorna é alguém do financeiro ou da liderança\n',
    });
  });
});

/** Under a key of its own, past `anular`. */
function outroEstorno(transacaoId: number, usuario: number): Promise<unknown> {
  return emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    const partidas = [
      { conta: 'disponivel', usuario, valor: -DEPOSITO },
      { conta: 'liquidacao', provedor: 'pix', valor: DEPOSITO },
    ];
    await sql`select lancar('anulacao', 'creditos', 1, ${`outro:${transacaoId}`}, ${mundo.agora()}, ${JSON.stringify(partidas)}::jsonb, null, ${transacaoId})`.execute(
      trx,
    );
  });
}
