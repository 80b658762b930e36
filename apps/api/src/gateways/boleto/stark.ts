import { createPrivateKey } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { diaDe } from '@rateia/domain/datas';
import { HTTP } from '@rateia/domain/http';
import { ambienteReal } from '../ambiente.ts';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { ChamadaHttp, RespostaJson } from '../cliente-http.ts';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigWebhook } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import { assinarTexto } from './assinatura.ts';
import type { BoletoDoFio, TransacaoDoFio } from './esquemas.ts';
import {
  boletoDaOrigem,
  chavesPublicas,
  emBoleto,
  erros,
  etiquetaDe,
  listaDeBoletos,
  listaDeTransacoes,
  listaDeWebhooks,
  umaTransacao,
  umBoleto,
} from './esquemas.ts';
import type { Boleto, EntradaDeBoleto, GatewayBoleto, PedidoDeBoleto } from './port.ts';
import { criarChaves, interpretarWebhookDeBoleto } from './webhook.ts';

export interface ConfigBoleto {
  /** Up to and including the version: `https://api.starkbank.com/v2`. */
  readonly urlBase: string;
  /** `project/5656565656565656`. */
  readonly acesso: string;
  /** The private key, in PEM. */
  readonly chave: string;
  readonly webhook: ConfigWebhook;
}

/** The provider's own program waits this long. */
const POLITICA = { tempoLimiteMs: 15_000 };
/** The most that one list carries, and the most pages of one question. */
const POR_PAGINA = 100;
const MAXIMO_DE_PAGINAS = 1_000;
/** Refusals that are about us and not about the request. */
const DE_CREDENCIAL = new Set(['invalidSignature', 'invalidAccessId', 'invalidAccessTime', 'invalidCredentials']);

/** Boletos by Stark Bank, API v2. Every request is signed over the very bytes that are sent. */
export function criarStark(config: ConfigBoleto, dependencias: Dependencias = {}): GatewayBoleto {
  const chave = createPrivateKey(config.chave);
  const { agora, ambiente = ambienteReal } = dependencias;
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia('boleto', { ...dependencias, politica: { ...POLITICA, ...dependencias.politica } }),
    assinar: (corpo) => {
      const hora = String(Math.floor(Date.now() / 1_000));
      const texto = `${config.acesso}:${hora}:${corpo}`;
      return { 'access-id': config.acesso, 'access-time': hora, 'access-signature': assinarTexto(texto, chave) };
    },
  });
  async function chamar(chamada: Omit<ChamadaHttp, 'repetivel'> & { readonly repetivel?: false }) {
    const hora = agora === undefined ? {} : { [CABECALHOS.agora]: agora() };
    return await cliente({ repetivel: true, ...chamada, cabecalhos: { 'accept-language': 'pt-BR', ...hora } });
  }
  async function ler<Valor>(
    chamada: Omit<ChamadaHttp, 'repetivel' | 'metodo'>,
    leitor: (corpo: unknown) => Valor,
  ): Promise<Resultado<Valor>> {
    return await comoResultado(async () => responder(await chamar({ metodo: 'GET', ...chamada }), leitor));
  }

  /** Every page of a list; throws for one that does not end. */
  async function listarTudo<Pagina extends { readonly cursor?: string | null | undefined }>(
    chamada: { readonly operacao: string; readonly caminho: string; readonly query: Readonly<Record<string, string>> },
    lerPagina: (corpo: unknown) => Pagina,
  ): Promise<Resultado<readonly Pagina[]>> {
    const paginas: Pagina[] = [];
    let cursor: string | null | undefined;
    for (let n = 0; n < MAXIMO_DE_PAGINAS; n += 1) {
      const query = { limit: String(POR_PAGINA), ...chamada.query, ...(cursor ? { cursor } : {}) };
      const r = await ler({ ...chamada, query }, lerPagina);
      if (r.situacao !== 'ok') return r;
      paginas.push(r.valor);
      cursor = r.valor.cursor;
      if (!cursor) return ok(paginas);
    }
    throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  }

  async function boletosPor(query: Readonly<Record<string, string>>): Promise<Resultado<readonly BoletoDoFio[]>> {
    const chamada = { operacao: 'listarBoletos', caminho: '/boleto', query };
    const r = await listarTudo(chamada, (corpo) => interpretar(listaDeBoletos, corpo));
    return r.situacao === 'ok' ? ok(r.valor.flatMap(({ boletos }) => boletos)) : r;
  }

  /** The entries of bills among those of a statement: each says its bill, which says its tag and its payer. */
  async function comSeusBoletos(transacoes: readonly TransacaoDoFio[]): Promise<Resultado<readonly EntradaDeBoleto[]>> {
    const deBoletos = transacoes.flatMap((t) => {
      const boletoId = boletoDaOrigem(t.source);
      return boletoId === undefined || t.amount <= 0 ? [] : [{ ...t, boletoId }];
    });
    const ids = [...new Set(deBoletos.map(({ boletoId }) => boletoId))];
    const achados = new Map<string, BoletoDoFio>();
    for (let de = 0; de < ids.length; de += POR_PAGINA) {
      const r = await boletosPor({ ids: ids.slice(de, de + POR_PAGINA).join(',') });
      if (r.situacao !== 'ok') return r;
      for (const boleto of r.valor) achados.set(boleto.id, boleto);
    }
    return ok(
      deBoletos.map(({ id, boletoId, amount: valor, created: em }) => {
        const boleto = achados.get(boletoId);
        const cpf = boleto?.taxId?.replace(/\D/g, '') ?? '';
        const etiqueta = boleto === undefined ? null : etiquetaDe(boleto);
        return { id, boletoId, etiqueta, valor, em, cpf: cpf.length === 11 ? cpf : null };
      }),
    );
  }

  const chaves = criarChaves(async () => {
    const query = { limit: '1' };
    const r = await ler({ operacao: 'buscarChave', caminho: '/public-key', query }, (corpo) =>
      interpretar(chavesPublicas, corpo),
    );
    return r.situacao === 'ok' ? r.valor.publicKeys[0]?.content : undefined;
  }, ambiente.cronometro);

  return {
    criar: (pedido, contexto) =>
      comoResultado<Boleto>(async () => {
        const corpo = { boletos: [corpoDo(pedido)] };
        const resposta = await chamar({
          operacao: 'criarBoleto',
          repetivel: false,
          metodo: 'POST',
          caminho: '/boleto',
          corpo,
          contexto,
        });
        return responder(resposta, (lido) => {
          const [boleto] = interpretar(listaDeBoletos, lido).boletos;
          if (boleto === undefined) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
          return emBoleto(boleto);
        });
      }),

    achar: async (etiqueta) => {
      const r = await boletosPor({ tags: etiqueta });
      // The oldest has the smallest id; all have the same number of digits.
      return r.situacao === 'ok' ? ok(r.valor.map(emBoleto).sort((a, b) => (a.id < b.id ? -1 : 1))) : r;
    },

    consultar: async (id) =>
      await ler({ operacao: 'consultarBoleto', caminho: `/boleto/${encodeURIComponent(id)}` }, (corpo) =>
        emBoleto(interpretar(umBoleto, corpo).boleto),
      ),

    cancelar: (id) =>
      comoResultado<void>(async () => {
        const caminho = `/boleto/${encodeURIComponent(id)}`;
        return responder(await chamar({ operacao: 'cancelarBoleto', metodo: 'DELETE', caminho }), () => undefined);
      }),

    arquivo: async (id) =>
      await ler(
        { operacao: 'buscarArquivo', caminho: `/boleto/${encodeURIComponent(id)}/pdf`, bruto: true },
        (corpo) => {
          if (!Buffer.isBuffer(corpo)) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
          return corpo;
        },
      ),

    consultarEntrada: async (id) => {
      const r = await ler(
        { operacao: 'consultarEntrada', caminho: `/transaction/${encodeURIComponent(id)}` },
        (corpo) => interpretar(umaTransacao, corpo),
      );
      if (r.situacao !== 'ok') return r;
      const entradas = await comSeusBoletos([r.valor.transaction]);
      if (entradas.situacao !== 'ok') return entradas;
      const [entrada] = entradas.valor;
      return entrada === undefined ? { situacao: 'inexistente' } : ok(entrada);
    },

    listarEntradas: async ({ inicio, fim }) => {
      // The statement is asked for by whole days, of Brasília.
      const query = { after: diaDe(inicio), before: diaDe(fim) };
      const r = await listarTudo({ operacao: 'listarEntradas', caminho: '/transaction', query }, (corpo) =>
        interpretar(listaDeTransacoes, corpo),
      );
      if (r.situacao !== 'ok') return r;
      const transacoes = r.valor.flatMap(({ transactions }) => transactions);
      return await comSeusBoletos(transacoes.filter(({ created }) => created >= inicio && created <= fim));
    },

    configurarWebhook: (endereco) =>
      comoResultado<void>(async () => {
        const url = `${endereco.replace(/\/+$/, '')}/${parteSecreta(config.webhook.segredo)}`;
        const r = await ler({ operacao: 'listarWebhooks', caminho: '/webhook', query: { limit: '100' } }, (corpo) =>
          interpretar(listaDeWebhooks, corpo),
        );
        if (r.situacao !== 'ok') return r;
        if (r.valor.webhooks.some((registrado) => registrado.url === url)) return ok(undefined);
        const corpo = { url, subscriptions: ['boleto'] };
        const pedido = {
          operacao: 'configurarWebhook',
          repetivel: false,
          metodo: 'POST',
          caminho: '/webhook',
        } as const;
        return responder(await chamar({ ...pedido, corpo }), () => undefined);
      }),

    interpretarWebhook: async (webhook) =>
      await interpretarWebhookDeBoleto({ config: config.webhook, chaves }, webhook),
  };
}

/** Fine and interest are sent as 0: left out, the provider would charge 2 % and 1 % a month. */
function corpoDo({ etiqueta, valor, vencimento, diasDepois, descricao, pagador }: PedidoDeBoleto) {
  return {
    amount: valor,
    name: pagador.nome,
    taxId: pagador.cpf,
    streetLine1: pagador.rua,
    streetLine2: pagador.complemento,
    district: pagador.bairro,
    city: pagador.cidade,
    stateCode: pagador.uf,
    zipCode: pagador.cep,
    due: vencimento,
    fine: 0,
    interest: 0,
    overdueLimit: diasDepois,
    descriptions: [{ text: descricao, amount: valor }],
    tags: [etiqueta],
  };
}

function responder<Valor>({ status, corpo }: RespostaJson, ler: (corpo: unknown) => Valor): Resultado<Valor> {
  if (status < HTTP.pedidoInvalido) return ok(ler(corpo));
  if (status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  const [primeiro] = erros.safeParse(corpo).data?.errors ?? [];
  const codigo = primeiro?.code ?? `http${status}`;
  if (status === HTTP.semPermissao || DE_CREDENCIAL.has(codigo))
    return { situacao: 'indisponivel', motivo: 'credencial' };
  return recusado(codigo, primeiro?.message);
}
