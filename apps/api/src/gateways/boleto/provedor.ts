import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ErroDeConfiguracao } from '../erro-de-configuracao.ts';
import type { Arredores } from '../provedor.ts';
import { provedor } from '../provedor.ts';
import { chaveDoTexto } from './assinatura.ts';
import type { ConfigStark } from './cliente.ts';
import type { GatewayBoleto } from './port.ts';
import { criarStark } from './stark.ts';

/** The sandbox's project, which is public; the text makes the key that signs its requests. */
const SANDBOX = { projeto: 'project/5656565656565656', chave: 'stark-apenas-da-sandbox' };

export const LINHAS_DA_STARK = z.object({
  STARK_URL: z.url().optional(),
  STARK_PROJETO: z
    .string()
    .regex(/^(project|organization)\/[\w/]+$/)
    .optional(),
  /** The file of the private key, in PEM. */
  STARK_CHAVE_PRIVADA: z.string().optional(),
});

/** The project by which Stark Bank knows us; undefined in a production without one. */
export function contaNaStark(
  e: z.output<typeof LINHAS_DA_STARK>,
  { producao, sandbox, webhook: { segredo } }: Arredores,
): ConfigStark | undefined {
  // A secret that one provider knows must open nothing of another's.
  const webhook = { segredo: `${segredo}:stark` };
  const { STARK_URL: url, STARK_PROJETO: acesso, STARK_CHAVE_PRIVADA: arquivo } = e;
  if ((acesso === undefined) !== (arquivo === undefined))
    throw new ErroDeConfiguracao('Stark pela metade: STARK_PROJETO e STARK_CHAVE_PRIVADA vão sempre juntos.');
  if (acesso !== undefined && arquivo !== undefined) {
    const chave = readFileSync(arquivo, 'utf8');
    return { urlBase: url ?? 'https://api.starkbank.com/v2', acesso, chave, webhook };
  }
  if (producao) return undefined;
  const { projeto, chave } = SANDBOX;
  return { urlBase: url ?? `${sandbox}/stark/v2`, acesso: projeto, chave: chaveDoTexto(chave), webhook };
}

/** Boletos by Stark Bank. Without its project a production has no boletos, and shows none. */
export const boleto = provedor({
  linhas: LINHAS_DA_STARK,
  config: contaNaStark,
  criar: (config, { observador, relogio }): GatewayBoleto | undefined =>
    config === undefined ? undefined : criarStark(config, { observador, ...relogio }),
  provas: (config) =>
    config === undefined
      ? {}
      : {
          enderecos: { STARK_URL: config.urlBase },
          segredos: { STARK_CHAVE_PRIVADA: config.chave },
          nomes: { STARK_PROJETO: config.acesso },
        },
  daSandbox: { segredos: [chaveDoTexto(SANDBOX.chave)], nomes: [SANDBOX.projeto] },
});
