import { analisarReais, centavosParaDecimal, ZERO } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { seguirRelogio } from '../relogio.ts';
import { cancelar, devolver } from './cobrancas.ts';
import { PICPAY } from './credenciais.ts';
import type { CobrancaGuardada } from './guarda.ts';
import { acharCobranca, cobrancasDe, devolvido } from './guarda.ts';

const CAMPOS_RECUSADOS = 422;

/** PicPay's e-commerce interface, as the server of a shop calls it. */
export function rotasDoPicPay(app: FastifyInstance, contexto: Contexto): void {
  app.addHook('onRequest', async (pedido, resposta) =>
    pedido.headers['x-picpay-token'] === PICPAY.token
      ? undefined
      : resposta.code(HTTP.naoAutenticado).send({ message: 'O token informado é inválido.' }),
  );
  app.addHook('onRequest', seguirRelogio(contexto));
  const escrita = { config: { servico: 'picPay' as const } };
  const leitura = { config: { servico: 'picPay' as const, soPergunta: true as const } };
  type Alvo = { readonly Params: { readonly id: string } };

  app.post('/payments', escrita, async (pedido, resposta) => {
    const c = pedido.falha?.modo === 'recusado' ? 'value' : lerCobranca(contexto, objeto(pedido.body));
    if (typeof c === 'string') return recusar(resposta, c);
    cobrancasDe(contexto)[c.referenceId] = c;
    contexto.guarda.alterado();
    const paymentUrl = `http://${contexto.maquina()}/picpay/pagar/${c.referenceId}`;
    return {
      referenceId: c.referenceId,
      paymentUrl,
      expiresAt: c.expiresAt,
      qrcode: { content: paymentUrl, base64: 'data:image/png;base64,' },
    };
  });

  app.get<Alvo>('/payments/:id/status', leitura, async (pedido, resposta) => {
    const c = acharCobranca(contexto, pedido.params.id);
    return c === undefined ? recusar(resposta, 'referenceId') : noFio(c);
  });

  app.post<Alvo>('/payments/:id/cancellations', escrita, async (pedido, resposta) => {
    const c = acharCobranca(contexto, pedido.params.id);
    const feito = pedido.falha?.modo !== 'recusado' && c !== undefined && cancelar(contexto, c);
    return feito ? { referenceId: c.referenceId, cancellationId: 'c1' } : recusar(resposta, 'status');
  });

  app.post<Alvo>(
    '/payments/:id/refunds',
    { config: { servico: 'picPayDevolucao' as const } },
    async (pedido, resposta) => {
      const c = acharCobranca(contexto, pedido.params.id);
      const { authorizationId, amount } = objeto(pedido.body);
      if (c === undefined || c.authorizationId === undefined || authorizationId !== c.authorizationId)
        return recusar(resposta, 'authorizationId');
      // The seller has no balance, or a cashback of the buyer is not settled.
      if (pedido.falha?.modo === 'recusado') return recusar(resposta, 'balance');
      const id = devolver(contexto, c, emCentavos(amount) ?? c.paid);
      if (id === undefined) return recusar(resposta, 'amount');
      return resposta.code(HTTP.criado).send({ id, referenceId: c.referenceId, summary: noFio(c).summary });
    },
  );
}

/** The order of a charge, or the field for which it is refused. */
function lerCobranca(contexto: Contexto, corpo: ReturnType<typeof objeto>): CobrancaGuardada | string {
  const referenceId = texto(corpo['referenceId']);
  const callbackUrl = texto(corpo['callbackUrl']);
  const value = emCentavos(corpo['value']);
  const comprador = objeto(corpo['buyer']);
  const document = texto(comprador['document']);
  if (referenceId === undefined || cobrancasDe(contexto)[referenceId] !== undefined) return 'referenceId';
  if (callbackUrl === undefined) return 'callbackUrl';
  if (value === undefined || value <= ZERO) return 'value';
  if (document === undefined || !/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(document)) return 'buyer.document';
  const expiresAt = texto(corpo['expiresAt']) ?? '';
  if (!/[+-]\d{2}:\d{2}$/.test(expiresAt) || Number.isNaN(Date.parse(expiresAt))) return 'expiresAt';
  return {
    referenceId,
    value,
    callbackUrl,
    returnUrl: texto(corpo['returnUrl']) ?? '',
    expiresAt,
    document,
    email: texto(comprador['email']) ?? '',
    criadaEm: contexto.relogio.agora(),
    status: 'created',
    authorizationId: undefined,
    paid: ZERO,
    devolucoes: [],
  };
}

function noFio(c: CobrancaGuardada) {
  const { referenceId, status, authorizationId } = c;
  const temPago = status === 'paid' || status === 'refunded' || status === 'chargeback';
  return {
    referenceId,
    ...(authorizationId === undefined ? {} : { authorizationId }),
    status,
    summary: {
      authorized: 0,
      paid: temPago ? Number(centavosParaDecimal(c.paid)) : 0,
      refunded: Number(centavosParaDecimal(devolvido(c))),
    },
  };
}

/** Reais as a JSON number. */
function emCentavos(valor: unknown) {
  return typeof valor === 'number' ? analisarReais(String(valor).replace('.', ',')) : undefined;
}

function recusar(resposta: FastifyReply, field: string): FastifyReply {
  return resposta.code(CAMPOS_RECUSADOS).send({
    message: 'Os dados enviados são inválidos.',
    errors: [{ field, message: `O campo ${field} é inválido.` }],
  });
}
