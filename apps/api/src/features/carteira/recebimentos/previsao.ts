import type { StatusPrevisao } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import type { Fatura } from '../repository.ts';

/** The sum that an administrator expects of one invoice (REGRAS 2.3). */
export type Previsao = {
  readonly id: number;
  readonly faturaId: number;
  readonly administradorId: number;
  readonly valor: Centavos;
  readonly status: StatusPrevisao;
  readonly liberaEm: Dia | null;
};

const colunasDaPrevisao = ['id', 'fatura_id', 'administrador_id', 'valor', 'status', 'libera_em'] as const;

/** The forecast of an invoice for the administrator of a group, locked; undefined where there is none (a deposit). */
export async function travarPrevisao(
  trx: Trx,
  { id: faturaId, grupoId }: Pick<Fatura, 'id' | 'grupoId'>,
): Promise<Previsao | undefined> {
  const p = await trx
    .selectFrom('previsoes')
    .select(colunasDaPrevisao)
    .where('fatura_id', '=', faturaId)
    .where('grupo_id', '=', grupoId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (p === undefined) return undefined;
  return {
    id: p.id,
    faturaId: p.fatura_id,
    administradorId: p.administrador_id,
    valor: centavos(p.valor),
    status: p.status as StatusPrevisao,
    liberaEm: p.libera_em,
  };
}
