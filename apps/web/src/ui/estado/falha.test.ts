import { describe, expect, it } from 'vitest';
import { falhaDe } from './falha.ts';

const sem = { comDialogo: false };

describe('A part that could not be loaded (spec 1, §8)', () => {
  it.each([
    ['a page that is not for this person', { status: 403, message: 'Você não tem acesso.', link: '/grupos' }],
    ['a thing that does not exist', { status: 404, message: 'Este grupo não existe.', link: '/grupos' }],
    ['a session that is over', { status: 401, message: 'Sua sessão expirou.', link: null }],
  ])('stays silent behind the message about %s', (_nome, erro) => {
    expect(falhaDe(erro, sem)).toEqual({ tipo: 'calada' });
  });

  it('says the words of a refusal in place only when no dialog is saying them', () => {
    const erro = { status: 429, message: 'Muitas tentativas.', link: null };
    expect(falhaDe(erro, { comDialogo: true })).toEqual({ tipo: 'calada' });
    expect(falhaDe(erro, sem)).toEqual({ tipo: 'recusa', mensagem: 'Muitas tentativas.' });
  });

  it.each([
    ['the server failed', { status: 500, message: 'x', link: null, codigo: 7 }, 7],
    ['nothing came back', Object.assign(new Error('sem rede'), { codigo: null }), undefined],
    ['something else was thrown', 'x', undefined],
  ])('speaks of the connection when %s', (_nome, erro, codigo) => {
    expect(falhaDe(erro, { comDialogo: true })).toEqual({ tipo: 'falha', codigo });
  });
});
