import { lerAvisoPush } from '@rateia/domain/notificacoes/push';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { receber } from '../caixa/mensagens.ts';
import type { Contexto } from '../contexto.ts';
import { objeto, texto } from '../psp/validacao.ts';
import type { AparelhoPush } from './abrir.ts';
import { abrirPush, autorizado, lerJson, novoAparelho } from './abrir.ts';

/** The longest sealed message that a push service takes (RFC 8291 §4). */
const TAMANHO_MAXIMO = 4_096;

/**
 * The push service of an invented browser (RFC 8030), which opens its messages and shows them in the inbox. Messages
 * for a real browser come here too, sealed: only that browser could open them.
 */
export function rotasDePush(app: FastifyInstance, contexto: Contexto): void {
  const { guarda, sorteio } = contexto;
  function aparelhos() {
    return guarda.parte<AparelhoPush>('push');
  }
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_pedido, corpo, feito) =>
    feito(null, corpo),
  );

  /** The subscription that a page gets when its person allows messages: the address and the keys of this device. */
  app.post('/sandbox/push/aparelhos', async () => {
    const id = sorteio.codigo(22);
    const aparelho = novoAparelho(Buffer.from(sorteio.codigo(16)).toString('base64url'));
    aparelhos()[id] = aparelho;
    guarda.alterado();
    const { p256dh, auth } = aparelho;
    return { id, endereco: `http://${contexto.maquina()}/push/${id}`, p256dh, auth };
  });

  /** The person took the permission back. */
  app.delete<{ readonly Params: { readonly id: string } }>('/sandbox/push/aparelhos/:id', async (pedido, resposta) => {
    delete aparelhos()[pedido.params.id];
    guarda.alterado();
    return resposta.code(204).send();
  });

  const config = { config: { servico: 'push' as const } };
  app.post<{ readonly Params: { readonly id: string } }>('/push/:id', config, async (pedido, resposta) => {
    const recusa = recusar(pedido, `http://${contexto.maquina()}`);
    if (recusa !== undefined) return responder(resposta, recusa);
    const aparelho = aparelhos()[pedido.params.id];
    if (aparelho === undefined) return responder(resposta, 404);
    const claro = abrirPush(bytes(pedido), aparelho);
    const aviso = lerAvisoPush(claro === undefined ? undefined : lerJson(claro));
    const topico = texto(pedido.headers['topic']) ?? '';
    substituir(contexto, pedido.params.id, topico);
    receber(contexto, {
      canal: 'push',
      de: topico,
      para: [pedido.params.id],
      assunto: aviso?.titulo ?? 'Mensagem que o aparelho não abriu',
      texto: aviso === undefined ? '' : `${aviso.texto}\n${aviso.destino}`.trim(),
    });
    return responder(resposta.header('location', `http://${contexto.maquina()}/push/recebida`), 201);
  });

  app.post('/push', config, async (pedido, resposta) => {
    const endereco = texto(objeto(pedido.query)['para']) ?? '';
    const origem = URL.canParse(endereco) ? new URL(endereco).origin : '';
    const recusa = recusar(pedido, origem);
    if (recusa !== undefined) return responder(resposta, recusa);
    receber(contexto, {
      canal: 'push',
      de: texto(pedido.headers['topic']) ?? '',
      para: [endereco],
      assunto: 'Aviso para um navegador de verdade',
      texto: `Selado em ${bytes(pedido).length} bytes: só aquele navegador abre. Nada saiu desta máquina.`,
    });
    return responder(resposta, 201);
  });
}

/** A message of the same topic takes the place of the one before (RFC 8030 §5.4), on the screen too: sent twice, it is seen once. */
function substituir({ guarda }: Contexto, aparelho: string, topico: string): void {
  if (topico === '') return;
  guarda.estado.mensagens = guarda.estado.mensagens.filter(
    ({ canal, de, para }) => canal !== 'push' || de !== topico || !para.includes(aparelho),
  );
}

/** Tokens follow the machine's clock, as those of the bank. With which status the service turns a message away; undefined when it takes it. */
function recusar(pedido: FastifyRequest, origem: string): number | undefined {
  if (pedido.falha?.modo === 'recusado') return 410;
  if (!autorizado(pedido.headers.authorization, { origem, agoraMs: Date.now() })) return 403;
  if (pedido.headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(pedido.headers['ttl']))) return 400;
  return bytes(pedido).length > TAMANHO_MAXIMO ? 413 : undefined;
}

function bytes({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function responder(resposta: FastifyReply, status: number): FastifyReply {
  return resposta.code(status).send();
}
