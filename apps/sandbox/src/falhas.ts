import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enviarProblema, problemaDe } from './psp/problema.ts';
import type { Sorteio } from './sorteio.ts';

/** The calls that a fault can hit, by name, with the words of its page. */
export const NOME_DO_SERVICO = {
  token: 'Banco: credencial',
  cobranca: 'Banco: cobranças',
  pix: 'Banco: consulta de recebidos',
  pixAutomatico: 'Banco: Pix automático',
  boleto: 'Boletos (Stark)',
  saida: 'TED e boletos pagos (Stark)',
  mercadoPago: 'Cartões (Mercado Pago)',
  mercadoPagoDevolucao: 'Devoluções (Mercado Pago)',
  pagBank: 'PagSeguro (PagBank)',
  pagBankDevolucao: 'Devoluções (PagBank)',
  payPal: 'PayPal',
  payPalDevolucao: 'Devoluções (PayPal)',
  picPay: 'PicPay',
  picPayDevolucao: 'Devoluções (PicPay)',
  devolucao: 'Banco: devoluções',
  envio: 'Banco: envio de Pix (retiradas)',
  sms: 'SMS',
  telegram: 'Telegram',
  push: 'Notificações no aparelho (push)',
  email: 'E-mail',
  cep: 'CEP',
  google: 'Entrar com Google',
  facebook: 'Entrar com Facebook',
  antifraude: 'Risco de aparelhos',
  arquivos: 'Arquivos (S3)',
  reconhecimento: 'Reconhecimento facial (Datavalid)',
  resultados: 'Resultados das loterias: fonte oficial (recusa: um número trocado)',
  resultadosAlternativos: 'Resultados das loterias: segunda fonte (recusa: um número trocado)',
  carimbo: 'Carimbo do tempo (recusa: a autoridade rejeita)',
} as const;
export type Servico = keyof typeof NOME_DO_SERVICO;
export const SERVICOS = Object.keys(NOME_DO_SERVICO) as readonly Servico[];

export const MODOS = [
  'timeout',
  'timeoutAposSucesso',
  'erro500',
  'erro500AposSucesso',
  'indisponivel',
  'lento',
  'limite',
  'recusado',
] as const;
export type Modo = (typeof MODOS)[number];

export const MODOS_DE_WEBHOOK = ['duplicado', 'atrasado', 'fora-de-ordem', 'em-lote', 'desligado', 'perdido'] as const;
export type ModoDeWebhook = (typeof MODOS_DE_WEBHOOK)[number];

export interface Falha<M extends string> {
  readonly modo: M;
  /** The number of further calls that are hit; without it, all of them. */
  readonly proximas?: number;
  /** The share of the calls that is hit, from 0 to 1; without it, all of them. */
  readonly proporcao?: number;
  /** The delay of `lento` and `atrasado`. */
  readonly atrasoMs?: number;
  /** The one address that is hit, of the services that write to somebody; without it, all of them. */
  readonly para?: string;
}

export interface PlanoDeFalhas extends Partial<Record<Servico, Falha<Modo>>> {
  webhooks?: Falha<ModoDeWebhook>;
}

export interface Falhas {
  readonly plano: () => PlanoDeFalhas;
  readonly definir: (plano: PlanoDeFalhas) => void;
  /** The fault that hits this call, counting it. `recusado` hits orders; it passes questions about one by. */
  readonly sortear: <S extends Servico | 'webhooks'>(
    servico: S,
    chamada?: { readonly soPergunta?: boolean; readonly para?: readonly string[] },
  ) => PlanoDeFalhas[S] | undefined;
  /** Calls that are being held without answer right now. */
  readonly presas: () => number;
  readonly prender: (ate: Promise<void>) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly servico?: Servico;
    /** It orders nothing, and only asks about an order. */
    readonly soPergunta?: true;
  }
  interface FastifyRequest {
    falha: Falha<Modo> | null;
  }
}

export const ATRASO_PADRAO_MS = 3_000;

/** No client waits this long; a connection is not held for ever. */
const LIMITE_SEM_RESPOSTA_MS = 5 * 60 * 1_000;

export function criarFalhas(sorteio: Sorteio): Falhas {
  let plano: PlanoDeFalhas = {};
  let presas = 0;
  return {
    presas: () => presas,
    prender: async (ate) => {
      presas += 1;
      await ate;
      presas -= 1;
    },
    plano: () => plano,
    definir: (novo) => {
      plano = { ...novo };
    },
    sortear: (servico, { soPergunta = false, para = [] } = {}) => {
      const falha = plano[servico];
      if (falha === undefined || (soPergunta && falha.modo === 'recusado')) return undefined;
      if (falha.para !== undefined && !para.includes(falha.para)) return undefined;
      if (falha.proporcao !== undefined && sorteio.fracao() >= falha.proporcao) return undefined;
      if (falha.proximas !== undefined) {
        if (falha.proximas <= 0) return undefined;
        plano = { ...plano, [servico]: { ...falha, proximas: falha.proximas - 1 } };
      }
      return falha;
    },
  };
}

/** Makes the routes that name a `servico` misbehave by the plan. `recusado` is left to each handler: a refusal has its own words. */
export function instalarFalhas(app: FastifyInstance, falhas: Falhas): void {
  app.decorateRequest('falha', null);

  app.addHook('preHandler', async (pedido, resposta) => {
    const { servico, soPergunta } = pedido.routeOptions.config;
    if (servico === undefined) return undefined;
    pedido.falha = falhas.sortear(servico, { soPergunta: soPergunta === true }) ?? null;
    switch (pedido.falha?.modo) {
      case 'timeout':
        await falhas.prender(semResposta(pedido));
        return resposta.hijack();
      case 'erro500':
        return enviarProblema(resposta, 'ErroInternoDoServidor');
      case 'indisponivel':
        return enviarProblema(resposta, 'ServicoIndisponivel');
      case 'limite':
        return enviarProblema(resposta.header('retry-after', '1'), 'ChamadasDemais');
      case 'lento':
        await atraso(pedido, pedido.falha.atrasoMs ?? ATRASO_PADRAO_MS);
        return undefined;
      case undefined:
      case 'recusado':
      case 'timeoutAposSucesso':
      case 'erro500AposSucesso':
        return undefined;
    }
  });

  app.addHook('onSend', async (pedido: FastifyRequest, resposta: FastifyReply, corpo: unknown) => {
    if (pedido.falha?.modo === 'timeoutAposSucesso') await falhas.prender(semResposta(pedido));
    if (pedido.falha?.modo !== 'erro500AposSucesso') return corpo;
    const problema = problemaDe('ErroInternoDoServidor');
    resposta.code(problema.status).type('application/problem+json');
    return JSON.stringify(problema);
  });
}

/** Holds the call until the client gives up or the sandbox closes its connections. */
function semResposta(pedido: FastifyRequest): Promise<void> {
  return atraso(pedido, LIMITE_SEM_RESPOSTA_MS);
}

/** Waits, but no longer than the connection lives. */
function atraso(pedido: FastifyRequest, ms: number): Promise<void> {
  const { socket } = pedido.raw;
  return new Promise((resolver) => {
    function acabar() {
      clearTimeout(marca);
      socket.off('close', acabar);
      resolver();
    }
    const marca = setTimeout(acabar, ms);
    if (socket.destroyed) acabar();
    else socket.once('close', acabar);
  });
}
