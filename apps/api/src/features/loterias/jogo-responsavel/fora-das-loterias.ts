import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ehMenorConhecido } from '../../cadastro/index.ts';
import { afastamentoDe } from './situacao-do-jogo.ts';

/** True for a person to whom nothing of the lotteries is shown: known to be under 18, or away by his own word (REGRAS 2.12). */
export async function foraDasLoterias(ctx: ContextoUsuario): Promise<boolean> {
  return (await afastamentoDe(ctx)) !== undefined || (await ehMenorConhecido(ctx));
}
