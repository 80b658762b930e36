import { readFileSync } from 'node:fs';
import { luhnConfere } from '@rateia/domain/pagamentos/cartao/numero';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { html } from '../paginas/html.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { MERCADO_PAGO } from './credenciais.ts';
import { tokensDe } from './guarda.ts';

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
const CSP = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

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
    app.get(caminho, async (_pedido, resposta) => resposta.type(tipo).header('cache-control', 'no-cache').send(conteudo));
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
    if (objeto(pedido.query)['public_key'] !== MERCADO_PAGO.chavePublica)
      return resposta.code(401).send({ error: 'unauthorized', cause: [] });
    const corpo = objeto(pedido.body);
    const numero = texto(corpo['card_number']) ?? '';
    const titular = objeto(corpo['cardholder']);
    const [mes, ano] = [Number(corpo['expiration_month']), Number(corpo['expiration_year'])];
    const amex = /^3[47]/.test(numero);
    const fim = Date.UTC(ano, mes, 1);
    const erros = [
      ...(/^\d{13,19}$/.test(numero) && luhnConfere(numero) ? [] : [{ code: 'E301', field: 'cardNumber' }]),
      ...(mes >= 1 && mes <= 12 && fim > contexto.relogio.agoraMs() ? [] : [{ code: '325', field: 'expirationDate' }]),
      ...((texto(corpo['security_code']) ?? '').length === (amex ? 4 : 3) ? [] : [{ code: 'E302', field: 'securityCode' }]),
      ...((texto(titular['name']) ?? '').trim().length >= 3 ? [] : [{ code: '221', field: 'cardholderName' }]),
    ];
    if (erros.length > 0) return resposta.code(400).send({ error: 'bad_request', cause: erros });
    const id = contexto.sorteio.codigo(32).toLowerCase();
    tokensDe(contexto)[id] = {
      id,
      primeiros: numero.slice(0, 8),
      ultimos: numero.slice(-4),
      nome: texto(titular['name']) ?? '',
      cpf: (texto(objeto(titular['identification'])['number']) ?? '').replace(/\D/g, ''),
      criadoEm: Date.now(),
      usado: false,
    };
    contexto.guarda.alterado();
    return resposta.code(201).send({
      id,
      status: 'active',
      luhn_validation: true,
      first_six_digits: numero.slice(0, 6),
      last_four_digits: numero.slice(-4),
      expiration_month: mes,
      expiration_year: ano,
    });
  });
}
