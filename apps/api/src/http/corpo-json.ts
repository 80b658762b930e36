import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErroDeCatalogo } from './erros.ts';

const FORMULARIO_MAXIMO = 4_096;

/** Bodies stay available as bytes (webhook signatures); `__proto__` keys are refused by the parser. */
export function lerJson(
  pedido: FastifyRequest,
  corpo: Buffer,
  pronto: (erro: Error | null, valor?: unknown) => void,
): void {
  pedido.corpoBruto = corpo;
  if (corpo.length === 0) {
    pronto(null, undefined);
    return;
  }
  try {
    const valor: unknown = JSON.parse(corpo.toString('utf8'), (chave, v: unknown) => {
      if (chave === '__proto__') throw new SyntaxError('forbidden key');
      return v;
    });
    pronto(null, valor);
  } catch {
    // The sender's text is not echoed.
    pronto(new ErroDeCatalogo('dadosInvalidos', { dados: { campos: {} } }));
  }
}

/** A form posted by a mail program (RFC 8058) is read to its end and its fields are left alone: the address says it all. */
export function aceitarFormulario(app: FastifyInstance): void {
  for (const tipo of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    if (app.hasContentTypeParser(tipo)) app.removeContentTypeParser(tipo);
    app.addContentTypeParser(tipo, { parseAs: 'buffer', bodyLimit: FORMULARIO_MAXIMO }, (_pedido, _corpo, pronto) =>
      pronto(null, undefined),
    );
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    corpoBruto?: Buffer;
  }
}
