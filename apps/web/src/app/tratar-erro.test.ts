import { afterEach, describe, expect, it } from 'vitest';
import { definirRelator } from '../lib/relato.ts';
import { dialogos } from '../ui/dialogo/dialogos.ts';
import { anotarErro, tratarErro } from './tratar-erro.tsx';

afterEach(() => definirRelator(undefined));

describe('A failure of the page (spec 1, §8, §9)', () => {
  it('is one report and one dialog, however many hear of it', () => {
    const relatos: string[] = [];
    definirRelator(({ mensagem }) => relatos.push(mensagem));
    const erro = new Error('algo quebrou');
    anotarErro(erro);
    void tratarErro(erro, 'acao');
    expect(relatos).toEqual(['algo quebrou']);
    expect(dialogos.atual()?.titulo).toBe('Não foi possível concluir');
  });
});
