import type { Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';

export type EnviosDeIdentidade = { readonly feitos: number; readonly maximo: number; readonly dias: number };

/**
 * The number of times that the person sent document and selfie in the days that count, and the number allowed: the
 * usual one and the extra tries that the staff granted in those days (REGRAS 2.20).
 */
export async function submissoesDeIdentidade(
  db: Executor,
  deps: Pick<Deps, 'regras'>,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<EnviosDeIdentidade> {
  const { maximo, dias } = (await deps.regras()).identidade.envios;
  const desde = inicioDoDia(somarDias(diaDe(agora), -dias));
  const { soma } = await db
    .selectFrom('validacoes_conta')
    .select((e) => e.fn.sum<number | null>('envios').as('soma'))
    .where('usuario_id', '=', usuarioId)
    .where('criada_em', '>=', desde)
    .executeTakeFirstOrThrow();
  const { concedidos } = await db
    .selectFrom('submissoes_concedidas')
    .select((e) => e.fn.countAll<number>().as('concedidos'))
    .where('usuario_id', '=', usuarioId)
    .where('concedido_em', '>=', desde)
    .executeTakeFirstOrThrow();
  return { feitos: Number(soma ?? 0), maximo: maximo + Number(concedidos), dias };
}

/** Grants one more submission, from now on. */
export async function concederEnvio(
  trx: Trx,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  await trx.insertInto('submissoes_concedidas').values({ usuario_id: usuarioId, concedido_em: agora }).execute();
}
