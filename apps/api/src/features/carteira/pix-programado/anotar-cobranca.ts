import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { pedirRepeticaoEm, proximaRepeticao } from '@rateia/domain/pagamentos/programado/autorizacao';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { CobrancaRecorrente } from '../../../gateways/pix-automatico/port.ts';
import type { Deps } from '../../../http/deps.ts';
import { cancelarPagamento, escreverTentativas } from '../../pagamentos/index.ts';
import { PROGRAMADO_REPETE } from '../agenda.ts';
import { descerEscada } from '../faturas/cobrar-fatura.ts';
import { travarAberta } from '../faturas/travar-aberta.ts';

/** Words after which a day brings no money. */
const SEM_DINHEIRO: readonly string[] = ['REJEITADA', 'EXPIRADA', 'CANCELADA'];
/** Words after which the whole charge brings none. */
const ENCERRADA: readonly CobrancaRecorrente['estado'][] = ['REJEITADA', 'EXPIRADA', 'CANCELADA'];

type DaCobranca = NonNullable<Awaited<ReturnType<typeof acharCobranca>>>;

async function acharCobranca(trx: Trx, txid: string) {
  return await trx
    .selectFrom('cobrancas_pix_programado as c')
    .innerJoin('cobrancas_pix as x', 'x.pagamento_id', 'c.pagamento_id')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .innerJoin('autorizacoes_pix as a', 'a.id', 'c.autorizacao_id')
    .select(['p.id as pagamentoId', 'p.fatura_id as faturaId', 'c.vence_em as vencimento', 'a.repete'])
    .where('x.txid', '=', txid)
    .executeTakeFirst();
}

/**
 * Takes the bank's word about a charge down, in the caller's transaction. A day that was refused lets the ladder go on by its
 * next rung, and has the following one asked for; the money itself is told by its Pix alone (REGRAS 2.8, part 3).
 */
export async function aplicarNaCobranca(trx: Trx, deps: Deps, dita: CobrancaRecorrente): Promise<void> {
  const agora = deps.relogio.agora();
  const c = await acharCobranca(trx, dita.txid);
  if (c === undefined || c.faturaId === null) return;
  const aberta = await travarAberta(trx, c.faturaId);
  const recusada = await houveRecusa(trx, c, dita);
  await escreverTentativas(trx, c.pagamentoId, dita);
  await trx.updateTable('pagamentos').set({ conferido_em: agora }).where('id', '=', c.pagamentoId).execute();
  if (aberta === undefined) return;
  if (ENCERRADA.includes(dita.estado)) await cancelarPagamento(trx, { id: c.pagamentoId, agora, quem: 'sistema' });
  else if (recusada) await agendarRepeticao(trx, deps, { ...c, agora });
  if (!recusada) return;
  const vez = await soltarEspera(trx, c.pagamentoId);
  if (vez !== null) await descerEscada(trx, deps, { ...aberta, agora, vez, depoisDe: 'pixProgramado' });
}

/** True where a day that was still awaited has brought no money now. */
async function houveRecusa(trx: Trx, { pagamentoId }: DaCobranca, dita: CobrancaRecorrente): Promise<boolean> {
  const antes = await trx
    .selectFrom('tentativas_do_programado')
    .select(['dia', 'estado'])
    .where('pagamento_id', '=', pagamentoId)
    .execute();
  return dita.tentativas.some(
    ({ dia, estado }) =>
      SEM_DINHEIRO.includes(estado) && !antes.some((a) => a.dia === dia && SEM_DINHEIRO.includes(a.estado)),
  );
}

async function agendarRepeticao(trx: Trx, deps: Deps, c: DaCobranca & { readonly agora: Instante }): Promise<void> {
  if (!c.repete) return;
  const { pagamentoId: alvoId, vencimento, agora } = c;
  const dia = proximaRepeticao({ hoje: diaDe(agora), vencimento }, await deps.regras());
  if (dia === undefined) return;
  // One whose noon is past already, as that of tomorrow in the evening, runs at once.
  await agendarPrazo(trx, {
    ...{ tipo: PROGRAMADO_REPETE, alvoId, agora, dados: { dia } },
    venceEm: pedirRepeticaoEm(dia),
  });
}

/** The try of the collection that waited for this charge, which waits no more. */
async function soltarEspera(trx: Trx, pagamentoId: number): Promise<number | null> {
  const { espera_vez: vez } = await trx
    .selectFrom('cobrancas_pix_programado')
    .select('espera_vez')
    .where('pagamento_id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  if (vez !== null) {
    await trx
      .updateTable('cobrancas_pix_programado')
      .set({ espera_vez: null })
      .where('pagamento_id', '=', pagamentoId)
      .execute();
  }
  return vez;
}
