import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { ChamadaHttp } from '../cliente-http.ts';
import { interpretar } from '../cliente-http.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import { criarClienteOAuth } from '../oauth.ts';
import { nomeDoDevedor, textoLivre } from '../pix/esquemas.ts';
import { exigir, jaFeito, responder } from '../pix/respostas.ts';
import type { Dependencias } from '../resiliencia.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import type { ConfigPixAutomatico } from './config.ts';
import { cobrancaRecorrente, listaDeRecorrencias, local, recorrencia } from './esquemas.ts';
import type { CobrancaRecorrente, GatewayPixAutomatico, PedidoDeRecorrencia, Recorrencia } from './port.ts';
import { interpretarWebhookDePixAutomatico } from './webhook.ts';

const ESCOPOS = [
  ...['rec.write', 'rec.read', 'payloadlocationrec.write', 'cobr.write', 'cobr.read'],
  ...['webhookrec.write', 'webhookcobr.write'],
];
const TXID = /^[a-zA-Z0-9]{26,35}$/;

function encerrada({ estado }: Recorrencia): boolean {
  return estado === 'CANCELADA' || estado === 'REJEITADA' || estado === 'EXPIRADA';
}

/** Pix Automático of any provider that speaks the Banco Central's API Pix 2.9. */
export function criarPixAutomatico(config: ConfigPixAutomatico, dependencias: Dependencias = {}): GatewayPixAutomatico {
  const cliente = criarClienteOAuth({
    gateway: 'pix-automatico',
    config,
    urlBase: config.urlBase,
    escopos: ESCOPOS,
    transporte: criarTransporte(config.tls),
    dependencias,
  });

  async function lerRec(chamada: Omit<ChamadaHttp, 'repetivel'>): Promise<Resultado<Recorrencia>> {
    const resposta = await cliente({ ...chamada, repetivel: true });
    return responder(resposta, ({ corpo }) => interpretar(recorrencia, corpo));
  }
  function consultarRecorrencia(idRec: string, contexto?: ContextoChamada) {
    const caminho = `/rec/${encodeURIComponent(idRec)}`;
    return comoResultado(() => lerRec({ operacao: 'consultarRecorrencia', metodo: 'GET', caminho, contexto }));
  }

  /** The authorisation of a contract that the provider may have made although its answer was lost. */
  async function acharDoContrato(pedido: PedidoDeRecorrencia, contexto?: ContextoChamada) {
    const query = { inicio: pedido.pedidaEm, fim: '2199-12-31T00:00:00Z', cpf: pedido.devedor.cpf };
    const chamada = { operacao: 'acharRecorrencia', metodo: 'GET', caminho: '/rec', query, contexto } as const;
    const resposta = await cliente({ ...chamada, repetivel: true });
    if (resposta.status >= HTTP.pedidoInvalido) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
    const { recs } = interpretar(listaDeRecorrencias, resposta.corpo);
    return recs.find(({ contrato }) => contrato === pedido.contrato);
  }

  async function criarNova(pedido: PedidoDeRecorrencia, contexto?: ContextoChamada): Promise<Resultado<Recorrencia>> {
    // An address that stays unused by a lost answer harms nobody.
    const lugar = await cliente({
      ...{ operacao: 'criarLocal', metodo: 'POST', caminho: '/locrec', corpo: {} },
      ...{ contexto, repetivel: true },
    });
    const achado = responder(lugar, ({ corpo }) => interpretar(local, corpo));
    if (achado.situacao !== 'ok') return achado;
    const { objeto, devedor, contrato, dataInicial, repete } = pedido;
    const corpo = {
      vinculo: {
        objeto: textoLivre(objeto).slice(0, 35),
        devedor: { cpf: devedor.cpf, nome: nomeDoDevedor(devedor.nome) },
        contrato,
      },
      calendario: { dataInicial, periodicidade: 'MENSAL' },
      politicaRetentativa: repete ? 'PERMITE_3R_7D' : 'NAO_PERMITE',
      loc: achado.valor.id,
    };
    const chamada = { operacao: 'criarRecorrencia', metodo: 'POST', caminho: '/rec', corpo, contexto } as const;
    const resposta = await cliente({ ...chamada, repetivel: false });
    return responder(resposta, (r) => interpretar(recorrencia, r.corpo));
  }

  async function lerCobr(chamada: Omit<ChamadaHttp, 'repetivel'>) {
    const resposta = await cliente({ ...chamada, repetivel: true });
    return {
      resultado: responder(resposta, ({ corpo }) => interpretar(cobrancaRecorrente, corpo)),
      aposDuvida: resposta.aposDuvida,
    };
  }
  function consultarCobranca(txid: string, contexto?: ContextoChamada) {
    const caminho = `/cobr/${encodeURIComponent(txid)}`;
    const chamada = { operacao: 'consultarCobrancaRecorrente', metodo: 'GET', caminho, contexto } as const;
    return comoResultado<CobrancaRecorrente>(async () => (await lerCobr(chamada)).resultado);
  }
  /** A refusal may only mean that an earlier attempt, whose answer was lost, did it. */
  function ordenar(
    ordem: Omit<ChamadaHttp, 'repetivel'> & { readonly txid: string },
    confere: (c: CobrancaRecorrente) => boolean,
  ): Promise<Resultado<CobrancaRecorrente>> {
    const { txid, ...chamada } = ordem;
    return comoResultado<CobrancaRecorrente>(async () => {
      const { resultado, aposDuvida } = await lerCobr(chamada);
      if (resultado.situacao !== 'recusado') return resultado;
      const consulta = await consultarCobranca(txid, chamada.contexto);
      return jaFeito({ recusa: resultado, aposDuvida, consulta, confere });
    });
  }

  return {
    criarRecorrencia: (pedido, contexto) =>
      comoResultado<Recorrencia>(async () => {
        const feita = (await acharDoContrato(pedido, contexto))?.idRec;
        const criada = feita === undefined ? await criarNova(pedido, contexto) : undefined;
        if (criada !== undefined && criada.situacao !== 'ok') return criada;
        // Its code is part of the answer to the consult alone.
        return await consultarRecorrencia(feita ?? criada?.valor.idRec ?? '', contexto);
      }),
    consultarRecorrencia,
    cancelarRecorrencia: (idRec, contexto) =>
      comoResultado<Recorrencia>(async () => {
        const caminho = `/rec/${encodeURIComponent(idRec)}`;
        const corpo = { status: 'CANCELADA' };
        const r = await lerRec({ operacao: 'cancelarRecorrencia', metodo: 'PATCH', caminho, corpo, contexto });
        if (r.situacao !== 'recusado') return r;
        const consulta = await consultarRecorrencia(idRec, contexto);
        return jaFeito({ recusa: r, aposDuvida: false, consulta, confere: encerrada });
      }),
    cobrar: (pedido, contexto) => {
      const { txid, idRec, valor, vencimento, descricao } = pedido;
      exigir(TXID.test(txid), 'txid must be 26 to 35 letters and digits');
      const corpo = {
        idRec,
        infoAdicional: textoLivre(descricao),
        calendario: { dataDeVencimento: vencimento },
        valor: { original: centavosParaDecimal(valor) },
        // A Pix needs no business day: a month is paid on the day on which it is due.
        ajusteDiaUtil: false,
        recebedor: config.conta,
      };
      return ordenar(
        { txid, operacao: 'cobrarRecorrencia', metodo: 'PUT', caminho: `/cobr/${txid}`, corpo, contexto },
        (c) => c.idRec === idRec && c.valor === valor,
      );
    },
    consultarCobranca,
    cancelarCobranca: (txid, contexto) =>
      ordenar(
        {
          ...{
            txid,
            operacao: 'cancelarCobrancaRecorrente',
            metodo: 'PATCH',
            caminho: `/cobr/${encodeURIComponent(txid)}`,
          },
          ...{ corpo: { status: 'CANCELADA' }, contexto },
        },
        ({ estado }) => estado === 'CANCELADA',
      ),
    repetir: ({ txid, dia }, contexto) =>
      ordenar(
        {
          ...{ txid, operacao: 'repetirCobrancaRecorrente', metodo: 'POST', contexto },
          caminho: `/cobr/${encodeURIComponent(txid)}/retentativa/${dia}`,
        },
        ({ tentativas }) => tentativas.some((t) => t.dia === dia),
      ),
    configurarWebhooks: (url, contexto) =>
      comoResultado<void>(async () => {
        const webhookUrl = `${url.replace(/\/+$/, '')}/${parteSecreta(config.webhook.segredo)}`;
        for (const caminho of ['/webhookrec', '/webhookcobr']) {
          const chamada = { operacao: 'configurarWebhook', metodo: 'PUT', caminho, corpo: { webhookUrl } } as const;
          const r = responder(await cliente({ ...chamada, contexto, repetivel: true }), () => undefined);
          if (r.situacao !== 'ok') return r;
        }
        return { situacao: 'ok', valor: undefined };
      }),
    interpretarWebhook: (webhook) => interpretarWebhookDePixAutomatico(config.webhook, webhook),
  };
}
