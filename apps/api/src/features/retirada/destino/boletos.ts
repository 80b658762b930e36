import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../../db/banco.ts';

export type BoletoGuardado = {
  readonly id: number;
  /** 44 digits; empty once its reader has left. */
  readonly codigo: string;
  readonly beneficiario: string;
  readonly documento: string;
  readonly valor: Centavos;
  readonly vencimento: Dia;
  readonly lidoEm: Instante;
};

function selecionar(db: Executor) {
  return db
    .selectFrom('boletos_lidos')
    .select(['id', 'codigo', 'beneficiario', 'documento', 'valor', 'vencimento', 'lido_em as lidoEm']);
}
type Linha = Awaited<ReturnType<ReturnType<typeof selecionar>['executeTakeFirstOrThrow']>>;

function ler({ codigo, valor, ...l }: Linha): BoletoGuardado {
  return { ...l, codigo: codigo ?? '', valor: centavos(valor) };
}

export async function guardarBoleto(
  db: Executor,
  { usuarioId, ...b }: Omit<BoletoGuardado, 'id'> & { readonly usuarioId: number },
): Promise<BoletoGuardado> {
  const { id } = await db
    .insertInto('boletos_lidos')
    .values({
      usuario_id: usuarioId,
      codigo: b.codigo,
      beneficiario: b.beneficiario,
      documento: b.documento,
      valor: b.valor,
      vencimento: b.vencimento,
      lido_em: b.lidoEm,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...b, id };
}

/** A boleto that the user read. */
export async function acharBoleto(
  db: Executor,
  { id, usuarioId }: { readonly id: number; readonly usuarioId: number },
): Promise<BoletoGuardado | undefined> {
  const l = await selecionar(db).where('id', '=', id).where('usuario_id', '=', usuarioId).executeTakeFirst();
  return l === undefined ? undefined : ler(l);
}

export async function boletosPorId(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, BoletoGuardado>> {
  if (ids.length === 0) return new Map();
  const linhas = await selecionar(db)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(linhas.map((l) => [l.id, ler(l)]));
}

/** True if a withdrawal pays, or has paid, this boleto: of anybody. */
export async function boletoTomado(db: Executor | Trx, codigo: string): Promise<boolean> {
  const uma = await db
    .selectFrom('retiradas')
    .select('id')
    .where('boleto_codigo', '=', codigo)
    .where('estado', 'in', ['emAnalise', 'enviada', 'concluida'])
    .limit(1)
    .executeTakeFirst();
  return uma !== undefined;
}
