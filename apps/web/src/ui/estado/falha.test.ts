import { describe, expect, it } from 'vitest';
import { ErroApi } from '../../lib/erros-api.ts';
import { falhaDe } from './falha.ts';

const sem = { comDialogo: false };
const DO_LOG = { chave: 'erroInterno', codigo: 'a1b2c3d4' };
const resposta = (status: number, corpo: unknown, requisicao: string | null = null) =>
  new ErroApi(status, corpo, requisicao);

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
    ['the server failed, with a code of the catalogue', resposta(500, { codigoErro: 7 }), 7],
    ['the server failed, as it answers', resposta(500, { codigoErro: null, dados: DO_LOG }), 'a1b2c3d4'],
    ['something before the server failed', resposta(502, '<html>', 'req-1'), 'req-1'],
    ['something failed that gave no number', resposta(502, '<html>'), undefined],
    ['nothing came back', Object.assign(new Error('sem rede'), { codigo: null }), undefined],
    ['something else was thrown', 'x', undefined],
  ])('speaks of the connection when %s', (_nome, erro, codigo) => {
    expect(falhaDe(erro, { comDialogo: true })).toEqual({ tipo: 'falha', codigo });
  });
});
