import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { paginar } from './consulta.ts';
import { enviarProblema } from './problema.ts';
import { objeto, texto, Violacoes } from './validacao.ts';

/** `/webhook`: where the provider calls when something is paid. */
export function rotasDeWebhook(app: FastifyInstance, contexto: Contexto): void {
  const { guarda, credenciais, relogio } = contexto;
  const escrita = { config: { escopo: 'webhook.write' } };
  const leitura = { config: { escopo: 'webhook.read' } };
  type Alvo = { readonly Params: { readonly chave: string } };
  function noFio(registro: { readonly url: string; readonly criacao: string }) {
    return {
      webhookUrl: registro.url,
      cnpj: credenciais.cnpj,
      criacao: registro.criacao,
    };
  }

  app.put<Alvo>('/webhook/:chave', escrita, async (pedido, resposta) => {
    const { chave } = pedido.params;
    const url = texto(objeto(pedido.body)['webhookUrl']) ?? '';
    const violacoes = new Violacoes();
    violacoes.exigir(chave === credenciais.chave, 'chave', 'A chave não pertence a este usuário recebedor.', chave);
    violacoes.exigir(URL.canParse(url) && /^https?:/.test(url), 'webhook.webhookUrl', 'Endereço inválido.', url);
    if (!violacoes.nenhuma) return enviarProblema(resposta, 'WebhookOperacaoInvalida', violacoes.lista);
    guarda.estado.webhooks[chave] = { url, criacao: relogio.agora() };
    guarda.alterado();
    return resposta.code(200).send();
  });

  app.get<Alvo>('/webhook/:chave', leitura, async (pedido, resposta) => {
    const registro = guarda.estado.webhooks[pedido.params.chave];
    return registro === undefined ? enviarProblema(resposta, 'WebhookNaoEncontrado') : noFio(registro);
  });

  app.delete<Alvo>('/webhook/:chave', escrita, async (pedido, resposta) => {
    if (guarda.estado.webhooks[pedido.params.chave] === undefined)
      return enviarProblema(resposta, 'WebhookNaoEncontrado');
    delete guarda.estado.webhooks[pedido.params.chave];
    guarda.alterado();
    return resposta.code(204).send();
  });

  app.get('/webhook', leitura, async (pedido, resposta) => {
    const pagina = paginar({
      query: objeto(pedido.query),
      periodoOpcional: true,
      todos: Object.values(guarda.estado.webhooks),
      momento: ({ criacao }) => criacao,
    });
    if (pagina instanceof Violacoes) return enviarProblema(resposta, 'WebhookConsultaInvalida', pagina.lista);
    return { parametros: pagina.parametros, webhooks: pagina.itens.map(noFio) };
  });
}
