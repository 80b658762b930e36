import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, ZERO } from '@rateia/domain/dinheiro';
import { ID_ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { MAQUINA_TENTATIVA_DE_CARTAO, TENTATIVA_ABERTA } from '@rateia/domain/pagamentos/cartao/tentativa';
import { acrescimoDoMeio } from '@rateia/domain/pagamentos/meio';
import { cartaoRecorrente } from '@rateia/domain/pagamentos/meios/cartao-recorrente';
import type { Trx } from '../../../../db/banco.ts';
import { enfileirar } from '../../../../db/fila.ts';
import { exigir, nascer } from '../../../../db/mover.ts';
import { agendarPrazo } from '../../../../db/prazos.ts';
import type { Deps } from '../../../../http/deps.ts';
import { CARTAO_ESPERA, COBRAR_CARTAO } from '../../agenda.ts';
import { cartaoQuePaga, cobraSozinho } from '../../cartoes/cartao-que-paga.ts';
import { criarPagamento } from '../criar-pagamento.ts';
import { cancelarPagamento } from '../encerrar-pagamentos.ts';

type AMensalidade = {
  readonly faturaId: number;
  readonly usuarioId: number;
  /** The try of the collection: 0 on its day, 1 to 3 for the repeats. */
  readonly vez: number;
  readonly agora: Instante;
};

/**
 * Charges the card that pays by itself for one invoice, with its cost; false where there is none, or where a card of this
 * invoice still waits for its bank: nothing is charged twice. The caller holds the locks of membership and invoice
 * (REGRAS 2.4, 2.8).
 */
export async function cobrarPeloCartao(
  trx: Trx,
  deps: Deps,
  { faturaId, usuarioId, vez, agora }: AMensalidade,
): Promise<boolean> {
  if (!(await cobraSozinho(deps)) || (await esperaOBanco(trx, faturaId))) return false;
  const c = await cartaoQuePaga(trx, { usuarioId, agora });
  const regras = await deps.regras();
  const subtotal = await subtotalDa(trx, faturaId);
  const impedido = cartaoRecorrente.indisponivel({ valor: subtotal, saldo: ZERO }, regras) !== undefined;
  if (c === undefined || impedido || !(await travarCartao(trx, c.id))) return false;
  const { id: pagamentoId, expiraEm } = await criarPagamento(trx, deps, {
    documento: { faturaId },
    usuarioId,
    meioPagamento: cartaoRecorrente.id,
    valor: somar(subtotal, acrescimoDoMeio(cartaoRecorrente, subtotal, regras)),
    agora,
    doSistema: true,
  });
  await trx
    .insertInto('cobrancas_recorrentes')
    .values({ pagamento_id: pagamentoId, cartao_id: c.id, espera_vez: vez })
    .execute();
  const { id: tentativaId } = exigir(
    await nascer(trx, MAQUINA_TENTATIVA_DE_CARTAO, {
      evento: 'enviar',
      quem: 'sistema',
      agora,
      valores: {
        pagamento_id: pagamentoId,
        numero: 1,
        cartao_id: c.id,
        cliente: c.cliente,
        bandeira: c.bandeira,
        primeiros_digitos: c.primeiros_digitos,
        final_do_cartao: c.final_do_cartao,
        com_desafio: false,
        criada_em: agora,
      },
    }),
  );
  await enfileirar(trx, COBRAR_CARTAO, { tentativaId }, { chave: `cobrarCartao:${tentativaId}` });
  await agendarPrazo(trx, { tipo: CARTAO_ESPERA, alvoId: pagamentoId, venceEm: expiraEm, agora });
  return true;
}

/** The month without the cost of any method. */
async function subtotalDa(trx: Trx, faturaId: number): Promise<Centavos> {
  const { subtotal } = await trx
    .selectFrom('faturas')
    .select('subtotal')
    .where('id', '=', faturaId)
    .executeTakeFirstOrThrow();
  return centavos(subtotal);
}

/** A charge of another day, or one that the person is making now, whose bank has not said its last word. */
async function esperaOBanco(trx: Trx, faturaId: number): Promise<boolean> {
  const aberta = await trx
    .selectFrom('tentativas_de_cartao as t')
    .innerJoin('pagamentos as p', 'p.id', 't.pagamento_id')
    .select('p.id')
    .where('p.fatura_id', '=', faturaId)
    .where('t.estado', 'in', [...TENTATIVA_ABERTA])
    .executeTakeFirst();
  // The collection goes on without it: its wait has nothing left to tell.
  if (aberta !== undefined) await encerrarEspera(trx, aberta.id);
  return aberta !== undefined;
}

/** A card that is being removed at this moment is not charged. */
async function travarCartao(trx: Trx, id: number): Promise<boolean> {
  const travado = await trx
    .selectFrom('cartoes')
    .select('id')
    .where('id', '=', id)
    .where('estado', '=', ID_ESTADO_CARTAO.ativo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return travado !== undefined;
}

async function encerrarEspera(trx: Trx, pagamentoId: number): Promise<number | null> {
  const antes = await trx
    .selectFrom('cobrancas_recorrentes')
    .select('espera_vez')
    .where('pagamento_id', '=', pagamentoId)
    .where('espera_vez', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (antes === undefined) return null;
  await trx
    .updateTable('cobrancas_recorrentes')
    .set({ espera_vez: null })
    .where('pagamento_id', '=', pagamentoId)
    .execute();
  return antes.espera_vez;
}

/**
 * Ends a charge that brought no money, or whose bank did not answer in time, and tells the try of the collection that
 * waited for it; null where none does. The caller holds the locks of membership and invoice.
 */
export async function desistirDoCartao(
  trx: Trx,
  { pagamentoId, agora }: { readonly pagamentoId: number; readonly agora: Instante },
): Promise<number | null> {
  const vez = await encerrarEspera(trx, pagamentoId);
  if (vez !== null) await cancelarPagamento(trx, { id: pagamentoId, agora, quem: 'sistema' });
  return vez;
}
