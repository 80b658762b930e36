import * as net from 'node:net';
import * as tls from 'node:tls';
import type { Certificado } from './certificados.ts';

/** An answer in place of the ordinary one: words, silence, the end of the connection, or lines without end. */
type Resposta = string | 'silencio' | 'queda' | 'gotas';
type Momento = 'CONEXAO' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'MENSAGEM';

interface OpcoesDoServidor {
  readonly certificado: Certificado;
  /** TLS from the first byte. */
  readonly seguro?: boolean;
  readonly ofereceTls?: boolean;
  /** No other host may send. */
  readonly credencial?: { readonly usuario: string; readonly senha: string };
  readonly respostas?: Partial<Record<Momento, Resposta>>;
}

/** A mail server as strict, or as bad, as a test wants it. */
export interface ServidorSmtp {
  readonly porta: number;
  /** The conversation, each line with its channel: `claro: EHLO x`, `tls: MAIL FROM:<…>`. */
  readonly conversa: readonly string[];
  readonly mensagens: readonly string[];
  readonly fechar: () => Promise<void>;
}

const ENTRE_GOTAS_MS = 20;

export async function abrirServidorSmtp(opcoes: OpcoesDoServidor): Promise<ServidorSmtp> {
  const { certificado: cert, chave: key } = opcoes.certificado;
  const conversa: string[] = [];
  const mensagens: string[] = [];
  const abertas = new Set<net.Socket>();
  function iniciar(soquete: net.Socket, cifrado: boolean) {
    guardar(abertas, soquete);
    conversar({ opcoes, soquete, cifrado, conversa, mensagens, abertas });
    falar(soquete, opcoes.respostas?.CONEXAO ?? '220 teste');
  }
  const servidor =
    opcoes.seguro === true
      ? tls.createServer({ cert, key }, (soquete) => iniciar(soquete, true))
      : net.createServer((soquete) => iniciar(soquete, false));
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const onde = servidor.address();
  return {
    porta: typeof onde === 'object' && onde !== null ? onde.port : 0,
    conversa,
    mensagens,
    fechar: () =>
      new Promise((fechado) => {
        servidor.close(() => fechado());
        for (const soquete of abertas) soquete.destroy();
      }),
  };
}

interface Conversa {
  readonly opcoes: OpcoesDoServidor;
  readonly soquete: net.Socket;
  readonly cifrado: boolean;
  readonly conversa: string[];
  readonly mensagens: string[];
  readonly abertas: Set<net.Socket>;
}

function conversar(c: Conversa): void {
  const { opcoes, soquete } = c;
  const estado = { dados: false, autenticado: opcoes.credencial === undefined };
  let resto = '';
  function atender(lido: string): void {
    if (estado.dados) {
      estado.dados = false;
      c.mensagens.push(lido);
      falar(soquete, opcoes.respostas?.MENSAGEM ?? '250 taken');
      return;
    }
    c.conversa.push(`${c.cifrado ? 'tls' : 'claro'}: ${lido}`);
    const [momento, comum] = responder(c, estado, lido);
    falar(soquete, (momento === undefined ? undefined : opcoes.respostas?.[momento]) ?? comum);
    if (momento === 'STARTTLS') cifrar(c);
  }
  soquete.on('data', (parte) => {
    resto += parte.toString('utf8');
    for (let marca = fimDe(estado); resto.includes(marca); marca = fimDe(estado)) {
      const fim = resto.indexOf(marca);
      const lido = resto.slice(0, fim);
      resto = resto.slice(fim + marca.length);
      atender(lido);
    }
  });
}

interface EstadoDaConversa {
  dados: boolean;
  autenticado: boolean;
}

function fimDe({ dados }: EstadoDaConversa): string {
  return dados ? '\r\n.\r\n' : '\r\n';
}

/** The moment of the conversation at which a command stands, and the answer to it there. */
function responder(c: Conversa, estado: EstadoDaConversa, linha: string): readonly [Momento | undefined, string] {
  switch (linha.slice(0, 4).toUpperCase()) {
    case 'EHLO':
      return ['EHLO', saudacao(c.opcoes, c.cifrado)];
    case 'STAR':
      return ['STARTTLS', '220 go on'];
    case 'AUTH':
      estado.autenticado = credencialCerta(c.opcoes, linha);
      return ['AUTH', estado.autenticado ? '235 ok' : '535 5.7.8 wrong'];
    case 'MAIL':
      return ['MAIL', estado.autenticado ? '250 ok' : '530 5.7.0 authenticate first'];
    case 'RCPT':
      return ['RCPT', '250 ok'];
    case 'DATA':
      estado.dados = true;
      return ['DATA', '354 go on'];
    case 'QUIT':
      return [undefined, '221 bye'];
    default:
      return [undefined, '250 ok'];
  }
}

/** Goes on inside TLS on the same connection, when that was the answer. */
function cifrar(c: Conversa): void {
  const { opcoes, soquete } = c;
  if (opcoes.respostas?.STARTTLS !== undefined) return;
  const { certificado: cert, chave: key } = opcoes.certificado;
  soquete.removeAllListeners('data');
  const seguro = new tls.TLSSocket(soquete, { isServer: true, secureContext: tls.createSecureContext({ cert, key }) });
  guardar(c.abertas, seguro);
  conversar({ ...c, soquete: seguro, cifrado: true });
}

function saudacao({ ofereceTls, credencial }: OpcoesDoServidor, cifrado: boolean): string {
  return [
    '250-teste',
    ...(ofereceTls === true && !cifrado ? ['250-STARTTLS'] : []),
    ...(credencial === undefined ? [] : ['250-AUTH PLAIN']),
    '250 SIZE 5000000',
  ].join('\r\n');
}

function credencialCerta({ credencial }: OpcoesDoServidor, linha: string): boolean {
  const dita = Buffer.from(linha.split(' ')[2] ?? '', 'base64').toString('utf8');
  return dita === `\0${credencial?.usuario}\0${credencial?.senha}`;
}

function falar(soquete: net.Socket, resposta: Resposta): void {
  if (resposta === 'silencio') return;
  if (resposta === 'queda') {
    soquete.destroy();
    return;
  }
  if (resposta !== 'gotas') {
    soquete.write(`${resposta}\r\n`);
    return;
  }
  const gotejar = setInterval(() => soquete.write('250-a moment\r\n'), ENTRE_GOTAS_MS);
  soquete.once('close', () => clearInterval(gotejar));
}

function guardar(abertas: Set<net.Socket>, soquete: net.Socket): void {
  abertas.add(soquete);
  // A sender may give up in the middle: some of the tests are about that.
  soquete.on('error', () => undefined);
  soquete.once('close', () => abertas.delete(soquete));
}
