import { CONTEXTO_DA_CONVERSA } from '../../../db/contextos.ts';
import type { Deps } from '../../../http/deps.ts';
import { encerrarEntrega } from '../../notificacoes/index.ts';

/** Answers in a conversation that its person opened; a person who has blocked the bot since is left alone. */
export async function enviarTelegram(
  { cifra, gateways, log }: Deps,
  {
    conversaCifrada,
    texto,
    pedeContato,
  }: { readonly conversaCifrada: string; readonly texto: string; readonly pedeContato: boolean },
  requestId: string | undefined,
): Promise<void> {
  const { telegram } = gateways.mensagem;
  if (telegram === undefined) return;
  const conversa = cifra.decifrar(Buffer.from(conversaCifrada, 'base64'), CONTEXTO_DA_CONVERSA);
  const resultado = await telegram.enviar(
    { conversa, texto, pedeContato },
    requestId === undefined ? {} : { requestId },
  );
  encerrarEntrega(resultado, { log, canal: 'telegram', id: 'conversa' });
}
