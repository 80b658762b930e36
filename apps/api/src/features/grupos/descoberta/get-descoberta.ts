import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { comAdministradores } from '../administrador.ts';
import { linhasDosGrupos } from '../vitrine/vitrine.ts';
import { idsDaRede, idsMaisProcurados, idsParaDescobrir } from './procurados.ts';

type Lista = Resposta<typeof grupos.getRecomendados>;

/** Groups wanted in the last seven days against their seats, as a job counted them (spec B§7 grupo/mais-procurados). */
export const getMaisProcurados = async (ctx: ContextoUsuario): Promise<Lista> =>
  await comMotivo(
    ctx,
    await idsMaisProcurados(ctx.db, ctx.usuario.id),
    ({ pessoas, vagas }) =>
      `${pessoas === 1 ? '1 pessoa viu' : `${pessoas} pessoas viram`} em 7 dias, ${vagas === 1 ? '1 vaga' : `${vagas} vagas`}`,
  );

/** Groups not seen yet that fit what the reader has (spec B§7 grupo/descobrir). */
export const descobrirGrupos = async (ctx: ContextoUsuario): Promise<Lista> =>
  await comMotivo(ctx, await idsParaDescobrir(ctx.db, ctx.usuario.id), ({ combinaCom }) =>
    combinaCom === null ? 'Você ainda não viu' : `Combina com o seu ${combinaCom}`,
  );

/** Groups of the reader's network (spec B§7 grupo/rede). */
export const getGruposDaRede = async (ctx: ContextoUsuario): Promise<Lista> =>
  await comMotivo(ctx, await idsDaRede(ctx.db, ctx.usuario.id), ({ pessoas, primeiroNome, administra }) =>
    pessoas > 1
      ? `${primeiroNome} e mais ${pessoas - 1} da sua rede`
      : `${primeiroNome} ${administra ? 'administra' : 'está aqui'}`,
  );

const comMotivo = async <A extends { readonly id: number }>(
  ctx: ContextoUsuario,
  achados: readonly A[],
  motivo: (achado: A) => string,
): Promise<Lista> => {
  const linhas = await linhasDosGrupos(
    ctx.db,
    achados.map(({ id }) => id),
  );
  const motivos = new Map(achados.map((achado) => [achado.id, motivo(achado)]));
  const itens = await comAdministradores(ctx.db, { linhas, hoje: diaDe(ctx.agora) });
  return { itens: itens.map((grupo) => ({ ...grupo, motivo: motivos.get(grupo.id) ?? '' })) };
};
