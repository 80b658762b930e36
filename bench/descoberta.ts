import { caminhos } from '@rateia/contracts/caminhos';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { STATUS_LISTADOS } from '@rateia/domain/grupos/estados';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type pg from 'pg';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { calcularProcura } from '../apps/api/src/features/grupos/descoberta/calcular-procura.ts';
import { calcularReputacoes } from '../apps/api/src/features/grupos/reputacao/calcular-reputacoes.ts';
import { semearCatalogo } from '../apps/api/src/seed/catalogo.ts';
import { gerarGrupos } from '../apps/api/src/seed/gerar-grupos.ts';
import type { Caminho } from './escala/bancada.ts';
import {
  comCliente,
  comparar,
  cronometrar,
  dizer,
  GRUPOS,
  iniciarApi,
  medirCada,
  naBancada,
  numero,
  quemPede,
} from './escala/bancada.ts';

/** Looks at groups in the last seven days, one in this many groups. */
const UMA_VISITA_EM = 2;
const CONEXOES_DA_PESSOA = 200;
const VISTOS_DA_PESSOA = 200;

/**
 * Measures the calls of discovery and the page of an administrator over many groups, each as a ratio to the first page
 * of the listing in the same run; and the two jobs that compute what they read (REGRAS 2.28).
 */
export async function medirDescoberta(): Promise<void> {
  await naBancada(async (b) => {
    const db = abrirBanco(abrirPool(b.url, { maximo: 2 }));
    try {
      await semearCatalogo(db);
      const { id, pedido } = await quemPede(b);
      await gerarGrupos(b.url, { grupos: GRUPOS, avisar: (texto) => dizer(`  ${texto}`) });
      const administrador = await comCliente(b.url, async (cliente) => {
        await gerarInteresse(cliente, id);
        await cliente.query('vacuum analyze');
        await cliente.query('checkpoint');
        return await quemMaisOferece(cliente);
      });
      const relogio = { agora: () => new Date().toISOString(), parede: () => Date.now() };
      const procura = await cronometrar(() => calcularProcura({ db, relogio }));
      const reputacao = await cronometrar(() =>
        calcularReputacoes({ db, relogio, regras: () => Promise.resolve(REGRAS_PADRAO) }),
      );
      dizer(
        `jobs, ${numero(GRUPOS)} groups: wanted groups ${procura.toFixed(1)} s, reputations ${reputacao.toFixed(1)} s`,
      );
      await comCliente(b.url, async (cliente) => void (await cliente.query('analyze')));
      const medidos: readonly Caminho[] = [
        ['first page', caminhos.getGrupos.path],
        ['grupo/descobrir', caminhos.descobrirGrupos.path],
        ['grupo/rede', caminhos.getGruposDaRede.path],
        ['grupo/mais-procurados', caminhos.getMaisProcurados.path],
        ['an administrator', caminhos.getSobreAdministrador.path.replace('{id}', String(administrador))],
      ];
      const [lista, ...outras] = await medirCada({ portas: [await iniciarApi(b)], caminhos: medidos, pedido });
      for (const [i, medida] of outras.entries())
        comparar(`${medidos[i + 1]?.[0]} against the first page, ${numero(GRUPOS)} groups`, medida, lista);
    } finally {
      await db.destroy();
    }
  });
}

/** Looks of the last week all over the groups, and for one reader the most that a call reads: looks and connections. */
async function gerarInteresse(cliente: pg.Client, leitor: number): Promise<void> {
  await cliente.query(
    `insert into visualizacoes (usuario_id, grupo_id, vista_em)
     select u.id, g.id, now() - random() * interval '7 days' from grupos g
     join lateral (select id from usuarios where id >= 1 + mod(g.id * 7919, (select max(id) from usuarios)) order by id limit 1) u on true
     where mod(g.id, ${UMA_VISITA_EM}) = 0 on conflict do nothing`,
  );
  await cliente.query(
    `insert into visualizacoes (usuario_id, grupo_id, vista_em)
     select $1, id, now() from grupos order by id desc limit ${VISTOS_DA_PESSOA} on conflict do nothing`,
    [leitor],
  );
  await cliente.query(
    `insert into conexoes (menor_id, maior_id, estado, convidada_por, criada_em, mudou_em)
     select least($1::bigint, d.id), greatest($1::bigint, d.id), 'conectada', d.id, now(), now()
     from (select distinct administrador_id as id from grupos where administrador_id <> $1 order by 1 limit ${CONEXOES_DA_PESSOA}) d`,
    [leitor],
  );
}

/** The administrator with the most groups: nobody's page reads more. */
async function quemMaisOferece(cliente: pg.Client): Promise<number> {
  const { rows } = await cliente.query<{ readonly id: string }>(
    `select g.administrador_id as id from grupos g where g.assinado_em is not null group by 1
     having bool_or(g.visibilidade = ${ID_VISIBILIDADE_GRUPO.publico} and g.status in (${STATUS_LISTADOS.join(', ')})) order by count(*) desc limit 1`,
  );
  return Number(rows[0]?.id);
}
