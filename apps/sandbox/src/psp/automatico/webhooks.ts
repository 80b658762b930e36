import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { enviarProblema } from '../problema.ts';
import { objeto, texto, Violacoes } from '../validacao.ts';
import { registroDoAutomatico } from './registro.ts';

/** `/webhookrec` and `/webhookcobr`: where the provider calls about authorisations and their charges. */
export function rotasDeWebhookDoAutomatico(app: FastifyInstance, contexto: Contexto): void {
  for (const tipo of ['rec', 'cobr'] as const) {
    const caminho = `/webhook${tipo}`;
    app.put(caminho, { config: { escopo: `webhook${tipo}.write` } }, async (pedido, resposta) => {
      const url = texto(objeto(pedido.body)['webhookUrl']) ?? '';
      const violacoes = new Violacoes();
      violacoes.exigir(URL.canParse(url) && /^https?:/.test(url), 'webhookUrl', 'Endereço inválido.', url);
      if (!violacoes.nenhuma) return enviarProblema(resposta, 'WebhookOperacaoInvalida', violacoes.lista);
      registroDoAutomatico(contexto).webhooks[tipo] = { url, criacao: contexto.relogio.agora() };
      contexto.guarda.alterado();
      return resposta.code(200).send();
    });
    app.get(caminho, { config: { escopo: `webhook${tipo}.read` } }, async (_pedido, resposta) => {
      const registro = registroDoAutomatico(contexto).webhooks[tipo];
      return registro === undefined
        ? enviarProblema(resposta, 'WebhookNaoEncontrado')
        : { webhookUrl: registro.url, criacao: registro.criacao };
    });
  }
}
