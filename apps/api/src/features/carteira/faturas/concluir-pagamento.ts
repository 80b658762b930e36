import type { Instante } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import { naFila } from '@rateia/domain/grupos/fila';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Parte } from '../../../db/de-uma-vez.ts';
import { escreverPartes } from '../../../db/de-uma-vez.ts';
import { aCancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { aReterMes } from '../fila/mes-retido.ts';
import { PRAZOS_DA_COBRANCA } from '../inadimplencia/regua.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { renovarCiclo } from './ciclo.ts';
import { aPrever } from './criar-fatura.ts';
import { limparComplemento } from './preco-do-ciclo.ts';

type Paga = { readonly assinatura: Assinatura; readonly fatura: Fatura; readonly agora: Instante };
/** Further columns of the membership: its row changes once. */
export type DaAssinatura = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * The consequences of an invoice that the member or his deposit just paid: dunning ends, the administrator's forecast
 * is written, the deposit gets its new size, an old debt is settled, and the next cycle is planned (REGRAS 2.3, 2.8).
 */
export async function concluirPagamento(trx: Trx, deps: Deps, paga: Paga): Promise<void> {
  await escreverPartes(trx, aConcluir(paga, { nome: 'vaga' }));
  await depoisDePaga(trx, deps, paga);
}

/** The consequences that are parts of a larger statement. */
export function aConcluir(
  { assinatura, fatura, agora }: Paga,
  { nome, mudar = {} }: { readonly nome: string; readonly mudar?: DaAssinatura },
): readonly Parte[] {
  const administradorId = assinatura.grupo.administradorId;
  const colunas = {
    caucao: sql`caucao + ${fatura.valores.caucao}`,
    paga_em: sql`coalesce(paga_em, ${agora}::timestamptz)`,
    ...mudar,
  };
  return [
    ...(esperaNaFila({ fatura, assinatura })
      ? aReterMes({ fatura, assinatura }, { nome, agora })
      : aPrever({ fatura, administradorId, valor: fatura.valores.plano, agora }, `${nome}_previsao`)),
    {
      nome: `${nome}_assinatura`,
      comando: sql`
        update assinaturas set ${sql.join(Object.entries(colunas).map(([coluna, valor]) => sql`${sql.ref(coluna)} = ${valor}`))}
        where id = ${assinatura.id} returning id`,
    },
    // A first invoice is held, and ends with its hold: it is never dunned, and never a debt.
    ...(fatura.tipo === 'primeira' ? [] : aEncerrarCobranca({ fatura, agora }, nome)),
  ];
}

/** The first month of a dated place: it is held until the entry date (REGRAS 2.10). */
export function esperaNaFila({ fatura, assinatura }: Pick<Paga, 'fatura' | 'assinatura'>): boolean {
  return fatura.tipo === 'primeira' && naFila(assinatura);
}

function aEncerrarCobranca({ fatura, agora }: Pick<Paga, 'fatura' | 'agora'>, nome: string): readonly Parte[] {
  return [
    aCancelarPrazos({ tipos: PRAZOS_DA_COBRANCA, alvoId: fatura.id }, `${nome}_prazos`),
    {
      nome: `${nome}_divida`,
      comando: sql`
      update dividas set quitada_em = ${agora} where fatura_id = ${fatura.id} and quitada_em is null returning fatura_id`,
    },
  ];
}

/** The consequences that read the others: the month that was paid becomes the cycle, and completed the deposit. */
export async function depoisDePaga(trx: Trx, deps: Deps, paga: Paga): Promise<void> {
  const { assinatura, fatura } = paga;
  if (fatura.tipo === 'mensalidade' && fatura.valores.caucao > ZERO) await limparComplemento(trx, assinatura);
  if (paga.fatura.tipo === 'mensalidade') await renovarCiclo(trx, deps, paga);
}
