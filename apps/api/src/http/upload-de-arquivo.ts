import multipart from '@fastify/multipart';
import type { Chamada } from '@rateia/contracts/chamada';
import { TAMANHO_MAXIMO_DE_IMAGEM } from '@rateia/domain/imagem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ArquivoRecebido } from './contexto.ts';
import { recusar } from './erros.ts';

/** The bytes that boundaries, headers and small fields may add to the file. */
const ENVELOPE = 16_384;
const CAMPO_MAXIMO = 1_024;
const CAMPOS = 10;

export type Upload = { readonly arquivo: ArquivoRecebido; readonly campos: Readonly<Record<string, string>> };

/** Lets the calls mounted on this instance, and no others, take a form with a file. Nothing is read before they ask. */
export function aceitarArquivos(app: FastifyInstance): void {
  void app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: TAMANHO_MAXIMO_DE_IMAGEM,
      files: 1,
      fields: CAMPOS,
      fieldSize: CAMPO_MAXIMO,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  });
}

/** Reads a form of one file and some fields, refusing by its declared length before the first byte (ASVS 5.2.1). */
export async function lerUpload(pedido: FastifyRequest, campo: string): Promise<Upload> {
  if (!pedido.isMultipart()) return recusar('tipoNaoSuportado');
  if (Number(pedido.headers['content-length'] ?? 0) > TAMANHO_MAXIMO_DE_IMAGEM + ENVELOPE)
    return recusar('arquivoGrandeDemais', { cabecalhos: { connection: 'close' } });
  const campos: Record<string, string> = {};
  let arquivo: ArquivoRecebido | undefined;
  for await (const parte of pedido.parts()) {
    if (parte.type === 'field') {
      campos[parte.fieldname] = String(parte.value);
      continue;
    }
    const bytes = await parte.toBuffer();
    if (parte.file.truncated) return recusar('arquivoGrandeDemais');
    if (parte.fieldname === campo) arquivo = { nome: (parte.filename ?? '').slice(-200), bytes };
  }
  return arquivo === undefined
    ? recusar('dadosInvalidos', { dados: { campos: { [campo]: 'Este campo é obrigatório.' } } })
    : { arquivo, campos };
}

export function tomaArquivo(chamada: Chamada): boolean {
  return chamada.arquivo !== undefined;
}
