import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navegadorVazio } from '../lib/test/servidor.ts';
import { BarraDeCookies } from './depois/barra-de-cookies.tsx';
import { abrirTela } from './test/abrir-tela.tsx';

beforeEach(navegadorVazio);
afterEach(() => {
  for (const etiqueta of document.head.querySelectorAll('meta[property]')) etiqueta.remove();
});

/** The preview that the server writes into the page of a shared link. */
function comPrevia(previa: Readonly<Record<string, string>>): void {
  for (const [nome, content] of Object.entries(previa)) {
    const etiqueta = Object.assign(document.createElement('meta'), { content });
    etiqueta.setAttribute('property', nome);
    document.head.append(etiqueta);
  }
}

const PREVIA = {
  'og:title': 'Spotify por R$ 8,31 por mês',
  'og:description': '2 vagas livres.',
  'og:url': 'http://localhost/grupo/2',
};

describe('The first minute', () => {
  it('a phone reads the three promises at the login', async () => {
    const { principal } = await abrirTela('/login');
    await screen.findByRole('heading', { name: 'Entre na sua conta' });
    for (const promessa of [/caução é sua/, /só recebe depois do seu acesso/, /Sete dias para desistir/])
      expect(principal().getByText(promessa)).toBeTruthy();
  });

  it('the link of a group shows the group and its price before any question', async () => {
    comPrevia(PREVIA);
    await abrirTela('/login?redirect=/grupo/2');
    const grupo = await screen.findByRole('region', { name: 'O grupo deste link' });
    expect(grupo.textContent).toContain('Spotify por R$ 8,31 por mês');
    expect(grupo.textContent).toContain('2 vagas livres.');
  });

  it('shows no group where the page is of another one', async () => {
    comPrevia(PREVIA);
    await abrirTela('/login?redirect=/grupo/3');
    await screen.findByRole('heading', { name: 'Entre na sua conta' });
    expect(screen.queryByRole('region', { name: 'O grupo deste link' })).toBeNull();
  });

  it('cookies are one line, in which refusing is as easy as accepting', async () => {
    const respostas = { aoRecusar: vi.fn(), aoAceitar: vi.fn(), aoEscolher: vi.fn() };
    // The app that was opened before has a bar of its own.
    const { container } = render(<BarraDeCookies {...respostas} />);
    const barra = within(container).getByRole('region', { name: 'Cookies' });
    expect(barra.querySelectorAll('p')).toHaveLength(1);
    for (const nome of ['Recusar', 'Aceitar', 'Escolher'])
      await userEvent.click(within(barra).getByRole('button', { name: nome }));
    for (const resposta of Object.values(respostas)) expect(resposta).toHaveBeenCalledTimes(1);
  });
});
