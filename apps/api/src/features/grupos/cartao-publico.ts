import type { Cartao } from '@rateia/domain/compartilhar/cartao';
import { cartaoDoGrupo } from '@rateia/domain/compartilhar/cartao';
import { centavos, somar } from '@rateia/domain/dinheiro';
import type { Executor } from '../../db/banco.ts';
import { aberto } from './papeis.ts';
import { acharGrupo } from './repository.ts';

/** What anybody may read of a public living group; nothing of any other, as if it did not exist (REGRAS 2.15). */
export const cartaoPublicoDoGrupo = async (db: Executor, grupoId: number): Promise<Cartao | undefined> => {
  const grupo = await acharGrupo(db, grupoId);
  if (grupo === undefined || !aberto(grupo)) return undefined;
  const valorMensal = somar(centavos(grupo.valorSemTaxas), centavos(grupo.valorTaxa));
  return cartaoDoGrupo({ servico: grupo.servico, valorMensal, livres: grupo.livres });
};
