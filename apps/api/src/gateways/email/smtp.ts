import { createTransport } from 'nodemailer';
import type { ConfigEmail } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia, politicaPadrao } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import type { Email, GatewayEmail } from './port.ts';

/** Replies to these commands come before the message itself: a failure there sent nothing. */
const ANTES_DA_MENSAGEM = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO']);

const CONEXOES = 5;

type Entrega = Resultado<{ readonly idMensagem: string }>;

/** E-mail by SMTP, one pooled connection set per process. */
export function criarSmtp(config: ConfigEmail, dependencias: Dependencias = {}): GatewayEmail {
  const executar = criarResiliencia('email', dependencias);
  // Below our own limit, so that a step that hangs is reported with its name and not as a blank time-out.
  const porEtapaMs = Math.floor((dependencias.politica?.tempoLimiteMs ?? politicaPadrao.tempoLimiteMs) * 0.8);
  const transporte = createTransport({
    // A connection serves many messages, and closes by itself when nobody writes for a while (`socketTimeout`).
    pool: true,
    maxConnections: CONEXOES,
    // A message whose connection died is not sent again from here: whoever asked decides.
    maxRequeues: 0,
    host: config.servidor,
    port: config.porta,
    secure: config.seguro,
    connectionTimeout: porEtapaMs,
    greetingTimeout: porEtapaMs,
    socketTimeout: porEtapaMs,
    // The text comes from us and from our users: no file and no address may be pulled in by it.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(config.usuario === undefined ? {} : { auth: { user: config.usuario, pass: config.senha ?? '' } }),
  });
  const dominio = config.remetente.replace(/^.*@/, '').replace(/>$/, '');

  const tentar = async (email: Email, requestId: string | undefined): Promise<Entrega> => {
    try {
      const envio = await transporte.sendMail({
        from: config.remetente,
        to: { name: '', address: email.para },
        subject: email.assunto,
        text: email.texto,
        messageId: `<${email.id}@${dominio}>`,
        ...(email.html === undefined ? {} : { html: email.html }),
        headers: { ...email.cabecalhos, ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }) },
      });
      return ok({ idMensagem: envio.messageId });
    } catch (erro) {
      return lerErro(erro);
    }
  };

  return {
    enviar: (email, contexto) =>
      comoResultado(() =>
        executar({ nome: 'enviar', repetivel: false, contexto }, async (sinal) => {
          const valor = await Promise.race([tentar(email, contexto?.requestId), aoAbortar(sinal)]);
          return { valor };
        }),
      ),
    fechar: () => transporte.close(),
  };
}

/** A 5xx is the server's final no; anything else is a failure of the call, harmless while the message had not begun. */
function lerErro(erro: unknown): Entrega {
  const { responseCode, code, command } = detalhes(erro);
  if (responseCode !== undefined && responseCode >= 500) return recusado(`smtp${responseCode}`);
  const enviou = !ANTES_DA_MENSAGEM.has(command);
  if (responseCode !== undefined) {
    // A 4xx is "not now": the server did not take the message, wherever in the conversation it said so.
    throw new FalhaDeChamada({ tipo: 'servidor', talvezFeito: false, statusHttp: responseCode });
  }
  if (code === 'EAUTH') throw new FalhaDeChamada({ tipo: 'credencial', talvezFeito: false });
  if (code === 'ETIMEDOUT') throw new FalhaDeChamada({ tipo: 'tempo', talvezFeito: enviou });
  if (code !== '') throw new FalhaDeChamada({ tipo: 'rede', talvezFeito: enviou });
  throw erro;
}

function detalhes(erro: unknown): { responseCode: number | undefined; code: string; command: string } {
  const lido: { responseCode?: unknown; code?: unknown; command?: unknown } =
    typeof erro === 'object' && erro !== null ? erro : {};
  return {
    responseCode: typeof lido.responseCode === 'number' ? lido.responseCode : undefined,
    code: typeof lido.code === 'string' ? lido.code : '',
    command: typeof lido.command === 'string' ? lido.command : '',
  };
}

function aoAbortar(sinal: AbortSignal): Promise<never> {
  return new Promise((_resolver, rejeitar) => {
    const abortar = () => rejeitar(new FalhaDeChamada({ tipo: 'tempo', talvezFeito: true }));
    sinal.addEventListener('abort', abortar, { once: true });
  });
}
