import { analisarReais, centavos } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { cancelarBoleto, pagarBoleto } from './boletos.ts';
import { trocarChave } from './eventos.ts';
import { boletosDe } from './guarda.ts';
import { paginaDoBoleto, paginaDosBoletos } from './paginas.ts';

/** The counter where a boleto is paid: pages for people, `/sandbox/boletos` for tests. */
export function rotasDoBalcao(app: FastifyInstance, contexto: Contexto): void {
  type Alvo = { readonly Params: { readonly id: string } };

  app.get('/sandbox/boletos', async () => Object.values(boletosDe(contexto)).reverse());

  app.post<Alvo>('/sandbox/boletos/:id/pagar', async (pedido, resposta) => {
    const { valor, forcar } = objeto(pedido.body);
    const r = pagarBoleto(contexto, pedido.params.id, {
      forcar: forcar === true,
      ...(typeof valor === 'number' ? { valor: centavos(valor) } : {}),
    });
    return r.ok ? r.transacao : resposta.code(r.recusa === 'naoEncontrado' ? 404 : 409).send({ recusa: r.recusa });
  });

  app.post('/sandbox/boletos/trocar-chave', async (_pedido, resposta) => {
    trocarChave(contexto);
    return resposta.code(204).send();
  });

  app.get('/boletos', async (_pedido, resposta) => enviarPagina(resposta, paginaDosBoletos(contexto)));

  app.get<Alvo>('/boletos/:id', async (pedido, resposta) => {
    const pagina = paginaDoBoleto(contexto, pedido.params.id);
    return enviarPagina(resposta.code(pagina.achado ? 200 : 404), pagina);
  });

  app.post<Alvo>('/boletos/:id', async (pedido, resposta) => {
    const { id } = pedido.params;
    const corpo = objeto(pedido.body);
    const escrito = texto(corpo['valor'])?.trim() ?? '';
    const valor = escrito === '' ? undefined : analisarReais(escrito);
    if (escrito !== '' && valor === undefined)
      return enviarPagina(resposta.code(422), paginaDoBoleto(contexto, id, 'valorIlegivel'));
    const forcar = corpo['forcar'] === 'sim';
    const r = pagarBoleto(contexto, id, { forcar, ...(valor === undefined ? {} : { valor }) });
    if (r.ok) return resposta.redirect(`/boletos/${id}`, 303);
    return enviarPagina(resposta.code(422), paginaDoBoleto(contexto, id, r.recusa));
  });

  app.post<Alvo>('/boletos/:id/cancelar', async (pedido, resposta) => {
    const boleto = boletosDe(contexto)[pedido.params.id];
    const aberto = boleto?.status === 'created' || boleto?.status === 'registered';
    if (boleto !== undefined && aberto) cancelarBoleto(contexto, boleto);
    return resposta.redirect(`/boletos/${pedido.params.id}`, 303);
  });
}
