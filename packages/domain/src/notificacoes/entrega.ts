import type { Instante } from '../datas.ts';
import { diaDe, horaDe, inicioDoDia, milissegundosDe, somarDias, somarHoras, somarMinutos } from '../datas.ts';
import type { Regras } from '../regras.ts';

/** The channels by which a notification reaches a person who is not looking at the product. */
export const CANAIS = ['email', 'sms', 'push'] as const;
export type Canal = (typeof CANAIS)[number];
/** The channels by which a code reaches a person. */
export const CANAIS_DO_CODIGO = ['email', 'sms'] as const satisfies readonly Canal[];
export type CanalDoCodigo = (typeof CANAIS_DO_CODIGO)[number];

/**
 * `seguranca` and `essencial` are sent at once, whatever the hour and the preferences. `comum` waits for the morning,
 * may be switched off, and becomes a digest when there is too much of it.
 */
export type Urgencia = 'seguranca' | 'essencial' | 'comum';

type Numeros = Regras['notificacoes'];

/** True during the hours of rest: from 22h to 8h in Brasília by default. */
export function emSilencio(agora: Instante, { silencio }: Numeros): boolean {
  const { hora } = horaDe(agora);
  return silencio.deHora > silencio.ateHora
    ? hora >= silencio.deHora || hora < silencio.ateHora
    : hora >= silencio.deHora && hora < silencio.ateHora;
}

/** When the hours of rest that are on now end. */
export function fimDoSilencio(agora: Instante, { silencio }: Numeros): Instante {
  const hoje = diaDe(agora);
  const deHoje = somarHoras(inicioDoDia(hoje), silencio.ateHora);
  return milissegundosDe(deHoje) > milissegundosDe(agora)
    ? deHoje
    : somarHoras(inicioDoDia(somarDias(hoje, 1)), silencio.ateHora);
}

/**
 * The time at which a message is sent. `recentes` counts those of the same category sent by the same channel within the
 * window: past the limit the next ones wait until its end and go together.
 */
export function momentoDaEntrega({
  urgencia,
  agora,
  recentes,
  numeros,
}: {
  readonly urgencia: Urgencia;
  readonly agora: Instante;
  readonly recentes: number;
  readonly numeros: Numeros;
}): Instante {
  if (urgencia !== 'comum') return agora;
  if (emSilencio(agora, numeros)) return fimDoSilencio(agora, numeros);
  if (recentes < numeros.enxurrada.maximo) return agora;
  const fim = somarMinutos(agora, numeros.enxurrada.minutos);
  return emSilencio(fim, numeros) ? fimDoSilencio(fim, numeros) : fim;
}
