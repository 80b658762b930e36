import rateLimit from '@fastify/rate-limit';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { binario } from '@rateia/contracts/campos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emTransacao } from '../db/banco.ts';
import { comRastro } from '../db/rastro.ts';
import { registrarAuditoria } from '../db/transicoes.ts';
import { autenticar } from './autenticacao.ts';
import { comprimir } from './compressao.ts';
import type { Contexto, ContextoAberto, ContextoUsuario } from './contexto.ts';
import { aceitarFormulario, lerJson } from './corpo-json.ts';
import type { Deps } from './deps.ts';
import { ErroDeCatalogo } from './erros.ts';
import { executar, manipuladorDe } from './executar-chamada.ts';
import { exigirFatorDaEquipe } from './fator-da-equipe.ts';
import type { Bilhete, Filas } from './filas.ts';
import { criarFilas } from './filas.ts';
import type { AbrirFluxo } from './fluxo-de-eventos.ts';
import { criarFluxos, FLUXO_ABERTO } from './fluxo-de-eventos.ts';
import { hashDoPedido } from './idempotencia.ts';
import type { LimitePorConta } from './limites.ts';
import { limiteDaChamada, limitePorConta, voltarEm } from './limites.ts';
import { noPasso } from './no-passo.ts';
import { exigirPapel, papeisDaConta, temPapel } from './politicas.ts';
import { JSON_UTF8 } from './responder-erro.ts';
import { enviarArquivo, respondeArquivo } from './resposta-binaria.ts';
import type { RotaMontada } from './rotas.ts';
import { statusSemCorpo } from './rotas.ts';
import { criarServidorBase } from './servidor-base.ts';
import type { SessaoAtiva } from './sessoes.ts';
import type { Tokens } from './tokens.ts';
import { transmitirEventos } from './transmitir-eventos.ts';
import { aceitarArquivos, lerUpload, tomaArquivo } from './upload-de-arquivo.ts';
import { lerPedidoDaChamada } from './validacao.ts';

const CORPO_MAXIMO = 1_048_576;

/** Fastify with the limits, headers, error handler and the calls of the contract. Listens nowhere yet. */
export async function criarServidor(
  deps: Deps,
  tokens: Tokens,
  rotas: readonly RotaMontada[],
): Promise<FastifyInstance> {
  const app = await criarServidorBase(deps, {
    bodyLimit: CORPO_MAXIMO,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // One proxy, which writes the address it saw last: the caller wrote everything before that.
    trustProxy: deps.config.confiarProxy ? (_endereco, salto) => salto === 0 : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  await app.register(rateLimit, {
    global: false,
    max: deps.config.limitePorMinuto,
    timeWindow: 60_000,
    errorResponseBuilder: (_p, { ttl }) => voltarEm(ttl),
  });
  // A form of another site may call itself plain text: JSON is read, and nothing else (ASVS 3.5.2, 4.1.1).
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, lerJson);
  const montagem = {
    deps,
    tokens,
    filas: criarFilas({ esperaMs: deps.config.esperaNaFilaMs }),
    contas: limitePorConta(app, deps.config.limitePorConta),
    abrirFluxo: criarFluxos(app),
  };
  const comuns = rotas.filter(({ chamada }) => !tomaArquivo(chamada));
  for (const rota of comuns) {
    if (rota.chamada.formulario === true)
      await app.register((filho, _opcoes, pronto) => {
        aceitarFormulario(filho);
        montar(filho, { ...montagem, rota });
        pronto();
      });
    else montar(app, { ...montagem, rota });
  }
  await app.register((comArquivos, _opcoes, pronto) => {
    aceitarArquivos(comArquivos);
    for (const rota of rotas) if (tomaArquivo(rota.chamada)) montar(comArquivos, { ...montagem, rota });
    pronto();
  });
  return app;
}

type Montagem = {
  readonly deps: Deps;
  readonly tokens: Tokens;
  readonly filas: Filas;
  readonly contas: LimitePorConta;
  readonly abrirFluxo: AbrirFluxo;
  readonly rota: RotaMontada;
};

function montar(app: FastifyInstance, { filas, ...m }: Montagem): void {
  const { deps, rota } = m;
  const { chamada, nome, servico } = rota;
  const fila = servico.tipo === 'simples' ? servico.fila : undefined;
  const url = (chamada.base ?? '/api/v1') + chamada.path.replace(/\{(\w+)\}/g, ':$1');
  app.route({
    method: chamada.method,
    url,
    config: { rateLimit: limiteDaChamada(chamada.auth, deps.config.limitePorMinuto) },
    // Before the limits: a call that is turned away is counted too.
    onRequest: (_pedido, resposta, pronto) => {
      const medir = deps.metricas.chamadas.startTimer({ chamada: nome });
      function contar() {
        return medir({ status: String(resposta.statusCode) });
      }
      resposta.raw.once('close', contar).once(FLUXO_ABERTO, () => {
        resposta.raw.off('close', contar);
        contar();
      });
      pronto();
    },
    handler: async (pedido, resposta) => {
      const bilhete = fila === undefined ? undefined : filas.entrar(fila(pedido.body));
      // A caller who hangs up before his turn lets the next one pass; a caller who is being served keeps it to the end.
      resposta.raw.once('close', () => bilhete?.desistir());
      try {
        return await atender({ ...m, url, bilhete, pedido, resposta });
      } finally {
        bilhete?.sair();
      }
    },
  });
}

/** Serves a request from the caller to the answer: the work before the turn is done while others are served. */
async function atender({
  contas,
  rota,
  url,
  bilhete,
  pedido,
  resposta,
  abrirFluxo,
  ...p
}: Atendimento): Promise<FastifyReply> {
  const { deps, tokens } = p;
  const { chamada } = rota;
  const base: Contexto = {
    deps,
    db: deps.db,
    agora: deps.relogio.agora(),
    ip: pedido.ip,
    requestId: pedido.id,
    agente: String(pedido.headers['user-agent'] ?? '').slice(0, 200),
    pedido: { metodo: pedido.method, caminho: pedido.url.split('?', 1)[0] ?? '' },
    hashDispositivo: cabecalho(pedido, CABECALHOS.dispositivo),
    cabecalhos: pedido.headers,
    corpoBruto: pedido.corpoBruto ?? null,
    arquivo: null,
    chaveIdempotencia: cabecalho(pedido, CABECALHOS.idempotencia),
    hashDoPedido: null,
  };
  resposta
    .header(CABECALHOS.agora, base.agora)
    .header(CABECALHOS.requisicao, pedido.id)
    .header('cache-control', chamada.guardavel === true ? 'public, max-age=60' : 'no-store');
  const quem = await comUsuario(pedido, { base, tokens, rota });
  const conta = contaDe(quem);
  if (conta !== undefined) await contas.contar(pedido, conta);
  // A caller without permission does not get to send a file either.
  const envio = chamada.arquivo === undefined ? undefined : await lerUpload(pedido, chamada.arquivo);
  const body = envio === undefined ? pedido.body : envio.campos;
  const ctx = {
    ...quem,
    arquivo: envio?.arquivo ?? null,
    hashDoPedido:
      chamada.idempotente === true
        ? hashDoPedido(deps.cifra, {
            metodo: chamada.method,
            caminho: pedido.url,
            corpo: body,
            ...(envio === undefined ? {} : { arquivo: envio.arquivo }),
          })
        : null,
  };
  const entrada = lerPedidoDaChamada(chamada, { params: pedido.params, query: pedido.query, body });
  const passo = { nome: `chamada ${rota.nome}`, requestId: pedido.id, atributos: { 'http.route': url } };
  return await comRastro(passo, () =>
    rota.servico.tipo === 'eventos'
      ? transmitirEventos(resposta, ctx, { chamada, servico: rota.servico, entrada, abrirFluxo })
      : responder(resposta, ctx, { rota, entrada, pedido, bilhete }),
  );
}

type Atendimento = Omit<Montagem, 'filas'> & {
  readonly url: string;
  readonly bilhete: Bilhete | undefined;
  readonly pedido: FastifyRequest;
  readonly resposta: FastifyReply;
};

async function responder(
  resposta: FastifyReply,
  ctx: Contexto | ContextoUsuario,
  p: {
    readonly rota: RotaMontada;
    readonly entrada: Record<string, unknown>;
    readonly pedido: FastifyRequest;
    readonly bilhete: Bilhete | undefined;
  },
): Promise<FastifyReply> {
  await p.bilhete?.chegarAVez();
  if (respondeArquivo(p.rota.chamada)) {
    const arquivo = binario.parse(await manipuladorDe(p.rota.nome, p.rota.servico)(ctx, p.entrada));
    if (p.rota.chamada.tiposDoArquivo?.includes(arquivo.tipo.split(';', 1)[0] ?? '') !== true)
      throw new Error(`answer of ${p.rota.nome} is not its contract: ${arquivo.tipo}`);
    return enviarArquivo(resposta, arquivo);
  }
  async function fazer() {
    return await executar(ctx, p);
  }
  const { status, corpo } =
    p.rota.chamada.tempoIgual === true ? await noPasso(ctx.deps.config.passoDeRespostaMs, fazer) : await fazer();
  // The next one need not wait until this answer has left.
  p.bilhete?.sair();
  if (corpo === '') return resposta.code(statusSemCorpo(p.rota.chamada)).send();
  const enviado = await comprimir(corpo, p.pedido.headers['accept-encoding']);
  if (enviado.codificacao !== undefined) resposta.header('content-encoding', enviado.codificacao);
  return resposta.code(status).header('vary', 'accept-encoding').type(JSON_UTF8).send(enviado.corpo);
}

async function comUsuario(
  pedido: FastifyRequest,
  { base, tokens, rota }: { readonly base: Contexto; readonly tokens: Tokens; readonly rota: RotaMontada },
): Promise<Contexto | ContextoAberto | ContextoUsuario> {
  if (rota.chamada.auth === 'publica' || rota.chamada.auth === 'provedor') return base;
  if (rota.chamada.auth === 'opcional') {
    const quem = await reconhecer(pedido, { base, tokens });
    if (quem !== null) pedido.conta = quem.id;
    return { ...base, quem };
  }
  const usuario = await autenticar(pedido.headers, { tokens, sessoes: base.deps.sessoes });
  const ctx: ContextoUsuario = { ...base, usuario };
  pedido.conta = usuario.id;
  // Object-level roles (dono, membro, administrador) are decided by the use case; staff calls are decided here.
  if (rota.chamada.auth === 'operador') {
    if (usuario.papeis.length > 0 && !temPapel(rota.papeis, papeisDaConta(ctx))) await anotarNegada(ctx, rota);
    exigirPapel(rota.papeis, papeisDaConta(ctx));
    await exigirFatorDaEquipe(ctx, rota);
  }
  return ctx;
}

/**
 * Notes an act that a person of the staff tried without permission. The tries of other people stand in the log (ASVS
 * 16.3.2; REGRAS 2.24).
 */
async function anotarNegada({ db, usuario, ip, agora }: ContextoUsuario, { nome }: RotaMontada): Promise<void> {
  const negada = { usuarioId: usuario.id, acao: 'equipe.negada', alvo: `chamada:${nome}`, ip, em: agora };
  await emTransacao(db, (trx) => registrarAuditoria(trx, negada));
}

function contaDe(ctx: Contexto | ContextoAberto | ContextoUsuario): number | undefined {
  if ('usuario' in ctx) return ctx.usuario.id;
  return 'quem' in ctx ? ctx.quem?.id : undefined;
}

/**
 * Recognises the caller of a call that anybody may make: a session that is over, or of another device, counts as none.
 */
async function reconhecer(
  pedido: FastifyRequest,
  { base, tokens }: { readonly base: Contexto; readonly tokens: Tokens },
): Promise<SessaoAtiva | null> {
  if (pedido.headers.authorization === undefined) return null;
  try {
    return await autenticar(pedido.headers, { tokens, sessoes: base.deps.sessoes });
  } catch (erro) {
    if (erro instanceof ErroDeCatalogo && erro.chave === 'naoAutenticado') return null;
    throw erro;
  }
}

function cabecalho(pedido: FastifyRequest, nome: string): string | null {
  const v = pedido.headers[nome];
  return typeof v === 'string' && v !== '' ? v.slice(0, 200) : null;
}
