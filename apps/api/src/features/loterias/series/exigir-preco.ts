import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { exigirQuePossaJogar } from '../jogo-responsavel/exigir-jogo-permitido.ts';
import { cartaoDaSerie, exigirSerie } from './exigir-serie.ts';
import type { Serie } from './repository.ts';
import { acharSerie } from './repository.ts';

/**
 * A person agrees to be charged for the draws of a series: he may play, the series has a draw that comes, and he saw the
 * price of its cota, which is the most that is charged (REGRAS 2.12 Who, Recurring).
 */
export async function exigirPreco(
  ctx: ContextoUsuario,
  p: { readonly id: number; readonly valorCota: number },
): Promise<{ readonly serie: Serie; readonly valorCota: Centavos }> {
  const serie = await exigirQueJogue(ctx, p.id);
  const { proximo } = await cartaoDaSerie(ctx, serie);
  if (proximo === null) return recusar('serieSemSorteio');
  const { total } = proximo.preco;
  if (total !== p.valorCota) return recusar('precoMudou', { dados: { valorTotal: total } });
  return { serie, valorCota: centavos(total) };
}

/** The series of a person who may play in it, and who accepted the terms (REGRAS 2.12 Who). */
export async function exigirQueJogue(ctx: ContextoUsuario, id: number): Promise<Serie> {
  exigirTermos(ctx.usuario);
  const { loteria, encerradaEm } = (await acharSerie(ctx.db, id)) ?? recusar('serieNaoEncontrada');
  if (encerradaEm !== null) return recusar('serieNaoEncontrada');
  await exigirQuePossaJogar(ctx, [loteria]);
  return await exigirSerie(ctx, id);
}
