/** An environment of production in which everything is real. */
export const producao = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://banco/rateia',
  APP_URL: 'https://rateia.provedor.com.br',
  CHAVES: '{}',
  PIX_URL: 'https://pix.psp.provedor.com.br/v2',
  PIX_TOKEN_URL: 'https://pix.psp.provedor.com.br/oauth/token',
  PIX_CLIENTE_ID: 'cliente',
  PIX_CLIENTE_SEGREDO: 'um-segredo-de-verdade-bem-comprido',
  PIX_ENVIO_URL: 'https://pix.psp.provedor.com.br',
  PIX_CHAVE: '0f5cf8c6-9f0b-4b5e-8d0a-2f8f4f1f0a11',
  WEBHOOK_SEGREDO: 'outro-segredo-de-verdade-bem-comprido',
  SMTP_HOST: 'smtp.mail.provedor.com.br',
  SMTP_USUARIO: 'rateia',
  SMTP_SENHA: 'senha-do-smtp-comprida',
  EMAIL_REMETENTE: 'Rateia <nao-responda@rateia.provedor.com.br>',
  SEGURANCA_CONTATO: 'mailto:seguranca@rateia.provedor.com.br',
  SMS_URL: 'https://sms.provedor.com.br',
  SMS_TOKEN: 'token-do-sms-bem-comprido-mesmo',
  CEP_URL: 'https://viacep.provedor.com.br',
  RESULTADOS_URL: 'https://resultados.provedor.com.br',
  RESULTADOS_ALTERNATIVOS_URL: 'https://outros-resultados.provedor.com.br',
  DATAVALID_URL: 'https://gateway.provedor.com.br/datavalid',
  DATAVALID_TOKEN_URL: 'https://gateway.provedor.com.br/token',
  DATAVALID_CLIENTE_ID: 'cliente-do-datavalid',
  DATAVALID_CLIENTE_SEGREDO: 'segredo-do-datavalid-bem-comprido',
  ANTIFRAUDE_URL: 'https://risco.provedor.com.br',
  ANTIFRAUDE_TOKEN: 'token-do-antifraude-bem-comprido',
  S3_URL: 'https://s3.sa-east-1.provedor.com.br',
  S3_CHAVE_ID: 'chave-do-balde',
  S3_CHAVE_SEGREDO: 'segredo-do-balde-bem-comprido',
};

/** The settings that turn each optional provider on. */
export const google = { GOOGLE_CLIENTE_ID: 'cliente', GOOGLE_CLIENTE_SEGREDO: 'segredo-de-verdade-no-google' };
export const facebook = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SEGREDO: 'segredo-de-verdade-no-facebook' };
export const telegram = { TELEGRAM_TOKEN: '700800900:token-de-verdade-do-robo', TELEGRAM_BOT: 'RateiaBot' };
