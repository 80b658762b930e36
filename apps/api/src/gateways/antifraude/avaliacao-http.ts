import { z } from 'zod';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigAntifraude } from '../config.ts';
import { comoResultado } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import type { GatewayAntifraude } from './port.ts';

const avaliacao = z.object({ risco: z.enum(['baixo', 'medio', 'alto']), motivos: z.array(z.string().max(80)).max(20) });

/** A risk provider over HTTP: `POST /v1/avaliacoes`, bearer token. Asking twice is the same question. */
export function criarAntifraudeHttp(config: ConfigAntifraude, dependencias: Dependencias = {}): GatewayAntifraude {
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia('antifraude', dependencias),
  });

  return {
    avaliar: (pedido, contexto) =>
      comoResultado(async () => {
        const resposta = await cliente({
          operacao: 'avaliar',
          repetivel: true,
          metodo: 'POST',
          caminho: '/v1/avaliacoes',
          cabecalhos: { authorization: `Bearer ${config.token}` },
          corpo: pedido,
          contexto,
        });
        if (resposta.status < 300) return ok(interpretar(avaliacao, resposta.corpo));
        return recusado(`http${resposta.status}`);
      }),
  };
}
