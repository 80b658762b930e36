import { describe, expect, it } from 'vitest';
import { MARCADOR_INTERNO, SEM_LINK } from './links.ts';
import { avisoPushDe, lerAvisoPush } from './push.ts';

const aviso = { id: 7, titulo: 'Léo garantiu uma vaga', mensagem: 'Falta uma.', link: '/grupo/admin/1' };

describe('The message on a device (spec A§4 Notifications)', () => {
  it.each([
    ['/grupo/admin/1', '/grupo/admin/1'],
    ['https://exemplo.com.br/x', 'https://exemplo.com.br/x'],
    [MARCADOR_INTERNO, '/notificacoes/detalhe?id=7'],
    [SEM_LINK, '/notificacoes'],
    ['javascript:alert(1)', '/notificacoes'],
  ])('a touch on the link %s leads to %s', (link, destino) => {
    expect(avisoPushDe({ ...aviso, link })).toMatchObject({ chave: 'aviso-7', destino });
  });

  it('is short, whatever the words were', () => {
    const { titulo, texto } = avisoPushDe({ ...aviso, titulo: 'a'.repeat(241), mensagem: 'b'.repeat(240) });
    expect([titulo.length, titulo.at(-1), texto]).toEqual([240, '…', 'b'.repeat(240)]);
  });

  it('is read back as it was written', () => {
    expect(lerAvisoPush(JSON.parse(JSON.stringify(avisoPushDe(aviso))))).toEqual(avisoPushDe(aviso));
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'oi'],
    ['no title', { chave: 'a', titulo: '', texto: '', destino: '/' }],
    ['no text', { chave: 'a', titulo: 'Oi', destino: '/' }],
    ['a path of another site', { chave: 'a', titulo: 'Oi', texto: '', destino: '//mau.example' }],
    ['a script', { chave: 'a', titulo: 'Oi', texto: '', destino: 'javascript:alert(1)' }],
  ])('is nothing when it is %s', (_caso, bruto) => {
    expect(lerAvisoPush(bruto)).toBeUndefined();
  });
});
