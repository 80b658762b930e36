import type { Config } from '../../env-config.ts';
import { parteSecreta } from '../../gateways/autenticidade-de-webhook.ts';
import type { Alvo, AlvoGrupo, Ator, Cenario } from '../cenario-de-permissoes.ts';
import { INEXISTENTE, UUID_INEXISTENTE } from '../cenario-de-permissoes.ts';

export type Linha = {
  readonly alvos: readonly Alvo[];
  readonly entrada: (c: Cenario, p: { readonly alvo: Alvo; readonly ator: Ator }) => Record<string, unknown>;
};
export const SOZINHA: readonly Alvo[] = ['nenhum'];
export const GRUPOS: readonly Alvo[] = ['grupoPublico', 'grupoPrivado', 'inexistente'];
export const PROPRIOS: readonly Alvo[] = ['proprio', 'inexistente'];

export function sozinha(
  corpo: Record<string, unknown> | ((ator: Ator, c: Cenario) => Record<string, unknown>) = {},
): Linha {
  return {
    alvos: SOZINHA,
    entrada: (c, { ator }) => (typeof corpo === 'function' ? corpo(ator, c) : corpo),
  };
}
export function noGrupo(campo: 'id' | 'idGrupo', resto: Record<string, unknown> = {}): Linha {
  return {
    alvos: GRUPOS,
    entrada: ({ grupos }, { alvo }) => ({ [campo]: grupos[alvo as AlvoGrupo], ...resto }),
  };
}
export function doMembro(coisa: keyof Cenario['doMembro'], campo: string, resto: Record<string, unknown> = {}): Linha {
  return {
    alvos: PROPRIOS,
    entrada: ({ doMembro: coisas }, { alvo }) => {
      const falso = typeof coisas[coisa] === 'string' ? UUID_INEXISTENTE : INEXISTENTE;
      return { [campo]: alvo === 'proprio' ? coisas[coisa] : falso, ...resto };
    },
  };
}
/** About a thing that does not exist: a caller who may look at such a thing at all is told so, and nobody else. */
export function semAlvo(corpo: Record<string, unknown>): Linha {
  return { alvos: ['inexistente'], entrada: () => corpo };
}
/** A call about an account that does not exist, so that the matrix changes no person's network between two calls. */
export function comNinguem(resto: Record<string, unknown> = {}): Linha {
  return {
    alvos: ['inexistente'],
    entrada: () => ({ idUsuario: INEXISTENTE, ...resto }),
  };
}
/** The address of the provider's notices: right for the provider alone. */
export function aviso(quem: 'pix' | 'telegram' = 'pix'): Linha {
  return {
    alvos: SOZINHA,
    entrada: ({ mundo }, { ator }) => ({
      ...(quem === 'pix' ? { provedor: 'pix', tipo: 'pix' } : {}),
      segredo: ator === 'provedor' ? parteSecreta(segredoDe(mundo.config, quem)) : 'x'.repeat(43),
      pix: [],
    }),
  };
}
function segredoDe({ pix, mensagem }: Config, quem: 'pix' | 'telegram'): string {
  return quem === 'pix' ? pix.webhook.segredo : (mensagem.telegram?.webhook.segredo ?? '');
}
export function ninguem(ator: Ator): string {
  return `${ator}.${Math.random().toString(36).slice(2)}@exemplo.com.br`;
}
export const PIN = 'ABCDEFG';
export const COMUNICADO = {
  categoria: 383,
  publico: 'membros',
  uf: null,
  titulo: 'Uma novidade',
  texto: 'Aconteceu uma coisa.',
  link: '',
};
/** Well-formed, and the answer to an unknown challenge. */
export const CHAVE_FALSA = {
  id: 'x'.repeat(22),
  rawId: 'x'.repeat(22),
  type: 'public-key',
  response: { clientDataJSON: 'x'.repeat(40), attestationObject: 'x'.repeat(40) },
};

export const CHAVE_DE_USO_FALSA = {
  ...CHAVE_FALSA,
  response: { clientDataJSON: 'x'.repeat(40), authenticatorData: 'x'.repeat(40), signature: 'x'.repeat(40) },
};
