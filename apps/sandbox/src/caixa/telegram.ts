import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { paginaDaConversa, paginaDepoisDaConversa } from '../paginas/telegram.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { receber } from './mensagens.ts';

/** Telegram's Bot API as far as a bot that answers needs it, and the person at the other end of the conversation. */
export function rotasDeTelegram(app: FastifyInstance, contexto: Contexto): void {
  const { credenciais, opcoes } = contexto;
  let webhook: string | undefined;
  // Greater than any of a run before: a notice with an id that was seen is a copy.
  let ultima = Date.parse(contexto.relogio.agora());

  app.post<{ readonly Params: { readonly bot: string; readonly metodo: string } }>(
    '/telegram/bot:bot/:metodo',
    { config: { servico: 'telegram' } },
    async (pedido, resposta) => {
      function recusar(codigo: number, description: string) {
        return resposta.code(codigo).send({ ok: false, error_code: codigo, description });
      }
      if (pedido.params.bot !== credenciais.tokenTelegram) return recusar(401, 'Unauthorized');
      if (pedido.falha?.modo === 'recusado') return recusar(403, 'Forbidden: bot was blocked by the user');
      const corpo = objeto(pedido.body);
      if (pedido.params.metodo === 'setWebhook') {
        webhook = texto(corpo['url']);
        return { ok: true, result: true };
      }
      const conversa = texto(corpo['chat_id']) ?? '';
      const palavras = texto(corpo['text']) ?? '';
      if (pedido.params.metodo !== 'sendMessage') return recusar(404, 'Not Found');
      if (!/^\d{1,15}$/.test(conversa) || palavras === '') return recusar(400, 'Bad Request: message text is empty');
      receber(contexto, { canal: 'telegram', de: 'bot', para: [conversa], assunto: '', texto: palavras });
      ultima += 1;
      return {
        ok: true,
        result: { message_id: ultima, chat: { id: Number(conversa), type: 'private' }, text: palavras },
      };
    },
  );

  function proxima(): number {
    ultima += 1;
    return ultima;
  }

  /** Tells the bot one thing, and answers with the status of the notice. */
  async function contar(conversa: number, mensagem: object, id = proxima()): Promise<number> {
    if (webhook === undefined) return 0;
    const { status } = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        update_id: id,
        message: { message_id: id, chat: { id: conversa, type: 'private' }, from: { id: conversa }, ...mensagem },
      }),
      signal: AbortSignal.timeout(opcoes.limiteDeWebhookMs),
    });
    return status;
  }

  /** One gesture of a person in the app: begins with the token of a link, or shares a number, his own or another's. */
  app.post('/sandbox/telegram/conversa', async (pedido) => {
    const { start, telefone, conversa, alheio, repetir } = objeto(pedido.body);
    const quem = Number(texto(conversa)) || 1;
    const avisos: number[] = [];
    const id = proxima();
    const inicio = { text: `/start ${texto(start) ?? ''}` };
    if (texto(start) !== undefined) avisos.push(await contar(quem, inicio, id));
    if (repetir === true) avisos.push(await contar(quem, inicio, id));
    const numero = texto(telefone);
    if (numero !== undefined) {
      const contact = { phone_number: `+55${numero}`, user_id: alheio === true ? quem + 1 : quem };
      avisos.push(await contar(quem, { contact }));
    }
    return { avisos };
  });

  app.get<{ readonly Params: { readonly bot: string } }>('/telegram/:bot', async (pedido, resposta) =>
    enviarPagina(resposta, paginaDaConversa(texto(objeto(pedido.query)['start']) ?? '')),
  );
  app.post<{ readonly Params: { readonly bot: string } }>('/telegram/:bot', async (pedido, resposta) => {
    const corpo = objeto(pedido.body);
    const telefone = (texto(corpo['telefone']) ?? '').replace(/\D/g, '');
    // A number is one person, and a person one conversation.
    const quem = Number(telefone) || 1;
    await contar(quem, { text: `/start ${texto(corpo['start']) ?? ''}` });
    await contar(quem, { contact: { phone_number: `+55${telefone}`, user_id: quem } });
    return enviarPagina(resposta, paginaDepoisDaConversa());
  });
}
