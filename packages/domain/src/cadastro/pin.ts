import type { Instante } from '../datas.ts';
import { milissegundosDe, somarMinutos } from '../datas.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** PIN types (spec A§3). */
export const TIPO_PIN = {
  retirada: { id: 106, rotulo: 'Retirada por e-mail' },
  retiradaSms: { id: 245, rotulo: 'Retirada por SMS' },
  telefone: { id: 107, rotulo: 'Telefone' },
  email: { id: 213, rotulo: 'E-mail' },
  alteracaoEmail: { id: 214, rotulo: 'Troca de e-mail' },
  contaBancaria: { id: 215, rotulo: 'Conta bancária' },
  alteracaoTelefone: { id: 246, rotulo: 'Troca de telefone' },
} as const;
export type TipoPin = IdDe<typeof TIPO_PIN>;
export const ID_TIPO_PIN = idsDe(TIPO_PIN);

/** Message channels of a PIN (spec A§3). */
export const CANAL_MENSAGEM = {
  sms: { id: 1, rotulo: 'SMS' },
  telegram: { id: 2, rotulo: 'Telegram' },
} as const;
export type NomeCanalMensagem = keyof typeof CANAL_MENSAGEM;

/** A PIN has exactly this many characters (REGRAS 2.14). */
export const TAMANHO_PIN = 7;

/** 32 characters, none of 0 O 1 I, so that one random byte gives one character without bias (REGRAS 2.14). */
export const ALFABETO_PIN = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The PIN that seven random bytes make; the randomness is the caller's. */
export function pinDe(aleatorios: Uint8Array): string {
  if (aleatorios.length < TAMANHO_PIN) throw new RangeError(`a PIN takes ${TAMANHO_PIN} random bytes`);
  return Array.from(aleatorios.subarray(0, TAMANHO_PIN), (byte) =>
    ALFABETO_PIN.charAt(byte % ALFABETO_PIN.length),
  ).join('');
}

/** The code that a person typed, in the form in which it is compared: no spaces or dashes, capitals. */
export function normalizarPin(digitado: string): string {
  return digitado.replace(/[\s-]/g, '').toUpperCase();
}

/** The end of a PIN (REGRAS 2.6). */
export function expiracaoDoPin(criadoEm: Instante, regras: Regras): Instante {
  return somarMinutos(criadoEm, regras.pin.minutos);
}

export type PinEmitido = {
  readonly expiraEm: Instante;
  readonly tentativas: number;
  readonly usado: boolean;
  readonly anulado: boolean;
};

/** True if a PIN may still be tried: single use, ten minutes, five tries (REGRAS 2.6). */
export function pinUtilizavel(pin: PinEmitido, agora: Instante, regras: Regras): boolean {
  const vigente = milissegundosDe(agora) < milissegundosDe(pin.expiraEm);
  return vigente && !pin.usado && !pin.anulado && pin.tentativas < regras.pin.tentativas;
}

/** True if one more PIN may be sent: three an hour per address (REGRAS 2.6). */
export function podeEmitirPin(
  { emissoesNaUltimaHora }: { readonly emissoesNaUltimaHora: number },
  regras: Regras,
): boolean {
  return emissoesNaUltimaHora < regras.pin.emissoesPorHora;
}

/** The end of the lock on withdrawals after the last wrong try (REGRAS 2.6). */
export function bloqueioAposTentativas(ultimaTentativaEm: Instante, regras: Regras): Instante {
  return somarMinutos(ultimaTentativaEm, regras.pin.minutosDeBloqueio);
}
