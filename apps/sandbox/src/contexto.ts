import type { Agenda } from './agenda.ts';
import type { Credenciais } from './credenciais.ts';
import type { Entregas } from './entregas.ts';
import type { Guarda } from './estado.ts';
import type { Falhas } from './falhas.ts';
import type { Opcoes } from './opcoes.ts';
import type { Relogio } from './relogio.ts';
import type { Sorteio } from './sorteio.ts';

export interface Contexto {
  readonly credenciais: Credenciais;
  readonly opcoes: Opcoes;
  readonly guarda: Guarda;
  readonly relogio: Relogio;
  readonly sorteio: Sorteio;
  readonly agenda: Agenda;
  readonly falhas: Falhas;
  readonly entregas: Entregas;
  /** Access tokens: their end, on the process clock, and their scopes; without scopes, for everything. */
  readonly tokens: Map<string, { readonly fim: number; readonly escopos: ReadonlySet<string> | undefined }>;
  /** `localhost:3100`: host and port under which the charges' locations live. */
  readonly maquina: () => string;
}
