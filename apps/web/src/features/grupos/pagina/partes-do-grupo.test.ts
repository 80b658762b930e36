import { describe, expect, it } from 'vitest';
import { camposDaForma } from '../../../lib/campos-de-acesso.ts';
import type { MeuGrupo } from './partes-do-grupo.ts';
import {
  acessoDoMembro,
  dataDoMembro,
  detalheDaPendencia,
  lugaresDoGrupo,
  passosDoGrupo,
  vagasDoMeuGrupo,
} from './partes-do-grupo.ts';

const AGORA = Date.parse('2026-12-28T13:24:00.000Z');
const assinatura: NonNullable<MeuGrupo['assinatura']> = {
  id: 1,
  estado: 'ativa',
  vagas: 1,
  valorMensal: 1048,
  caucao: 1048,
  meioPagamento: 12,
  pagaEm: '2026-12-01T12:00:00.000Z',
  entradaEm: '2026-12-01T12:00:00.000Z',
  acessoDevidoAte: '2026-12-02T12:00:00.000Z',
  acessoEntregueEm: '2026-12-01T13:00:00.000Z',
  acessoConfirmadoEm: '2026-12-01T14:00:00.000Z',
  acessoConfirmarAte: null,
  acessoDevolverEm: null,
  cicloInicio: '2026-12-01',
  cicloFim: '2099-12-31',
  proximoVencimento: '2100-01-01',
  saidaEm: null,
  saidaPorAtraso: false,
  espera: null,
};
const membro = {
  idAssinatura: 1,
  idUsuario: 2,
  nome: 'Paulo Teles',
  imagem: null,
  vagas: 1,
  estado: 'ativa',
  entradaEm: '2026-12-28T10:00:00.000Z',
  acessoDevidoAte: '2026-12-29T10:00:00.000Z',
  acessoEntregueEm: null,
  acessoConfirmadoEm: null,
  acessoDevolverEm: null,
  emailDoConvite: null,
  entraEm: null,
  contestacao: null,
  pagamento: 'emDia',
  relacionamento: null,
  paisDaResidencia: null,
  saidaEm: null,
} as const;

describe('One of my groups (DESIGN §10 meus-grupos)', () => {
  it.each([
    [{}, 'Próxima cobrança'],
    [{ saidaEm: '2099-12-31' }, 'Sua saída'],
    [{ acessoConfirmadoEm: null }, 'Acesso'],
    [{ estado: 'reservada' }, 'Sua vaga'],
    [{ estado: 'suspensa' }, 'Sua vaga'],
    [{ acessoEntregueEm: null }, 'Acesso chega até'],
    [{ proximoVencimento: null }, 'Sua vaga'],
    // A day that is over is no next one.
    [{ proximoVencimento: '2020-01-01' }, 'Fatura em atraso'],
  ] as const)('with %o the date that matters is "%s"', (mudanca, rotulo) => {
    expect(dataDoMembro({ ...assinatura, ...mudanca }).rotulo).toBe(rotulo);
  });

  it('draws my own seats, also the administrator’s place', () => {
    const grupo = { lugares: 4, vagasDisponiveis: 1 } as MeuGrupo['grupo'];
    const base = { grupo, precisaDeVoce: [] };
    expect(vagasDoMeuGrupo({ ...base, papel: 'membro', assinatura: { ...assinatura, vagas: 2 } })).toEqual([
      'sua',
      'sua',
      'ocupada',
      'livre',
    ]);
    expect(vagasDoMeuGrupo({ ...base, papel: 'administrador', assinatura: null })[0]).toBe('sua');
  });

  it('names the reader, the administrator and the leaver', () => {
    const lugar = { numero: 1, primeiroNome: 'Ana', imagem: null, seu: false };
    const lugares = lugaresDoGrupo([
      { ...lugar, estado: 'admin' },
      { ...lugar, numero: 2, estado: 'ocupada', seu: true },
      { ...lugar, numero: 3, estado: 'em_saida' },
      { ...lugar, numero: 4, estado: 'livre', primeiroNome: null },
    ]);
    expect(lugares.map(({ nome, detalhe, estado }) => [nome, detalhe, estado])).toEqual([
      ['Ana', 'Admin', 'ocupada'],
      [undefined, 'Sua vaga', 'sua'],
      ['Ana', 'De saída', 'ocupada'],
      [undefined, undefined, 'livre'],
    ]);
  });

  it('the administrator sits once: his other places are taken, and never the reader’s', () => {
    const lugar = { primeiroNome: 'Ana', imagem: null, estado: 'admin' } as const;
    function rostos(seu: boolean) {
      return lugaresDoGrupo([
        { ...lugar, numero: 1, seu },
        { ...lugar, numero: 2, seu },
      ]).map(({ nome, detalhe, estado }) => [nome, detalhe, estado]);
    }
    expect(rostos(false)).toEqual([
      ['Ana', 'Admin', 'ocupada'],
      [undefined, 'Do admin', 'ocupada'],
    ]);
    expect(rostos(true)).toEqual([
      [undefined, 'Admin', 'sua'],
      [undefined, 'Do admin', 'ocupada'],
    ]);
  });

  it('a task names the group once', () => {
    const ate = '2020-01-02T15:00:00.000Z';
    const grupo = { nome: 'Canva do bairro' };
    const depois = 'O prazo passou.';
    function dizer(texto: string, fim: string | null) {
      return detalheDaPendencia(grupo, { texto, ate: fim, depois });
    }
    expect(dizer('Envie o acesso de Paulo', ate)).toBe('Canva do bairro. O prazo passou.');
    expect(dizer('Faça os ajustes pedidos em Canva do bairro', ate)).toBe('O prazo passou.');
    expect(dizer('Troque a senha', null)).toBe('Canva do bairro');
    expect(dizer('Troque a senha de Canva do bairro', null)).toBe('');
  });

  it('a step that names its own date is not told it twice', () => {
    const passo = { chave: 'formar', titulo: 'O grupo se forma', quem: 'grupo', estado: 'atual' } as const;
    const texto = 'Se não encher até 2 de janeiro, devolvemos tudo.';
    expect(passosDoGrupo([{ ...passo, texto, ate: '2020-01-02T15:00:00.000Z' }])[0]?.detalhe).toBe(texto);
  });

  it('a step with a deadline says it', () => {
    const passo = { chave: 'enviar', titulo: 'Envio', texto: 'Chega no cofre.', quem: 'Ana', estado: 'atual' } as const;
    const [com, sem] = passosDoGrupo([
      { ...passo, ate: '2020-01-02T15:00:00.000Z' },
      { ...passo, ate: null },
    ]);
    expect(com).toMatchObject({ estado: 'agora', detalhe: 'Chega no cofre. Até 2 jan 2020, 12h.' });
    expect(sem?.detalhe).toBe('Chega no cofre.');
  });
});

describe('Access owed to a member (REGRAS part 1, envio de dados de acesso)', () => {
  it.each([
    [{ acessoDevidoAte: '2026-12-28T10:00:00.000Z' }, 'atrasado'],
    [{}, 'espera'],
    [{ acessoEntregueEm: '2026-12-28T12:00:00.000Z' }, 'ok'],
    [{ acessoConfirmadoEm: '2026-12-28T12:00:00.000Z' }, 'ok'],
    [{ acessoDevidoAte: null, entradaEm: null }, 'nada'],
    [{ acessoDevidoAte: null }, 'espera'],
  ] as const)('with %o it is "%s"', (mudanca, tom) => {
    expect(acessoDoMembro({ ...membro, ...mudanca }, AGORA).tom).toBe(tom);
  });

  it('a password is asked only where members share one', () => {
    expect(camposDaForma(239)).toContain('senha');
    for (const forma of [240, 241, 242, 308]) expect(camposDaForma(forma)).not.toContain('senha');
  });
});
