import { MARCA } from '@rateia/domain/marca';
import { z } from 'zod';
import type { ConfigEmail } from '../config.ts';
import { ErroDeConfiguracao } from '../erro-de-configuracao.ts';
import { linhaDePorta, linhaDeTexto, provedor } from '../provedor.ts';
import { criarSmtp } from './smtp.ts';

export const email = provedor({
  linhas: z.object({
    SMTP_HOST: z
      .string()
      .regex(/^[^\s/]+$/)
      .default('127.0.0.1'),
    SMTP_PORT: linhaDePorta(3125),
    SMTP_SEGURO: z.enum(['sim', 'nao']).default('nao'),
    SMTP_USUARIO: z.string().optional(),
    SMTP_SENHA: z.string().optional(),
    SMTP_AUTORIDADE: z.string().optional(),
    EMAIL_REMETENTE: linhaDeTexto(`${MARCA} <nao-responda@rateia.example>`),
  }),
  /** Credentials never travel in the clear, and in production no message does. */
  config: (e, { producao }): ConfigEmail => {
    const { SMTP_USUARIO: usuario, SMTP_SENHA: senha, SMTP_AUTORIDADE: autoridade } = e;
    if ((usuario === undefined) !== (senha === undefined))
      throw new ErroDeConfiguracao('Credencial de e-mail pela metade: SMTP_USUARIO e SMTP_SENHA vão sempre juntos.');
    return {
      servidor: e.SMTP_HOST,
      porta: e.SMTP_PORT,
      seguro: e.SMTP_SEGURO === 'sim',
      exigirTls: producao || usuario !== undefined,
      remetente: e.EMAIL_REMETENTE,
      ...(autoridade === undefined ? {} : { autoridade }),
      ...(usuario === undefined ? {} : { usuario }),
      ...(senha === undefined ? {} : { senha }),
    };
  },
  criar: (config, { observador }) => criarSmtp(config, { observador }),
  provas: ({ servidor, remetente }) => ({
    enderecos: { SMTP_HOST: `smtp://${servidor}` },
    contatos: { EMAIL_REMETENTE: remetente },
  }),
});
