import { dicaDoNome } from '@rateia/domain/perfil/nome';

interface Campo {
  value: string;
  erro: string | undefined;
}

/**
 * A name or a surname as its field is spread with it. One with an apostrophe or a hyphen is told how to be written,
 * before the refusal and in it (REGRAS 2.21); `apoio` is what the field says otherwise.
 */
export function comDicaDoNome<C extends Campo>(campo: C, apoio?: string): C & { apoio: string | undefined } {
  const dica = dicaDoNome(campo.value);
  const erro = dica === undefined || campo.erro === undefined ? campo.erro : `${campo.erro} ${dica}`;
  return { ...campo, erro, apoio: dica ?? apoio };
}
