import { HTTP } from '@rateia/domain/http';
import type { FastifyReply } from 'fastify';

/** A refusal as this provider writes it: a code of its list stands in `cause`. */
export function recusar(resposta: FastifyReply, status: number, code: string): FastifyReply {
  return resposta
    .code(status)
    .send({ status, error: 'bad_request', message: code, cause: [{ code, description: code }] });
}

export function naoAchado(resposta: FastifyReply): FastifyReply {
  return resposta
    .code(HTTP.naoEncontrado)
    .send({ status: 404, error: 'not_found', message: 'Payment not found', cause: [] });
}
