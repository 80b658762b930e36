import type { Comparacao } from '@rateia/domain/cadastro/comparacao';
import { HTTP } from '@rateia/domain/http';
import { z } from 'zod';
import { interpretar } from '../cliente-http.ts';
import type { ConfigReconhecimento } from '../config.ts';
import { comoResultado } from '../falha-de-chamada.ts';
import { criarClienteOAuth } from '../oauth.ts';
import type { Dependencias } from '../resiliencia.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import type { GatewayReconhecimento } from './port.ts';

const rosto = z.object({ disponivel: z.boolean(), similaridade: z.number().min(0).max(1).optional() });
const lido = z.object({
  nome: z.boolean().optional(),
  nome_ocr: z.string().optional(),
  data_nascimento: z.boolean().optional(),
  data_nascimento_ocr: z.iso.date().optional().catch(undefined),
});
/** The fields that were read stand under the document's own name, which `documento` gives. */
const resposta = z.object({
  documento: z.string().optional(),
  cnh: lido.optional(),
  rg: lido.optional(),
  biometria_face: rosto.optional(),
});
const problema = z.object({ codigo: z.string().optional(), mensagem: z.string().optional() });

/** A comparison of faces takes its time. */
const POLITICA = { tempoLimiteMs: 20_000, tentativas: 2 };

/**
 * Serpro's Datavalid, version 3: reads the document, compares its data with the record of the CPF, and the selfie with
 * the official portrait (`POST /v3/validate/pf-facial-cdv`, OAuth2 client credentials).
 */
export function criarDatavalid(config: ConfigReconhecimento, dependencias: Dependencias = {}): GatewayReconhecimento {
  const cliente = criarClienteOAuth({
    gateway: 'reconhecimento',
    config,
    urlBase: config.urlBase,
    escopos: [],
    transporte: criarTransporte(),
    dependencias: { ...dependencias, politica: { ...POLITICA, ...dependencias.politica } },
  });
  function imagem(bytes: Buffer) {
    return { formato: 'JPG', base64: bytes.toString('base64') };
  }
  return {
    comparar: (pedido, contexto) =>
      comoResultado(async () => {
        const { status, corpo } = await cliente({
          operacao: 'comparar',
          repetivel: true,
          metodo: 'POST',
          caminho: '/v3/validate/pf-facial-cdv',
          corpo: {
            key: { cpf: pedido.cpf },
            answer: {
              nome: pedido.nome,
              ...(pedido.nascimento === null ? {} : { data_nascimento: pedido.nascimento }),
              documento: imagem(pedido.frente),
              ...(pedido.verso === null ? {} : { documento_verso: imagem(pedido.verso) }),
              biometria_face: imagem(pedido.selfie),
            },
          },
          contexto,
        });
        if (status >= HTTP.pedidoInvalido) return recusado(problema.safeParse(corpo).data?.codigo ?? `http${status}`);
        return ok(comparacaoDe(interpretar(resposta, corpo)));
      }),
  };
}

function comparacaoDe({ cnh, rg, biometria_face: face }: z.output<typeof resposta>): Comparacao {
  const doc = cnh ?? rg;
  return {
    semelhanca: semelhancaDe(face),
    nomeLido: doc?.nome_ocr ?? null,
    nascimentoLido: doc?.data_nascimento_ocr ?? null,
    nomeConfere: doc?.nome ?? null,
    nascimentoConfere: doc?.data_nascimento ?? null,
  };
}

/** Thousandths; null when the record has no portrait. */
function semelhancaDe(face: z.output<typeof rosto> | undefined): number | null {
  return face?.disponivel !== true || face.similaridade === undefined ? null : Math.round(face.similaridade * 1_000);
}
