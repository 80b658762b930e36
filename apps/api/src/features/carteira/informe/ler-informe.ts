import type { Informe } from '@rateia/domain/carteira/informe';
import { fecharInforme, limitesDoAno } from '@rateia/domain/carteira/informe';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Banco, Executor } from '../../../db/banco.ts';
import { lerAno } from './informe-repository.ts';

type Pedido = { readonly usuarioId: number; readonly ano: number; readonly em: Instante };
export type InformeLido = Informe & {
  readonly ano: number;
  /** The years of the account, the present one first. */
  readonly anos: readonly number[];
  /** Last day that it tells of: 31 December, or today. */
  readonly ate: Dia;
  readonly fechado: boolean;
};

/** The summary of one year of a wallet, as it stands at a moment; undefined for a year in which there was no account. */
export async function lerInforme(db: Executor, { usuarioId, ano, em }: Pedido): Promise<InformeLido | undefined> {
  const hoje = diaDe(em);
  const anos = await anosDaConta(db, { usuarioId, hoje });
  if (!anos.includes(ano)) return undefined;
  const { inicio, fim, ate, fechado } = limitesDoAno(ano, hoje);
  const lido = await (db as Banco)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => lerAno(trx, { usuarioId, inicio, fim: fim < em ? fim : em }));
  return { ano, anos, ate, fechado, ...fecharInforme(lido) };
}

async function anosDaConta(
  db: Executor,
  { usuarioId, hoje }: { readonly usuarioId: number; readonly hoje: Dia },
): Promise<readonly number[]> {
  const { criado_em: desde } = await db
    .selectFrom('usuarios')
    .select('criado_em')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const [primeiro, ultimo] = [anoDe(diaDe(desde)), anoDe(hoje)];
  return Array.from({ length: Math.max(1, ultimo - primeiro + 1) }, (_, n) => ultimo - n);
}

function anoDe(dia: Dia): number {
  return Number(dia.slice(0, 4));
}
