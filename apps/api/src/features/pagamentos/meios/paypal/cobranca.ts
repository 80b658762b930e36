import { randomBytes } from 'node:crypto';
import { MARCA } from '@rateia/domain/marca';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor, Trx } from '../../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../../db/contextos.ts';
import type { GatewayPayPal, OrdemPayPal } from '../../../../gateways/paypal/port.ts';
import type { ContextoChamada, Resultado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import { recusar } from '../../../../http/erros.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNaTela } from '../meio.ts';

export const PAYPAL = 'paypal';

export function payPalDe({ gateways }: Pick<Deps, 'gateways'>): GatewayPayPal {
  if (gateways.payPal === undefined) throw new Error('PayPal is off');
  return gateways.payPal;
}

/** PayPal asks for the CPF of a Brazilian buyer: without it there is no order, and the person is led to it. */
export async function criarCobranca(trx: Trx, pagamentoId: number): Promise<void> {
  const { cpf_cifrado } = await trx
    .selectFrom('pagamentos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select('u.cpf_cifrado')
    .where('p.id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  if (cpf_cifrado === null) return recusar('meioPagamentoIndisponivel');
  const referencia = randomBytes(16).toString('hex');
  await trx.insertInto('cobrancas_paypal').values({ pagamento_id: pagamentoId, referencia }).execute();
}

/** Our name of an order is the reference of its payment and its number: `…-2`. */
export async function pagamentoDaCobranca(db: Executor, cobranca: string): Promise<number | undefined> {
  return (
    await db
      .selectFrom('cobrancas_paypal')
      .select('pagamento_id')
      .where('referencia', '=', cobranca.split('-')[0] ?? '')
      .executeTakeFirst()
  )?.pagamento_id;
}

export async function cobrancasNaTela(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CobrancaNaTela>> {
  const linhas = await db
    .selectFrom('cobrancas_paypal')
    .select(['pagamento_id', 'referencia', 'url', 'disse'])
    .where('pagamento_id', 'in', [...ids])
    .execute();
  return new Map(
    linhas.map((l) => [
      l.pagamento_id,
      {
        identificadorPagamento: l.referencia,
        copiaECola: null,
        urlPagamento: l.url,
        naPagina: l.disse === 'recusada' || l.disse === 'emAnalise' ? l.disse : null,
      },
    ]),
  );
}

/** The order of a payment that counts. */
export type Cobranca = {
  readonly pagamentoId: number;
  readonly usuarioId: number;
  readonly idPublico: string;
  readonly valor: number;
  readonly numero: number;
  /** Our name of it at the provider. */
  readonly nome: string;
  /** The provider's id of it, once it has answered. */
  readonly ordem: string | null;
  readonly recusas: number;
  readonly pediuCaptura: boolean;
  /** The payment waits: its money may still be asked for. */
  readonly aberto: boolean;
  readonly cpfIndice: Buffer | null;
};

export async function cobrancaDo(db: Executor, pagamentoId: number): Promise<Cobranca> {
  const l = await db
    .selectFrom('cobrancas_paypal as c')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select(['c.referencia', 'c.numero', 'c.ordem', 'c.recusas', 'c.captura_pedida_em', 'u.cpf_indice'])
    .select(['p.usuario_id', 'p.id_publico', 'p.valor', 'p.estado'])
    .where('c.pagamento_id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  return {
    pagamentoId,
    usuarioId: l.usuario_id,
    idPublico: l.id_publico,
    valor: l.valor,
    numero: l.numero,
    nome: `${l.referencia}-${l.numero}`,
    ordem: l.ordem,
    recusas: l.recusas,
    pediuCaptura: l.captura_pedida_em !== null,
    aberto: PAGAMENTO_ABERTO.some((estado) => estado === l.estado),
    cpfIndice: l.cpf_indice,
  };
}

/** Asks for the order of a payment under its key: a repeat answers with the same one (CONFIABILIDADE 1.5). */
export async function pedirOrdem(
  deps: Deps,
  pagamento: Pick<Pagamento, 'id' | 'valor' | 'usuarioId' | 'idPublico'>,
  contexto?: ContextoChamada,
): Promise<Resultado<OrdemPayPal>> {
  const { nome } = await cobrancaDo(deps.db, pagamento.id);
  const { cpf_cifrado } = await deps.db
    .selectFrom('usuarios')
    .select('cpf_cifrado')
    .where('id', '=', pagamento.usuarioId)
    .executeTakeFirstOrThrow();
  if (cpf_cifrado === null) throw new Error(`payer of payment ${pagamento.id} has no CPF any more`);
  const espera = `/checkout/pagamento/processando/paypal?idPagamento=${pagamento.idPublico}`;
  const endereco = new URL(espera, deps.config.appUrl).href;
  return await payPalDe(deps).criarOrdem(
    {
      chave: nome,
      referencia: nome,
      valor: pagamento.valor,
      titulo: `Pagamento ${MARCA}`,
      cpf: deps.cifra.decifrar(cpf_cifrado, CONTEXTO_PESSOAL.cpf),
      voltarPara: endereco,
      desistirPara: endereco,
    },
    contexto,
  );
}

/** Takes the provider's order down, with its page. */
export async function guardarOrdem(db: Executor, pagamentoId: number, { id, url }: OrdemPayPal): Promise<void> {
  await db
    .updateTable('cobrancas_paypal')
    .set({ ordem: id, url })
    .where('pagamento_id', '=', pagamentoId)
    .where('ordem', 'is', null)
    .execute();
}
