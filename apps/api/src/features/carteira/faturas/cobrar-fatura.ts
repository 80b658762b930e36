import type { MeioDaEscada } from '@rateia/domain/carteira/cobranca';
import { escadaDeCobranca } from '@rateia/domain/carteira/cobranca';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import { MAQUINA_FATURA } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { travarSaldoDoPagador } from '../../livro/index.ts';
import { liquidarFatura } from '../../pedido/index.ts';
import { notificarCobranca, notificarLembrete } from '../notificacoes.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { acharFatura, travarAssinatura, travarFatura } from '../repository.ts';
import { comCustoDoSaldo, guardarCusto } from './custo-da-fatura.ts';

type Passo = { readonly faturaId: number; readonly agora: Instante };

/** An invoice and its membership, locked in their order; undefined when it no longer waits for a payment. */
export async function travarAberta(
  trx: Trx,
  faturaId: number,
): Promise<{ readonly assinatura: Assinatura; readonly fatura: Fatura } | undefined> {
  const lida = await acharFatura(trx, faturaId);
  if (lida === undefined) return undefined;
  const assinatura = await travarAssinatura(trx, lida.assinaturaId);
  const fatura = await travarFatura(trx, faturaId);
  return faturaAberta(fatura.status) ? { assinatura, fatura } : undefined;
}

/** D−2: the amount, and the ways to pay it. It says that two days are left, so it is told on its day or not at all (REGRAS 2.8). */
export async function lembrarFatura(trx: Trx, deps: Deps, { faturaId, agora }: Passo): Promise<void> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined) return;
  const { lembrarEm } = (await deps.regras()).cobranca;
  if (diaDe(agora) > somarDias(aberta.fatura.venceEm, lembrarEm)) return;
  await notificarLembrete(trx, { faturaId, agora });
}

/**
 * D, and the retries of D+1, D+3 and D+7 (`vez` 1 to 3): walks the ladder until a rung pays. The last rung asks the
 * member to pay by Pix; the third rung of the table, a registered card, has no cards yet (REGRAS 2.8).
 */
export async function tentarCobranca(
  trx: Trx,
  deps: Deps,
  { faturaId, agora, vez }: Passo & { readonly vez: number },
): Promise<'paga' | 'semPagamento'> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined) return 'semPagamento';
  const { assinatura, fatura } = aberta;
  const peloSaldo = comCustoDoSaldo(fatura, await deps.regras());
  for (const degrau of await degrausDe(trx, { assinatura, fatura: peloSaldo })) {
    if (degrau !== 'saldo') continue;
    await guardarCusto(trx, { de: fatura, para: peloSaldo });
    const origem = { saldo: peloSaldo.total };
    const meio = credito.id;
    return (await liquidarFatura(trx, deps, { faturaId, meio, origem, agora, quem: 'sistema' })) === 'paga'
      ? 'paga'
      : 'semPagamento';
  }
  await trx
    .updateTable('faturas')
    .set({ tentativas: sql`tentativas + 1`, causa_falha: 'saldoInsuficiente' })
    .where('id', '=', faturaId)
    .execute();
  await notificarCobranca(trx, { assinatura, fatura, vez, agora });
  return 'semPagamento';
}

async function degrausDe(
  trx: Trx,
  { assinatura, fatura }: { readonly assinatura: Assinatura; readonly fatura: Fatura },
): Promise<readonly MeioDaEscada[]> {
  const { administradorId } = assinatura.grupo;
  const saldo = await travarSaldoDoPagador(trx, { usuarioId: fatura.usuarioId, administradorId });
  return escadaDeCobranca({ pixProgramado: false, saldo, cartaoCadastrado: false, valor: fatura.total });
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
