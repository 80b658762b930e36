import { randomBytes } from 'node:crypto';
import { endereco as esquemaDoEndereco } from '@rateia/contracts/usuario-logado';
import { diaDe, instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import { lerBoleto } from '@rateia/domain/pagamentos/linha-digitavel';
import { diasDepoisDoVencimento } from '@rateia/domain/pagamentos/meios/boleto';
import type { Executor, Trx } from '../../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../../db/contextos.ts';
import type { Boleto, GatewayBoleto, PedidoDeBoleto } from '../../../../gateways/boleto/port.ts';
import type { ContextoChamada, Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import { recusar } from '../../../../http/erros.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNaTela } from '../meio.ts';

/** A bill that was asked for may appear in the provider's list only some time later. */
const MS_ATE_LISTAR = 30_000;

export function boletosDe({ gateways }: Pick<Deps, 'gateways'>): GatewayBoleto {
  if (gateways.boleto === undefined) throw new Error('boletos are off');
  return gateways.boleto;
}

/** A bill names its payer's CPF and address: without them there is none, and the person is led to them. */
export async function criarCobranca(trx: Trx, pagamentoId: number): Promise<void> {
  const { cpf_cifrado, endereco_cifrado } = await trx
    .selectFrom('pagamentos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select(['u.cpf_cifrado', 'u.endereco_cifrado'])
    .where('p.id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  if (cpf_cifrado === null || endereco_cifrado === null) return recusar('enderecoNecessario');
  const etiqueta = randomBytes(16).toString('hex');
  await trx.insertInto('cobrancas_boleto').values({ pagamento_id: pagamentoId, etiqueta }).execute();
}

export async function pagamentoDaCobranca(db: Executor, etiqueta: string): Promise<number | undefined> {
  return (
    await db.selectFrom('cobrancas_boleto').select('pagamento_id').where('etiqueta', '=', etiqueta).executeTakeFirst()
  )?.pagamento_id;
}

/** The code to copy is the line; the page draws the bars from it. */
export async function cobrancasNaTela(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CobrancaNaTela>> {
  const linhas = await db
    .selectFrom('cobrancas_boleto')
    .select(['pagamento_id', 'etiqueta', 'linha'])
    .where('pagamento_id', 'in', [...ids])
    .execute();
  return new Map(linhas.map((l) => [l.pagamento_id, { identificadorPagamento: l.etiqueta, copiaECola: l.linha }]));
}

async function cobrancaDo(db: Executor, { id }: Pick<Pagamento, 'id'>) {
  return await db
    .selectFrom('cobrancas_boleto')
    .select(['etiqueta', 'boleto_id as boletoId', 'pedido_em as pedidoEm'])
    .where('pagamento_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The bill of a payment at the provider: by its id, or by our tag while an answer of it was never read. */
export async function acharBoleto(deps: Deps, pagamento: Pagamento): Promise<Resultado<Boleto>> {
  const { etiqueta, boletoId } = await cobrancaDo(deps.db, pagamento);
  if (boletoId !== null) return await boletosDe(deps).consultar(boletoId);
  const achados = await boletosDe(deps).achar(etiqueta);
  if (achados.situacao !== 'ok') return achados;
  const [primeiro, ...gemeos] = achados.valor;
  if (primeiro === undefined) return { situacao: 'inexistente' };
  await retirarGemeos(deps, gemeos);
  await deps.db
    .updateTable('cobrancas_boleto')
    .set({ boleto_id: primeiro.id })
    .where('pagamento_id', '=', pagamento.id)
    .execute();
  return ok(primeiro);
}

/** A second bill of one tag is taken off the air; one that is paid all the same finds its payment by the tag. */
async function retirarGemeos(deps: Deps, gemeos: readonly Boleto[]): Promise<void> {
  for (const { id, estado } of gemeos) {
    if (estado === 'pago' || estado === 'cancelado') continue;
    const r = await boletosDe(deps).cancelar(id);
    deps.log.warn({ boletoId: id, situacao: r.situacao }, 'second boleto of one payment taken off the air');
  }
}

/**
 * The bill of a payment, made if the provider has none. It has no key against repetition, so the provider is asked first,
 * and one that was asked for a moment ago is waited for (CONFIABILIDADE 1.5).
 */
export async function acharOuCriarBoleto(
  deps: Deps,
  pagamento: Pagamento,
  contexto?: ContextoChamada,
): Promise<Resultado<Boleto>> {
  const achado = await acharBoleto(deps, pagamento);
  if (achado.situacao !== 'inexistente') return achado;
  const { etiqueta, pedidoEm } = await cobrancaDo(deps.db, pagamento);
  const parede = deps.relogio.parede();
  if (pedidoEm !== null && parede - milissegundosDe(pedidoEm) < MS_ATE_LISTAR)
    return { situacao: 'desconhecido', motivo: 'resposta' };
  await deps.db
    .updateTable('cobrancas_boleto')
    .set({ pedido_em: instanteDe(parede) })
    .where('pagamento_id', '=', pagamento.id)
    .execute();
  const r = await boletosDe(deps).criar(await pedidoDe(deps, { pagamento, etiqueta }), contexto);
  if (r.situacao === 'ok')
    await deps.db
      .updateTable('cobrancas_boleto')
      .set({ boleto_id: r.valor.id })
      .where('pagamento_id', '=', pagamento.id)
      .execute();
  // Nothing was made: the next try need not wait for the list.
  else if (r.situacao !== 'desconhecido')
    await deps.db
      .updateTable('cobrancas_boleto')
      .set({ pedido_em: null })
      .where('pagamento_id', '=', pagamento.id)
      .execute();
  return r;
}

async function pedidoDe(
  deps: Deps,
  { pagamento, etiqueta }: { readonly pagamento: Pagamento; readonly etiqueta: string },
): Promise<PedidoDeBoleto> {
  const u = await deps.db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome', 'cpf_cifrado', 'endereco_cifrado'])
    .where('id', '=', pagamento.usuarioId)
    .executeTakeFirstOrThrow();
  if (u.cpf_cifrado === null || u.endereco_cifrado === null)
    throw new Error(`payer of payment ${pagamento.id} has no CPF or address any more`);
  const e = esquemaDoEndereco.parse(JSON.parse(deps.cifra.decifrar(u.endereco_cifrado, CONTEXTO_PESSOAL.endereco)));
  const vencimento = diaDe(pagamento.expiraEm);
  return {
    etiqueta,
    valor: pagamento.valor,
    vencimento,
    diasDepois: diasDepoisDoVencimento(vencimento, await deps.regras()),
    descricao: `Pagamento ${MARCA}`,
    pagador: {
      nome: `${u.primeiro_nome} ${u.sobrenome}`,
      cpf: deps.cifra.decifrar(u.cpf_cifrado, CONTEXTO_PESSOAL.cpf),
      rua: `${e.rua}, ${e.numero}`,
      complemento: e.complemento,
      bairro: e.bairro,
      cidade: e.cidade,
      uf: e.uf,
      cep: e.cep,
    },
  };
}

/**
 * The line of a bill that any bank takes, after our own arithmetic has agreed with its digits, its amount and its due
 * date. One that is not registered yet is not known yet; one that is wrong is refused.
 */
export function linhaPagavel(boleto: Boleto, { valor, expiraEm }: Pagamento): Resultado<string> {
  if (boleto.estado === 'criado') return { situacao: 'desconhecido', motivo: 'resposta' };
  if (boleto.estado === 'cancelado') return recusado('boletoCancelado');
  const hoje = diaDe(expiraEm);
  const lida = lerBoleto(boleto.linha, hoje);
  const doCodigo = lerBoleto(boleto.codigoDeBarras, hoje);
  if (!lida.ok || !doCodigo.ok || lida.linha !== doCodigo.linha) return recusado('linhaErrada');
  return lida.valor === valor && lida.vencimento === hoje ? ok(lida.linha) : recusado('linhaDeOutroBoleto');
}
