import { randomUUID } from 'node:crypto';
import { somarMinutos } from '@rateia/domain/datas';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { DADOS_PESSOAIS } from '../../../features.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { BancoDeTeste } from '../../../test/banco.ts';
import { criarBancoDeTeste } from '../../../test/banco.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { MONTAR, montados } from '../../../test/trilhas.ts';
import { doDono } from '../dono.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
let dono: Client;
beforeAll(async () => {
  banco = await criarBancoDeTeste();
  mundo = await criarMundo({ banco });
  dono = new Client({ connectionString: banco.url });
  await dono.connect();
  // Rows are made without what they point to: only what becomes of them is looked at.
  await dono.query('set session_replication_role = replica');
  await soltarRegrasEntreColunas();
});
afterAll(async () => {
  await dono.end();
  await mundo.encerrar();
});

/** Rules of one column say which values there are; those between columns ask for a story that these rows do not have. */
async function soltarRegrasEntreColunas(): Promise<void> {
  const { rows } = await dono.query<{ readonly tabela: string; readonly nome: string }>(
    `select conrelid::regclass::text as tabela, conname as nome from pg_constraint
     where contype = 'c' and cardinality(conkey) > 1 and connamespace = 'public'::regnamespace`,
  );
  for (const { tabela, nome } of rows) await dono.query(`alter table ${tabela} drop constraint "${nome}"`);
}

/** Among the emptied tables, those without rows that impede a deletion. */
const ESVAZIADAS = ['chaves_pix', 'dispositivos', 'documentos', 'validacoes_conta'];
const APAGADAS = DADOS_PESSOAIS.filter(({ aoExcluir }) => aoExcluir.acao === 'apagar');
const DESPEDIDA = ['entregas_de_notificacao.usuario_id', 'notificacoes.usuario_id'];

/** Rows that others hang on come first. */
const PREENCHIDAS = [...DADOS_PESSOAIS.filter(({ tabela }) => ESVAZIADAS.includes(tabela)), ...APAGADAS]
  .filter((linha, i, todas) => todas.findIndex((l) => chave(l) === chave(linha)) === i)
  .filter((linha) => chave(linha) !== 'validacoes_conta.decidida_por')
  .toSorted((a, b) => Number(a.via !== undefined) - Number(b.via !== undefined));

function chave({ tabela, coluna }: LinhaDoRegistro): string {
  return `${tabela}.${coluna}`;
}

/** Values that a check of the table asks for, besides one of a list. */
const PEDIDOS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  documentos: {
    arquivo: `documentos/${randomUUID()}`,
    miniatura: `documentos/${randomUUID()}-p`,
    chave_embrulhada: Buffer.alloc(32),
  },
  links_curtos: { codigo: 'abcdef22', destino: '/grupos' },
};

const EXEMPLOS: Readonly<Record<string, () => unknown>> = {
  bytea: () => Buffer.alloc(32, 7),
  uuid: () => randomUUID(),
  boolean: () => false,
  inet: () => '10.1.2.3',
  cidr: () => '10.1.0.0/16',
  jsonb: () => '{}',
  date: () => '2026-01-02',
  'timestamp with time zone': () => '2026-01-02T12:00:00Z',
  ARRAY: () => '{}',
  text: () => `exemplo-${randomUUID()}`,
};

type Coluna = { readonly nome: string; readonly tipo: string };

/** Columns that have to be given, with the values of a list where a check names one. */
async function colunasDe(tabela: string) {
  const { rows: colunas } = await dono.query<Coluna>(
    `select column_name as nome, data_type as tipo from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
    [tabela],
  );
  const { rows: regras } = await dono.query<{ readonly regra: string }>(
    `select pg_get_constraintdef(oid) as regra from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [tabela],
  );
  return colunas.map(({ nome, tipo }) => {
    const lista = regras.map(
      ({ regra }) => new RegExp(`\\b${nome} = ANY \\(+ARRAY\\[\\(?'?([^',:\\]]+)`).exec(regra)?.[1],
    );
    return { nome, valor: lista.find((v) => v !== undefined) ?? (EXEMPLOS[tipo] ?? (() => 1))() };
  });
}

async function preencher(linha: LinhaDoRegistro, pessoaId: number): Promise<void> {
  const { tabela, coluna, via } = linha;
  const valores = new Map<string, unknown>((await colunasDe(tabela)).map(({ nome, valor }) => [nome, valor]));
  for (const [nome, valor] of Object.entries(PEDIDOS[tabela] ?? {})) valores.set(nome, valor);
  if (tabela === 'conexoes') {
    const [menor, maior] = coluna === 'menor_id' ? [pessoaId, pessoaId + 1_000] : [0, pessoaId];
    valores.set('menor_id', menor).set('maior_id', maior);
  } else valores.set(coluna, via === undefined ? pessoaId : await umDe(via, pessoaId));
  const nomes = [...valores.keys()];
  await dono.query(
    `insert into ${tabela} (${nomes.join(', ')}) values (${nomes.map((_, i) => `$${i + 1}`).join(', ')})`,
    [...valores.values()],
  );
}

async function umDe({ tabela, coluna, chave: id = 'id' }: NonNullable<LinhaDoRegistro['via']>, pessoaId: number) {
  const { rows } = await dono.query<{ readonly id: unknown }>(
    `select ${id} as id from ${tabela} where ${coluna} = $1 limit 1`,
    [pessoaId],
  );
  return rows[0]?.id;
}

async function quantas(linha: LinhaDoRegistro, pessoaId: number): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(*)::int as n from ${sql.table(linha.tabela)} t where ${doDono(linha, pessoaId)}`.execute(
    mundo.aplicacao.deps.db,
  );
  return rows[0]?.n ?? 0;
}

async function comLinhas(linhas: readonly LinhaDoRegistro[], pessoaId: number): Promise<readonly string[]> {
  const com: string[] = [];
  for (const linha of linhas) if ((await quantas(linha, pessoaId)) > 0) com.push(chave(linha));
  return com;
}

/** Every column of the database that is bound to accounts and still names this one. */
async function oQueAponta(pessoaId: number): Promise<readonly string[]> {
  const { rows: apontam } = await dono.query<{ readonly tabela: string; readonly coluna: string }>(
    `select c.conrelid::regclass::text as tabela, a.attname as coluna
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'public.usuarios'::regclass`,
  );
  expect(apontam.length).toBeGreaterThan(30);
  const ficam: string[] = [];
  for (const { tabela, coluna } of apontam) {
    const { rows } = await dono.query(`select 1 from ${tabela} where ${coluna} = $1 limit 1`, [pessoaId]);
    if (rows.length > 0) ficam.push(`${tabela}.${coluna}`);
  }
  return ficam;
}

async function excluir(pessoa: Pessoa): Promise<void> {
  await mundo.chamar('enviarPinExclusao', {}, { como: pessoa });
  const pin = await ultimoPinPara(mundo, pessoa.email);
  // Rows in every table include a second factor that nobody holds: its proof is written as if it had been given.
  await dono.query(
    `update confirmacoes set resumo = sha256('prova'), acao = 'excluirConta', usada_em = null, expira_em = $2,
       sessao_id = (select max(id::text)::uuid from sessoes where usuario_id = $1) where usuario_id = $1`,
    [pessoa.id, somarMinutos(mundo.agora(), 10)],
  );
  const cabecalhos = { 'x-confirmacao': 'prova' };
  const r = await mundo.chamar('excluirDados', { id: pessoa.id, pin }, { como: pessoa, cabecalhos });
  if (r.status !== 200) throw new Error(r.bruto);
  await mundo.avancar({ dias: 7, minutos: 1 });
}

describe('The end of an account that has something everywhere (REGRAS 2.17 Deletion)', () => {
  it('leaves nothing of the erased rows, keys and files included, and only those that the registry keeps', async () => {
    const { arquivos } = mundo.aplicacao.deps.gateways;
    const pessoa = await criarPessoa(mundo);
    for (const linha of PREENCHIDAS) await preencher(linha, pessoa.id);
    await montados(mundo.aplicacao.deps.db, 'validacaoConta', 'todos');
    const foto = `fotos/${'a'.repeat(32)}`;
    await dono.query('update usuarios set imagem = $2 where id = $1', [pessoa.id, `/api/v1/foto/${'a'.repeat(32)}`]);
    const guardados = [foto, ...Object.values(PEDIDOS['documentos'] ?? {}).filter((v) => typeof v === 'string')];
    for (const nome of guardados) expect((await arquivos.guardar(nome, Buffer.from('imagem'))).situacao).toBe('ok');

    const cheias = await comLinhas(PREENCHIDAS, pessoa.id);
    expect(cheias, 'every table is filled').toEqual(PREENCHIDAS.map(chave));

    await excluir(pessoa);

    // The goodbye is written when all other data are deleted; it does not identify the person.
    expect(await comLinhas(APAGADAS, pessoa.id)).toEqual(DESPEDIDA);
    for (const nome of DESPEDIDA) {
      const linha = APAGADAS.find((l) => chave(l) === nome);
      if (linha !== undefined) expect(await quantas(linha, pessoa.id), nome).toBe(1);
    }
    const { rows: avisos } = await dono.query('select modelo from notificacoes where usuario_id = $1', [pessoa.id]);
    expect(avisos).toEqual([{ modelo: 'contaExcluida' }]);
    for (const nome of guardados) expect((await arquivos.ler(nome)).situacao, nome).toBe('inexistente');
    const { rows: documentos } = await dono.query(
      'select chave_embrulhada from documentos d join validacoes_conta v on v.id = d.validacao_id where v.usuario_id = $1',
      [pessoa.id],
    );
    expect(documentos).toEqual([{ chave_embrulhada: null }]);

    // Read from the database itself: every row that still points to the account is one that the registry keeps, with
    // its reason.
    const ficam = await oQueAponta(pessoa.id);
    const mantidas = new Set<string>(DADOS_PESSOAIS.filter(({ aoExcluir }) => aoExcluir.acao !== 'apagar').map(chave));
    expect(ficam.filter((nome) => !mantidas.has(nome)).toSorted()).toEqual(DESPEDIDA);
    expect(ficam).toContain('contas_excluidas.usuario_id');
  });
});

/** Typed by the person, or by the staff to or about her, wherever there is room for words. */
const MARCA = 'Ornitorrinco-violeta-4711';

async function inserir(tabela: string, dados: Readonly<Record<string, unknown>>): Promise<number> {
  const valores = new Map<string, unknown>((await colunasDe(tabela)).map(({ nome, valor }) => [nome, valor]));
  for (const [nome, valor] of Object.entries(dados)) valores.set(nome, valor);
  const nomes = [...valores.keys()];
  const { rows } = await dono.query<{ readonly id: number }>(
    `insert into ${tabela} (${nomes.join(', ')}) values (${nomes.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    [...valores.values()],
  );
  return Number(rows[0]?.id);
}

async function escreverEmTudo({ id: usuario_id }: Pessoa): Promise<void> {
  const equipe = await criarPessoa(mundo, { papeis: ['suporte'] });
  const textos = { descricao: MARCA, contato: MARCA, site: MARCA, regras: MARCA, acesso_descricao: MARCA };
  const cancelado = { administrador_id: usuario_id, status: 55, lugares: 2, mensagem_operador: MARCA };
  const grupo = await inserir('grupos', { ...textos, ...cancelado });
  const assinatura = await inserir('assinaturas', { usuario_id, grupo_id: grupo, estado: 'encerrada' });
  const retirada = await inserir('retiradas', { usuario_id, estado: 'concluida', id_envio: 'a'.repeat(32) });
  const validacao = await inserir('validacoes_conta', { usuario_id, estado: 'recusada', mensagem: MARCA });
  await inserir('revisoes', { usuario_id, decisao: 'manter', mensagem: MARCA, dados: { texto: MARCA } });
  await dono.query('update dispositivos set nome = $2 where usuario_id = $1', [usuario_id, MARCA]);
  await dono.query('update usuarios set nick_name = $2, restricao = $2 where id = $1', [usuario_id, MARCA]);
  const dados = { texto: MARCA, mensagem: MARCA, assunto: MARCA, tipo: 'fimDoCiclo' };
  for (const alvo of [`usuario:${usuario_id}`, `grupo:${grupo}`, `retirada:${retirada}`])
    await inserir('auditoria', { usuario_id: equipe.id, alvo, dados, acao: 'conta.mensagem' });
  await inserir('auditoria', { usuario_id, alvo: `assinatura:${assinatura}`, dados, acao: 'cancelamento.membro' });
  const deCada = { grupo, assinatura, retirada, validacaoConta: validacao };
  for (const [entidade, entidade_id] of Object.entries(deCada))
    await inserir('transicoes', {
      entidade,
      entidade_id,
      evento: MONTAR,
      dados: { texto: MARCA, mensagem: MARCA },
      quem: 'usuario',
    });
  for (const entidade of ['grupo', 'assinatura', 'retirada', 'validacaoConta'] as const)
    await montados(mundo.aplicacao.deps.db, entidade, [deCada[entidade]]);
}

/** Tables in which the words are found. */
async function ondeEsta(palavras: string): Promise<readonly string[]> {
  const { rows: tabelas } = await dono.query<{ readonly nome: string }>(
    `select table_name as nome from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const achadas: string[] = [];
  for (const { nome } of tabelas) {
    const { rows } = await dono.query(`select 1 from ${nome} t where t::text like $1 limit 1`, [`%${palavras}%`]);
    if (rows.length > 0) achadas.push(nome);
  }
  return achadas.toSorted();
}

describe('Text that a deleted person wrote, received or was mentioned in (REGRAS 2.17 Deletion)', () => {
  it('is found nowhere, and the acts are known still', async () => {
    const pessoa = await criarPessoa(mundo);
    await escreverEmTudo(pessoa);
    const onde = ['auditoria', 'dispositivos', 'grupos', 'revisoes', 'transicoes', 'usuarios', 'validacoes_conta'];
    expect(await ondeEsta(MARCA)).toEqual(onde);
    await excluir(pessoa);
    expect(await ondeEsta(MARCA)).toEqual([]);
    const { rows } = await dono.query(
      `select acao, dados from auditoria where alvo like 'assinatura:%' and usuario_id = $1`,
      [pessoa.id],
    );
    expect(rows).toEqual([{ acao: 'cancelamento.membro', dados: { tipo: 'fimDoCiclo' } }]);
  });

  it('leaves the histories shut to everything else', async () => {
    const { db } = mundo.aplicacao.deps;
    const [eu, ida] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    for (const { id } of [eu, ida])
      await inserir('auditoria', {
        alvo: `usuario:${id}`,
        dados: { mensagem: MARCA, para: 1 },
        acao: 'conta.bloquear',
      });
    await dono.query('update usuarios set excluido_em = now() where id = $1', [ida.id]);
    async function mudar({ id }: Pessoa, dados: object) {
      return await db
        .updateTable('auditoria')
        .set({ dados: JSON.stringify(dados) })
        .where('alvo', '=', `usuario:${id}`)
        .execute();
    }
    await expect(mudar(eu, { para: 1 })).rejects.toThrow('append-only');
    await expect(mudar(ida, { para: 2 })).rejects.toThrow('append-only');
    await mudar(ida, { para: 1 });
  });
});
