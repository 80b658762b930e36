import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { caminhos } from '@rateia/contracts/caminhos';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { STATUS_LISTADOS } from '@rateia/domain/grupos/estados';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type pg from 'pg';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { calcularProcura } from '../apps/api/src/features/grupos/descoberta/calcular-procura.ts';
import { calcularReputacoes } from '../apps/api/src/features/grupos/reputacao/calcular-reputacoes.ts';
import { novasChaves } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { semearCatalogo } from '../apps/api/src/seed/catalogo.ts';
import { gerarGrupos } from '../apps/api/src/seed/gerar-grupos.ts';
import { iniciarPostgres } from '../scripts/postgres.ts';
import type { Servico } from '../scripts/servir-processos.ts';
import type { Bancada } from './pedidos.ts';
import { comCliente, comparar, dizer, iniciarApi, medirPedido, PEDIDOS, quemPede } from './pedidos.ts';
import type { Medida } from './vagas/dados.ts';

const GRUPOS = Number(process.env['GRUPOS'] ?? 1_000_000);
/** Looks at groups in the last seven days, one in this many groups. */
const UMA_VISITA_EM = 2;
const CONEXOES_DA_PESSOA = 200;
const VISTOS_DA_PESSOA = 200;

/**
 * Measures the calls of discovery and the page of an administrator over many groups, each as a ratio to the first page
 * of the listing in the same run; and the two jobs that compute what they read (REGRAS 2.28).
 */
export async function medirDescoberta(): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-descoberta-'));
  dizer(`${cpus().length} cores, ${PEDIDOS} requests a measurement, ${GRUPOS} groups`);
  const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco') });
  const servicos: Servico[] = [];
  try {
    await migrar(servidor.url);
    await medirChamadas({ url: servidor.url, chaves: novasChaves(), pasta, servicos });
  } finally {
    for (const servico of servicos) await servico.parar();
    await servidor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

async function medirChamadas(b: Bancada): Promise<void> {
  const administrador = await prepararGrupos(b);
  const pedir = await quemPede(b);
  await comCliente(b.url, gerarConhecidos);
  const api = await iniciarApi(b);
  async function medir({ method, path }: Chamada): Promise<Medida> {
    const endereco = path.replace('{id}', String(administrador));
    return await medirPedido([api], (porta) => pedir(porta, { method, endereco }));
  }
  const lista = await medir(caminhos.getGrupos);
  for (const nome of MEDIDAS) comparar(`${nome} against the first page`, await medir(caminhos[nome]), lista);
}

type Chamada = { readonly method: string; readonly path: string };
const MEDIDAS = ['descobrirGrupos', 'getGruposDaRede', 'getMaisProcurados', 'getSobreAdministrador'] as const;

/** Many groups that many people looked at, and the figures that the jobs compute of them; answers the largest administrator. */
async function prepararGrupos({ url }: Bancada): Promise<number> {
  const db = abrirBanco(abrirPool(url, { maximo: 2 }));
  try {
    await semearCatalogo(db);
    await gerarGrupos(url, { grupos: GRUPOS, avisar: (texto) => dizer(`  ${texto}`) });
    const administrador = await comCliente(url, async (cliente) => {
      await gerarInteresse(cliente);
      await cliente.query('vacuum analyze');
      return await quemMaisOferece(cliente);
    });
    const relogio = { agora: () => new Date().toISOString(), parede: () => Date.now() };
    const procura = await cronometrar(() => calcularProcura({ db, relogio }));
    const reputacao = await cronometrar(() =>
      calcularReputacoes({ db, relogio, regras: () => Promise.resolve(REGRAS_PADRAO) }),
    );
    dizer(`jobs: wanted groups ${procura.toFixed(1)} s, reputations ${reputacao.toFixed(1)} s`);
    return administrador;
  } finally {
    await db.destroy();
  }
}

async function cronometrar(fazer: () => Promise<void>): Promise<number> {
  const inicio = performance.now();
  await fazer();
  return (performance.now() - inicio) / 1_000;
}

/** Looks of the last week all over the groups. */
async function gerarInteresse(cliente: pg.Client): Promise<void> {
  await cliente.query(
    `insert into visualizacoes (usuario_id, grupo_id, vista_em)
     select u.id, g.id, now() - random() * interval '7 days' from grupos g
     join lateral (select id from usuarios where id >= 1 + mod(g.id * 7919, (select max(id) from usuarios)) order by id limit 1) u on true
     where mod(g.id, ${UMA_VISITA_EM}) = 0 on conflict do nothing`,
  );
}

/** For the one reader, the most that a call reads: the groups that he saw, and his connections. */
async function gerarConhecidos(cliente: pg.Client): Promise<void> {
  const leitor = '(select max(usuario_id) from sessoes)';
  await cliente.query(
    `insert into visualizacoes (usuario_id, grupo_id, vista_em)
     select ${leitor}, id, now() from grupos order by id desc limit ${VISTOS_DA_PESSOA} on conflict do nothing`,
  );
  await cliente.query(
    `insert into conexoes (menor_id, maior_id, estado, convidada_por, criada_em, mudou_em)
     select least(${leitor}, d.id), greatest(${leitor}, d.id), 'conectada', d.id, now(), now()
     from (select distinct administrador_id as id from grupos order by 1 limit ${CONEXOES_DA_PESSOA}) d`,
  );
  await cliente.query('vacuum analyze');
}

/** The administrator with the most groups: nobody's page reads more. */
async function quemMaisOferece(cliente: pg.Client): Promise<number> {
  const { rows } = await cliente.query<{ readonly id: string }>(
    `select g.administrador_id as id from grupos g where g.assinado_em is not null group by 1
     having bool_or(g.visibilidade = ${ID_VISIBILIDADE_GRUPO.publico} and g.status in (${STATUS_LISTADOS.join(', ')})) order by count(*) desc limit 1`,
  );
  return Number(rows[0]?.id);
}
