import type { Instante } from '@rateia/domain/datas';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import type { EstadoComunicado, PublicoDoComunicado } from '@rateia/domain/notificacoes/comunicados';
import type { CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { DB } from '../../../db/tipos.ts';

export type Comunicado = Awaited<ReturnType<typeof listarComunicados>>[number];

function comunicados(db: Executor) {
  return db
    .selectFrom('comunicados as c')
    .innerJoin('usuarios as u', 'u.id', 'c.operador_id')
    .select([
      'c.id',
      'c.categoria',
      'c.publico',
      'c.uf',
      'c.titulo',
      'c.texto',
      'c.link',
      'c.estado',
      'c.sai_em as saiEm',
      'c.pessoas',
      'c.enviados',
      'c.ultima_pessoa as ultimaPessoa',
      'u.primeiro_nome as nome',
      'u.sobrenome',
    ])
    .$narrowType<{
      readonly categoria: CategoriaComunicacao;
      readonly publico: PublicoDoComunicado;
      readonly estado: EstadoComunicado;
    }>();
}

export async function listarComunicados(
  db: Executor,
  { pagina, porPagina }: { readonly pagina: number; readonly porPagina: number },
) {
  return await comunicados(db)
    .orderBy('c.id', 'desc')
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)
    .execute();
}

export async function contarComunicados(db: Executor): Promise<number> {
  const { total } = await db
    .selectFrom('comunicados')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function travarComunicado(trx: Trx, id: number): Promise<Comunicado | undefined> {
  return await comunicados(trx).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
}

export async function insertComunicado(trx: Trx, linha: Insertable<DB['comunicados']>): Promise<number> {
  return (await trx.insertInto('comunicados').values(linha).returning('id').executeTakeFirstOrThrow()).id;
}

export async function anotarComunicado(
  trx: Trx,
  id: number,
  mudanca: Pick<Insertable<DB['comunicados']>, 'estado'> & Partial<Insertable<DB['comunicados']>>,
): Promise<void> {
  await trx.updateTable('comunicados').set(mudanca).where('id', '=', id).execute();
}

/**
 * The next people of an audience after an id, in the order of ids: accounts that live and have a confirmed e-mail. With
 * `jogamEm`, without those who are away from the pools at that moment (REGRAS 2.12).
 */
export async function pessoasDoPublico(
  db: Executor,
  p: {
    readonly publico: PublicoDoComunicado;
    readonly depoisDe: number;
    readonly quantas: number;
    readonly jogamEm: Instante | null;
  },
) {
  return await db
    .selectFrom('usuarios as u')
    .select(['u.id', 'u.endereco_cifrado as enderecoCifrado', 'u.nascimento_cifrado as nascimentoCifrado'])
    .where('u.id', '>', p.depoisDe)
    .where('u.excluido_em', 'is', null)
    .where('u.bloqueado_em', 'is', null)
    .where('u.email_verificado_em', 'is not', null)
    .$if(p.jogamEm !== null, (q) => q.where(sql<boolean>`not afastado_do_jogo(u.id, ${p.jogamEm}::timestamptz)`))
    .$if(p.publico === 'administradores', (q) =>
      q.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('grupos as g')
            .select('g.id')
            .whereRef('g.administrador_id', '=', 'u.id')
            .where('g.status', 'in', [...STATUS_NO_AR]),
        ),
      ),
    )
    .$if(p.publico === 'membros', (q) =>
      q.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('assinaturas as a')
            .select('a.id')
            .whereRef('a.usuario_id', '=', 'u.id')
            .where('a.paga_em', 'is not', null)
            .where('a.estado', 'in', [...ESTADOS_VIVOS]),
        ),
      ),
    )
    .$if(p.publico === 'nuncaComprou', (q) =>
      q.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('faturas as f')
              .select('f.id')
              .whereRef('f.usuario_id', '=', 'u.id')
              .where('f.paga_em', 'is not', null),
          ),
        ),
      ),
    )
    .orderBy('u.id')
    .limit(p.quantas)
    .execute();
}
