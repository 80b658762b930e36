import { antesDeEnviar } from '../antes-de-enviar.ts';
import { FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Recusado } from '../resultado.ts';
import { recusado } from '../resultado.ts';

/** Commands whose reply is about the message: a 5xx there is the server's final no to it. */
const SOBRE_A_MENSAGEM = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** Replies that ask for a name and a password, or for others (RFC 4954): they say nothing about the message. */
const SOBRE_A_CREDENCIAL = new Set([530, 534, 535, 538]);
/** Steps before a connection may carry a message. */
const LIMITES_DA_CONEXAO = new Set(['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT']);

/**
 * Reads the refusal from an unfinished conversation with a mail server. Only a 5xx about the message refuses the
 * message: a server that refuses us, our password or our channel will take the same message when that is mended. Throws
 * in every other case.
 */
export function lerErroDeSmtp(erro: unknown): Recusado {
  const e = detalhes(erro);
  switch (e.codigo) {
    case '':
      throw erro;
    case 'ETLS':
    case 'EREQUIRETLS':
      throw new FalhaDeChamada({ tipo: 'rede', talvezFeito: false });
    default:
      return e.resposta === undefined ? semResposta(e) : lerResposta(e, e.resposta);
  }
}

function lerResposta({ codigo, comando }: Detalhes, statusHttp: number): Recusado {
  const definitiva = statusHttp >= 500;
  if (definitiva && (codigo === 'EAUTH' || SOBRE_A_CREDENCIAL.has(statusHttp)))
    throw new FalhaDeChamada({ tipo: 'credencial', talvezFeito: false, statusHttp });
  if (definitiva && SOBRE_A_MENSAGEM.has(comando)) return recusado(`smtp${statusHttp}`);
  // "Not now", or not to us: the server did not take the message, wherever in the conversation it said so.
  throw new FalhaDeChamada({ tipo: 'servidor', talvezFeito: false, statusHttp });
}

function semResposta({ codigo, causa, limite }: Detalhes): Recusado {
  switch (codigo) {
    // An address, or a size, that never leaves this process.
    case 'EENVELOPE':
    case 'EMESSAGE':
      return recusado(codigo);
    case 'EAUTH':
      throw new FalhaDeChamada({ tipo: 'credencial', talvezFeito: false });
    // We gave the conversation up, in the middle of any command.
    case 'EABORT':
      throw new FalhaDeChamada({ tipo: 'tempo', talvezFeito: true });
    case 'ETIMEDOUT':
      throw new FalhaDeChamada({ tipo: 'tempo', talvezFeito: !LIMITES_DA_CONEXAO.has(limite) });
    default:
      throw new FalhaDeChamada({ tipo: 'rede', talvezFeito: !(codigo === 'EDNS' || antesDeEnviar(causa)) });
  }
}

interface Detalhes {
  readonly resposta: number | undefined;
  readonly codigo: string;
  /** The system's own word for the fault of the connection. */
  readonly causa: string;
  readonly comando: string;
  readonly limite: string;
}

function detalhes(erro: unknown): Detalhes {
  const lido: Readonly<Record<string, unknown>> = typeof erro === 'object' && erro !== null ? { ...erro } : {};
  function texto(nome: string) {
    return typeof lido[nome] === 'string' ? lido[nome] : '';
  }
  const codigo = texto('code');
  return {
    resposta: typeof lido['responseCode'] === 'number' ? lido['responseCode'] : undefined,
    codigo,
    causa: texto('originalCode') || codigo,
    comando: texto('command'),
    limite: texto('timeoutType'),
  };
}
