import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { receber } from './mensagens.ts';

/** SMS as Zenvia's API v2 takes it. */
export function rotasDeSms(app: FastifyInstance, contexto: Contexto): void {
  app.post('/sms/v2/channels/sms/messages', { config: { servico: 'sms' } }, async (pedido, resposta) => {
    if (pedido.headers['x-api-token'] !== contexto.credenciais.tokenSms) {
      return resposta.code(401).send({ code: 'UNAUTHORIZED', message: 'Invalid token' });
    }
    const corpo = objeto(pedido.body);
    const conteudos: unknown[] = Array.isArray(corpo['contents']) ? corpo['contents'] : [];
    const textos = conteudos.map((conteudo) => texto(objeto(conteudo)['text']) ?? '').filter((parte) => parte !== '');
    const para = texto(corpo['to']) ?? '';
    const de = texto(corpo['from']) ?? '';
    if (!/^\d{12,13}$/.test(para) || de === '' || textos.length === 0 || pedido.falha?.modo === 'recusado') {
      return resposta.code(400).send({ code: 'VALIDATION_ERROR', message: 'Validation error' });
    }
    const mensagem = receber(contexto, { canal: 'sms', de, para: [para], assunto: '', texto: textos.join('\n') });
    return {
      id: mensagem.id,
      from: de,
      to: para,
      direction: 'OUT',
      channel: 'sms',
      contents: corpo['contents'],
      timestamp: mensagem.recebidaEm,
    };
  });
}
