import { noAr } from '@rateia/domain/grupos/estados';
import { palavrasProibidas } from '@rateia/domain/grupos/triagem';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Grupo } from '../repository.ts';
import { travarGrupo } from '../repository.ts';

/** A living group of the caller's own, with words that a new group might have too (REGRAS 2.1, 2.15). */
export async function exigirAjustavel(
  trx: Trx,
  p: {
    readonly ctx: ContextoUsuario;
    readonly idGrupo: number;
    readonly chamada: 'alterarNomeDoGrupo' | 'updatePreferenciasDoGrupo';
    readonly textos: readonly string[];
  },
): Promise<Grupo> {
  const { ctx, idGrupo: grupoId, chamada, textos } = p;
  await exigirNoGrupo(trx, { ctx, grupoId, chamada });
  const grupo = await travarGrupo(trx, grupoId);
  if (grupo === undefined || !noAr(grupo.status)) return recusar('transicaoRecusada');
  const regras = await ctx.deps.regras();
  const quais = [...new Set(textos.flatMap((texto) => palavrasProibidas(texto, regras)))];
  if (quais.length > 0) recusar('textoNaoPermitido', { valores: { quais: quais.join(', ') } });
  return grupo;
}
