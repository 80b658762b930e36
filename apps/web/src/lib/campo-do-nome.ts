import { dicaDoNome } from '@rateia/domain/perfil/nome';

interface Campo {
  readonly value: string;
  readonly erro: string | undefined;
}

/**
 * The properties of the field of a name or a surname. For a name with an apostrophe or a hyphen it gives the advice on
 * spelling, before the refusal and in it (REGRAS 2.21); `apoio` is the usual text of the field.
 */
export function comDicaDoNome<C extends Campo>(campo: C, apoio?: string): C & { readonly apoio: string | undefined } {
  const dica = dicaDoNome(campo.value);
  const erro = dica === undefined || campo.erro === undefined ? campo.erro : `${campo.erro} ${dica}`;
  return { ...campo, erro, apoio: dica ?? apoio };
}
