import type { FastifyReply } from 'fastify';

/**
 * The errors of API Pix (RFC 7807): the HTTP status, a title for people, and the last part of `type` where it is not the
 * name here. For want of a word of its own the document's nearest one says it.
 */
const TIPOS = {
  RequisicaoInvalida: [400, 'Requisição inválida'],
  CobOperacaoInvalida: [400, 'Cobrança inválida'],
  CobConsultaInvalida: [400, 'Consulta inválida'],
  RecOperacaoInvalida: [400, 'Recorrência inválida'],
  RecConsultaInvalida: [400, 'Consulta inválida'],
  CobROperacaoInvalida: [400, 'Cobrança inválida'],
  PixConsultaInvalida: [400, 'Consulta inválida'],
  PixDevolucaoInvalida: [400, 'Devolução inválida'],
  WebhookOperacaoInvalida: [400, 'Webhook inválido'],
  WebhookConsultaInvalida: [400, 'Consulta inválida'],
  SemToken: [401, 'Acesso negado', 'AcessoNegado'],
  AcessoNegado: [403, 'Acesso negado'],
  NaoEncontrado: [404, 'Não encontrado'],
  CobNaoEncontrado: [404, 'Cobrança não encontrada'],
  RecNaoEncontrada: [404, 'Recorrência não encontrada'],
  CobRNaoEncontrado: [404, 'Cobrança não encontrada'],
  PixNaoEncontrado: [404, 'Pix não encontrado'],
  PixDevolucaoNaoEncontrada: [404, 'Devolução não encontrada'],
  PixEnviadoNaoEncontrado: [404, 'Pix enviado não encontrado'],
  WebhookNaoEncontrado: [404, 'Webhook não encontrado'],
  ChamadasDemais: [429, 'Serviço indisponível', 'ServicoIndisponivel'],
  ErroInternoDoServidor: [500, 'Erro interno do servidor'],
  ServicoIndisponivel: [503, 'Serviço indisponível'],
} as const satisfies Record<string, readonly [number, string, string?]>;

export type TipoDeProblema = keyof typeof TIPOS;

export interface Violacao {
  readonly razao: string;
  readonly propriedade: string;
  readonly valor?: string;
}

export interface Problema {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly violacoes?: readonly Violacao[];
}

export function problemaDe(tipo: TipoDeProblema, violacoes: readonly Violacao[] = []): Problema {
  const [status, title, nome = tipo]: readonly [number, string, string?] = TIPOS[tipo];
  return {
    type: `https://pix.bcb.gov.br/api/v2/error/${nome}`,
    title,
    status,
    ...(violacoes[0] === undefined ? {} : { detail: violacoes[0].razao, violacoes }),
  };
}

export function enviarProblema(
  resposta: FastifyReply,
  tipo: TipoDeProblema,
  violacoes: readonly Violacao[] = [],
): FastifyReply {
  const problema = problemaDe(tipo, violacoes);
  return resposta.code(problema.status).type('application/problem+json').send(problema);
}
