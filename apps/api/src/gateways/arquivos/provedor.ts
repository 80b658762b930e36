import { z } from 'zod';
import type { ConfigArquivos } from '../config.ts';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { linhaDeTexto, provedor } from '../provedor.ts';
import { criarArquivosEmDisco } from './disco.ts';
import type { GatewayArquivos } from './port.ts';
import { criarArquivosEmS3 } from './s3.ts';

/** The store of files: a bucket where one is named, else a folder. */
export const arquivos = provedor({
  linhas: z.object({
    ARQUIVOS_PASTA: linhaDeTexto('.data/arquivos'),
    S3_URL: z.url().optional(),
    S3_BALDE: linhaDeTexto('rateia'),
    S3_REGIAO: linhaDeTexto('sa-east-1'),
    S3_CHAVE_ID: linhaDeTexto(SANDBOX.clienteId),
    S3_CHAVE_SEGREDO: linhaDeTexto(SANDBOX.clienteSegredo),
  }),
  config: (e): ConfigArquivos => ({
    pasta: e.ARQUIVOS_PASTA,
    ...(e.S3_URL === undefined
      ? {}
      : {
          s3: {
            urlBase: e.S3_URL,
            balde: e.S3_BALDE,
            regiao: e.S3_REGIAO,
            chaveId: e.S3_CHAVE_ID,
            chaveSegredo: e.S3_CHAVE_SEGREDO,
          },
        }),
  }),
  criar: (config, { observador }): GatewayArquivos =>
    config.s3 === undefined ? criarArquivosEmDisco(config) : criarArquivosEmS3(config.s3, { observador }),
  provas: ({ pasta, s3 }) =>
    s3 === undefined
      ? // A folder is one machine's: production says where it is, and that it is the only machine, by an absolute path.
        {
          faltas: pasta.startsWith('/')
            ? []
            : ['os arquivos precisam de S3_URL, ou de um caminho absoluto em ARQUIVOS_PASTA'],
        }
      : {
          enderecos: { S3_URL: s3.urlBase },
          segredos: { S3_CHAVE_SEGREDO: s3.chaveSegredo },
          nomes: { S3_CHAVE_ID: s3.chaveId },
        },
  daSandbox: { segredos: [SANDBOX.clienteSegredo], nomes: [SANDBOX.clienteId] },
});
