import { describe, expect, it } from 'vitest';
import { enderecoDaRede } from './redes.ts';

const envio = {
  link: 'https://rateia.exemplo/grupo/12?utm_content=x&utm_term=12',
  texto: 'Vem dividir #1 & mais + já',
};

describe('The networks a group is shared on (spec A§1)', () => {
  it.each([
    ['whatsapp', 'https://wa.me', { text: `${envio.texto} ${envio.link}` }],
    ['telegram', 'https://t.me', { url: envio.link, text: envio.texto }],
    ['facebook', 'https://www.facebook.com', { u: envio.link }],
    ['x', 'https://x.com', { text: envio.texto, url: envio.link }],
  ] as const)('%s gets the link whole, and the words where it takes them', (rede, origem, busca) => {
    const url = new URL(enderecoDaRede(rede, envio));
    expect(url.origin).toBe(origem);
    expect(Object.fromEntries(url.searchParams)).toEqual(busca);
    expect(url.search).not.toContain('+');
  });
});
