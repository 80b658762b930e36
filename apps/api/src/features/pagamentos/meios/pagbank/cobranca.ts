import { randomBytes } from 'node:crypto';
import { MARCA } from '@rateia/domain/marca';
import type { Executor, Trx } from '../../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../../db/contextos.ts';
import type { GatewayPagBank } from '../../../../gateways/pagbank/port.ts';
import type { ContextoChamada, Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import { recusar } from '../../../../http/erros.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNaTela } from '../meio.ts';

export const PAGBANK = 'pagbank';
const CONTEXTO_DO_PEDIDO = 'pagbank:pedido';

export function pagBankDe({ gateways }: Pick<Deps, 'gateways'>): GatewayPagBank {
  if (gateways.pagBank === undefined) throw new Error('PagBank is off');
  return gateways.pagBank;
}

/** A page names the CPF of its buyer: without it there is none, and the person is led to it. */
export async function criarCobranca(trx: Trx, pagamentoId: number): Promise<void> {
  const { cpf_cifrado } = await trx
    .selectFrom('pagamentos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select('u.cpf_cifrado')
    .where('p.id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  if (cpf_cifrado === null) return recusar('meioPagamentoIndisponivel');
  const referencia = randomBytes(16).toString('hex');
  await trx.insertInto('cobrancas_pagbank').values({ pagamento_id: pagamentoId, referencia }).execute();
}

/** The provider's name of a charge is the number of its payment and our reference: `77:9f…`. */
export async function pagamentoDaCobranca(db: Executor, cobranca: string): Promise<number | undefined> {
  const [id = '', referencia = ''] = cobranca.split(':');
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return (
    await db
      .selectFrom('cobrancas_pagbank')
      .select('pagamento_id')
      .where('pagamento_id', '=', Number(id))
      .where('referencia', '=', referencia)
      .executeTakeFirst()
  )?.pagamento_id;
}

export async function cobrancasNaTela(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CobrancaNaTela>> {
  const linhas = await db
    .selectFrom('cobrancas_pagbank')
    .select(['pagamento_id', 'referencia', 'url'])
    .where('pagamento_id', 'in', [...ids])
    .execute();
  return new Map(
    linhas.map((l) => [
      l.pagamento_id,
      { identificadorPagamento: l.referencia, copiaECola: null, urlPagamento: l.url },
    ]),
  );
}

type Cobranca = {
  readonly referencia: string;
  readonly chave: string;
  readonly pedidoCifrado: Buffer | null;
  readonly pagina: string | null;
};

export async function cobrancaDo(db: Executor, { id }: Pick<Pagamento, 'id'>): Promise<Cobranca> {
  return await db
    .selectFrom('cobrancas_pagbank')
    .select(['referencia', 'chave', 'pedido_cifrado as pedidoCifrado', 'pagina'])
    .where('pagamento_id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * The provider's name of the page of a payment, which is made when it has none. The bytes of the first request are kept
 * before they are sent and are the only ones that ever go under its key, so one whose answer was lost is answered with
 * the page that it made (CONFIABILIDADE 1.5).
 */
export async function paginaDo(
  deps: Deps,
  pagamento: Pagamento,
  contexto?: ContextoChamada,
): Promise<Resultado<string>> {
  const { chave, pagina } = await cobrancaDo(deps.db, pagamento);
  if (pagina !== null) return ok(pagina);
  const r = await pagBankDe(deps).criarPagina({ chave, escrito: await pedidoDo(deps, pagamento) }, contexto);
  // Without a last word the same bytes go again.
  if (r.situacao !== 'ok' && r.situacao !== 'recusado') return r;
  await deps.db
    .updateTable('cobrancas_pagbank')
    .set({ pedido_cifrado: null, ...(r.situacao === 'ok' ? { pagina: r.valor.id, url: r.valor.url } : {}) })
    .where('pagamento_id', '=', pagamento.id)
    .execute();
  return r.situacao === 'ok' ? ok(r.valor.id) : r;
}

/** The bytes of the request: those of the first try, whoever asks at the same time. */
async function pedidoDo(deps: Deps, pagamento: Pagamento): Promise<string> {
  const { cifra, db } = deps;
  const { referencia, pedidoCifrado: antes } = await cobrancaDo(db, pagamento);
  if (antes !== null) return cifra.decifrar(antes, CONTEXTO_DO_PEDIDO);
  const escrito = await escreverPedido(deps, pagamento, `${pagamento.id}:${referencia}`);
  await db
    .updateTable('cobrancas_pagbank')
    .set({ pedido_cifrado: cifra.cifrar(escrito, CONTEXTO_DO_PEDIDO) })
    .where('pagamento_id', '=', pagamento.id)
    .where('pedido_cifrado', 'is', null)
    .where('pagina', 'is', null)
    .execute();
  const { pedidoCifrado: guardado } = await cobrancaDo(db, pagamento);
  return guardado === null ? escrito : cifra.decifrar(guardado, CONTEXTO_DO_PEDIDO);
}

async function escreverPedido(deps: Deps, pagamento: Pagamento, referencia: string): Promise<string> {
  const { config, cifra, db } = deps;
  const u = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome', 'email', 'cpf_cifrado'])
    .where('id', '=', pagamento.usuarioId)
    .executeTakeFirstOrThrow();
  if (u.cpf_cifrado === null) throw new Error(`payer of payment ${pagamento.id} has no CPF any more`);
  const volta = `/checkout/pagamento/processando/pagseguro?idPagamento=${pagamento.idPublico}`;
  return pagBankDe(deps).escreverPedido({
    referencia,
    valor: pagamento.valor,
    titulo: `Pagamento ${MARCA}`,
    expiraEm: pagamento.expiraEm,
    avisarEm: `${config.appUrl.replace(/\/+$/, '')}/api/v1/webhook/${PAGBANK}`,
    voltarPara: new URL(volta, config.appUrl).href,
    comprador: {
      nome: `${u.primeiro_nome} ${u.sobrenome}`,
      cpf: cifra.decifrar(u.cpf_cifrado, CONTEXTO_PESSOAL.cpf),
      email: u.email ?? '',
    },
  });
}
