import { ERROS } from '@rateia/contracts/erros';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { navegadorVazio } from '../lib/test/servidor.ts';
import { abrirTela, Recusa } from './test/abrir-tela.tsx';

beforeEach(() => void navegadorVazio());

const { status, message } = ERROS.credenciaisInvalidas;

describe('A login that is refused (spec 1, §4)', () => {
  it('says so in the page, does not say which of the two was wrong, and keeps the typed text', async () => {
    const pessoa = userEvent.setup();
    await abrirTela('/login', {
      respostas: { token: new Recusa(status, { message, dados: { chave: 'credenciaisInvalidas' } }) },
    });
    await pessoa.type(await screen.findByLabelText('E-mail'), 'marina@exemplo.com.br');
    await pessoa.type(screen.getByLabelText('Senha'), 'Outra#Senha99');
    await pessoa.click(screen.getByRole('button', { name: 'Entrar' }));
    expect((await screen.findByRole('alert')).textContent).toContain('E-mail ou senha');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('marina@exemplo.com.br');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});
