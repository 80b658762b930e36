import type { Instante } from '@rateia/domain/datas';
import { motivoDaRecusa, RECUSA_DO_CARTAO } from '@rateia/domain/pagamentos/cartao/recusas';
import type { EstadoTentativa } from '@rateia/domain/pagamentos/cartao/tentativa';
import { ID_ESTADO_TENTATIVA, TENTATIVA_ABERTA } from '@rateia/domain/pagamentos/cartao/tentativa';
import type { Executor } from '../../../../db/banco.ts';

/** The last charge of an invoice to the card that pays by itself. */
export type UltimaNoCartao = {
  readonly final: string;
  readonly em: Instante;
  /** The bank's word for people; a bank that said nothing in time did not answer. */
  readonly frase: string;
  /** The bank has not said its last word. */
  readonly espera: boolean;
};

const ESPERA = 'O banco do cartão ainda não respondeu.';

/** Those charges that brought no money, by invoice (REGRAS 2.8). */
export async function ultimasNoCartao(
  db: Executor,
  faturas: readonly number[],
): Promise<ReadonlyMap<number, UltimaNoCartao>> {
  if (faturas.length === 0) return new Map();
  const linhas = await db
    .selectFrom('cobrancas_recorrentes as r')
    .innerJoin('pagamentos as p', 'p.id', 'r.pagamento_id')
    .innerJoin('tentativas_de_cartao as t', 't.pagamento_id', 'r.pagamento_id')
    .select(['p.fatura_id', 't.estado', 't.detalhe', 't.final_do_cartao as final', 't.criada_em as em'])
    .where('p.fatura_id', 'in', [...faturas])
    .orderBy('t.id')
    .execute();
  const achadas = new Map<number, UltimaNoCartao>();
  for (const l of linhas) {
    if (l.fatura_id === null) continue;
    const estado = l.estado as EstadoTentativa;
    if (estado === ID_ESTADO_TENTATIVA.aprovada) achadas.delete(l.fatura_id);
    else achadas.set(l.fatura_id, { final: l.final, em: l.em, ...emPalavras(estado, l.detalhe) });
  }
  return achadas;
}

function emPalavras(estado: EstadoTentativa, detalhe: string | null): Pick<UltimaNoCartao, 'frase' | 'espera'> {
  if (TENTATIVA_ABERTA.includes(estado)) return { frase: ESPERA, espera: true };
  const recusada = estado === ID_ESTADO_TENTATIVA.recusada;
  return { frase: RECUSA_DO_CARTAO[recusada ? motivoDaRecusa(detalhe ?? '') : 'bancoForaDoAr'].frase, espera: false };
}
