import type { Alcada, PapelDaEquipe } from '@rateia/domain/backoffice/alcada';
import { alcadaDaDevolucao } from '@rateia/domain/backoffice/alcada';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { EstadoBolao } from '@rateia/domain/loterias/bolao';
import type { VoltaDasCotas } from '@rateia/domain/reclamacoes/do-bolao';
import { voltaDasCotas } from '@rateia/domain/reclamacoes/do-bolao';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';
import type { Reclamacao } from '../repository.ts';

/** How money of a case may go back: that of a pool by what its draw forbids (REGRAS 2.7, 2.12 Refund). */
export async function voltaDoCaso(db: Executor, { bolaoId }: Pick<Reclamacao, 'bolaoId'>): Promise<VoltaDasCotas> {
  if (bolaoId === null) return 'comoSempre';
  const { estado } = await db.selectFrom('boloes').select('estado').where('id', '=', bolaoId).executeTakeFirstOrThrow();
  return voltaDasCotas(estado as EstadoBolao);
}

type Decidida = {
  readonly valor: Centavos;
  readonly papeis: readonly PapelDaEquipe[];
  readonly comoVolta: VoltaDasCotas;
};

/** The right of an operator to decide a sum: after the bets were made nobody gives cotas back alone (REGRAS 2.7, 2.15). */
export function alcadaDoCaso({ comoVolta, ...pedido }: Decidida, regras: Regras): Alcada {
  const alcada = alcadaDaDevolucao(pedido, regras);
  return alcada === 'faz' && pedido.valor > 0 && comoVolta === 'porDuasPessoas' ? 'propoe' : alcada;
}
