import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import { MARCA } from '@rateia/domain/marca';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { ChamadaHttp, RespostaJson } from '../cliente-http.ts';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigOAuth, ConfigWebhook } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import { criarClienteOAuth } from '../oauth.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import type { ConfigDosCertificados } from './certificados.ts';
import { criarCertificados } from './certificados.ts';
import { erroDoFio, umaDevolucao, umaOrdem } from './esquemas.ts';
import type { GatewayPayPal, OrdemPayPal, PedidoPayPal } from './port.ts';
import { interpretarWebhookDoPayPal } from './webhook.ts';

export interface ConfigPayPal extends ConfigOAuth, ConfigDosCertificados {
  /** `https://api-m.paypal.com`. */
  readonly urlBase: string;
  /** The webhook of our account there, in whose id each notice is signed. */
  readonly webhookId: string;
  readonly webhook: ConfigWebhook;
}

const POLITICA = { tempoLimiteMs: 20_000 };
/** Something of ours is there already, or on its way: the order tells. */
const EM_DUVIDA = new Set(['ORDER_COMPLETION_IN_PROGRESS', 'ORDER_ALREADY_CAPTURED', 'DUPLICATE_INVOICE_ID']);
/** The webhook has the address already. */
const SEM_MUDANCA = 'WEBHOOK_PATCH_REQUEST_NO_CHANGE';
const EVENTOS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
];

type Chamada = Omit<ChamadaHttp, 'repetivel'> & { readonly chave?: string };

/** PayPal by its Orders v2. Every write bears its own key, so that each call may be repeated. */
export function criarPayPal(config: ConfigPayPal, dependencias: Dependencias = {}): GatewayPayPal {
  const comPolitica = { ...dependencias, politica: { ...POLITICA, ...dependencias.politica } };
  const transporte = criarTransporte();
  const { urlBase } = config;
  const cliente = criarClienteOAuth({
    gateway: 'paypal',
    config,
    urlBase,
    escopos: [],
    transporte,
    dependencias: comPolitica,
  });
  const doCertificado = criarResiliencia('paypal-certificado', dependencias);
  const certificados = criarCertificados(config, async (endereco) => {
    const buscar = criarClienteHttp({ urlBase: endereco.origin, transporte, executar: doCertificado });
    const r = await comoResultado(async () =>
      ok(
        await buscar({
          operacao: 'buscarCertificado',
          repetivel: true,
          metodo: 'GET',
          caminho: `${endereco.pathname}${endereco.search}`,
          bruto: true,
        }),
      ),
    );
    const achado = r.situacao === 'ok' && r.valor.status === HTTP.ok ? r.valor.corpo : undefined;
    return Buffer.isBuffer(achado) ? achado.toString('utf8') : undefined;
  });

  function pedir<Valor>({ chave, ...chamada }: Chamada, ler: (corpo: unknown) => Valor): Promise<Resultado<Valor>> {
    return comoResultado(async () =>
      responder(
        await cliente({
          repetivel: true,
          ...chamada,
          cabecalhos: {
            prefer: 'return=representation',
            ...(chave === undefined ? {} : { 'paypal-request-id': chave }),
          },
        }),
        ler,
      ),
    );
  }
  function lerOrdem(corpo: unknown): OrdemPayPal {
    return interpretar(umaOrdem, corpo);
  }
  function daOrdem(id: string): string {
    return `/v2/checkout/orders/${encodeURIComponent(id)}`;
  }

  return {
    criarOrdem: async (pedido, contexto) =>
      await pedir(
        {
          operacao: 'criarOrdem',
          metodo: 'POST',
          caminho: '/v2/checkout/orders',
          chave: pedido.chave,
          corpo: corpoDo(pedido),
          contexto,
        },
        lerOrdem,
      ),
    consultarOrdem: async (id) =>
      await pedir({ operacao: 'consultarOrdem', metodo: 'GET', caminho: daOrdem(id) }, lerOrdem),
    capturar: async ({ ordem, chave }, contexto) =>
      await pedir(
        {
          operacao: 'capturar',
          metodo: 'POST',
          caminho: `${daOrdem(ordem)}/capture`,
          chave,
          corpo: {},
          contexto,
        },
        lerOrdem,
      ),
    devolver: async ({ captura, chave, valor }, contexto) =>
      await pedir(
        {
          operacao: 'devolver',
          metodo: 'POST',
          caminho: `/v2/payments/captures/${encodeURIComponent(captura)}/refund`,
          chave,
          corpo: { amount: { currency_code: 'BRL', value: centavosParaDecimal(valor) }, invoice_id: chave },
          contexto,
        },
        (corpo) => interpretar(umaDevolucao, corpo),
      ),
    configurarWebhook: async (url) => {
      const r = await pedir(
        {
          operacao: 'configurarWebhook',
          metodo: 'PATCH',
          caminho: `/v1/notifications/webhooks/${encodeURIComponent(config.webhookId)}`,
          corpo: [
            { op: 'replace', path: '/url', value: `${url}/${parteSecreta(config.webhook.segredo)}` },
            { op: 'replace', path: '/event_types', value: EVENTOS.map((name) => ({ name })) },
          ],
        },
        () => undefined,
      );
      return r.situacao === 'recusado' && r.codigo === SEM_MUDANCA ? ok(undefined) : r;
    },
    interpretarWebhook: async (webhook) =>
      await interpretarWebhookDoPayPal({ config: config.webhook, webhookId: config.webhookId, certificados }, webhook),
  };
}

function corpoDo(p: PedidoPayPal) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: '1',
        custom_id: p.referencia,
        invoice_id: p.referencia,
        description: p.titulo,
        soft_descriptor: 'RATEIA',
        amount: { currency_code: 'BRL', value: centavosParaDecimal(p.valor) },
      },
    ],
    payment_source: {
      paypal: {
        tax_info: { tax_id: p.cpf, tax_id_type: 'BR_CPF' },
        experience_context: {
          brand_name: MARCA,
          locale: 'pt-BR',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: p.voltarPara,
          cancel_url: p.desistirPara,
        },
      },
    },
  };
}

function responder<Valor>({ status, corpo }: RespostaJson, ler: (corpo: unknown) => Valor): Resultado<Valor> {
  if (status < HTTP.pedidoInvalido) return ok(ler(corpo));
  if (status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  if (status === HTTP.semPermissao) return { situacao: 'indisponivel', motivo: 'credencial' };
  const lido = erroDoFio.safeParse(corpo).data;
  const codigo = lido?.details?.[0]?.issue ?? lido?.name ?? `http${status}`;
  if (EM_DUVIDA.has(codigo)) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  return recusado(codigo);
}
