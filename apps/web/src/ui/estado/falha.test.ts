import { describe, expect, it } from 'vitest';
import { ErroApi, ErroRede } from '../../lib/erros-api.ts';
import { falhaDe, oQueFazer } from './falha.ts';

const sem = { comDialogo: false };
const DO_LOG = { chave: 'erroInterno', codigo: 'a1b2c3d4' };
function resposta(status: number, corpo: unknown, requisicao: string | null = null) {
  return new ErroApi(status, corpo, requisicao);
}

describe('A part that could not be loaded (spec 1, §8)', () => {
  it.each([
    ['a refusal that leads elsewhere', { status: 400, message: 'Faltam dados.', link: '/cadastro' }],
    ['a session that is over', { status: 401, message: 'Sua sessão expirou.', link: null }],
  ])('stays silent behind the message about %s', (_nome, erro) => {
    expect(falhaDe(erro, sem)).toEqual({ tipo: 'calada' });
  });

  it.each([403, 404])(
    '%i is shown by the page itself, with a link that leads on, whatever dialog is open',
    (status) => {
      const erro = { status, message: 'Este grupo não existe.', link: '/grupos' };
      for (const comDialogo of [true, false])
        expect(falhaDe(erro, { comDialogo })).toEqual({
          tipo: 'ausente',
          mensagem: 'Este grupo não existe.',
          saida: '/grupos',
        });
    },
  );

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
    ['something else was thrown', 'x', undefined],
  ])('does not speak of the connection when %s', (_nome, erro, codigo) => {
    expect(falhaDe(erro, { comDialogo: true })).toEqual({ tipo: 'falha', causa: 'servidor', codigo });
    expect(oQueFazer('servidor')).not.toContain('Confira a conexão');
  });

  it('speaks of the connection when no answer came', () => {
    const falha = falhaDe(new ErroRede(new TypeError('away')), { comDialogo: true });
    expect(falha).toEqual({ tipo: 'falha', causa: 'rede', codigo: undefined });
    expect(oQueFazer('rede')).toContain('Confira a conexão');
  });
});
