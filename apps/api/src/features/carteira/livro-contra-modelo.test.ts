import type { ContaDeUsuario } from '@rateia/domain/carteira/contas';
import type { Saldos } from '@rateia/domain/carteira/razao';
import { centavos } from '@rateia/domain/dinheiro';
import { construir, PROVEDOR } from '@rateia/domain/test/comandos-da-carteira';
import type { Bolsas, Comando, Modelo, Numeros } from '@rateia/domain/test/modelo-da-carteira';
import { executar, modeloVazio, PASSOS } from '@rateia/domain/test/modelo-da-carteira';
import { vezes } from '@rateia/domain/test/tamanho';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../db/banco.ts';
import { ehSaldoInsuficiente, lancar } from '../../db/livro.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => {
  await conferirInvariantes(mundo, SEM_DOCUMENTOS);
  await mundo.encerrar();
});

const PESSOAS = 3;
const BOLSAS: readonly (keyof Bolsas & ContaDeUsuario)[] = [
  'disponivel',
  'bloqueado',
  'caucao',
  'recebivel',
  'promocional',
];

/** Every balance as the database has it: of people from the kept balance, of the platform from its entries. */
const saldosDoBanco = async (): Promise<Saldos> => {
  const { rows } = await sql<{ chave: string; saldo: number }>`
    select c.tipo || case when c.usuario_id is not null then ':' || c.usuario_id when c.provedor <> '' then ':' || c.provedor else '' end as chave,
      coalesce(c.saldo, (select sum(p.valor) from partidas p where p.conta_id = c.id), 0)::bigint as saldo
    from contas c`.execute(mundo.aplicacao.deps.db);
  return new Map(rows.map((r) => [r.chave, centavos(r.saldo)]));
};

const comoModelo = (saldos: Saldos, ids: readonly number[], antes: Saldos): Modelo => {
  const de = (chave: string): number => (saldos.get(chave) ?? 0) - (antes.get(chave) ?? 0);
  return {
    pessoas: ids.map((id) => Object.fromEntries(BOLSAS.map((b) => [b, de(`${b}:${id}`)])) as unknown as Bolsas),
    receita: de('receita_taxas'),
    meios: de('custo_meios'),
    aDevolver: de('estornos_a_pagar'),
    emCurso: de('retiradas_em_curso'),
    cobertura: de('cobertura'),
    banco: 0 - de(`liquidacao:${PROVEDOR}`),
  };
};

let lancamentos = 0;
/** Writes one movement; false when the database refuses it for a balance below its floor. */
/** The model moves accounts and has no memberships or forecasts. */
const SEM_DOCUMENTOS = { menos: ['caucaoConfere', 'recebivelConfere'] };
const escrever = async (comando: Comando, numeros: Numeros, saldos: Saldos): Promise<boolean> => {
  const { deps } = mundo.aplicacao;
  const { motivo, partidas } = construir(comando, numeros, saldos);
  lancamentos += 1;
  const doc = { origem: 'modelo', origemId: lancamentos, chave: `modelo:${lancamentos}`, agora: mundo.agora() };
  try {
    await emTransacao(deps.db, (trx) => lancar(trx, { motivo, partidas, ...doc }));
    return true;
  } catch (erro) {
    if (ehSaldoInsuficiente(erro)) return false;
    throw erro;
  }
};

const numeros = fc
  .record({
    eu: fc.integer({ min: 0, max: PESSOAS - 1 }),
    passo: fc.integer({ min: 1, max: PESSOAS - 1 }),
    a: fc.integer({ min: 1, max: 5_000 }),
    b: fc.integer({ min: 0, max: 500 }),
    c: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ passo, ...resto }): Numeros => ({ ...resto, outro: (resto.eu + passo) % PESSOAS }));
/** Everybody begins with something in every purse, so that most commands have something to move. */
const comeco = Array.from({ length: PESSOAS }, (_, eu) => ({ eu, outro: (eu + 1) % PESSOAS, b: 0 })).flatMap((quem) => [
  ['recarga', { ...quem, a: 9_000, c: 0 }] as const,
  ['compraPorPix', { ...quem, a: 4_000, c: 4_000 }] as const,
  ['promover', { ...quem, a: 1_000, c: 0 }] as const,
  ['bloquear', { ...quem, a: 4_000, c: 0 }] as const,
]);
const comandos = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(PASSOS) as Comando[])), numeros), {
  maxLength: 30,
  size: 'max',
});

describe('The ledger in the database against the model (L1)', {
  timeout: vezes({ ci: 120_000, grande: 7_200_000 }),
}, () => {
  it('any sequence of commands leaves the balances of the model, refuses what it refuses, and holds every invariant', async () => {
    const aceitos = new Set<Comando>();
    let recusas = 0;
    await fc.assert(
      fc.asyncProperty(comandos, async (sequencia) => {
        const pessoas = await Promise.all(Array.from({ length: PESSOAS }, () => criarPessoa(mundo)));
        const ids = pessoas.map((p) => p.id);
        const id = (i: number): number => ids[i] ?? 0;
        const antes = await saldosDoBanco();
        let modelo = modeloVazio(PESSOAS);
        for (const [comando, valores] of [...comeco, ...sequencia]) {
          const esperado = executar(modelo, comando, valores);
          const reais = { ...valores, eu: id(valores.eu), outro: id(valores.outro) };
          const aceito = await escrever(comando, reais, await saldosDoBanco());
          expect(aceito).toBe(esperado !== undefined);
          if (esperado === undefined) recusas += 1;
          else {
            modelo = esperado;
            aceitos.add(comando);
          }
          expect(comoModelo(await saldosDoBanco(), ids, antes)).toEqual(modelo);
        }
        await conferirInvariantes(mundo, SEM_DOCUMENTOS);
      }),
      { numRuns: vezes({ ci: 25, grande: 2_000 }) },
    );
    expect(aceitos.size).toBeGreaterThan(20);
    expect(recusas).toBeGreaterThan(0);
  });
});
