import { diaDe } from '@rateia/domain/datas';
import type { Regras } from '@rateia/domain/regras';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { Executor } from './banco.ts';

/** The product's numbers in force at `agora`: the newest approved version dated before it, laid over the domain's defaults. */
export async function regrasVigentes(db: Executor, agora: string): Promise<Regras> {
  const linha = await db
    .selectFrom('regras')
    .select(['versao', 'vigente_desde', 'valores'])
    .where('vigente_desde', '<=', agora)
    .where('aprovada_por', 'is not', null)
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (linha === undefined) return REGRAS_PADRAO;
  return {
    ...sobrepor(REGRAS_PADRAO, linha.valores),
    versao: linha.versao,
    vigenteDesde: diaDe(linha.vigente_desde),
  };
}

/** Stored values replace defaults of the same kind; a value without a default, or of another kind, is ignored. */
function sobrepor<T>(padrao: T, valores: unknown): T {
  if (typeof valores !== typeof padrao || valores === null) return padrao;
  if (Array.isArray(padrao)) return Array.isArray(valores) ? (valores as T) : padrao;
  if (typeof padrao !== 'object' || padrao === null) return valores as T;
  const novos = valores as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(padrao).map(([chave, valor]) => [chave, sobrepor(valor, novos[chave])]),
  ) as T;
}
