import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Lista } from './com-motivo.ts';
import { comMotivo } from './com-motivo.ts';
import { idsMaisProcurados } from './procurados.ts';

/** Groups wanted in the last seven days against their seats, as a job counted them (spec B§7 grupo/mais-procurados). */
export async function getMaisProcurados(ctx: ContextoUsuario): Promise<Lista> {
  return await comMotivo(
    ctx,
    await idsMaisProcurados(ctx.db, ctx.usuario.id),
    ({ pessoas, vagas }) =>
      `${pessoas === 1 ? '1 pessoa viu' : `${pessoas} pessoas viram`} em 7 dias, ${vagas === 1 ? '1 vaga' : `${vagas} vagas`}`,
  );
}
