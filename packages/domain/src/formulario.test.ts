import { describe, expect, it } from 'vitest';
import type { EstadoDoFormulario, ModoDoFormulario } from './formulario.ts';
import {
  formularioNovo,
  formularioValido,
  mudarCampo,
  primeiroComErro,
  recusarCampo,
  verificarFormulario,
} from './formulario.ts';
import { apenasLetras, email, minimoDeCaracteres, obrigatorio } from './validacao.ts';

type Valores = { readonly nome: string; readonly email: string; readonly recado: string };
const VAZIO: Valores = { nome: '', email: '', recado: '' };
const campos = {
  nome: { nome: 'Nome', regras: [obrigatorio, minimoDeCaracteres(3), apenasLetras] },
  email: { nome: 'E-mail', regras: [obrigatorio, email] },
};
function muda(modo: ModoDoFormulario) {
  return <N extends keyof Valores>(estado: EstadoDoFormulario<Valores>, nome: N, valor: string) =>
    mudarCampo(estado, { campos, modo, nome, valor });
}

describe('When the rules of a form run (spec 1, §5)', () => {
  describe('on each change, the default', () => {
    const mudar = muda('aCadaMudanca');

    it('says nothing before anything changed', () => {
      const novo = formularioNovo(VAZIO);
      expect([novo.erros, formularioValido(novo)]).toEqual([{}, true]);
    });

    it('runs the rules of the field that changed, in order, stops at the first failure, and leaves the others alone', () => {
      let f = mudar(formularioNovo(VAZIO), 'nome', 'J');
      expect(f.erros).toEqual({ nome: 'O campo Nome precisa ter no mínimo 3 caracteres.' });
      f = mudar(f, 'nome', 'J0ão');
      expect(f.erros).toEqual({ nome: 'O campo Nome precisa ter apenas letras.' });
      f = mudar(f, 'nome', '');
      expect(f.erros).toEqual({ nome: 'O campo Nome é obrigatório.' });
      expect(formularioValido(f)).toBe(false);
      f = mudar(f, 'nome', 'João');
      expect([f.erros.nome, f.erros.email, formularioValido(f)]).toEqual([undefined, undefined, true]);
    });

    it('runs all of them when it is verified', () => {
      const f = verificarFormulario(mudar(formularioNovo(VAZIO), 'nome', 'Ana'), campos);
      expect(f.erros).toEqual({ email: 'O campo E-mail é obrigatório.' });
      expect([formularioValido(f), primeiroComErro(f)]).toEqual([false, 'email']);
    });
  });

  describe('lazily, only on explicit verify', () => {
    const mudar = muda('soAoVerificar');

    it('says nothing of a bad value, however often it changes', () => {
      let f = formularioNovo(VAZIO);
      for (const valor of ['J', 'J0', '', 'J0ão']) {
        f = mudar(f, 'nome', valor);
        expect([f.valores.nome, f.erros.nome, formularioValido(f)]).toEqual([valor, undefined, true]);
      }
    });

    it('says all of it when it is verified, and names the first field', () => {
      const f = verificarFormulario(mudar(formularioNovo(VAZIO), 'nome', 'J0ão'), campos);
      expect(f.erros).toEqual({
        nome: 'O campo Nome precisa ter apenas letras.',
        email: 'O campo E-mail é obrigatório.',
      });
      expect(primeiroComErro(f)).toBe('nome');
    });

    it('runs no rule after the verify either: the message of the changed field goes, the next verify judges', () => {
      const verificado = verificarFormulario(formularioNovo(VAZIO), campos);
      const mudado = mudar(verificado, 'nome', 'J');
      expect([mudado.erros.nome, mudado.erros.email]).toEqual([undefined, 'O campo E-mail é obrigatório.']);
      expect(verificarFormulario(mudado, campos).erros.nome).toBe('O campo Nome precisa ter no mínimo 3 caracteres.');
    });
  });

  it.each(['aCadaMudanca', 'soAoVerificar'] as const)(
    'keeps the refusal of the server until the field changes (%s), and then the form is valid again',
    (modo) => {
      const recusado = recusarCampo(formularioNovo({ ...VAZIO, email: 'ana@exemplo.com.br' }), 'email', 'Já usado.');
      expect([formularioValido(recusado), recusado.erros]).toEqual([false, { email: 'Já usado.' }]);
      expect(muda(modo)(recusado, 'nome', 'Ana').erros.email).toBe('Já usado.');
      expect(formularioValido(muda(modo)(recusado, 'email', 'bia@exemplo.com.br'))).toBe(true);
    },
  );

  it('a field without rules is always good', () => {
    expect(verificarFormulario(formularioNovo({ recado: '' }), {}).erros).toEqual({});
    expect(muda('aCadaMudanca')(formularioNovo(VAZIO), 'recado', '').erros.recado).toBeUndefined();
  });
});
