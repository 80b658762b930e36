import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { z } from 'zod';
import type { Ambiente } from './ambiente.ts';
import { ambienteReal } from './ambiente.ts';
import type { ChamadaHttp, ClienteHttp, RespostaJson } from './cliente-http.ts';
import { criarClienteHttp, interpretar } from './cliente-http.ts';
import type { ConfigOAuth } from './config.ts';
import { FalhaDeChamada } from './falha-de-chamada.ts';
import type { Dependencias, Executar } from './resiliencia.ts';
import { criarResiliencia } from './resiliencia.ts';
import type { Transporte } from './transporte.ts';

/** `expires_in` is only recommended (RFC 6749, 5.1), and some providers write it in quotes. */
const respostaDeToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional(),
});
/** The time for which a token of unknown life is used; a token that ends before is renewed when it is refused. */
const VALIDADE_SUPOSTA_S = 300;

/** A token is renewed this long before it ends, so that none expires on its way. */
const MARGEM_MS = 30_000;

export interface PartesDoClienteOAuth {
  readonly gateway: string;
  readonly config: ConfigOAuth;
  readonly urlBase: string;
  readonly escopos: readonly string[];
  readonly transporte: Transporte;
  readonly dependencias: Dependencias;
}

/**
 * An HTTP client that carries an OAuth2 client-credentials token. All calls share one token: it is fetched once,
 * however many calls wait for it, renewed before it expires, and fetched once more when the provider refuses it.
 */
export function criarClienteOAuth(partes: PartesDoClienteOAuth): ClienteHttp {
  const executar = criarResiliencia(partes.gateway, partes.dependencias);
  const cliente = criarClienteHttp({ urlBase: partes.urlBase, transporte: partes.transporte, executar });
  const tokens = criarTokens(partes, criarResiliencia(`${partes.gateway}-token`, partes.dependencias));

  const { agora } = partes.dependencias;
  return async (pedida) => {
    const chamada =
      agora === undefined ? pedida : { ...pedida, cabecalhos: { ...pedida.cabecalhos, [CABECALHOS.agora]: agora() } };
    const token = await tokens.obter(chamada);
    try {
      return await comToken(cliente, chamada, token);
    } catch (erro) {
      if (!(erro instanceof FalhaDeChamada) || erro.tipo !== 'credencial') throw erro;
      tokens.esquecer(token);
      const resposta = await comToken(cliente, chamada, await tokens.obter(chamada));
      return { ...resposta, aposDuvida: resposta.aposDuvida || erro.talvezFeito };
    }
  };
}

function comToken(cliente: ClienteHttp, chamada: ChamadaHttp, token: string): Promise<RespostaJson> {
  return cliente({ ...chamada, cabecalhos: { ...chamada.cabecalhos, authorization: `Bearer ${token}` } });
}

function criarTokens(partes: PartesDoClienteOAuth, executar: Executar) {
  const { config, dependencias, transporte } = partes;
  const ambiente: Ambiente = dependencias.ambiente ?? ambienteReal;
  const cliente = criarClienteHttp({ urlBase: config.urlToken, transporte, executar });
  const basica = Buffer.from(`${encodeURIComponent(config.clienteId)}:${encodeURIComponent(config.clienteSegredo)}`);
  const escopo = partes.escopos.length === 0 ? {} : { scope: partes.escopos.join(' ') };
  let guardado: { readonly token: string; readonly renovarEm: number } | undefined;
  let emCurso: Promise<string> | undefined;

  async function buscar(contexto: ChamadaHttp['contexto']): Promise<string> {
    const pedidoEm = ambiente.cronometro();
    const resposta = await cliente({
      operacao: 'obterToken',
      repetivel: true,
      metodo: 'POST',
      caminho: '',
      cabecalhos: { authorization: `Basic ${basica.toString('base64')}` },
      formulario: new URLSearchParams({ grant_type: 'client_credentials', ...escopo }),
      // The token serves every caller that waits: one of them giving up must not take it from the others.
      contexto: contexto?.requestId === undefined ? undefined : { requestId: contexto.requestId },
    });
    if (resposta.status >= 300)
      throw new FalhaDeChamada({ tipo: 'credencial', talvezFeito: false, statusHttp: resposta.status });
    const { access_token: token, expires_in: segundos = VALIDADE_SUPOSTA_S } = interpretar(
      respostaDeToken,
      resposta.corpo,
    );
    const validadeMs = segundos * 1_000;
    guardado = { token, renovarEm: pedidoEm + Math.max(validadeMs - MARGEM_MS, validadeMs / 2) };
    return token;
  }

  return {
    obter: async (chamada: ChamadaHttp): Promise<string> => {
      if (guardado !== undefined && ambiente.cronometro() < guardado.renovarEm) return guardado.token;
      emCurso ??= buscar(chamada.contexto).finally(() => {
        emCurso = undefined;
      });
      try {
        return await emCurso;
      } catch (erro) {
        // Without a token the operation itself was never sent.
        if (erro instanceof FalhaDeChamada) {
          throw new FalhaDeChamada({ tipo: 'credencial', talvezFeito: false, statusHttp: erro.statusHttp });
        }
        throw erro;
      }
    },
    esquecer: (token: string): void => {
      if (guardado?.token === token) guardado = undefined;
    },
  };
}
