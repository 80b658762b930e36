import { randomBytes } from 'node:crypto';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chavesDeAmbiente } from './gateways/chaves/chaveiros.ts';
import { criarCifra } from './gateways/chaves/cifra.ts';
import type { Cifra } from './gateways/chaves/port.ts';
import { COLUNAS_CIFRADAS, contarCifradas, recifrarColuna } from './recifrar.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarCatalogo, criarPessoa } from './test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso } from './test/grupos.ts';

function chave(): string {
  return randomBytes(32).toString('base64');
}
const [VELHA, NOVA, INDICE] = [chave(), chave(), chave()];
function com(...mestras: readonly { readonly id: string; readonly chave: string }[]) {
  return JSON.stringify({ mestras, indice: INDICE });
}
const k1 = { id: 'k1', chave: VELHA };
const k2 = { id: 'segunda', chave: NOVA };
function cifraDe(json: string): Cifra {
  return criarCifra(chavesDeAmbiente(json));
}

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CHAVES: com(k1) } });
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function recifrar(cifra: Cifra) {
  const feitas: Record<string, { readonly feitas: number; readonly falhas: number; readonly passos: number[] }> = {};
  for (const andamento of await contarCifradas(mundo.aplicacao.deps.db, cifra)) {
    const passos: number[] = [];
    const r = await recifrarColuna(mundo.aplicacao.deps.db, cifra, andamento, (n) => passos.push(n));
    feitas[`${r.coluna.tabela}.${r.coluna.coluna}`] = { feitas: r.feitas, falhas: r.falhas, passos };
  }
  return feitas;
}

describe('Sealing anew after a rotation (CONFIABILIDADE 2 V11; docs/operacao.md Keys)', () => {
  it('knows every column that a master key seals', async () => {
    const { rows } = await sql<{ readonly nome: string }>`
      select table_name || '.' || column_name as nome from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' and (column_name like '%cifrad%' or column_name like '%embrulhad%')`.execute(
      mundo.aplicacao.deps.db,
    );
    // A vault's text and a copy of one's data are sealed by a key of their own; the masters wrap that key.
    const fora = ['segredos.cifrado', 'exportacoes.json_cifrado', 'exportacoes.pdf_cifrado'];
    const conhecidas = COLUNAS_CIFRADAS.map((c) => `${c.tabela}.${c.coluna}`);
    expect(
      rows
        .map((r) => r.nome)
        .filter((n) => !fora.includes(n))
        .sort(),
    ).toEqual([...conhecidas].sort());
  });

  it('moves people and vaults to the new master, tells how far it is, and opens all with the old one gone', async () => {
    const { deps } = mundo.aplicacao;
    const administrador = await criarPessoa(mundo);
    const membro = await criarPessoa(mundo, { saldo: centavos(500_00) });
    const { id } = await criarGrupo(mundo, { administrador });
    await assinar(mundo, { idGrupo: id, pessoa: membro });
    await assinar(mundo, { idGrupo: id });
    await mundo.chamar('liberarGrupo', { id }, { como: administrador });
    await entregarAcesso(mundo, { id, administrador });

    const asDuas = cifraDe(com(k2, k1));
    const antes = (await contarCifradas(deps.db, asDuas)).find((a) => a.coluna.coluna === 'cpf_cifrado');
    expect(antes?.antigas).toBe(antes?.total);
    expect(antes?.total).toBeGreaterThanOrEqual(2);
    const feitas = await recifrar(asDuas);
    expect(feitas['usuarios.cpf_cifrado']).toMatchObject({ feitas: antes?.total, falhas: 0, passos: [antes?.total] });
    expect(feitas['segredo_chaves.chave_embrulhada']?.feitas).toBeGreaterThanOrEqual(2);
    expect((await contarCifradas(deps.db, asDuas)).filter((a) => a.antigas > 0)).toEqual([]);

    const soNova = cifraDe(com(k2));
    const linha = await deps.db
      .selectFrom('usuarios')
      .selectAll()
      .where('id', '=', membro.id)
      .executeTakeFirstOrThrow();
    expect(soNova.decifrar(linha.cpf_cifrado ?? Buffer.alloc(0), 'usuario:cpf')).toBe(membro.cpf);
    expect(soNova.indice(membro.cpf, 'usuario:cpf')).toEqual(linha.cpf_indice);
    const dela = await deps.db
      .selectFrom('segredo_chaves')
      .select(['segredo_id', 'chave_embrulhada'])
      .where('usuario_id', '=', membro.id)
      .executeTakeFirstOrThrow();
    expect(soNova.desembrulhar(dela.chave_embrulhada, `${dela.segredo_id}:${membro.id}`)).toHaveLength(32);
  });

  it('does nothing the second time, and leaves alone what does not open', async () => {
    const asDuas = cifraDe(com(k2, k1));
    expect(Object.values(await recifrar(asDuas)).every((r) => r.feitas === 0 && r.falhas === 0)).toBe(true);
    const estranha = cifraDe(com({ id: 'perdida', chave: chave() }));
    const pessoa = await criarPessoa(mundo);
    const { db } = mundo.aplicacao.deps;
    const selado = estranha.cifrar(pessoa.cpf, 'usuario:cpf');
    await db.updateTable('usuarios').set({ cpf_cifrado: selado }).where('id', '=', pessoa.id).execute();
    const feitas = await recifrar(asDuas);
    expect(feitas['usuarios.cpf_cifrado']).toMatchObject({ feitas: 0, falhas: 1 });
    expect(feitas['usuarios.telefone_cifrado']).toMatchObject({ feitas: 1, falhas: 0 });
    const { cpf_cifrado } = await db
      .selectFrom('usuarios')
      .select('cpf_cifrado')
      .where('id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    expect(cpf_cifrado?.equals(selado)).toBe(true);
  });
});
