import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { paginaDaCaixa, paginaDaMensagem } from '../paginas/caixa.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { mensagensPara } from './mensagens.ts';

/** The mail itself: no script, no form, no request but images inside it; links open in another tab. */
const CSP_DO_EMAIL =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: https:; style-src 'unsafe-inline'";

export function rotasDaCaixa(app: FastifyInstance, contexto: Contexto): void {
  const { guarda } = contexto;

  app.get('/sandbox/mensagens', async (pedido) => mensagensPara(contexto, destino(pedido.query)));

  app.delete('/sandbox/mensagens', async (pedido, resposta) => {
    const apagar = new Set(mensagensPara(contexto, destino(pedido.query)).map(({ id }) => id));
    guarda.estado.mensagens = guarda.estado.mensagens.filter(({ id }) => !apagar.has(id));
    guarda.alterado();
    return resposta.code(204).send();
  });

  app.get('/caixa-de-entrada', async (pedido, resposta) =>
    enviarPagina(resposta, paginaDaCaixa(contexto, destino(pedido.query))),
  );

  app.get<{ readonly Params: { readonly id: string } }>('/caixa-de-entrada/:id', async (pedido, resposta) => {
    const pagina = paginaDaMensagem(contexto, pedido.params.id);
    return enviarPagina(resposta.code(pagina.achada ? 200 : 404), pagina);
  });

  app.get<{ readonly Params: { readonly id: string } }>('/caixa-de-entrada/:id/corpo', async (pedido, resposta) => {
    const mensagem = guarda.estado.mensagens.find(({ id }) => id === pedido.params.id);
    if (mensagem?.html === undefined) return resposta.code(404).send();
    return resposta
      .header('content-security-policy', CSP_DO_EMAIL)
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mensagem.html}`);
  });

  app.get<{ readonly Params: { readonly id: string; readonly n: string } }>(
    '/caixa-de-entrada/:id/anexos/:n',
    async (pedido, resposta) => {
      const mensagem = guarda.estado.mensagens.find(({ id }) => id === pedido.params.id);
      const anexo = mensagem?.anexos?.[Number(pedido.params.n)];
      if (anexo === undefined) return resposta.code(404).send();
      return resposta
        .header('content-disposition', `attachment; filename="${anexo.nome.replace(/[^\w.-]/g, '_')}"`)
        .type('application/octet-stream')
        .send(anexo.texto);
    },
  );
}

function destino(query: unknown): string | undefined {
  const para = texto(objeto(query)['para'])?.trim();
  return para === '' ? undefined : para;
}
