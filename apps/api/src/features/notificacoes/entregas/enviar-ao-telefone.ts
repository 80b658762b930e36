import type { NomeCanalMensagem } from '@rateia/domain/cadastro/pin';
import { MARCA } from '@rateia/domain/marca';
import { textoDoSms } from '@rateia/domain/notificacoes/sms';
import type { Executor } from '../../../db/banco.ts';
import { CONTEXTO_DA_CONVERSA, CONTEXTO_PESSOAL } from '../../../db/contextos.ts';
import type { ContextoDaTarefa } from '../../../db/fila.ts';
import type { ContextoChamada, Resultado } from '../../../gateways/resultado.ts';
import type { Deps, Gateways } from '../../../http/deps.ts';
import { anotarDesfecho, dispensarSeRecusada } from './anotar-desfecho.ts';
import type { Destinatario } from './entregas-repository.ts';
import { anotarEntrega, findDestinatario, tomarTentativa } from './entregas-repository.ts';

/**
 * Sends a message to the phone: by Telegram to a person who chose it; to others, or when Telegram does not take it, by
 * SMS (spec A§3 message channels; REGRAS 2.19). A message that Telegram may have taken is sent nowhere else and never
 * again, so that nobody reads it twice. The try is therefore noted before it is made.
 */
export async function enviarAoTelefone(
  deps: Deps,
  { notificacaoId }: { readonly notificacaoId: number },
  { requestId, tentativa }: ContextoDaTarefa,
): Promise<void> {
  const n = await findDestinatario(deps.db, notificacaoId);
  if (n?.telefoneCifrado == null || (await dispensarSeRecusada(deps, n, 'sms'))) return;
  const entrega = { notificacaoId, canal: 'sms' } as const;
  if (!(await tomarTentativa(deps.db, entrega))) return;
  const contexto = requestId === undefined ? {} : { requestId };
  const peloTelegram = await mandarTelegram(deps, n, contexto);
  const talvezTomado = peloTelegram?.situacao === 'ok' || peloTelegram?.situacao === 'desconhecido';
  const resultado = talvezTomado ? peloTelegram : await mandarSms(deps, n, contexto);
  // No channel took it: the next try may send it.
  if (resultado.situacao === 'indisponivel')
    await anotarEntrega(deps.db, { ...entrega, estado: 'enviada', em: deps.relogio.agora() });
  await anotarDesfecho(deps, { ...entrega, resultado, tentativa });
}

/** The channel of the messages to a person's phone. */
export async function canalDoTelefone(
  db: Executor,
  { mensagem }: Gateways,
  usuarioId: number,
): Promise<NomeCanalMensagem> {
  return mensagem.telegram !== undefined && (await conversaDe(db, usuarioId)) !== undefined ? 'telegram' : 'sms';
}

/** Undefined where there is no bot, or nobody chose it. A bot that its person has blocked is no way any more. */
async function mandarTelegram(
  { db, cifra, gateways }: Deps,
  { usuarioId, titulo, mensagem }: Destinatario,
  contexto: ContextoChamada,
): Promise<Resultado<unknown> | undefined> {
  const { telegram } = gateways.mensagem;
  const cifrada = await conversaDe(db, usuarioId);
  if (telegram === undefined || cifrada === undefined) return undefined;
  const conversa = cifra.decifrar(cifrada, CONTEXTO_DA_CONVERSA);
  const resultado = await telegram.enviar({ conversa, texto: `${titulo}\n${mensagem}` }, contexto);
  if (resultado.situacao === 'recusado')
    await db.deleteFrom('conversas_telegram').where('usuario_id', '=', usuarioId).execute();
  return resultado;
}

async function conversaDe(db: Executor, usuarioId: number): Promise<Buffer | undefined> {
  return (
    await db
      .selectFrom('conversas_telegram')
      .select('conversa_cifrada')
      .where('usuario_id', '=', usuarioId)
      .executeTakeFirst()
  )?.conversa_cifrada;
}

async function mandarSms(
  { cifra, gateways }: Deps,
  { telefoneCifrado, titulo, mensagem }: Destinatario,
  contexto: ContextoChamada,
): Promise<Resultado<unknown>> {
  if (telefoneCifrado === null) return { situacao: 'inexistente' };
  const telefone = cifra.decifrar(telefoneCifrado, CONTEXTO_PESSOAL.telefone);
  const texto = textoDoSms(`${MARCA}: ${titulo}. ${mensagem}`);
  return await gateways.mensagem.enviarSms({ para: `55${telefone}`, texto }, contexto);
}
