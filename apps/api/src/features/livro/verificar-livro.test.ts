import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { recarga } from '@rateia/domain/carteira/lancamentos';
import { centavos } from '@rateia/domain/dinheiro';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarMembro } from '../../test/carteira.ts';
import { criarPessoa, depositar } from '../../test/construtores.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../test/retirada.ts';
import { conferirLivro } from './conferir-livro.ts';
import { anular, lancar } from './lancar.ts';

let mundo: Mundo;
let dono: pg.Client;
beforeAll(async () => {
  mundo = await criarMundo();
  dono = new pg.Client({ connectionString: mundo.config.bancoUrl });
  await dono.connect();
  await irParaMesNovo(mundo);
  const membro = await criarMembro(mundo, { saldo: centavos(90_00) });
  await moverEEstornar(membro.id);
  await retirar(mundo, await criarQuemRetira(mundo, { saldo: centavos(200_00) }), 60_00);
  await mundo.assentar();
  await depositar(mundo, membro, centavos(12_34));
});
afterAll(async () => {
  await dono.end();
  await mundo.encerrar();
});

/** A transaction that should not have been, and the one that cancels it. */
async function moverEEstornar(usuario: number): Promise<void> {
  const agora = mundo.agora();
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    const { id: origemId } = await trx.selectFrom('creditos').select('id').executeTakeFirstOrThrow();
    const movimento = recarga({ usuario, valor: centavos(1_00), provedor: 'pix' });
    const errada = await lancar(trx, { ...movimento, origem: 'creditos', origemId, chave: 'aMais', agora });
    await anular(trx, errada ?? 0, { agora });
  });
}

function verificar(...argumentos: readonly string[]) {
  return verificarEm(mundo.config.bancoUrl, argumentos);
}
function verificarEm(url: string, argumentos: readonly string[] = []) {
  return new Promise<{ readonly codigo: number; readonly saida: string }>((resolver) => {
    const programa = fileURLToPath(new URL('../../../scripts/conferir-livro.ts', import.meta.url));
    const env = { ...process.env, DATABASE_URL: url };
    execFile(process.execPath, [programa, ...argumentos], { env }, (erro, saida, erros) =>
      resolver({ codigo: typeof erro?.code === 'number' ? erro.code : 0, saida: saida + erros }),
    );
  });
}
const TODAS_CONFEREM = /(\d+) de \1 conferem/;
function seloEm(saida: string): string {
  return /Último lacre: (\d+:[0-9a-f]{64})\n/.exec(saida)?.[1] ?? '';
}

/** The owner of the database, whom no trigger stops. */
async function semGatilhos(...comandos: readonly string[]): Promise<void> {
  await dono.query('set session_replication_role = replica');
  for (const comando of comandos) await dono.query(comando);
  await dono.query('reset session_replication_role');
}

describe('npm run ledger:verify (CONFIABILIDADE 1.2; ADR 015)', () => {
  it('prints each invariant with the number of checked rows, and the last seal', async () => {
    const { codigo, saida } = await verificar();
    expect(codigo, saida).toBe(0);
    const invariantes = await conferirLivro(mundo.aplicacao.deps.db);
    for (const { texto, conferidos } of invariantes) {
      expect(conferidos, texto).toBeGreaterThan(0);
      expect(saida).toContain(`✓ ${texto} (${conferidos} conferidos)`);
    }
    expect(saida).toMatch(TODAS_CONFEREM);
    const { rows } = await dono.query<{ readonly selo: string }>(
      `select sequencia || ':' || encode(hash, 'hex') as selo from lacres order by sequencia desc limit 1`,
    );
    expect(seloEm(saida)).toBe(rows[0]?.selo);
    expect((await mundo.http.inject('/metrics')).body).toContain(`rateia_livro_lacre ${seloEm(saida).split(':')[0]}`);
  });

  it('prints the figures and ends with 1 when an invariant does not hold', async () => {
    const outro = await criarMundo();
    try {
      await criarPessoa(outro, { saldo: centavos(12_345) });
      const certo = await verificarEm(outro.config.bancoUrl);
      expect(certo).toMatchObject({ codigo: 0 });
      expect(certo.saida).toMatch(/1 transações, 2 partidas/);
      expect(certo.saida).toMatch(/disponivel\s+R\$\s123,45/);
      const superusuario = new pg.Client({ connectionString: outro.config.bancoUrl });
      await superusuario.connect();
      await superusuario.query('alter table contas disable trigger proteger');
      await superusuario.query("update contas set saldo = saldo + 1 where tipo = 'disponivel' and saldo > 0");
      await superusuario.end();
      const errado = await verificarEm(outro.config.bancoUrl);
      expect(errado).toMatchObject({ codigo: 1 });
      expect(errado.saida).toMatch(/✗ Cada saldo guardado .* 1 divergência: conta \d+\)/);
    } finally {
      await outro.encerrar({ menos: ['saldosConferem'] });
    }
  });

  it('names the transaction and the account of an entry that was changed with full power over the database', async () => {
    const { rows } = await dono.query<{
      readonly id: number;
      readonly transacao: number;
      readonly conta: number;
      readonly credito: number;
    }>(
      `select p.id::int, p.transacao_id::int as transacao, p.conta_id::int as conta, t.origem_id::int as credito
       from partidas p join transacoes t on t.id = p.transacao_id join contas c on c.id = p.conta_id
       where c.saldo is not null and t.origem = 'creditos' and exists (select from lacres l where l.transacao_id = p.transacao_id) order by p.id limit 1`,
    );
    const [partida] = rows;
    async function mudar(quanto: string) {
      return await semGatilhos(`update partidas set valor = valor ${quanto} where id = ${partida?.id}`);
    }
    await mudar('+ 1');
    const { codigo, saida } = await verificar();
    await mudar('- 1');
    expect(codigo, saida).toBe(1);
    const erradas = saida
      .split('\n')
      .flatMap((linha) => /✗ (.*) \(.* 1 divergência(.*)\)$/.exec(linha)?.slice(1) ?? []);
    expect(erradas).toEqual([
      'A soma de todas as partidas é zero',
      '',
      expect.stringContaining('Cada transação soma zero'),
      `: transação ${partida?.transacao}`,
      expect.stringContaining('Cada saldo guardado'),
      `: conta ${partida?.conta}`,
      expect.stringContaining('As partes de cada crédito'),
      `: crédito ${partida?.credito}`,
      expect.stringContaining('A corrente de lacres confere'),
      `: transação ${partida?.transacao}`,
    ]);
    expect((await verificar()).codigo).toBe(0);
  });

  it('finds with a kept seal an end that was cut off, which nothing else shows', async () => {
    const guardado = seloEm((await verificar()).saida);
    expect(await verificar('--selo', guardado)).toMatchObject({
      codigo: 0,
      saida: expect.stringMatching(/✓ O lacre \d+ que você guardou continua na corrente/),
    });
    // The last transaction and everything that tells of it goes, balances included.
    const ultima = '(select transacao_id from lacres order by sequencia desc limit 1)';
    await semGatilhos(
      `update contas c set saldo = c.saldo - p.valor from partidas p
       where p.conta_id = c.id and c.saldo is not null and p.transacao_id = ${ultima}`,
      `delete from creditos where id = (select origem_id from transacoes where id = ${ultima} and origem = 'creditos')`,
      `delete from partidas where transacao_id = ${ultima}`,
      `delete from transacoes where id = ${ultima}`,
      `delete from lacres where sequencia = (select max(sequencia) from lacres)`,
    );
    expect(await verificar()).toMatchObject({ codigo: 0, saida: expect.stringMatching(TODAS_CONFEREM) });
    expect(await verificar('--selo', guardado)).toMatchObject({
      codigo: 1,
      saida: expect.stringMatching(/✗ O lacre \d+ que você guardou não existe mais: a corrente acaba em \d+/),
    });
  });

  it('finds, with a kept seal, a chain that was sealed again over other amounts', async () => {
    const guardado = seloEm((await verificar()).saida);
    await semGatilhos(
      `update transacoes set chave = chave || '.' where id = (select min(transacao_id) from lacres)`,
      `delete from lacres`,
    );
    expect(await verificar('--selo', guardado)).toMatchObject({
      codigo: 1,
      saida: expect.stringMatching(
        new RegExp(`${TODAS_CONFEREM.source}[^]*✗ O lacre \\d+ que você guardou é outro agora`),
      ),
    });
  });

  it.each(['12', '12:abc', `0:${'a'.repeat(64)}`])('says how a seal is written when it is given %s', async (selo) => {
    const { codigo, saida } = await verificar('--selo', selo);
    expect([codigo, saida]).toEqual([1, 'O lacre se escreve como foi impresso: --selo <número>:<hash>.\n']);
  });
});
