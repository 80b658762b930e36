import { readFileSync } from 'node:fs';
import { HTTP } from '@rateia/domain/http';
import { luhnConfere } from '@rateia/domain/pagamentos/cartao/numero';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { html } from '../paginas/html.ts';
import type { Objeto } from '../psp/validacao.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { MERCADO_PAGO } from './credenciais.ts';
import type { CartaoDoToken } from './guarda.ts';
import { cartoesDe, tokensDe } from './guarda.ts';

const NOMES: Readonly<Record<string, string>> = {
  cardNumber: 'Número do cartão',
  expirationDate: 'Validade',
  securityCode: 'Código de segurança',
};
const AUTOCOMPLETAR: Readonly<Record<string, string>> = {
  cardNumber: 'cc-number',
  expirationDate: 'cc-exp',
  securityCode: 'cc-csc',
};
/** A field stands in a frame of any shop, and loads nothing but its own. */
const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * The provider's script and the frames of its fields. The number is typed here and goes to `/v1/card_tokens` of this
 * origin; the shop gets a token and the digits that a person knows a card by.
 */
export function rotasDosCampos(app: FastifyInstance, contexto: Contexto): void {
  for (const [caminho, arquivo, tipo] of [
    ['/mercadopago/sdk/js/v2', 'sdk.js', 'text/javascript; charset=utf-8'],
    ['/mercadopago/recursos/campo.js', 'campo.js', 'text/javascript; charset=utf-8'],
    ['/mercadopago/recursos/campo.css', 'campo.css', 'text/css; charset=utf-8'],
    ['/mercadopago/recursos/desafio.js', 'desafio.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const conteudo = readFileSync(new URL(`recursos/${arquivo}`, import.meta.url));
    app.get(caminho, async (_pedido, resposta) =>
      resposta.type(tipo).header('cache-control', 'no-cache').send(conteudo),
    );
  }

  app.get('/mercadopago/campo', async (pedido, resposta) => {
    const tipo = texto(objeto(pedido.query)['tipo']) ?? '';
    const pagina = html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>${NOMES[tipo] ?? 'Campo'}</title>
<link rel="stylesheet" href="/mercadopago/recursos/campo.css"></head>
<body><input aria-label="${NOMES[tipo] ?? tipo}" inputmode="numeric" autocomplete="${AUTOCOMPLETAR[tipo] ?? 'off'}">
<script src="/mercadopago/recursos/campo.js"></script></body></html>`;
    return resposta
      .header('content-security-policy', CSP)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pagina.marcas);
  });

  app.post('/mercadopago/v1/card_tokens', async (pedido, resposta) => {
    const corpo = objeto(pedido.body);
    if (pedido.headers.authorization === `Bearer ${MERCADO_PAGO.token}`) return daLoja(contexto, resposta, corpo);
    if (objeto(pedido.query)['public_key'] !== MERCADO_PAGO.chavePublica)
      return resposta.code(401).send({ error: 'unauthorized', cause: [] });
    const lido = lerCartao(contexto, corpo);
    return Array.isArray(lido)
      ? resposta.code(HTTP.pedidoInvalido).send({ error: 'bad_request', cause: lido })
      : resposta.code(HTTP.criado).send(criarToken(contexto, { ...lido, semCodigo: false }));
  });
}

/** The server of the shop makes a token of a card that it keeps here, without its code. */
function daLoja(contexto: Contexto, resposta: FastifyReply, corpo: Objeto): FastifyReply {
  const salvo = cartoesDe(contexto)[texto(corpo['card_id']) ?? ''];
  return salvo === undefined || salvo.cliente !== corpo['customer_id']
    ? resposta.code(HTTP.naoEncontrado).send({ error: 'not_found', cause: [] })
    : resposta.code(HTTP.criado).send(criarToken(contexto, { ...salvo, semCodigo: true }));
}

type CartaoLido = Omit<CartaoDoToken, 'id' | 'criadoEm' | 'usado' | 'semCodigo'>;
type Causas = { readonly code: string; readonly field: string }[];

/** The card of a request for a token, or the fields that are wrong; of a saved card its code alone comes. */
function lerCartao(contexto: Contexto, corpo: Objeto): CartaoLido | Causas {
  const codigo = texto(corpo['security_code']) ?? '';
  const salvo = cartoesDe(contexto)[texto(corpo['card_id']) ?? ''];
  if (salvo !== undefined) return /^\d{3,4}$/.test(codigo) ? salvo : [CODIGO_ERRADO];
  const numero = texto(corpo['card_number']) ?? '';
  const titular = objeto(corpo['cardholder']);
  const lido: CartaoLido = {
    primeiros: numero.slice(0, 8),
    ultimos: numero.slice(-4),
    nome: (texto(titular['name']) ?? '').trim(),
    cpf: (texto(objeto(titular['identification'])['number']) ?? '').replace(/\D/g, ''),
    mes: Number(corpo['expiration_month']),
    ano: Number(corpo['expiration_year']),
  };
  const erros = errosDo(lido, { numero, codigo, agoraMs: contexto.relogio.agoraMs() });
  return erros.length === 0 ? lido : erros;
}

const CODIGO_ERRADO = { code: 'E302', field: 'securityCode' };

function errosDo(
  { nome, mes, ano }: CartaoLido,
  d: { readonly numero: string; readonly codigo: string; readonly agoraMs: number },
): Causas {
  const bomNumero = /^\d{13,19}$/.test(d.numero) && luhnConfere(d.numero);
  const bomMes = mes >= 1 && mes <= 12 && Date.UTC(ano, mes, 1) > d.agoraMs;
  const bomCodigo = d.codigo.length === (/^3[47]/.test(d.numero) ? 4 : 3);
  return [
    ...(bomNumero ? [] : [{ code: 'E301', field: 'cardNumber' }]),
    ...(bomMes ? [] : [{ code: '325', field: 'expirationDate' }]),
    ...(bomCodigo ? [] : [CODIGO_ERRADO]),
    ...(nome.length >= 3 ? [] : [{ code: '221', field: 'cardholderName' }]),
  ];
}

/** A token that is good once, and what it tells of its card. */
function criarToken(
  contexto: Contexto,
  { primeiros, ultimos, nome, cpf, mes, ano, semCodigo }: CartaoLido & Pick<CartaoDoToken, 'semCodigo'>,
) {
  const id = contexto.sorteio.codigo(32).toLowerCase();
  const doCartao = { id, primeiros, ultimos, nome, cpf, mes, ano, semCodigo };
  tokensDe(contexto)[id] = { ...doCartao, criadoEm: Date.now(), usado: false };
  contexto.guarda.alterado();
  return {
    id,
    status: 'active',
    luhn_validation: true,
    first_six_digits: primeiros.slice(0, 6),
    last_four_digits: ultimos,
    expiration_month: mes,
    expiration_year: ano,
  };
}
