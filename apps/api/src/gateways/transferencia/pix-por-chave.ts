import type { Centavos } from '@rateia/domain/dinheiro';
import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { RespostaJson } from '../cliente-http.ts';
import { interpretar } from '../cliente-http.ts';
import type { ConfigTransferencia } from '../config.ts';
import { comoResultado } from '../falha-de-chamada.ts';
import { criarClienteOAuth } from '../oauth.ts';
import { textoLivre } from '../pix/esquemas.ts';
import type { Dependencias } from '../resiliencia.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import { erroDaTransferencia, transferenciaDoFio } from './esquemas.ts';
import type { GatewayTransferencia, SituacaoDaTransferencia } from './port.ts';
import { interpretarWebhookDeTransferencia } from './webhook.ts';

const ESCOPOS = ['pix.send', 'gn.pix.send.read'];
const ID_ENVIO = /^[a-zA-Z0-9]{1,35}$/;

interface Transferencia {
  readonly situacao: SituacaoDaTransferencia;
  readonly valor: Centavos;
}

/**
 * Payout by Pix key. Sending is outside the Banco Central's API Pix; this is the protocol of Efí
 * (`PUT /v3/gn/pix/{idEnvio}`, `GET /v2/gn/pix/enviados/id-envio/{idEnvio}`, dev.efipay.com.br), which others follow.
 */
export function criarPixPorChave(config: ConfigTransferencia, dependencias: Dependencias = {}): GatewayTransferencia {
  const cliente = criarClienteOAuth({
    gateway: 'pix-envio',
    config,
    urlBase: config.urlBase,
    escopos: ESCOPOS,
    transporte: criarTransporte(config.tls),
    dependencias,
  });

  function consultarTransferencia(idEnvio: string, contexto?: ContextoChamada) {
    return comoResultado<Transferencia>(async () => {
      const resposta = await cliente({
        operacao: 'consultarTransferencia',
        repetivel: true,
        metodo: 'GET',
        caminho: `/v2/gn/pix/enviados/id-envio/${encodeURIComponent(idEnvio)}`,
        contexto,
      });
      return responder(resposta);
    });
  }

  return {
    enviar: async (pedido, contexto) => {
      if (!ID_ENVIO.test(pedido.idEnvio)) throw new RangeError('idEnvio must be 1 to 35 letters and digits');
      let aposDuvida = false;
      const resultado = await comoResultado<Transferencia>(async () => {
        const resposta = await cliente({
          operacao: 'enviar',
          // The provider pays one idEnvio once; a copy is answered with 409.
          repetivel: true,
          metodo: 'PUT',
          caminho: `/v3/gn/pix/${pedido.idEnvio}`,
          corpo: {
            valor: centavosParaDecimal(pedido.valor),
            pagador: { chave: config.chavePagador, infoPagador: textoLivre(pedido.descricao) },
            favorecido: { chave: pedido.chave, cpf: pedido.favorecidoCpf },
          },
          contexto,
        });
        aposDuvida = resposta.aposDuvida;
        return responder(resposta);
      });
      if (resultado.situacao !== 'recusado' && resultado.situacao !== 'inexistente') return emSituacao(resultado);
      // "No" to a repeated order may only mean that the first one is being paid: the consult decides.
      const consulta = await consultarTransferencia(pedido.idEnvio, contexto);
      if (consulta.situacao === 'ok') {
        return consulta.valor.valor === pedido.valor
          ? consulta.valor.situacao
          : { estado: 'DESCONHECIDO', motivo: 'id_envio_de_outro_valor' };
      }
      if (consulta.situacao !== 'inexistente') return emSituacao(semCerteza(consulta));
      return aposDuvida ? { estado: 'DESCONHECIDO', motivo: 'servidor' } : emSituacao(resultado);
    },

    consultar: async (idEnvio, contexto) => {
      const consulta = await consultarTransferencia(idEnvio, contexto);
      if (consulta.situacao === 'inexistente') return { estado: 'INEXISTENTE' };
      return emSituacao(semCerteza(consulta));
    },

    interpretarWebhook: (webhook) => interpretarWebhookDeTransferencia(config.webhook, webhook),
  };
}

function responder(resposta: RespostaJson): Resultado<Transferencia> {
  if (resposta.status < 300) {
    const lido = interpretar(transferenciaDoFio, resposta.corpo);
    const e2eid = lido.e2eId ?? lido.endToEndId;
    return ok({
      valor: lido.valor,
      situacao: {
        estado: lido.status,
        valor: lido.valor,
        ...(typeof e2eid === 'string' ? { e2eid } : {}),
        ...(typeof lido.motivo === 'string' ? { motivo: lido.motivo } : {}),
      },
    });
  }
  if (resposta.status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  const { nome, mensagem, type, detail } = erroDaTransferencia.safeParse(resposta.corpo).data ?? {};
  return recusado(nome ?? type?.split('/').at(-1) ?? `http${resposta.status}`, mensagem ?? detail);
}

/** A consult that is refused says nothing about the payout itself. */
function semCerteza(consulta: Resultado<Transferencia>): Resultado<Transferencia> {
  return consulta.situacao === 'recusado' ? { situacao: 'desconhecido', motivo: 'resposta' } : consulta;
}

function emSituacao(resultado: Resultado<Transferencia>): SituacaoDaTransferencia {
  switch (resultado.situacao) {
    case 'ok':
      return resultado.valor.situacao;
    case 'recusado':
      return { estado: 'NAO_REALIZADO', motivo: resultado.codigo };
    case 'inexistente':
      return { estado: 'NAO_REALIZADO', motivo: 'nao_encontrado' };
    case 'indisponivel':
    case 'desconhecido':
      return { estado: 'DESCONHECIDO', motivo: resultado.motivo };
  }
}
