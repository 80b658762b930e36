import type { KeyObject } from 'node:crypto';
import { randomBytes } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { HTTP } from '@rateia/domain/http';
import { FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import type { RespostaHttp } from '../transporte.ts';
import { criarTransporte } from '../transporte.ts';
import type { GatewayDeCarimbo, PedidoDeCarimbo } from './port.ts';
import { conferirToken, SHA256 } from './token.ts';

export type ConfigDoCarimbo = { readonly url: string; readonly confianca: readonly KeyObject[] };

/** Bytes of the number that ties an answer to its request; the first is below 128, so that it is positive. */
const BYTES_DO_NUMERO = 8;

/** The protocol over HTTP (RFC 3161 §3.4): the hash goes out, a signed token comes back and is verified before it is believed. */
export function criarCarimbo({ url, confianca }: ConfigDoCarimbo, dependencias: Dependencias = {}): GatewayDeCarimbo {
  const executar = criarResiliencia('carimbo', dependencias);
  const transporte = criarTransporte();
  const { agora } = dependencias;
  return {
    carimbar: async (resumo, contexto) => {
      const nonce = randomBytes(BYTES_DO_NUMERO);
      nonce[0] = ((nonce[0] ?? 0) % 127) | 1;
      const requisicao = {
        metodo: 'POST' as const,
        url: new URL(url),
        cabecalhos: {
          'content-type': 'application/timestamp-query',
          accept: 'application/timestamp-reply',
          ...(agora === undefined ? {} : { [CABECALHOS.agora]: agora() }),
        },
        corpo: pedido(resumo, nonce),
      };
      try {
        return await executar({ nome: 'carimbar', repetivel: true, contexto }, async (sinal) => {
          const resposta = await transporte(requisicao, sinal);
          return { valor: ler(resposta, { resumo, nonce, confianca }), statusHttp: resposta.status };
        });
      } catch (erro) {
        if (erro instanceof FalhaDeChamada) return { situacao: 'indisponivel' };
        throw erro;
      }
    },
  };
}

function pedido(resumo: Buffer, nonce: Buffer): Buffer {
  const imprint = new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA256 }),
    hashedMessage: new OctetString(resumo),
  });
  return Buffer.from(
    AsnConvert.serialize(
      new TimeStampReq({ messageImprint: imprint, nonce: Uint8Array.from(nonce).buffer, certReq: true }),
    ),
  );
}

function ler({ status, corpo }: RespostaHttp, esperado: Parameters<typeof conferirToken>[1]): PedidoDeCarimbo {
  if (status >= HTTP.erroInterno) throw new FalhaDeChamada({ tipo: 'servidor', talvezFeito: true, statusHttp: status });
  if (status === HTTP.pedidosDemais)
    throw new FalhaDeChamada({ tipo: 'limite', talvezFeito: false, statusHttp: status });
  if (status >= HTTP.pedidoInvalido) return { situacao: 'recusado' };
  const token = tokenDe(corpo);
  if (token === 'recusado') return { situacao: 'recusado' };
  const carimbo = conferirToken(token, esperado);
  return carimbo === undefined ? { situacao: 'recusado' } : { situacao: 'carimbado', carimbo };
}

function tokenDe(corpo: Buffer): Buffer | 'recusado' {
  try {
    const { status, timeStampToken } = AsnConvert.parse(corpo, TimeStampResp);
    const dado = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
    if (!dado || timeStampToken === undefined) return 'recusado';
    return Buffer.from(AsnConvert.serialize(timeStampToken));
  } catch {
    throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  }
}
