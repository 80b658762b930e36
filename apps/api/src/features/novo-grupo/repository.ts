import { palavrasDaBusca, semAcentos } from '@rateia/domain/grupos/busca';
import type { StatusServico } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';
import { servicosParecidos } from '../grupos/index.ts';

/** A service of the catalogue, with the cheapest seat of its plans. */
export async function listarServicos(db: Executor) {
  const linhas = await db
    .selectFrom('servicos as s')
    .innerJoin('categorias as c', 'c.id', 's.categoria_id')
    .leftJoin('planos as p', (j) => j.onRef('p.servico_id', '=', 's.id').on('p.ativo', '=', true))
    .select([
      's.id',
      's.nome',
      's.nome_url as nomeUrl',
      's.categoria_id as categoria',
      'c.nome as categoriaDescricao',
      's.status',
      's.icone',
      's.cor',
      's.site',
      's.forma_acesso as formaAcesso',
      sql<number | null>`min(p.valor / p.lugares)`.as('valorAPartirDe'),
    ])
    .groupBy(['s.id', 'c.id'])
    .orderBy('s.nome')
    .execute();
  return linhas;
}

/**
 * Services whose name, site or category holds every word, or else those with a name like it; the catalogue is small enough
 * to be searched whole.
 */
export async function servicosPorBusca(db: Executor, busca: string | undefined) {
  const palavras = palavrasDaBusca(busca ?? '');
  const servicos = await listarServicos(db);
  const achados = servicos.filter((s) => {
    const texto = semAcentos(`${s.nome} ${s.site} ${s.categoriaDescricao}`);
    return palavras.every((palavra) => texto.includes(palavra));
  });
  if (achados.length > 0) return achados;
  const parecidos = await servicosParecidos(db, palavras.join(' '));
  return parecidos.flatMap((id) => servicos.filter((s) => s.id === id));
}

/** The settings that a person saved, by the service (REGRAS part 1, presets). */
export async function presetsDe(db: Executor, usuarioId: number) {
  const linhas = await db
    .selectFrom('presets')
    .select(['servico_id as servicoId', 'regras', 'descricao', 'contato', 'forma_acesso as formaAcesso'])
    .select(['acesso_descricao as acessoDescricao', 'visibilidade'])
    .where('usuario_id', '=', usuarioId)
    .execute();
  return new Map(
    linhas.map(({ servicoId, regras, ...preset }) => [
      servicoId,
      { ...preset, regras: regras.split('\n').filter((regra) => regra !== '') },
    ]),
  );
}

export type Servico = NonNullable<Awaited<ReturnType<typeof acharServico>>>;

export async function acharServico(db: Executor, id: number) {
  const linha = await db
    .selectFrom('servicos as s')
    .innerJoin('categorias as c', 'c.id', 's.categoria_id')
    .select(['s.id', 's.nome', 's.status', 'c.nome as categoria'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  return linha === undefined ? undefined : { ...linha, status: linha.status as StatusServico };
}

/** The facts about an administrator that the screening needs (REGRAS 2.1, 2.8). */
export async function historicoDoAdministrador(
  db: Executor,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: string },
) {
  const { reprovado, reprovadoAutomaticamente } = ID_STATUS_GRUPO;
  const { rows } = await sql<{
    readonly restrito: boolean;
    readonly dividas: number;
    readonly grupos: number;
    readonly reprovados: number;
    readonly noDia: number;
    readonly contas: number;
  }>`
    select (u.restricao is not null or coalesce(u.sem_grupos_novos_ate > ${agora}, false)) as restrito,
      (select coalesce(sum(d.valor), 0)::bigint from dividas d where d.usuario_id = u.id and d.quitada_em is null) as dividas,
      (select count(*)::int from grupos g where g.administrador_id = u.id) as grupos,
      (select count(*)::int from grupos g where g.administrador_id = u.id and g.status in (${reprovado}, ${reprovadoAutomaticamente})) as reprovados,
      (select count(*)::int from grupos g where g.administrador_id = u.id and g.criado_em > ${agora}::timestamptz - interval '1 day') as "noDia",
      (select count(distinct o.usuario_id)::int from dispositivos d join dispositivos o on o.hash = d.hash and o.usuario_id <> d.usuario_id
       where d.usuario_id = u.id) as contas
    from usuarios u where u.id = ${usuarioId}`.execute(db);
  const linha = rows[0];
  if (linha === undefined) throw new Error(`no user ${usuarioId}`);
  return linha;
}
