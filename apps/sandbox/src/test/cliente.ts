import { connect } from 'node:net';
import type { OpcoesDaSandbox, Sandbox } from '../sandbox.ts';
import { iniciarSandbox } from '../sandbox.ts';

export interface Resposta {
  readonly status: number;
  readonly tipo: string;
  readonly texto: string;
  readonly json: unknown;
  readonly cabecalhos: Headers;
}

/** A sandbox of its own for each test, and a hand to call it with. */
export async function abrirSandbox(opcoes: Partial<OpcoesDaSandbox> = {}) {
  const sandbox = await iniciarSandbox({
    porta: 0,
    portaSmtp: 0,
    semente: 1,
    liquidacaoMs: 1,
    repeticaoDeWebhookMs: 1,
    ...opcoes,
  });
  const token = await obterToken(sandbox);
  function chamar(metodo: string, caminho: string, corpo?: unknown, cabecalhos: Record<string, string> = {}) {
    return pedir(`${sandbox.url}${caminho}`, {
      method: metodo,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${token}`,
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
        ...cabecalhos,
      },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    });
  }
  return {
    sandbox,
    token,
    chamar,
    /** A page's form, as a browser sends it. */
    enviarForma: (caminho: string, campos: Record<string, string>) =>
      pedir(`${sandbox.url}${caminho}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(campos) }),
    cobrar: async (txid: string, mudancas: Record<string, unknown> = {}) => {
      const cobranca = {
        calendario: { expiracao: 1_800 },
        valor: { original: '21.60' },
        chave: sandbox.credenciais.chave,
        solicitacaoPagador: 'Vaga',
        ...mudancas,
      };
      return campos((await chamar('PUT', `/psp/v2/cob/${txid}`, cobranca)).json);
    },
    registrar: (url: string) => chamar('PUT', `/psp/v2/webhook/${sandbox.credenciais.chave}`, { webhookUrl: url }),
  };
}

export function campos(valor: unknown): Record<string, unknown> {
  return typeof valor === 'object' && valor !== null ? { ...valor } : {};
}

/** Sends one message as a mail program does. */
export async function enviarEmail(
  porta: number,
  para: string,
  mensagem: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const linhas = ['EHLO teste', 'MAIL FROM:<ola@rateia.exemplo.com.br>', `RCPT TO:<${para}>`, 'DATA'];
  const passos = [...linhas, [...mensagem, '.'].join('\r\n'), 'QUIT'];
  const soquete = connect({ port: porta, host: '127.0.0.1', ...(signal === undefined ? {} : { signal }) });
  for await (const resposta of soquete) {
    const ultima = String(resposta).trim().split('\r\n').at(-1) ?? '';
    if (/^[45]/.test(ultima)) throw new Error(ultima);
    const passo = passos.shift();
    if (passo === undefined) break;
    soquete.write(`${passo}\r\n`);
  }
  soquete.destroy();
}

async function obterToken(sandbox: Sandbox): Promise<string> {
  const { clienteId, clienteSegredo } = sandbox.credenciais;
  const resposta = await pedir(`${sandbox.url}/psp/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clienteId}:${clienteSegredo}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return String(campos(resposta.json)['access_token']);
}

async function pedir(url: string, opcoes: RequestInit): Promise<Resposta> {
  const resposta = await fetch(url, opcoes);
  const texto = await resposta.text();
  const tipo = resposta.headers.get('content-type') ?? '';
  return {
    status: resposta.status,
    tipo,
    texto,
    json: tipo.includes('json') ? JSON.parse(texto) : undefined,
    cabecalhos: resposta.headers,
  };
}
