import { INSTALAR_DE_NOVO_EM_MS, INSTALAR_DEPOIS_DE_MS } from '@rateia/domain/constantes-de-depois';

/** The state of the invitation to install, kept on this device (spec 1, §4). */
export interface Instalado {
  readonly recusadoEm?: number;
  readonly aceitoEm?: number;
  readonly instalado?: true;
}

/** How this browser installs: by its own prompt, or by the person, from the share menu. */
export type ComoInstala = 'convite' | 'compartilhar';

/** Chrome on a phone, or Safari on iOS; undefined for every other browser, which is not invited. */
export function comoInstala(agente: string): ComoInstala | undefined {
  const ios = /iPhone|iPad|iPod/.test(agente);
  if (ios)
    return /Safari\//.test(agente) && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(agente) ? 'compartilhar' : undefined;
  const movel = /Android/.test(agente) && /Mobile/.test(agente);
  return movel && /Chrome\//.test(agente) && !/EdgA|OPR\/|SamsungBrowser|; wv\)/.test(agente) ? 'convite' : undefined;
}

/**
 * Milliseconds from `agoraMs` to the invitation: so long after the load of the page ended (spec 1, §4). A load that has
 * not ended, or of which nothing is known, ends now.
 */
export function esperaDoConvite(agoraMs: number, fimDaCargaMs: number | undefined): number {
  const fim = fimDaCargaMs === undefined || fimDaCargaMs === 0 ? agoraMs : fimDaCargaMs;
  return Math.max(0, fim + INSTALAR_DEPOIS_DE_MS - agoraMs);
}

interface Situacao {
  readonly guardado: Instalado;
  readonly agora: number;
  /** True if the page runs as an app already. */
  readonly avulso: boolean;
  /** Public and authentication pages have no header, and no invitation. */
  readonly paginaDeLogin: boolean;
}

/**
 * True if the invitation may be shown (spec 1, §4 and §9): a refusal silences it for ten days, the other reasons for
 * good.
 */
export function podeConvidar({ guardado, agora, avulso, paginaDeLogin }: Situacao): boolean {
  if (avulso || paginaDeLogin || guardado.instalado === true || guardado.aceitoEm !== undefined) return false;
  return guardado.recusadoEm === undefined || agora - guardado.recusadoEm >= INSTALAR_DE_NOVO_EM_MS;
}

/** The stored value is read with care, because it may be anything. */
export function lerInstalado(valor: unknown): Instalado {
  if (typeof valor !== 'object' || valor === null) return {};
  const { recusadoEm, aceitoEm, instalado } = valor as Record<string, unknown>;
  return {
    ...(typeof recusadoEm === 'number' ? { recusadoEm } : {}),
    ...(typeof aceitoEm === 'number' ? { aceitoEm } : {}),
    ...(instalado === true ? { instalado } : {}),
  };
}
