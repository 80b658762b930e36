import type { Instante } from '@rateia/domain/datas';
import type { Executor } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import type { FaturaComItens } from '../../../http/itens.ts';
import { acharFatura } from '../../pedido/index.ts';
import { exigirDePe } from '../compra/assinar-retida.ts';
import type { VagaRetida } from './repository.ts';
import { vagasDaFatura } from './repository.ts';

/** A held order of this person, with its seats and the end of its hold (REGRAS 2.2). */
export async function minhaFatura(
  db: Executor,
  { id, usuarioId, agora }: { readonly id: number; readonly usuarioId: number; readonly agora: Instante },
): Promise<{
  readonly fatura: FaturaComItens;
  readonly vagas: readonly VagaRetida[];
  readonly ate: Instante;
}> {
  const fatura = await acharFatura(db, id);
  if (fatura === undefined || fatura.usuarioId !== usuarioId) return recusar('naoEncontrado');
  const vagas = await vagasDaFatura(db, id);
  if (vagas.length === 0) return recusar('naoEncontrado');
  return { fatura, vagas, ate: exigirDePe(fatura, agora) };
}
