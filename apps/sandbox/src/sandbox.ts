import { mkdirSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { criarAgenda } from './agenda.ts';
import { criarServidorSmtp } from './caixa/smtp.ts';
import type { Contexto } from './contexto.ts';
import { rotasDeControle } from './controle.ts';
import type { Credenciais } from './credenciais.ts';
import { credenciaisDaSandbox } from './credenciais.ts';
import { criarEntregas } from './entregas.ts';
import { criarGuarda } from './estado.ts';
import { criarFalhas, instalarFalhas } from './falhas.ts';
import type { Opcoes } from './opcoes.ts';
import { OPCOES_PADRAO } from './opcoes.ts';
import { rotasDeRecursos } from './paginas/recursos.ts';
import { PROVEDORES } from './provedores.ts';
import { enviarProblema } from './psp/problema.ts';
import { criarRelogio } from './relogio.ts';
import { criarSorteio } from './sorteio.ts';

export interface OpcoesDaSandbox extends Partial<Opcoes> {
  /** 0 takes any free port. */
  readonly porta: number;
  readonly portaSmtp: number;
  readonly credenciais?: Credenciais;
  /** JSON file that keeps inbox and bank between runs. */
  readonly arquivo?: string;
  /** Replays every random choice. */
  readonly semente?: number;
  readonly agora?: () => number;
}

export interface Sandbox {
  /** `http://localhost:3100` */
  readonly url: string;
  readonly porta: number;
  readonly portaSmtp: number;
  readonly semente: number;
  readonly credenciais: Credenciais;
  /** Resolves once no payout, refund or webhook is under way; held webhooks do not count. */
  readonly ociosa: () => Promise<void>;
  /** Revokes every access token, as a provider does now and then. */
  readonly esquecerTokens: () => void;
  readonly parar: () => Promise<void>;
}

/** The outside world on this machine: bank, mail, SMS, CEP, files and recognition, by the same protocols as the real ones. */
export async function iniciarSandbox(pedido: OpcoesDaSandbox): Promise<Sandbox> {
  const { porta, portaSmtp, credenciais = credenciaisDaSandbox, arquivo, agora = Date.now, ...opcoes } = pedido;
  const semente = pedido.semente ?? Math.floor(Math.random() * 2 ** 32);
  if (arquivo !== undefined) mkdirSync(dirname(arquivo), { recursive: true });

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  const partes = {
    guarda: criarGuarda(arquivo),
    relogio: criarRelogio(agora),
    sorteio: criarSorteio(semente),
    agenda: criarAgenda((erro) => app.log.error(erro)),
    opcoes: { ...OPCOES_PADRAO, ...opcoes },
  };
  const falhas = criarFalhas(partes.sorteio);
  let portaReal = porta;
  const contexto: Contexto = {
    ...partes,
    credenciais,
    falhas,
    entregas: criarEntregas({ ...partes, falhas }),
    tokens: new Map(),
    // The host is a name and not a number: the standard's `location` is a URI without "https://", and this one is valid
    // both ways.
    maquina: () => `localhost:${portaReal}`,
  };

  montar(app, contexto);
  const smtp = criarServidorSmtp(contexto);
  await app.listen({ port: porta, host: 'localhost' });
  portaReal = portaDe(app.server);
  await new Promise<void>((resolver, rejeitar) => {
    smtp.once('error', rejeitar);
    smtp.listen(portaSmtp, '127.0.0.1', () => resolver());
  }).catch(async (erro: unknown) => {
    await app.close();
    throw erro;
  });
  // A sender that dies in the middle of a message must not end the sandbox: it sends again.
  smtp.on('error', () => undefined);
  contexto.entregas.retomar();
  for (const { retomar } of PROVEDORES) retomar?.(contexto);

  return {
    url: `http://localhost:${portaReal}`,
    porta: portaReal,
    portaSmtp: portaDe(smtp.server),
    semente,
    credenciais,
    ociosa: partes.agenda.ociosa,
    esquecerTokens: () => contexto.tokens.clear(),
    parar: async () => {
      await Promise.all([app.close(), new Promise<void>((resolver) => smtp.close(() => resolver()))]);
      await partes.agenda.encerrar();
      await partes.guarda.gravada();
    },
  };
}

function montar(app: FastifyInstance, contexto: Contexto): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_pedido, corpo, feito) => {
    feito(null, Object.fromEntries(new URLSearchParams(String(corpo))));
  });
  // An answer leaves only after its change is written, so nothing acknowledged is lost if this process ends in the next
  // moment.
  app.addHook('onSend', () => contexto.guarda.gravada());
  instalarFalhas(app, contexto.falhas);
  app.setErrorHandler((erro: { readonly statusCode?: number }, pedido, resposta) => {
    const culpaDeQuemPede = erro.statusCode !== undefined && erro.statusCode < 500;
    if (!culpaDeQuemPede) pedido.log.error(erro);
    return enviarProblema(resposta, culpaDeQuemPede ? 'RequisicaoInvalida' : 'ErroInternoDoServidor');
  });
  app.setNotFoundHandler((_pedido, resposta) => enviarProblema(resposta, 'NaoEncontrado'));

  for (const { montar: montarProvedor } of PROVEDORES) montarProvedor(app, contexto);
  rotasDeControle(app, contexto, PROVEDORES);
  rotasDeRecursos(app);
}

function portaDe(servidor: Server): number {
  const endereco: AddressInfo | string | null = servidor.address();
  return typeof endereco === 'object' && endereco !== null ? endereco.port : 0;
}
