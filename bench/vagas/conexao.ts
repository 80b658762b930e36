import type { Socket } from 'node:net';
import { connect } from 'node:net';

const FIM_DO_CABECALHO = Buffer.from('\r\n\r\n');

/**
 * One HTTP/1.1 connection kept open, one request at a time, with nothing between it and the socket: the load must not
 * cost more than the measured work.
 */
export type Conexao = {
  readonly pedir: (texto: string) => Promise<{ readonly status: number; readonly corpo: string }>;
  readonly fechar: () => void;
};

export async function abrirConexao(porta: number): Promise<Conexao> {
  const socket = await conectar(porta);
  let recebido: Buffer = Buffer.alloc(0);
  let espera:
    | {
        readonly resolver: (r: { readonly status: number; readonly corpo: string }) => void;
        readonly rejeitar: (e: Error) => void;
      }
    | undefined;
  function encerrar(erro: Error) {
    espera?.rejeitar(erro);
    espera = undefined;
  }
  socket.on('data', (parte) => {
    recebido = recebido.length === 0 ? parte : Buffer.concat([recebido, parte]);
    const inteira = lerResposta(recebido);
    if (inteira === undefined) return;
    recebido = recebido.subarray(inteira.tamanho);
    const quem = espera;
    espera = undefined;
    quem?.resolver(inteira);
  });
  socket.on('error', encerrar);
  socket.on('close', () => encerrar(new Error('connection closed')));
  return {
    pedir: (texto) =>
      new Promise((resolver, rejeitar) => {
        espera = { resolver, rejeitar };
        socket.write(texto);
      }),
    fechar: () => socket.destroy(),
  };
}

function conectar(porta: number): Promise<Socket> {
  return new Promise((resolver, rejeitar) => {
    const socket = connect({ host: '127.0.0.1', port: porta, noDelay: true }, () => resolver(socket));
    socket.once('error', rejeitar);
  });
}

/** A whole answer with a declared length, or undefined while it is still coming. */
function lerResposta(
  bytes: Buffer,
): { readonly status: number; readonly corpo: string; readonly tamanho: number } | undefined {
  const fim = bytes.indexOf(FIM_DO_CABECALHO);
  if (fim < 0) return undefined;
  const cabecalho = bytes.toString('latin1', 0, fim);
  const tamanhoDoCorpo = Number(/\r\ncontent-length: (\d+)/i.exec(cabecalho)?.[1] ?? 0);
  const tamanho = fim + FIM_DO_CABECALHO.length + tamanhoDoCorpo;
  if (bytes.length < tamanho) return undefined;
  const corpo = bytes.toString('utf8', fim + FIM_DO_CABECALHO.length, tamanho);
  return { status: Number(cabecalho.slice(9, 12)), corpo, tamanho };
}
