import type { Servico } from '../falhas.ts';
import { MERCADO_PAGO } from '../mercadopago/credenciais.ts';
import { PAGBANK } from '../pagbank/credenciais.ts';
import { PICPAY } from '../picpay/credenciais.ts';
import { assinar, chaveDoTexto } from '../stark/assinatura.ts';
import { STARK } from '../stark/credenciais.ts';
import { assinaturaS3, basic, vapid } from './assinaturas.ts';
import type { abrirSandbox } from './cliente.ts';
import { campos, enviarEmail } from './cliente.ts';

type Aberta = Awaited<ReturnType<typeof abrirSandbox>>;

/** A sandbox, and a name that no other call to it bears. */
interface Alvo {
  readonly aberta: Aberta;
  readonly nome: string;
  readonly signal?: AbortSignal;
}

/** One good call to a service, as the product makes it. */
interface Chamada {
  /** The outcome: an HTTP status, an SMTP code, or the word of a provider that refuses with 200. */
  readonly chamar: (alvo: Alvo) => Promise<number | string>;
  readonly bem: number;
  readonly recusa: number | string;
  /** True if the order of the call was done; without it, the call orders nothing. */
  readonly feito?: (alvo: Alvo) => Promise<boolean>;
}

export const CHAMADAS: Readonly<Record<Servico, Chamada>> = {
  token: {
    bem: 200,
    recusa: 401,
    chamar: (alvo) => {
      const corpo = new URLSearchParams({ grant_type: 'client_credentials' });
      return pedir(alvo, { url: '/psp/oauth/token', corpo, cabecalhos: basic(alvo.aberta.sandbox.credenciais) });
    },
  },
  cobranca: {
    bem: 201,
    recusa: 400,
    chamar: (alvo) => {
      const corpo = { calendario: {}, valor: { original: '5.00' }, chave: alvo.aberta.sandbox.credenciais.chave };
      return pedir(alvo, { metodo: 'PUT', url: `/psp/v2/cob/${txid(alvo)}`, corpo });
    },
    feito: async (alvo) => (await pedir(alvo, { metodo: 'GET', url: `/psp/v2/cob/${txid(alvo)}` })) === 200,
  },
  pix: {
    bem: 200,
    recusa: 403,
    chamar: (alvo) =>
      pedir(alvo, { metodo: 'GET', url: '/psp/v2/pix?inicio=2020-01-01T00:00:00Z&fim=2100-01-01T00:00:00Z' }),
  },
  pixAutomatico: {
    bem: 201,
    recusa: 400,
    chamar: async (alvo) => {
      const { id: loc } = campos((await alvo.aberta.chamar('POST', '/psp/v2/locrec', {})).json);
      const devedor = { cpf: '52998224725', nome: 'Ana' };
      const corpo = {
        vinculo: { objeto: 'Assinatura', contrato: alvo.nome.slice(0, 35), devedor },
        calendario: { dataInicial: '2100-01-04', periodicidade: 'MENSAL' },
        politicaRetentativa: 'PERMITE_3R_7D',
        loc,
      };
      return await pedir(alvo, { metodo: 'POST', url: '/psp/v2/rec', corpo });
    },
    feito: async ({ aberta, nome }) => {
      const { recs } = campos((await aberta.chamar('GET', '/sandbox/banco/pix-automatico')).json);
      return Array.isArray(recs) && recs.some((rec) => campos(rec)['contrato'] === nome.slice(0, 35));
    },
  },
  boleto: {
    bem: 200,
    recusa: 400,
    chamar: async (alvo) => {
      const endereco = { streetLine1: 'Rua A, 1', streetLine2: '', district: 'B', city: 'C', stateCode: 'SP' };
      const boleto = { amount: 1_000, name: 'Ana', taxId: '52998224725', ...endereco, zipCode: '01001-000' };
      const corpo = JSON.stringify({ boletos: [{ ...boleto, due: '2100-01-04', tags: [alvo.nome] }] });
      const cabecalhos = { 'content-type': 'application/json', ...assinadoPelaStark(corpo) };
      return await pedir(alvo, { url: '/stark/v2/boleto', corpo, cabecalhos });
    },
    feito: async ({ aberta, nome }) => {
      const { texto } = await aberta.chamar('GET', '/sandbox/boletos');
      return texto.includes(`"${nome.toLowerCase()}"`);
    },
  },
  mercadoPago: {
    bem: 201,
    recusa: 400,
    chamar: async (alvo) => (await pagarComCartao(alvo)).status,
    feito: async ({ aberta, nome }) => (await aberta.chamar('GET', '/sandbox/mercadopago')).texto.includes(`"${nome}"`),
  },
  // A return that is refused is answered as one that was not made.
  mercadoPagoDevolucao: {
    bem: 201,
    recusa: 201,
    chamar: async (alvo) => {
      const { id } = await pagarComCartao(alvo);
      return await pedir(alvo, {
        url: `/mercadopago/v1/payments/${id}/refunds`,
        corpo: { amount: 1 },
        cabecalhos: { authorization: `Bearer ${MERCADO_PAGO.token}`, 'x-idempotency-key': `${alvo.nome}-d` },
      });
    },
    feito: async ({ aberta, nome }) => {
      const { json } = await aberta.chamar('GET', '/sandbox/mercadopago');
      const p = (Array.isArray(json) ? json : []).map(campos).find((um) => um['external_reference'] === nome);
      return p?.['status_detail'] === 'partially_refunded';
    },
  },
  pagBank: {
    bem: 201,
    recusa: 400,
    chamar: (alvo) => cobrarNoPagBank(alvo),
    feito: async (alvo) => (await noPagBank(alvo)) !== undefined,
  },
  pagBankDevolucao: {
    bem: 201,
    recusa: 400,
    chamar: async (alvo) => {
      await cobrarNoPagBank(alvo);
      await alvo.aberta.chamar('POST', `/sandbox/pagbank/${(await noPagBank(alvo))?.['id']}/pagar`, {});
      const url = `/pagbank/charges/${(await cobrancaNoPagBank(alvo))['id']}/cancel`;
      return await pedir(alvo, { url, corpo: { amount: { value: 100 } }, cabecalhos: DO_PAGBANK });
    },
    feito: async (alvo) => (await cobrancaNoPagBank(alvo))['refunded'] === 100,
  },
  payPal: {
    bem: 201,
    recusa: 422,
    chamar: (alvo) => pedirAoPayPal(alvo),
    feito: async ({ aberta, nome }) => (await aberta.chamar('GET', '/sandbox/paypal')).texto.includes(`"${nome}"`),
  },
  payPalDevolucao: {
    bem: 201,
    recusa: 422,
    chamar: async (alvo) => {
      await pedirAoPayPal(alvo);
      const { id } = (await noPayPal(alvo)) ?? {};
      await alvo.aberta.chamar('POST', `/sandbox/paypal/${String(id)}/pagar`, {});
      await pedir(alvo, { url: `${NO_PAYPAL}/${String(id)}/capture`, corpo: {} });
      const captura = campos((await noPayPal(alvo))?.['captura'])['id'];
      const corpo = { amount: { currency_code: 'BRL', value: '1.00' }, invoice_id: `${alvo.nome}-d` };
      return await pedir(alvo, { url: `/paypal/v2/payments/captures/${String(captura)}/refund`, corpo });
    },
    feito: async (alvo) => {
      const devolucoes = (await noPayPal(alvo))?.['devolucoes'];
      return Array.isArray(devolucoes) && devolucoes.length === 1;
    },
  },
  picPay: {
    bem: 200,
    recusa: 422,
    chamar: (alvo) => cobrarNoPicPay(alvo),
    feito: async ({ aberta, nome }) => (await aberta.chamar('GET', '/sandbox/picpay')).texto.includes(`"${nome}"`),
  },
  picPayDevolucao: {
    bem: 201,
    recusa: 422,
    chamar: async (alvo) => {
      await cobrarNoPicPay(alvo);
      await alvo.aberta.chamar('POST', `/sandbox/picpay/${alvo.nome}/pagar`, {});
      const corpo = { authorizationId: (await noPicPay(alvo))?.['authorizationId'], amount: 1 };
      const cabecalhos = { 'x-picpay-token': PICPAY.token };
      return await pedir(alvo, { url: `${NO_PICPAY}/${alvo.nome}/refunds`, corpo, cabecalhos });
    },
    feito: async (alvo) => {
      const devolucoes = (await noPicPay(alvo))?.['devolucoes'];
      return Array.isArray(devolucoes) && devolucoes.length === 1;
    },
  },
  // A bank that refuses an order of money accepts the call, and then does not do it.
  saida: {
    bem: 200,
    recusa: 200,
    chamar: async (alvo) => {
      const conta = { bankCode: '001', branchCode: '1584-9', accountNumber: '210169-6', taxId: '52998224725' };
      const transfer = { ...conta, amount: 1_000, name: 'Ana', externalId: alvo.nome, tags: [alvo.nome] };
      const corpo = JSON.stringify({ transfers: [transfer] });
      const cabecalhos = { 'content-type': 'application/json', ...assinadoPelaStark(corpo) };
      return await pedir(alvo, { url: '/stark/v2/transfer', corpo, cabecalhos });
    },
    feito: async ({ aberta, nome }) => {
      await aberta.sandbox.ociosa();
      const { json } = await aberta.chamar('GET', '/sandbox/saidas');
      const saidas = (Array.isArray(json) ? json : []).map(campos);
      return saidas.some(({ externalId, status }) => externalId === nome && status === 'success');
    },
  },
  devolucao: {
    bem: 201,
    recusa: 201,
    chamar: async (alvo) => {
      await alvo.aberta.cobrar(txid(alvo));
      const { json } = await alvo.aberta.chamar('POST', '/sandbox/banco/pagar', { txid: txid(alvo) });
      const url = `/psp/v2/pix/${String(campos(json)['e2eid'])}/devolucao/d1`;
      return await pedir(alvo, { metodo: 'PUT', url, corpo: { valor: '1.00' } });
    },
    feito: async (alvo) => {
      await alvo.aberta.sandbox.ociosa();
      const { texto } = await alvo.aberta.chamar('GET', `/psp/v2/cob/${txid(alvo)}`);
      return texto.includes('"status":"DEVOLVIDO"');
    },
  },
  envio: {
    bem: 201,
    recusa: 201,
    chamar: (alvo) => {
      const { chave } = alvo.aberta.sandbox.credenciais;
      const corpo = { valor: '5.00', pagador: { chave }, favorecido: { chave: 'ana@exemplo.com.br' } };
      return pedir(alvo, { metodo: 'PUT', url: `/psp/v3/gn/pix/${alvo.nome}`, corpo });
    },
    feito: async ({ aberta, nome }) => {
      await aberta.sandbox.ociosa();
      const { json } = await aberta.chamar('GET', `/psp/v2/gn/pix/enviados/id-envio/${nome}`);
      return campos(json)['status'] === 'REALIZADO';
    },
  },
  sms: {
    bem: 200,
    recusa: 400,
    chamar: (alvo) => {
      const cabecalhos = { 'x-api-token': alvo.aberta.sandbox.credenciais.tokenSms };
      const corpo = { from: 'rateia', to: '5511987654321', contents: [{ type: 'text', text: alvo.nome }] };
      return pedir(alvo, { url: '/sms/v2/channels/sms/messages', corpo, cabecalhos });
    },
    feito: chegou,
  },
  telegram: {
    bem: 200,
    recusa: 403,
    chamar: (alvo) => {
      const url = `/telegram/bot${alvo.aberta.sandbox.credenciais.tokenTelegram}/sendMessage`;
      return pedir(alvo, { url, corpo: { chat_id: '1', text: alvo.nome } });
    },
    feito: chegou,
  },
  push: {
    bem: 201,
    recusa: 410,
    chamar: (alvo) => {
      const url = `/push?para=https://exemplo.com.br/${alvo.nome}`;
      return pedir(alvo, { url, corpo: 'selado', cabecalhos: vapid('https://exemplo.com.br') });
    },
    feito: chegou,
  },
  email: {
    bem: 250,
    recusa: 550,
    chamar: ({ aberta, nome, signal }) =>
      enviarEmail(aberta.sandbox.portaSmtp, 'ana@exemplo.com.br', [`Subject: ${nome}`, '', 'Oi'], signal).then(
        () => 250,
        (erro: Error) => Number(erro.message.slice(0, 3)),
      ),
    feito: chegou,
  },
  cep: {
    bem: 200,
    recusa: 'erro',
    chamar: async ({ aberta, signal }) => {
      const resposta = await fetch(`${aberta.sandbox.url}/viacep/ws/01001000/json/`, comSinal(signal));
      return resposta.ok && 'erro' in campos(await resposta.json()) ? 'erro' : resposta.status;
    },
  },
  // A source that is wrong answers, and contradicts the other one.
  resultados: {
    bem: 200,
    recusa: 'outro',
    chamar: ({ aberta, signal }) =>
      resultadoDe(aberta.sandbox.url, { de: 'oficial/quina', outra: 'alternativa/quina/latest', signal }),
  },
  resultadosAlternativos: {
    bem: 200,
    recusa: 'outro',
    chamar: ({ aberta, signal }) =>
      resultadoDe(aberta.sandbox.url, { de: 'alternativa/quina/latest', outra: 'oficial/quina', signal }),
  },
  // An authority that rejects answers, and gives no token.
  carimbo: {
    bem: 200,
    recusa: 'rejeitado',
    chamar: async ({ aberta, signal }) => {
      const resposta = await fetch(`${aberta.sandbox.url}/carimbo`, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query' },
        body: PEDIDO_DE_CARIMBO,
        ...comSinal(signal),
      });
      const bytes = await resposta.arrayBuffer();
      return resposta.ok && bytes.byteLength < MENOR_TOKEN ? 'rejeitado' : resposta.status;
    },
  },
  google: {
    bem: 200,
    recusa: 400,
    chamar: (alvo) => pedir(alvo, { metodo: 'GET', url: '/google/.well-known/openid-configuration' }),
  },
  facebook: {
    bem: 200,
    recusa: 400,
    chamar: async (alvo) => {
      const { id, segredo } = alvo.aberta.sandbox.credenciais.facebook;
      const volta = { redirect_uri: 'http://localhost:3000/login' };
      const pessoa = { ...volta, state: 's', nome: alvo.nome, sobrenome: 'Lima', email: 'ana@exemplo.com.br' };
      const { cabecalhos } = await alvo.aberta.enviarForma('/facebook/escolha', pessoa);
      const code = new URL(String(cabecalhos.get('location'))).searchParams.get('code') ?? '';
      const troca = new URLSearchParams({ ...volta, client_id: id, client_secret: segredo, code });
      return await pedir(alvo, { metodo: 'GET', url: `/facebook/v23.0/oauth/access_token?${troca}` });
    },
  },
  antifraude: {
    bem: 200,
    recusa: 422,
    chamar: (alvo) => {
      const cabecalhos = { authorization: `Bearer ${alvo.aberta.sandbox.credenciais.tokenAntifraude}` };
      return pedir(alvo, { url: '/antifraude/v1/avaliacoes', corpo: { fatos: { fuso: 'UTC' } }, cabecalhos });
    },
  },
  arquivos: {
    bem: 200,
    recusa: 403,
    chamar: (alvo) => pedirArquivo(alvo, 'PUT'),
    feito: async (alvo) => (await pedirArquivo(alvo, 'GET')) === 200,
  },
  reconhecimento: {
    bem: 200,
    recusa: 400,
    chamar: (alvo) => {
      const imagem = { formato: 'JPG', base64: 'AA==' };
      const corpo = { key: { cpf: '52998224725' }, answer: { nome: 'Ana', documento: imagem, biometria_face: imagem } };
      return pedir(alvo, { url: '/datavalid/v3/validate/pf-facial-cdv', corpo });
    },
  },
};

/** A token of a test card, and a payment by it under the name of the call. */
async function pagarComCartao({
  aberta,
  nome,
  signal,
}: Alvo): Promise<{ readonly status: number; readonly id: string }> {
  const digitado = {
    card_number: '5031433215406351',
    expiration_month: 11,
    expiration_year: 2090,
    security_code: '123',
    cardholder: { name: 'APRO', identification: { type: 'CPF', number: '12345678909' } },
  };
  const { json } = await aberta.chamar(
    'POST',
    `/mercadopago/v1/card_tokens?public_key=${MERCADO_PAGO.chavePublica}`,
    digitado,
  );
  const resposta = await fetch(`${aberta.sandbox.url}/mercadopago/v1/payments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${MERCADO_PAGO.token}`,
      'content-type': 'application/json',
      'x-idempotency-key': nome,
    },
    body: JSON.stringify({ transaction_amount: 5, token: campos(json)['id'], external_reference: nome }),
    ...comSinal(signal),
  });
  const id = String(campos(await resposta.json())['id'] ?? '');
  return { status: resposta.status, id };
}

const DO_PAGBANK = { authorization: `Bearer ${PAGBANK.token}` };

function cobrarNoPagBank(alvo: Alvo): Promise<number> {
  const corpo = {
    reference_id: alvo.nome,
    customer: { name: 'Ana Silva', email: 'ana@exemplo.com.br', tax_id: '12345678909' },
    items: [{ name: 'Pagamento', quantity: 1, unit_amount: 500 }],
    expiration_date: '2100-01-04T12:00:00-03:00',
    payment_notification_urls: ['http://localhost:9/aviso'],
  };
  return pedir(alvo, { url: '/pagbank/checkouts', corpo, cabecalhos: DO_PAGBANK });
}

/** The page of the call, as the provider keeps it. */
async function noPagBank({ aberta, nome }: Alvo) {
  const { json } = await aberta.chamar('GET', '/sandbox/pagbank');
  return (Array.isArray(json) ? json : []).map(campos).find((uma) => uma['reference_id'] === nome);
}

/** The charge of the only payment on that page. */
async function cobrancaNoPagBank(alvo: Alvo) {
  const ordens = (await noPagBank(alvo))?.['ordens'];
  return campos(campos(Array.isArray(ordens) ? ordens[0] : undefined)['cobranca']);
}

const NO_PAYPAL = '/paypal/v2/checkout/orders';

function pedirAoPayPal(alvo: Alvo): Promise<number> {
  const amount = { currency_code: 'BRL', value: '5.00' };
  const corpo = {
    purchase_units: [{ custom_id: alvo.nome, invoice_id: alvo.nome, amount }],
    payment_source: { paypal: { tax_info: { tax_id: '12345678909', tax_id_type: 'BR_CPF' } } },
  };
  return pedir(alvo, { url: NO_PAYPAL, corpo, cabecalhos: { 'paypal-request-id': alvo.nome } });
}

/** The order of the call, as the provider keeps it. */
async function noPayPal({ aberta, nome }: Alvo) {
  const { json } = await aberta.chamar('GET', '/sandbox/paypal');
  return (Array.isArray(json) ? json : []).map(campos).find((uma) => uma['custom_id'] === nome);
}

const NO_PICPAY = '/picpay/ecommerce/public/payments';

function cobrarNoPicPay(alvo: Alvo): Promise<number> {
  const corpo = {
    referenceId: alvo.nome,
    callbackUrl: 'http://localhost:9/aviso',
    value: 5,
    expiresAt: '2100-01-04T12:00:00-03:00',
    buyer: { document: '123.456.789-09' },
  };
  return pedir(alvo, { url: NO_PICPAY, corpo, cabecalhos: { 'x-picpay-token': PICPAY.token } });
}

/** The charge of the call, as the provider keeps it. */
async function noPicPay({ aberta, nome }: Alvo) {
  const { json } = await aberta.chamar('GET', '/sandbox/picpay');
  return (Array.isArray(json) ? json : []).map(campos).find((uma) => uma['referenceId'] === nome);
}

function assinadoPelaStark(corpo: string): Record<string, string> {
  const hora = String(Math.floor(Date.now() / 1_000));
  const assinatura = assinar(`${STARK.projeto}:${hora}:${corpo}`, chaveDoTexto(STARK.chave));
  return { 'access-id': STARK.projeto, 'access-time': hora, 'access-signature': assinatura };
}

interface Pedido {
  readonly metodo?: string;
  readonly url: string;
  readonly corpo?: object | string;
  readonly cabecalhos?: Record<string, string>;
}

/** `openssl ts -query -sha256`: a request for a stamp over 32 zeros, with its certificate. */
const PEDIDO_DE_CARIMBO = Buffer.from(
  `3039020101${'3031300d060960864801650304020105000420'}${'00'.repeat(32)}0101ff`,
  'hex',
);
/** A rejection is a few bytes, a token hundreds. */
const MENOR_TOKEN = 100;

async function pedir({ aberta, signal }: Alvo, { metodo = 'POST', url, corpo, cabecalhos }: Pedido): Promise<number> {
  const cru = typeof corpo === 'string' || corpo instanceof URLSearchParams;
  const resposta = await fetch(`${aberta.sandbox.url}${url}`, {
    method: metodo,
    headers: {
      authorization: `Bearer ${aberta.token}`,
      ...(corpo === undefined || cru ? {} : { 'content-type': 'application/json' }),
      ...cabecalhos,
    },
    ...(corpo === undefined ? {} : { body: cru ? corpo : JSON.stringify(corpo) }),
    ...comSinal(signal),
  });
  await resposta.arrayBuffer();
  return resposta.status;
}

function pedirArquivo(alvo: Alvo, metodo: 'PUT' | 'GET'): Promise<number> {
  const { url: maquina, credenciais } = alvo.aberta.sandbox;
  const url = `/s3/balde/${alvo.nome}`;
  const cabecalhos = assinaturaS3({ metodo, caminho: url, maquina: new URL(maquina).host, credenciais });
  return pedir(alvo, { metodo, url, cabecalhos, ...(metodo === 'PUT' ? { corpo: 'conteúdo' } : {}) });
}

async function chegou({ aberta, nome }: Alvo): Promise<boolean> {
  const { json } = await aberta.chamar('GET', '/sandbox/mensagens');
  const ditos = (Array.isArray(json) ? json : []).map(campos);
  return ditos.some(({ assunto, texto, para }) =>
    [assunto, texto, String(para).split('/').at(-1)].some((dito) => dito === nome),
  );
}

function txid({ nome }: Alvo): string {
  return nome.padEnd(26, '0');
}

function comSinal(signal: AbortSignal | undefined) {
  return signal === undefined ? {} : { signal };
}

/** The status of one source, or that its numbers are not those of the other. */
async function resultadoDe(
  url: string,
  { de, outra, signal }: { readonly de: string; readonly outra: string; readonly signal: Alvo['signal'] },
): Promise<number | 'outro'> {
  const resposta = await fetch(`${url}/loterias/${de}`, comSinal(signal));
  if (!resposta.ok) return resposta.status;
  function dezenas(json: unknown) {
    return JSON.stringify(campos(json)['listaDezenas'] ?? campos(json)['dezenas']);
  }
  const daOutra = await fetch(`${url}/loterias/${outra}`);
  return dezenas(await resposta.json()) === dezenas(await daOutra.json()) ? resposta.status : 'outro';
}
