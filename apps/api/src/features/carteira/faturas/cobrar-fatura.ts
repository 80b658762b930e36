import type { DegrauDaEscada } from '@rateia/domain/carteira/cobranca';
import { degrausDepoisDe } from '@rateia/domain/carteira/cobranca';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import type { ACobrar } from '../inadimplencia/degraus/degrau.ts';
import { DEGRAUS } from '../inadimplencia/degraus/degraus.ts';
import { notificarLembrete } from '../notificacoes.ts';
import { travarAberta } from './travar-aberta.ts';

type Passo = { readonly faturaId: number; readonly agora: Instante };

/** D−2: the amount, and the ways to pay it. It says that two days are left, so it is told on its day or not at all (REGRAS 2.8). */
export async function lembrarFatura(trx: Trx, deps: Deps, { faturaId, agora }: Passo): Promise<void> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined) return;
  const { lembrarEm } = (await deps.regras()).cobranca;
  if (diaDe(agora) > somarDias(aberta.fatura.venceEm, lembrarEm)) return;
  await notificarLembrete(trx, deps, { faturaId, agora });
}

/** D, and the retries of D+1, D+3 and D+7 (`vez` 1 to 3): walks the ladder until a rung pays or waits (REGRAS 2.8). */
export async function tentarCobranca(
  trx: Trx,
  deps: Deps,
  { faturaId, agora, vez }: Passo & { readonly vez: number },
): Promise<void> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta !== undefined) await descerEscada(trx, deps, { ...aberta, agora, vez });
}

/** The same from below a rung that has said no: nothing is asked of it again. */
export async function descerEscada(
  trx: Trx,
  deps: Deps,
  { depoisDe, ...cobranca }: ACobrar & { readonly depoisDe?: DegrauDaEscada },
): Promise<void> {
  for (const nome of degrausDepoisDe(depoisDe)) if ((await DEGRAUS[nome](trx, deps, cobranca)) !== 'segue') return;
}

/** D+1 at 00:00: the invoice is late (REGRAS 2.3, 2.8). */
export async function atrasarFatura(trx: Trx, { faturaId, agora }: Passo): Promise<void> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined || aberta.fatura.status !== ID_STATUS_FATURA.pendente) return;
  const { fatura } = aberta;
  exigir(
    await mover(trx, MAQUINA_FATURA, {
      id: faturaId,
      de: fatura.status,
      evento: 'atrasar',
      quem: 'sistema',
      agora,
      contexto: { hoje: diaDe(agora), vencimento: fatura.venceEm },
    }),
  );
}

/**
 * D+30: an invoice that is still unpaid becomes an internal debt, which blocks new groups and nothing else (REGRAS
 * 2.8).
 */
export async function congelarDivida(trx: Trx, { faturaId, agora }: Passo): Promise<void> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined) return;
  const { usuarioId, total } = aberta.fatura;
  await trx
    .insertInto('dividas')
    .values({ usuario_id: usuarioId, fatura_id: faturaId, valor: total, criada_em: agora })
    .onConflict((c) => c.column('fatura_id').doNothing())
    .execute();
}
