import { MARCA } from '@rateia/domain/marca';

interface SmsDoCodigo {
  readonly codigo: string;
  /** "confirmar o seu telefone". */
  readonly finalidade: string;
  readonly validoAte: string;
  readonly appUrl: string;
}

/**
 * The words of a code by SMS. Its last line binds it to our address: a phone offers it there and on no page that looks
 * like it (WICG, origin-bound one-time codes). With accents a message has 67 characters to a part, and this has two.
 */
export function smsDoCodigo({ codigo, finalidade, validoAte, appUrl }: SmsDoCodigo): string {
  return `${MARCA}: ${codigo} para ${finalidade}. Vale até ${validoAte}. Não passe este código para ninguém.\n@${new URL(appUrl).hostname} #${codigo}`;
}
