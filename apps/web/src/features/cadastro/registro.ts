/** What is known of an account that is being created (spec 1, §4 Registration). The password is never among it. */
export interface Registro {
  email: string;
  primeiroNome: string;
  sobrenome: string;
  /** When the last code was asked for, epoch milliseconds of the product's clock; null before the account was asked for. */
  enviadoEm: number | null;
}

export type AcaoRegistro =
  | { tipo: 'informarEmail'; email: string }
  | { tipo: 'informarNome'; primeiroNome: string; sobrenome: string }
  | { tipo: 'enviarCodigo'; em: number }
  | { tipo: 'concluir' };

export const registroVazio: Registro = { email: '', primeiroNome: '', sobrenome: '', enviadoEm: null };

/** The one reducer of registration. Another e-mail needs another code; the name that was typed stays. */
export function reduzirRegistro(registro: Registro, acao: AcaoRegistro): Registro {
  switch (acao.tipo) {
    case 'informarEmail':
      return acao.email === registro.email ? registro : { ...registro, email: acao.email, enviadoEm: null };
    case 'informarNome':
      return { ...registro, primeiroNome: acao.primeiroNome, sobrenome: acao.sobrenome };
    case 'enviarCodigo':
      return { ...registro, enviadoEm: acao.em };
    case 'concluir':
      return registroVazio;
  }
}
