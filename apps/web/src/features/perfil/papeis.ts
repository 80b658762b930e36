import type { Usuario } from '../../lib/usuario.ts';

/** A person's roles in groups, now and before, in words (REGRAS 1 isMBA, isMBH, isADA, isADH). */
export function papeisNosGrupos({
  isMBA,
  isMBH,
  isADA,
  isADH,
}: Pick<Usuario, 'isMBA' | 'isMBH' | 'isADA' | 'isADH'>): string[] {
  return [
    ...(isADA ? ['Administra grupos'] : isADH ? ['Já administrou grupos'] : []),
    ...(isMBA ? ['Membro de grupos'] : isMBH ? ['Já foi membro'] : []),
  ];
}
