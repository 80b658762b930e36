import type { PreferenciaGuardada } from '@rateia/domain/notificacoes/preferencias';
import { ID_CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import type { ContextoUsuario } from '../../../http/contexto.ts';

/** Refuses a person who is not known to be 18 or more, and leads one without a birth date to the page for it. */
export type ExigirMaioridade = (ctx: ContextoUsuario) => Promise<void>;

/**
 * Refuses messages about lotteries to a person whose age is not known; switching them off needs no age (REGRAS 2.12).
 */
export async function exigirIdadeParaLoterias(
  ctx: ContextoUsuario,
  exigirMaioridade: ExigirMaioridade,
  mudancas: readonly PreferenciaGuardada[],
): Promise<void> {
  if (mudancas.some(({ categoria, ativa }) => ativa && categoria === ID_CATEGORIA_COMUNICACAO.loterias))
    await exigirMaioridade(ctx);
}
