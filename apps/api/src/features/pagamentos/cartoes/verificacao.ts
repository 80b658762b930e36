import { randomInt } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import { ID_ESTADO_CARTAO, MAQUINA_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { CONTEXTO_PESSOAL } from '../../../db/contextos.ts';
import { enfileirar } from '../../../db/fila.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { PagamentoMp } from '../../../gateways/mercado-pago/port.ts';
import type { Resultado } from '../../../gateways/resultado.ts';
import { ok } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import { ANULAR_VERIFICACAO, CARTAO_VERIFICACAO_VENCE } from '../agenda.ts';
import { enderecoDosAvisos, mercadoPagoDe } from '../meios/mercado-pago/conta.ts';
import { CONTEXTO_DO_TOKEN } from '../meios/mercado-pago/tentativas.ts';
import { ProvedorIndefinido } from '../provedor-indefinido.ts';

/** Under which the amount of a verification is sealed. It stands in no log, message or reference. */
export const CONTEXTO_DO_VALOR = 'cartao:valor';

type Verificacao = NonNullable<Awaited<ReturnType<typeof acharVerificacao>>>;

async function acharVerificacao({ db }: Pick<Deps, 'db'>, cartaoId: number) {
  return await db
    .selectFrom('verificacoes_de_cartao as v')
    .innerJoin('cartoes as c', 'c.id', 'v.cartao_id')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .selectAll('v')
    .select(['c.estado', 'c.cliente', 'c.no_provedor as cartaoNoProvedor', 'c.bandeira'])
    .select(['u.email', 'u.primeiro_nome', 'u.sobrenome', 'u.cpf_cifrado'])
    .where('v.cartao_id', '=', cartaoId)
    .executeTakeFirst();
}

/**
 * Job `verificarCartao`: keeps the card at the provider, and holds a small random amount on it. Each step has a name of
 * ours, so that a repeat does nothing twice (REGRAS 2.14; CONFIABILIDADE 1.5).
 */
export async function verificarCartao(deps: Deps, cartaoId: number): Promise<void> {
  const v = await acharVerificacao(deps, cartaoId);
  if (v === undefined || v.estado !== ID_ESTADO_CARTAO.aVerificar || v.autorizada_em !== null) return;
  if (v.encerrada_em !== null || !(await guardarNoProvedor(deps, v))) return;
  const p = await autorizar(deps, v);
  if (p.situacao === 'recusado' || p.situacao === 'inexistente') return await recusarCartao(deps, cartaoId);
  if (p.situacao !== 'ok') throw new ProvedorIndefinido(`verification of card ${cartaoId}: ${p.situacao}`);
  const autorizado = p.valor.estado === 'autorizado';
  await deps.db
    .updateTable('verificacoes_de_cartao')
    .set({
      no_provedor: p.valor.id,
      token_cifrado: null,
      ...(autorizado ? { autorizada_em: deps.relogio.agora() } : {}),
    })
    .where('cartao_id', '=', cartaoId)
    .execute();
  if (!autorizado) await recusarCartao(deps, cartaoId);
}

/** False for a card that the provider does not keep, which is over. */
async function guardarNoProvedor(deps: Deps, v: Verificacao): Promise<boolean> {
  if (v.cartaoNoProvedor !== null) return true;
  if (v.token_do_cadastro_cifrado === null || v.email === null) throw new Error(`card ${v.cartao_id} has no token`);
  const gateway = mercadoPagoDe(deps);
  const cliente = v.cliente === null ? await gateway.acharOuCriarCliente(v.email) : ok(v.cliente);
  if (cliente.situacao !== 'ok') throw new ProvedorIndefinido(`holder of card ${v.cartao_id}: ${cliente.situacao}`);
  const token = deps.cifra.decifrar(v.token_do_cadastro_cifrado, CONTEXTO_DO_TOKEN);
  const r = await gateway.guardarCartao({ cliente: cliente.valor, token, chave: `${v.referencia}-cartao` });
  if (r.situacao === 'recusado' || r.situacao === 'inexistente') {
    await recusarCartao(deps, v.cartao_id);
    return false;
  }
  if (r.situacao !== 'ok') throw new ProvedorIndefinido(`card ${v.cartao_id}: ${r.situacao}`);
  const { id: no_provedor, mes, ano } = r.valor;
  await deps.db
    .updateTable('cartoes')
    .set({ cliente: cliente.valor, no_provedor, mes, ano })
    .where('id', '=', v.cartao_id)
    .execute();
  await deps.db
    .updateTable('verificacoes_de_cartao')
    .set({ token_do_cadastro_cifrado: null })
    .where('cartao_id', '=', v.cartao_id)
    .execute();
  return true;
}

/** The amount is drawn before the bank is asked, and is the same in every repeat. */
async function autorizar(deps: Deps, v: Verificacao): Promise<Resultado<PagamentoMp>> {
  if (v.cpf_cifrado === null || v.email === null || v.token_cifrado === null)
    throw new Error(`card ${v.cartao_id} has no holder or no token`);
  return await mercadoPagoDe(deps).criarPagamento({
    chave: v.chave,
    referencia: v.referencia,
    valor: centavos(await valorSorteado(deps, v)),
    descricao: `Verificação ${MARCA}`,
    soAutorizar: true,
    avisarEm: enderecoDosAvisos(deps),
    pagador: {
      email: v.email,
      nome: v.primeiro_nome,
      sobrenome: v.sobrenome,
      cpf: deps.cifra.decifrar(v.cpf_cifrado, CONTEXTO_PESSOAL.cpf),
    },
    cartao: {
      token: deps.cifra.decifrar(v.token_cifrado, CONTEXTO_DO_TOKEN),
      bandeira: v.bandeira,
      desafio: false,
    },
  });
}

async function valorSorteado(deps: Deps, v: Verificacao): Promise<number> {
  if (v.valor_cifrado !== null) return Number(deps.cifra.decifrar(v.valor_cifrado, CONTEXTO_DO_VALOR));
  const { minimo, maximo } = (await deps.regras()).cartoes.verificacao;
  await deps.db
    .updateTable('verificacoes_de_cartao')
    .set({ valor_cifrado: deps.cifra.cifrar(String(randomInt(minimo, maximo + 1)), CONTEXTO_DO_VALOR) })
    .where('cartao_id', '=', v.cartao_id)
    .where('valor_cifrado', 'is', null)
    .execute();
  // Two who draw at once keep the first amount.
  const guardada = await acharVerificacao(deps, v.cartao_id);
  if (guardada === undefined || guardada.valor_cifrado === null) throw new Error(`card ${v.cartao_id} has no amount`);
  return Number(deps.cifra.decifrar(guardada.valor_cifrado, CONTEXTO_DO_VALOR));
}

async function recusarCartao(deps: Deps, cartaoId: number): Promise<void> {
  const agora = deps.relogio.agora();
  await emTransacao(deps.db, async (trx) => {
    await mover(trx, MAQUINA_CARTAO, { id: cartaoId, evento: 'recusar', quem: 'provedor', agora });
    await encerrarVerificacao(trx, { cartaoId, agora });
  });
}

/** Deadline `cartao.verificacaoVence`: an amount that nobody told in time ends the card. */
export async function vencerVerificacao(
  trx: Trx,
  { cartaoId, agora }: { readonly cartaoId: number; readonly agora: Instante },
): Promise<void> {
  const movida = await mover(trx, MAQUINA_CARTAO, { id: cartaoId, evento: 'recusar', quem: 'sistema', agora });
  if (movida.ok) await encerrarVerificacao(trx, { cartaoId, agora });
}

/** Ends a verification: its tokens are gone, and the amount on the card is freed. */
export async function encerrarVerificacao(
  trx: Trx,
  { cartaoId, agora }: { readonly cartaoId: number; readonly agora: Instante },
): Promise<void> {
  await trx
    .updateTable('verificacoes_de_cartao')
    .set({ encerrada_em: agora, token_cifrado: null, token_do_cadastro_cifrado: null, valor_cifrado: null })
    .where('cartao_id', '=', cartaoId)
    .where('encerrada_em', 'is', null)
    .execute();
  await cancelarPrazos(trx, { tipos: [CARTAO_VERIFICACAO_VENCE], alvoId: cartaoId });
  await enfileirar(trx, ANULAR_VERIFICACAO, { cartaoId }, { chave: `anularVerificacao:${cartaoId}` });
}

/** Job `anularVerificacao`: frees the held amount, again until the provider confirms that it is free (REGRAS 2.14). */
export async function anularVerificacao(deps: Deps, cartaoId: number): Promise<void> {
  const v = await acharVerificacao(deps, cartaoId);
  if (v === undefined || v.encerrada_em === null || v.anulada_em !== null) return;
  const achados = v.no_provedor === null ? await mercadoPagoDe(deps).acharPagamentos(v.referencia) : ok([]);
  if (achados.situacao !== 'ok') throw new ProvedorIndefinido(`verification of card ${cartaoId}: ${achados.situacao}`);
  const id = v.no_provedor ?? achados.valor[0]?.id;
  if (id !== undefined && !(await estaLivre(deps, id)))
    throw new ProvedorIndefinido(`amount on card ${cartaoId} still held`);
  await deps.db
    .updateTable('verificacoes_de_cartao')
    .set({ anulada_em: deps.relogio.agora() })
    .where('cartao_id', '=', cartaoId)
    .execute();
}

async function estaLivre(deps: Deps, id: string): Promise<boolean> {
  const cancelado = await mercadoPagoDe(deps).cancelarPagamento(id);
  if (cancelado.situacao === 'ok') return true;
  const r = await mercadoPagoDe(deps).consultarPagamento(id);
  if (r.situacao === 'inexistente') return true;
  return r.situacao === 'ok' && (r.valor.estado === 'cancelado' || r.valor.estado === 'recusado');
}
