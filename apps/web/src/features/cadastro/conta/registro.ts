/** The data of an account that is being created (spec 1, §4 Registration). The password is never among them. */
export interface Registro {
  readonly email: string;
  readonly primeiroNome: string;
  readonly sobrenome: string;
  /** When the last code was sent, epoch milliseconds of the product's clock; null before the account was requested. */
  readonly enviadoEm: number | null;
  /**
   * True after another code was requested: it may or may not have been sent, so the end of the current one is not
   * known.
   */
  readonly pediuOutro: boolean;
  /** When each code was sent to this e-mail, of the last hour. */
  readonly envios: readonly number[];
}

/** A code that is asked for, and how many of them go out in an hour. */
interface Envio {
  readonly em: number;
  readonly porHora: number;
}

export type AcaoRegistro =
  | { readonly tipo: 'informarEmail'; readonly email: string }
  | { readonly tipo: 'informarNome'; readonly primeiroNome: string; readonly sobrenome: string }
  | ({ readonly tipo: 'enviarCodigo' } & Envio)
  | { readonly tipo: 'concluir' };

export const registroVazio: Registro = {
  email: '',
  primeiroNome: '',
  sobrenome: '',
  enviadoEm: null,
  pediuOutro: false,
  envios: [],
};

const UMA_HORA_MS = 3_600_000;

function emissoesNaHora({ envios }: Registro, em: number): number[] {
  return envios.filter((envio) => em - envio < UMA_HORA_MS);
}

/**
 * True if another code can still be sent in this hour, as far as this tab knows. Codes requested on another device
 * count too, and the server gives the same answer when none is sent (REGRAS 2.18).
 */
export function podeEnviar(registro: Registro, { em, porHora }: Envio): boolean {
  return emissoesNaHora(registro, em).length < porHora;
}

/** The one reducer of registration. Another e-mail needs another code; the name that was typed stays. */
export function reduzirRegistro(registro: Registro, acao: AcaoRegistro): Registro {
  switch (acao.tipo) {
    case 'informarEmail':
      return acao.email === registro.email
        ? registro
        : { ...registro, email: acao.email, enviadoEm: null, pediuOutro: false, envios: [] };
    case 'informarNome':
      return { ...registro, primeiroNome: acao.primeiroNome, sobrenome: acao.sobrenome };
    case 'enviarCodigo': {
      const envios = emissoesNaHora(registro, acao.em);
      if (!podeEnviar(registro, acao)) return registro;
      const pediuOutro = registro.enviadoEm !== null;
      return { ...registro, enviadoEm: acao.em, pediuOutro, envios: [...envios, acao.em] };
    }
    case 'concluir':
      return registroVazio;
  }
}
