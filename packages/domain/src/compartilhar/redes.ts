import type { Canal } from './link.ts';

/** The channels that are pages of another company, which take the shared text in their address. */
export type Rede = Extract<Canal, 'whatsapp' | 'telegram' | 'facebook' | 'x'>;

type Envio = { readonly link: string; readonly texto: string };

const REDES: Readonly<Record<Rede, (e: Envio) => readonly [string, Readonly<Record<string, string>>]>> = {
  whatsapp: ({ link, texto }) => ['https://wa.me/', { text: `${texto} ${link}` }],
  telegram: ({ link, texto }) => ['https://t.me/share/url', { url: link, text: texto }],
  // Takes the address alone: the words are those of the page's card.
  facebook: ({ link }) => ['https://www.facebook.com/sharer/sharer.php', { u: link }],
  x: ({ link, texto }) => ['https://x.com/intent/post', { text: texto, url: link }],
};

/** The page of a network on which the person sends the link (spec A§1). */
export function enderecoDaRede(rede: Rede, envio: Envio): string {
  const [endereco, busca] = REDES[rede](envio);
  // A plus sign is a space in a form alone; the apps of these networks show it as it is.
  return `${endereco}?${new URLSearchParams(busca).toString().replaceAll('+', '%20')}`;
}
