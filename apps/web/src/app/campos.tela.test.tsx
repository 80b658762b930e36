import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { navegadorVazio } from '../lib/test/servidor.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

/*
 * A wrong answer is tied to its field: a form that is sent puts the focus on the first wrong field, and the sentence under
 * it is read with it (WCAG 3.3.1, 4.1.3; DESIGN 9.6). How such a field looks is seen in the gallery.
 */
const OBRIGATORIO = /^O campo .+ é obrigatório\.$/;

type Errado = readonly [campo: HTMLElement, diz: RegExp];

/** The button is pressed by keyboard, and each of these is told to be wrong; the first has the focus. */
async function recusa(pessoa: UserEvent, botao: string | RegExp, ...errados: readonly Errado[]): Promise<void> {
  screen.getByRole('button', { name: botao }).focus();
  await pessoa.keyboard('{Enter}');
  for (const [campo, diz] of errados) {
    await waitFor(() => expect(descricao(campo)).toMatch(diz));
    if (campo.getAttribute('type') !== 'radio') expect(campo.getAttribute('aria-invalid')).toBe('true');
  }
  await waitFor(() => expect(document.activeElement).toBe(errados[0]?.[0]));
}

function descricao(campo: HTMLElement): string {
  return (campo.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

async function escreve(pessoa: UserEvent, campo: HTMLElement, texto: string): Promise<void> {
  await pessoa.clear(campo);
  await pessoa.type(campo, texto);
}

async function envia(pessoa: UserEvent, botao: string): Promise<void> {
  return await pessoa.click(screen.getByRole('button', { name: botao }));
}

describe('Wrong answers of people who have no session', () => {
  beforeEach(() => void navegadorVazio());

  it('login', async () => {
    const pessoa = userEvent.setup();
    await abrirTela('/login');
    const email = await screen.findByLabelText('E-mail');
    const senha = screen.getByLabelText('Senha');
    await recusa(pessoa, 'Entrar', [email, OBRIGATORIO], [senha, OBRIGATORIO]);
    await escreve(pessoa, email, 'sem-arroba');
    await recusa(pessoa, 'Entrar', [email, /e-mail/i], [senha, OBRIGATORIO]);
  });

  it('registration: the box of the terms is a field too, and the code that is wrong keeps the focus', async () => {
    const pessoa = userEvent.setup();
    await abrirTela('/cadastro', {
      respostas: {
        precadastro: undefined,
        getTermos: {
          versao: '1',
          mudancas: '',
          vigenteDesde: '2026-01-01',
          secoes: [{ titulo: 'Termos', texto: 'Uso.' }],
        },
        createUsuario: { email: 'iris@exemplo.com.br', cadastro: 'x'.repeat(43) },
        validarCadastro: new Recusa(400, {
          message: 'PIN inválido ou expirado',
          dados: { chave: 'pinInvalido', restantes: 4 },
        }),
      },
    });
    const email = await screen.findByLabelText('E-mail');
    await recusa(pessoa, 'Continuar', [email, OBRIGATORIO]);
    await escreve(pessoa, email, 'iris@exemplo.com.br');
    await envia(pessoa, 'Continuar');
    const nome = await screen.findByLabelText('Nome');
    const [sobrenome, senha] = [screen.getByLabelText('Sobrenome'), screen.getByLabelText('Senha')];
    const termos = screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
    const ACEITE = /^Aceite os termos de uso para continuar\.$/;
    await recusa(
      pessoa,
      'Criar conta',
      [nome, OBRIGATORIO],
      [sobrenome, OBRIGATORIO],
      [senha, OBRIGATORIO],
      [termos, ACEITE],
    );
    await escreve(pessoa, nome, 'Íris');
    await escreve(pessoa, sobrenome, 'Campelo');
    await escreve(pessoa, senha, 'Manga#Petroleo27');
    await recusa(pessoa, 'Criar conta', [termos, ACEITE]);
    await pessoa.keyboard(' ');
    await waitFor(() => expect(descricao(termos)).toBe(''));
    await envia(pessoa, 'Criar conta');
    const codigo = await screen.findByLabelText('Código de 7 caracteres');
    await waitFor(() => expect(document.activeElement).toBe(codigo));
    await pessoa.type(codigo, 'AAAAAAA');
    await waitFor(() => expect(descricao(codigo)).toMatch(/^PIN inválido ou expirado/));
    expect(document.activeElement).toBe(codigo);
  });
});

describe('Wrong answers of people with a session', () => {
  beforeEach(entrar);

  it('the steps of a new group', async () => {
    const pessoa = userEvent.setup();
    await abrirTela('/novo-grupo/personalizar');
    const servico = await screen.findByLabelText('Nome do serviço');
    await recusa(pessoa, 'Continuar', [servico, OBRIGATORIO]);
    await escreve(pessoa, servico, 'Horta comunitária');
    await envia(pessoa, 'Continuar');
    const valor = await screen.findByLabelText('Valor do plano por mês');
    await recusa(pessoa, 'Continuar', [valor, OBRIGATORIO]);
    await escreve(pessoa, valor, '90,00');
    await envia(pessoa, 'Continuar');
    const jaAssino = await screen.findByRole('radio', { name: /^Já assino/ });
    const nome = screen.getByLabelText('Nome do grupo');
    await pessoa.clear(nome);
    await recusa(pessoa, 'Continuar', [jaAssino, /^Diga se você já assina este plano\.$/], [nome, OBRIGATORIO]);
    await pessoa.click(screen.getByRole('radio', { name: /^Vou assinar/ }));
    await waitFor(() => expect(descricao(jaAssino)).toBe(''));
    await escreve(pessoa, nome, 'Horta do bairro');
    await envia(pessoa, 'Continuar');
    const senha = await screen.findByRole('radio', { name: /^Login e senha/ });
    await recusa(pessoa, 'Ver resumo', [senha, OBRIGATORIO]);
    await pessoa.click(senha);
    await envia(pessoa, 'Ver resumo');
    const aceite = await screen.findByRole('checkbox', { name: /^Tenho permissão do serviço/ });
    await recusa(pessoa, 'Criar grupo', [aceite, /^Aceite as regras para administradores para continuar\.$/]);
  });

  it('money that is added', async () => {
    const pessoa = userEvent.setup();
    await abrirTela('/carteira/adicionar/valor', {
      respostas: { getRegrasRecarga: RECARGA, getMeioPagamento: { meios: [PIX], saldo: 0 } },
    });
    const valor = await screen.findByLabelText('Valor');
    await recusa(pessoa, 'Continuar', [valor, OBRIGATORIO]);
    await escreve(pessoa, valor, '0,50');
    await recusa(pessoa, /^Pagar com Pix/, [valor, /mínim|partir/i]);
  });

  it('money that is withdrawn, and the key that it goes to', async () => {
    const pessoa = userEvent.setup();
    await abrirTela('/carteira/retirada/valor', {
      respostas: {
        getRegrasRetirada: RETIRADA,
        validarPixCpf: { possuiCPFUnico: true, possuiAlgumCPF: true, listagemCPF: [], chaves: [] },
        getContasBancarias: { itens: [] },
        getDisponibilidadeBoleto: {
          disponivel: false,
          taxa: 0,
          chegaEm: '2026-12-01',
          ted: { disponivel: false, custeio: 0, chegaEm: '2026-12-01', ate: 16 },
        },
      },
    });
    const valor = await screen.findByLabelText('Valor');
    await recusa(pessoa, 'Continuar', [valor, OBRIGATORIO]);
    await escreve(pessoa, valor, '60,00');
    await envia(pessoa, 'Continuar');
    const cpf = await screen.findByLabelText('CPF');
    await recusa(pessoa, 'Cadastrar chave', [cpf, OBRIGATORIO]);
    await escreve(pessoa, cpf, '11111111111');
    await recusa(pessoa, 'Cadastrar chave', [cpf, /CPF/]);
  });
});

const RECARGA = { minimo: 1_000, maximo: 100_000, disponivelHoje: 100_000, saldoMaximo: 500_000, sugestoes: [] };
const PIX = { id: 12, provedor: 1, nome: 'Pix', descricao: 'Na hora', custo: 0, disponivel: true, motivo: null };
const RETIRADA = {
  sacavel: 8_000,
  minimo: 2_000,
  limiteDia: 100_000,
  usadoDia: 0,
  limiteMes: 500_000,
  usadoMes: 0,
  limiteNoturno: 100_000,
  noturno: false,
  primeiraDoMesGratis: true,
  taxaPix: 150,
  isentoAPartirDe: 5_000,
};
