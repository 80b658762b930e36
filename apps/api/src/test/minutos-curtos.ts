import { statSync } from 'node:fs';

/**
 * A clock whose minutes consist only of their last quarter of a second, for test processes that ask for it: a test then
 * sees the work of many minutes in seconds. The clock stands at its first minute until a certain file exists, and stops
 * at its last.
 */
export type MinutosCurtos = {
  /** Starts the minutes in every process that follows it. */
  readonly sinal: string;
  readonly primeiro: string;
  readonly minutos: number;
};

const CURTO_MS = 250;
const MINUTO_MS = 60_000;

export function ambienteDeMinutosCurtos(relogio: MinutosCurtos): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import=${import.meta.url}`,
    MINUTOS_CURTOS: JSON.stringify(relogio),
  };
}

function instalar({ sinal, primeiro, minutos }: MinutosCurtos): void {
  const DataDaMaquina = Date;
  const inicio = Date.parse(primeiro) + MINUTO_MS - CURTO_MS;
  let desde: number | undefined;
  function agora(): number {
    desde ??= statSync(sinal, { throwIfNoEntry: false })?.mtimeMs;
    if (desde === undefined) return inicio;
    const passados = Math.max(DataDaMaquina.now() - desde, 0);
    const minuto = Math.floor(passados / CURTO_MS);
    return minuto >= minutos ? inicio + minutos * MINUTO_MS : inicio + minuto * MINUTO_MS + (passados % CURTO_MS);
  }
  globalThis.Date = new Proxy(DataDaMaquina, {
    construct: (alvo, argumentos: ConstructorParameters<DateConstructor> | []) =>
      argumentos.length === 0 ? new alvo(agora()) : new alvo(...argumentos),
    get: (alvo, nome) => (nome === 'now' ? agora : Reflect.get(alvo, nome)),
  });
}

const pedido = process.env['MINUTOS_CURTOS'];
if (pedido !== undefined) instalar(JSON.parse(pedido) as MinutosCurtos);
