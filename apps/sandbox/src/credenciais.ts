import { MARCA } from '@rateia/domain/marca';
/**
 * The credentials that the invented bank expects. They are public on purpose: they open nothing but this program, and
 * production refuses to start with them.
 */
export interface Credenciais {
  readonly clienteId: string;
  readonly clienteSegredo: string;
  /** The receiver's only Pix key. */
  readonly chave: string;
  readonly cnpj: string;
  readonly nome: string;
  readonly cidade: string;
  readonly tokenSms: string;
  readonly tokenTelegram: string;
  readonly tokenAntifraude: string;
  readonly google: ClienteSocial;
  readonly facebook: ClienteSocial;
}

/** The credentials by which an identity provider knows the product. */
export interface ClienteSocial {
  readonly id: string;
  readonly segredo: string;
}

export const credenciaisDaSandbox: Credenciais = {
  clienteId: 'rateia-sandbox',
  clienteSegredo: 'segredo-apenas-da-sandbox',
  chave: '6f0c3a52-8f5b-4a53-9a37-5d1f7e2b9c10',
  cnpj: '11222333000181',
  nome: `${MARCA} Divisoes Ltda`,
  cidade: 'Brasilia',
  tokenSms: 'token-apenas-da-sandbox',
  tokenTelegram: '100200:telegram-apenas-da-sandbox',
  google: { id: 'rateia-sandbox.apps.exemplo', segredo: 'google-apenas-da-sandbox' },
  facebook: { id: '100200300400500', segredo: 'facebook-apenas-da-sandbox' },
  tokenAntifraude: 'antifraude-apenas-da-sandbox',
};
