import { HTTP } from '@rateia/domain/http';
import { cortarTexto } from '@rateia/domain/letras';
import type { ConfigPush } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias, Executar } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import type { RespostaHttp } from '../transporte.ts';
import { criarTransporte } from '../transporte.ts';
import type { GatewayPush } from './port.ts';
import { chavesDeNavegador, selarPush } from './selar.ts';
import { criarIdentidade } from './vapid.ts';

/** The time for which the service keeps a message for a device that is off. */
const GUARDAR_S = 24 * 3_600;
/**
 * The push services of the browsers. An address comes from the page, so any other would let a person make us call
 * where he likes (ASVS 1.3.6).
 */
const SERVICOS = {
  google: /^fcm\.googleapis\.com$/,
  mozilla: /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  apple: /^(?:[\w-]+\.)*push\.apple\.com$/,
  windows: /^(?:[\w-]+\.)+notify\.windows\.com$/,
};

type Arredores = Dependencias & { readonly parede?: () => number };

/** Web Push: a sealed message (RFC 8291), vouched for by our key (RFC 8292), posted to the browser's service (RFC 8030). */
export function criarWebPush(config: ConfigPush, dependencias: Arredores = {}): GatewayPush {
  const { parede = Date.now } = dependencias;
  const identidade = criarIdentidade(config.chave, config.contato);
  const transporte = criarTransporte();
  const executores = new Map<string, Executar>();
  /** Each service has a circuit of its own: the failure of one says nothing of the others. */
  function executorDe(servico: string): Executar {
    const executar = executores.get(servico) ?? criarResiliencia('push', dependencias);
    executores.set(servico, executar);
    return executar;
  }
  return {
    chavePublica: identidade.publica,
    aceita: (inscricao) => servicoDe(inscricao.endereco, config.desvio) !== undefined && chavesDeNavegador(inscricao),
    enviar: (inscricao, { conteudo, chave, urgente }, contexto) =>
      comoResultado(async () => {
        const servico = servicoDe(inscricao.endereco, config.desvio);
        if (servico === undefined) return { situacao: 'inexistente' };
        const { origin } = new URL(inscricao.endereco);
        const requisicao = {
          metodo: 'POST' as const,
          url: destinoDe(inscricao.endereco, config.desvio),
          cabecalhos: {
            authorization: identidade.autorizacao(origin, parede()),
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            ttl: String(GUARDAR_S),
            urgency: urgente ? 'high' : 'normal',
            topic: chave,
          },
          corpo: selarPush(conteudo, inscricao),
        };
        return await executorDe(servico)({ nome: 'enviarPush', repetivel: true, contexto }, async (sinal) => {
          const resposta = await transporte(requisicao, sinal);
          return { valor: ler(resposta), statusHttp: resposta.status };
        });
      }),
  };
}

/** The service that an address belongs to; undefined for any other address. */
function servicoDe(endereco: string, desvio: string | undefined): string | undefined {
  if (!URL.canParse(endereco)) return undefined;
  if (desvio !== undefined && endereco.startsWith(`${desvio}/`)) return 'desvio';
  const { protocol, hostname, port, username, password } = new URL(endereco);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined;
  return Object.entries(SERVICOS).find(([, maquina]) => maquina.test(hostname))?.[0];
}

/** With a detour every message goes to the sandbox, together with the address that it was for. */
function destinoDe(endereco: string, desvio: string | undefined): URL {
  if (desvio === undefined || endereco.startsWith(`${desvio}/`)) return new URL(endereco);
  return new URL(`${desvio}?para=${encodeURIComponent(endereco)}`);
}

/** 201 is taken; 404 and 410 say that the browser takes back its address (RFC 8030 §7.3). */
function ler({ status, corpo }: RespostaHttp): Resultado<void> {
  if (status >= HTTP.erroInterno) throw new FalhaDeChamada({ tipo: 'servidor', talvezFeito: true, statusHttp: status });
  if (status === HTTP.pedidosDemais)
    throw new FalhaDeChamada({ tipo: 'limite', talvezFeito: false, statusHttp: status });
  if (status === HTTP.naoEncontrado || status === HTTP.removido) return { situacao: 'inexistente' };
  if (status >= HTTP.ok && status < 300) return ok(undefined);
  return recusado(`push${status}`, cortarTexto(corpo.toString('utf8'), 200));
}
