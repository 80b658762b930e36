import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { assinaturaConfere } from './assinatura.ts';

const CORPO_MAXIMO = 20 * 1024 * 1024;
const AO_BALDE = '/s3/:balde/*';

/** The part of S3 that keeps, gives back and deletes an object, in memory: objects are gone with the process. */
export function rotasDeS3(pai: FastifyInstance, contexto: Contexto): void {
  const objetos = new Map<string, Buffer>();
  pai.register((app, _opcoes, pronto) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: CORPO_MAXIMO }, (_pedido, corpo, feito) =>
      feito(null, corpo),
    );
    app.addHook('preHandler', async (pedido, resposta) => {
      if (!assinado(pedido, contexto)) return erro(resposta, 403, 'SignatureDoesNotMatch');
      return pedido.falha?.modo === 'recusado' ? erro(resposta, 403, 'AccessDenied') : undefined;
    });
    const config = { servico: 'arquivos' } as const;
    app.put(AO_BALDE, { config, bodyLimit: CORPO_MAXIMO }, async (pedido, resposta) => {
      objetos.set(pedido.url, corpoDe(pedido));
      return resposta.code(200).send();
    });
    app.get(AO_BALDE, { config }, async (pedido, resposta) => {
      const achado = objetos.get(pedido.url);
      return achado === undefined
        ? erro(resposta, 404, 'NoSuchKey')
        : resposta.type('application/octet-stream').send(achado);
    });
    app.delete(AO_BALDE, { config }, async (pedido, resposta) => {
      objetos.delete(pedido.url);
      return resposta.code(204).send();
    });
    pronto();
  });
}

function corpoDe(pedido: FastifyRequest): Buffer {
  return Buffer.isBuffer(pedido.body) ? pedido.body : Buffer.alloc(0);
}

function assinado(pedido: FastifyRequest, { credenciais }: Contexto): boolean {
  return assinaturaConfere(
    {
      metodo: pedido.method,
      url: new URL(pedido.url, 'http://localhost'),
      cabecalhos: pedido.headers,
      corpo: corpoDe(pedido),
    },
    { id: credenciais.clienteId, segredo: credenciais.clienteSegredo },
  );
}

function erro(resposta: FastifyReply, status: number, codigo: string) {
  return resposta.code(status).type('application/xml').send(`<Error><Code>${codigo}</Code></Error>`);
}
