import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Mundo } from './app.ts';
import type { GrupoAVenda } from './checkout.ts';
import { assentarComBanco, criarGrupoAVenda } from './checkout.ts';
import type { Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';

export const CARTAO = MEIO_PAGAMENTO.cartaoJuno.id;
/** The provider's test cards. */
export const VISA = '4235647728025682';
export const MASTER = '5031433215406351';
export const RECARGA = 20_000;

export type CompraComCartao = { readonly pessoa: Pessoa; readonly id: string; readonly grupo?: GrupoAVenda };

/** A payment at the provider, as its panel lists it. */
export type NoProvedor = {
  readonly id: number;
  readonly external_reference: string;
  readonly transaction_amount: number;
  readonly status: string;
  readonly status_detail: string;
  readonly refunds: readonly { readonly amount: number }[];
};

/** The provider calls the API of this world. */
export function atenderAvisos(mundo: Mundo): void {
  Object.assign(mundo.aplicacao.deps.config, { appUrl: mundo.http.listeningOrigin });
}

/** The provider's fields in the browser: a number goes to the provider, and a token of it comes back. */
export async function digitarCartao(
  mundo: Mundo,
  { nome, cpf, numero = VISA }: { readonly nome: string; readonly cpf: string; readonly numero?: string },
) {
  const { chavePublica } = mundo.aplicacao.deps.gateways.mercadoPago?.campos ?? { chavePublica: '' };
  const r = await fetch(`${mundo.sandbox.url}/mercadopago/v1/card_tokens?public_key=${chavePublica}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: numero,
      expiration_month: 11,
      expiration_year: 2090,
      security_code: '123',
      cardholder: { name: nome, identification: { type: 'CPF', number: cpf } },
    }),
  });
  const token = (await r.json()) as { readonly id: string };
  return {
    token: token.id,
    bandeira: numero.startsWith('4') ? 'visa' : 'master',
    primeirosDigitos: numero.slice(0, 6),
    finalDoCartao: numero.slice(-4),
    mes: 11,
    ano: 2090,
    cpf,
  };
}

/** Tries to pay by a card of the person, or of somebody else, under the holder's name that decides the answer. */
export async function tentarCartao(
  mundo: Mundo,
  { pessoa, id }: CompraComCartao,
  c: { readonly nome: string; readonly cpf?: string; readonly numero?: string },
) {
  const { mes: _mes, ano: _ano, ...digitado } = await digitarCartao(mundo, { cpf: pessoa.cpf, ...c });
  return await mundo.chamar('pagarComCartao', { id, ...digitado }, { como: pessoa });
}

const ENDERECO = {
  cep: '01001000',
  uf: 'SP',
  cidade: 'São Paulo',
  rua: 'Praça da Sé',
  bairro: 'Sé',
  numero: '1',
  complemento: '',
};

/** Asks for a card to be saved: two tokens of it, and where its bills go. */
export async function pedirCadastro(
  mundo: Mundo,
  como: Pessoa,
  c: { readonly nome?: string; readonly numero?: string; readonly ano?: number } = {},
) {
  const { nome = 'APRO', numero = VISA } = c;
  const { cpf: _cpf, ...digitado } = await digitarCartao(mundo, { nome, cpf: como.cpf, numero });
  const { token: tokenDaVerificacao } = await digitarCartao(mundo, { nome, cpf: como.cpf, numero });
  const { ano = digitado.ano } = c;
  return await mundo.chamar('createCartao', { ...digitado, ano, tokenDaVerificacao, endereco: ENDERECO }, { como });
}

/** A saved card whose amount the bank holds. */
export async function cadastrarCartao(mundo: Mundo, como: Pessoa): Promise<number> {
  const r = await pedirCadastro(mundo, como);
  if (r.status !== 200) throw new Error(r.bruto);
  await mundo.assentar();
  return r.corpo.id;
}

/** The amount that the bank holds on a saved card, and what became of it. */
export async function reservadoNoCartao(
  mundo: Mundo,
  id: number,
): Promise<{ readonly transaction_amount: number; readonly status: string }> {
  const { referencia } = await mundo.aplicacao.deps.db
    .selectFrom('verificacoes_de_cartao')
    .select('referencia')
    .where('cartao_id', '=', id)
    .executeTakeFirstOrThrow();
  const todos = (await (await fetch(`${mundo.sandbox.url}/sandbox/mercadopago`)).json()) as readonly NoProvedor[];
  const achado = todos.find((p) => p.external_reference === referencia);
  if (achado === undefined) throw new Error('nothing is held');
  return achado;
}

/** A saved card whose holder has told the amount. */
export async function verificarCartao(mundo: Mundo, como: Pessoa, numero = VISA): Promise<number> {
  const { id: idCartao } = (await pedirCadastro(mundo, como, { numero })).corpo;
  await mundo.assentar();
  const { transaction_amount: valor } = await reservadoNoCartao(mundo, idCartao);
  await mundo.chamar('ativarCartao', { idCartao, valor }, { como });
  await assentarComBanco(mundo);
  return idCartao;
}

/** A top-up by a saved card. */
export async function pagarComSalvo(
  mundo: Mundo,
  como: Pessoa,
  com: { readonly idCartao: number; readonly proximosMeses?: boolean },
): Promise<CompraComCartao> {
  const pedido = { valor: 10_000, meioPagamento: MEIO_PAGAMENTO.cartaoCadastrado.id };
  const { corpo } = await mundo.chamar('comprarCredito', pedido, { como });
  await mundo.assentar();
  const { mes: _mes, ano: _ano, ...digitado } = await digitarCartao(mundo, { nome: 'APRO', cpf: como.cpf });
  await mundo.chamar('pagarComCartao', { id: corpo.idPagamento, ...digitado, ...com }, { como });
  await assentarComBanco(mundo);
  return { pessoa: como, id: corpo.idPagamento };
}

export async function recarregarComCartao(mundo: Mundo): Promise<CompraComCartao> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: RECARGA, meioPagamento: CARTAO }, { como: pessoa });
  if (r.status !== 200) throw new Error(r.bruto);
  await mundo.assentar();
  return { pessoa, id: r.corpo.idPagamento };
}

/** A seat that waits for a card; its two months of 43,20 cost 3,99 % more. */
export async function reservarParaCartao(mundo: Mundo, opcoes: Parameters<typeof criarGrupoAVenda>[1] = {}) {
  const grupo = await criarGrupoAVenda(mundo, opcoes);
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const pedido = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: CARTAO, valorTotal: 4_320 + 172 };
  const r = await mundo.chamar('createAssinatura', pedido, { como: pessoa });
  if (r.status !== 200) throw new Error(r.bruto);
  await mundo.assentar();
  return { pessoa, id: r.corpo.idPagamento ?? '', grupo };
}

export async function situacaoDe(mundo: Mundo, { id, pessoa }: CompraComCartao) {
  return (await mundo.chamar('getPagamentoStatus', { id }, { como: pessoa })).corpo;
}

export async function noProvedor(mundo: Mundo, compra: CompraComCartao): Promise<readonly NoProvedor[]> {
  const { identificadorPagamento } = await situacaoDe(mundo, compra);
  const todos = (await (await fetch(`${mundo.sandbox.url}/sandbox/mercadopago`)).json()) as readonly NoProvedor[];
  return todos.filter(({ external_reference: r }) => r.startsWith(identificadorPagamento)).reverse();
}

/** An act on the provider's side: a person answers his bank, disputes, gives back. */
export async function noPainel(
  mundo: Mundo,
  compra: CompraComCartao,
  acao: 'aprovar' | 'recusar' | 'negar' | 'devolver' | 'contestar' | 'ganhar' | 'perder',
): Promise<number> {
  const ultimo = (await noProvedor(mundo, compra)).at(-1);
  const r = await fetch(`${mundo.sandbox.url}/sandbox/mercadopago/${ultimo?.id}/${acao}`, { method: 'POST' });
  await assentarComBanco(mundo);
  return r.status;
}

export async function conciliar(mundo: Mundo): Promise<void> {
  await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
  await assentarComBanco(mundo);
}
