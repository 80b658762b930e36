import { ECONOMIA_NO_TEXTO } from '../constantes-de-depois.ts';
import { formatarReais } from '../dinheiro.ts';
import { DESCONTO_DO_INDICADO } from '../indicacao/regras.ts';
import { MARCA } from '../marca.ts';
import type { Canal, Compartilhado } from './link.ts';

type Assunto = { readonly tipo: Compartilhado['tipo']; readonly nome: string };

/**
 * The text sent with the link: up to 80 % of savings on WhatsApp, up to 70 % on Telegram, and no figure elsewhere (spec
 * A§9). A referral offers its discount, and its name is the code (spec A§1). A pool saves nothing: its text explains
 * it, without a promise.
 */
export function textoDeCompartilhar(canal: Canal, { tipo, nome }: Assunto): string {
  if (tipo === 'indicacao') {
    const desconto = formatarReais(DESCONTO_DO_INDICADO);
    return `Divida as suas assinaturas na ${MARCA} com o meu código ${nome} e ganhe ${desconto} na primeira assinatura.`;
  }
  if (tipo !== 'grupo') return `Participe do bolão ${nome} comigo na ${MARCA}. Para maiores de 18 anos.`;
  const economia = ECONOMIA[canal];
  const paga =
    economia === undefined ? 'Você paga só a sua parte.' : `Você paga só a sua parte e economiza até ${economia}%.`;
  return `Vem dividir ${nome} comigo na ${MARCA}. ${paga}`;
}

const ECONOMIA: Partial<Record<Canal, number>> = {
  whatsapp: ECONOMIA_NO_TEXTO.whatsapp,
  telegram: ECONOMIA_NO_TEXTO.telegram,
};
