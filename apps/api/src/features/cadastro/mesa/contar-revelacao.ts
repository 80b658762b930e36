import { somarMinutos } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { RecusaGravada } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ErroDeCatalogo, esperaEntre } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';

const CLASSE_DA_TRAVA_DAS_REVELACOES = 32;
const HORA_MINUTOS = 60;

/**
 * Limits how many data an operator sees whole in an hour; an identity under review, with its pictures, is one of them. The next one is refused, and the leads are told once for each
 * time that the limit is reached (REGRAS 2.24). The refusal commits, so that the try and the message to the leads are
 * kept.
 */
export async function contarRevelacao(trx: Trx, ctx: ContextoUsuario, { id }: { readonly id: number }): Promise<void> {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const { revelacoesPorHora: maximo } = (await deps.regras()).operacao;
  await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA_DAS_REVELACOES}, hashtext(${String(usuario.id)}))`.execute(
    trx,
  );
  const { quantas, primeira } = await trx
    .selectFrom('auditoria')
    .select((e) => [e.fn.countAll<number>().as('quantas'), e.fn.min('em').as('primeira')])
    .where('usuario_id', '=', usuario.id)
    .where('acao', 'in', ['pessoas.revelar', 'identidade.ver'])
    .where('em', '>', somarMinutos(agora, -HORA_MINUTOS))
    .executeTakeFirstOrThrow();
  if (quantas < maximo) return;
  const daHora = primeira ?? agora;
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: 'pessoas.revelarDemais',
    alvo: `usuario:${id}`,
    ip,
    em: agora,
  });
  for (const lider of await lideres(trx, usuario.id)) {
    await notificar(trx, {
      usuarioId: lider,
      modelo: 'revelacoesDemais',
      dados: {
        operador: usuario.id,
        nome: await nomeDe(trx, usuario.id),
        quantas: maximo,
        quando: formatarMomento(agora),
      },
      fato: `${usuario.id}:${daHora}`,
      agora,
      requestId,
    });
  }
  throw new RecusaGravada(
    new ErroDeCatalogo('muitasTentativas', esperaEntre(agora, somarMinutos(daHora, HORA_MINUTOS))),
  );
}

async function nomeDe(trx: Trx, id: number): Promise<string> {
  const { primeiro_nome, sobrenome } = await trx
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${primeiro_nome} ${sobrenome}`;
}

async function lideres(trx: Trx, exceto: number): Promise<readonly number[]> {
  return (
    await trx
      .selectFrom('usuarios')
      .select('id')
      .where(sql<boolean>`'lider' = any(papeis)`)
      .where('bloqueado_em', 'is', null)
      .where('id', '!=', exceto)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
}
