import { parede } from './relogio.ts';
import { storage } from './storage.ts';

/** The stored part of a login: ids and tokens, never a name or an e-mail (ASVS 14.3.2). */
export interface Sessao {
  readonly token: string;
  readonly refreshToken: string;
  /** Instant at which `token` ends. */
  readonly expiraEm: string;
}

/** The login response of the contract. */
export interface RespostaLogin extends Sessao {
  readonly hashDispositivo: string;
}

/** A token this close to its end is renewed before it is used. */
const FOLGA_MS = 5000;

const ouvintes = new Set<() => void>();
let atual: Sessao | undefined = ler();
/** The session that its person left last. */
let deixada: string | undefined;

/** The session of this browser, shared by all its tabs. */
export const sessaoAtual = {
  atual: (): Sessao | undefined => atual,

  /** There is somebody logged in, even if the token has to be renewed first. */
  existe: (): boolean => atual !== undefined,

  /** The token may be used as it is (spec 1, §4: valid if present and not expired). */
  valida: (): boolean => atual !== undefined && Date.parse(atual.expiraEm) - FOLGA_MS > parede(),

  /** Reads again what another tab may have written. */
  recarregar(): Sessao | undefined {
    const lida = ler();
    if (lida === undefined) sessaoAtual.deixar();
    if (lida?.token !== atual?.token) muda(lida);
    return atual;
  },

  /** Stores a login or a renewal (spec 1, §4). */
  guardar({ token, refreshToken, expiraEm, hashDispositivo }: RespostaLogin): void {
    storage.set('dispositivo', hashDispositivo);
    storage.set('sessao', { token, refreshToken, expiraEm });
    muda({ token, refreshToken, expiraEm });
  },

  /**
   * Notes that the person leaves this session, here or in another tab: from now on the app does not tell him that it is
   * over.
   */
  deixar(): void {
    deixada = sessaoAtual.idSessao() ?? deixada;
  },

  foiDeixada: (id: string | undefined): boolean => id !== undefined && id === deixada,

  /** Forgets the login in every tab. The device stays known. */
  encerrar(): void {
    storage.remove('sessao');
    muda(undefined);
  },

  /** Identifies this browser to the server; given at the first login. */
  hashDispositivo(): string | undefined {
    const hash = storage.get('dispositivo');
    return typeof hash === 'string' ? hash : undefined;
  },

  /** Id of the logged-in user, out of the token; everything else about the person comes from the server. */
  idUsuario: (): string | undefined => (atual === undefined ? undefined : dadoDoToken(atual.token, 'sub')),

  /** Id of the session, the same through every renewal; a new login is another one. */
  idSessao: (): string | undefined => (atual === undefined ? undefined : dadoDoToken(atual.token, 'sid')),

  /** Told at login, renewal and logout, in this tab or in another. */
  assinar(ouvinte: () => void): () => void {
    ouvintes.add(ouvinte);
    return () => ouvintes.delete(ouvinte);
  },
};

/** Makes this tab follow the logins and logouts of the others. Called once by the app. */
export function seguirOutrasAbas(): () => void {
  return storage.assinar('sessao', () => sessaoAtual.recarregar());
}

/** Reads a field of a JWT. The server checks the signature: nothing is decided by the value read here. */
export function dadoDoToken(token: string, nome: 'sub' | 'sid'): string | undefined {
  const corpo = token.split('.')[1];
  if (corpo === undefined) return undefined;
  try {
    const lido: unknown = JSON.parse(atob(corpo.replaceAll('-', '+').replaceAll('_', '/')));
    const dado = typeof lido === 'object' && lido !== null ? (lido as Record<string, unknown>)[nome] : undefined;
    return typeof dado === 'string' || typeof dado === 'number' ? String(dado) : undefined;
  } catch {
    return undefined;
  }
}

function muda(nova: Sessao | undefined): void {
  atual = nova;
  for (const ouvinte of ouvintes) ouvinte();
}

function ler(): Sessao | undefined {
  const guardada = storage.get('sessao');
  if (typeof guardada !== 'object' || guardada === null) return undefined;
  const { token, refreshToken, expiraEm } = guardada as Partial<Record<keyof Sessao, unknown>>;
  if (typeof token !== 'string' || typeof refreshToken !== 'string' || typeof expiraEm !== 'string') return undefined;
  return { token, refreshToken, expiraEm };
}
