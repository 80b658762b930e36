import { z } from 'zod';
import type { ConfigOAuth, ConfigPix } from '../config.ts';
import { SANDBOX } from '../credenciais-da-sandbox.ts';
import { ErroDeConfiguracao } from '../erro-de-configuracao.ts';
import { linhaDeTexto } from '../provedor.ts';

/** The rows of the account at the bank, which receives Pix and sends payouts. */
export const LINHAS_DA_CONTA = z.object({
  PIX_TOKEN_URL: z.url().optional(),
  PIX_CLIENTE_ID: linhaDeTexto(SANDBOX.clienteId),
  PIX_CLIENTE_SEGREDO: linhaDeTexto(SANDBOX.clienteSegredo),
  PIX_CHAVE: linhaDeTexto(SANDBOX.chavePix),
  PIX_CERTIFICADO: z.string().optional(),
  PIX_CHAVE_PRIVADA: z.string().optional(),
  PIX_CHAVE_SENHA: z.string().optional(),
  PIX_AUTORIDADE: z.string().optional(),
});

type LinhasDaConta = z.infer<typeof LINHAS_DA_CONTA>;

/** The way into the account: address of tokens, credentials and client certificate. */
export function acessoDaConta(e: LinhasDaConta, sandbox: string): ConfigOAuth & Pick<ConfigPix, 'tls'> {
  return {
    urlToken: e.PIX_TOKEN_URL ?? `${sandbox}/psp/oauth/token`,
    clienteId: e.PIX_CLIENTE_ID,
    clienteSegredo: e.PIX_CLIENTE_SEGREDO,
    ...configTls(e),
  };
}

/** All of the client certificate or none of it: half a pair would quietly be no mTLS at all. */
function configTls(e: LinhasDaConta): Pick<ConfigPix, 'tls'> {
  const { PIX_CERTIFICADO: certificado, PIX_CHAVE_PRIVADA: chave } = e;
  const { PIX_CHAVE_SENHA: senha, PIX_AUTORIDADE: autoridade } = e;
  const resto = { ...(autoridade === undefined ? {} : { autoridade }), ...(senha === undefined ? {} : { senha }) };
  if (certificado !== undefined && chave !== undefined) return { tls: { certificado, chave, ...resto } };
  if (certificado === undefined && chave === undefined && Object.keys(resto).length === 0) return {};
  throw new ErroDeConfiguracao('mTLS do Pix pela metade: PIX_CERTIFICADO e PIX_CHAVE_PRIVADA vão sempre juntos.');
}
