import { describe, expect, it } from 'vitest';
import { CANAIS } from './link.ts';
import { textoDeCompartilhar } from './texto.ts';

const GRUPO = { tipo: 'grupo', nome: 'Spotify Premium' } as const;

describe('Share texts (spec A§9, B§9)', () => {
  it('claim savings of up to 80% on WhatsApp', () => {
    expect(textoDeCompartilhar('whatsapp', GRUPO)).toBe(
      'Vem dividir Spotify Premium comigo na Rateia. Você paga só a sua parte e economiza até 80%.',
    );
  });

  it('claim savings of up to 70% on Telegram', () => {
    expect(textoDeCompartilhar('telegram', GRUPO)).toContain('economiza até 70%');
  });

  it.each(CANAIS.filter((canal) => canal !== 'whatsapp' && canal !== 'telegram'))('claim no figure on %s', (canal) => {
    expect(textoDeCompartilhar(canal, GRUPO)).toBe(
      'Vem dividir Spotify Premium comigo na Rateia. Você paga só a sua parte.',
    );
  });

  it.each(CANAIS)('promise nothing of a pool on %s', (canal) => {
    const texto = textoDeCompartilhar(canal, { tipo: 'loteria', nome: 'Mega da firma' });
    expect(texto).toBe('Participe do bolão Mega da firma comigo na Rateia. Para maiores de 18 anos.');
  });

  it.each(CANAIS)('of a referral offer R$ 5,00 on the first subscription on %s (spec A§1, REGRAS 2.13)', (canal) => {
    expect(textoDeCompartilhar(canal, { tipo: 'indicacao', nome: 'ANA27' })).toBe(
      'Divida as suas assinaturas na Rateia com o meu código ANA27 e ganhe R$\u00A05,00 na primeira assinatura.',
    );
  });
});
