import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { rastroAtual } from '../../db/rastro.ts';
import type { ConfigEmail } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia, politicaPadrao } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok } from '../resultado.ts';
import { lerErroDeSmtp } from './erros-de-smtp.ts';
import type { Email, GatewayEmail } from './port.ts';

const CONEXOES = 5;

type Entrega = Resultado<{ readonly idMensagem: string }>;

interface Rastro {
  readonly requestId: string | undefined;
  /** Aborted when the caller waits no longer. */
  readonly signal: AbortSignal;
}

/** E-mail by SMTP, one pooled connection set per process. */
export function criarSmtp(config: ConfigEmail, dependencias: Dependencias = {}): GatewayEmail {
  const executar = criarResiliencia('email', dependencias);
  // Below our own limit, so that a step that hangs is reported with its name and not as a blank time-out.
  const porEtapaMs = Math.floor((dependencias.politica?.tempoLimiteMs ?? politicaPadrao.tempoLimiteMs) * 0.8);
  const transporte = createTransport({
    // A connection serves many messages, and closes by itself when nobody writes for a while (`socketTimeout`).
    pool: true,
    maxConnections: CONEXOES,
    // A message whose connection died is not sent again from here: the caller decides.
    maxRequeues: 0,
    host: config.servidor,
    port: config.porta,
    secure: config.seguro,
    requireTLS: config.exigirTls,
    connectionTimeout: porEtapaMs,
    greetingTimeout: porEtapaMs,
    socketTimeout: porEtapaMs,
    // The text comes from us and from our users: no file and no address may be pulled in by it.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(config.usuario === undefined ? {} : { auth: { user: config.usuario, pass: config.senha ?? '' } }),
    tls: {
      minVersion: 'TLSv1.2',
      ...(config.autoridade === undefined ? {} : { ca: readFileSync(config.autoridade) }),
    },
  });
  const dominio = config.remetente.replace(/^.*@/, '').replace(/>$/, '');

  async function tentar(email: Email, { requestId, signal }: Rastro): Promise<Entrega> {
    try {
      const mensagem = {
        from: config.remetente,
        to: { name: '', address: email.para },
        subject: email.assunto,
        text: email.texto,
        messageId: `<${email.id}@${dominio}>`,
        ...(email.html === undefined ? {} : { html: email.html }),
        attachments: (email.anexos ?? []).map(({ nome, texto }) => ({
          filename: nome,
          content: texto,
          contentType: 'application/json',
        })),
        headers: { ...email.cabecalhos, ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }) },
        // A message that is given up gives its connection back: a server that only drips would keep them all.
        signal,
      };
      const envio = await transporte.sendMail(mensagem);
      return ok({ idMensagem: envio.messageId });
    } catch (erro) {
      return lerErroDeSmtp(erro);
    }
  }

  return {
    enviar: (email, contexto) =>
      comoResultado(() =>
        executar({ nome: 'enviar', repetivel: false, contexto }, async (signal) => {
          const valor = await Promise.race([
            tentar(email, { requestId: contexto?.requestId ?? rastroAtual(), signal }),
            aoAbortar(signal),
          ]);
          return { valor };
        }),
      ),
    fechar: () => transporte.close(),
  };
}

function aoAbortar(sinal: AbortSignal): Promise<never> {
  return new Promise((_resolver, rejeitar) => {
    function abortar() {
      return rejeitar(new FalhaDeChamada({ tipo: 'tempo', talvezFeito: true }));
    }
    sinal.addEventListener('abort', abortar, { once: true });
  });
}
