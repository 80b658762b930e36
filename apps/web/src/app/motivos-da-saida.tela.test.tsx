import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, deixarNaAba, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

const INFORMACOES: RespostaDe<'getCancelamentoInformacoes'> = {
  grupo: { id: 1, nome: 'Família do Cine', servico: 'Cine', icone: 'icone-01', cor: 'cor-01' },
  caucao: 2_160,
  cicloFim: '2027-01-14',
  economiaMensal: 530,
  dividas: 0,
  saidaAgendada: null,
};
const MOTIVOS: RespostaDe<'getMotivosMembro'> = {
  motivos: [
    {
      id: 1,
      descricao: 'Não uso mais o serviço',
      ajuda: { tipo: 'sairComData', titulo: 'Seu mês está pago até 14 de janeiro', texto: 'Use tudo.', idGrupo: null },
    },
    {
      id: 2,
      descricao: 'Encontrei um preço melhor',
      ajuda: { tipo: 'grupoMaisBarato', titulo: 'Há vaga por R$ 12,40 por mês', texto: 'Mesmo serviço.', idGrupo: 7 },
    },
    { id: 99, descricao: 'Outro motivo', ajuda: null },
  ],
};
const OPCOES: RespostaDe<'getCancelamentoMembro'> = {
  idAssinatura: 5,
  opcoes: (['agora', 'fimDoCiclo'] as const).map((tipo) => ({
    tipo,
    titulo: tipo === 'agora' ? 'Sair agora' : 'Sair no fim do ciclo',
    texto: 'A vaga abre.',
    saidaEm: tipo === 'agora' ? '2026-12-26' : '2027-01-14',
    total: 2_160,
    porPix: 0,
    devolvidoEm: '2027-01-14',
    linhas: [{ chave: 'caucao', rotulo: 'Caução', valor: 2_160 }],
    recomendado: tipo === 'agora',
  })),
};
const RESPOSTAS: Respostas = {
  getCancelamentoInformacoes: INFORMACOES,
  getMotivosMembro: MOTIVOS,
  getCancelamentoMembro: OPCOES,
  createMotivoMembro: undefined,
};
const INICIO = '/grupo/membro/1/cancelamento/informacoes';

describe('Reasons with one answer, before the arithmetic (REGRAS 2.9)', () => {
  it('a reason shows its answer, which is kept, and leads to a cheaper group', async () => {
    const { chamadas } = await abrirTela(INICIO, { respostas: RESPOSTAS });
    await userEvent.click(await screen.findByRole('radio', { name: 'Encontrei um preço melhor' }));
    await waitFor(() => expect(chamadas).toContain('createMotivoMembro'));
    expect(screen.getByText(/^Há vaga por R\$ 12,40/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver esse grupo' }).getAttribute('href')).toBe('/grupo/7');
    await userEvent.click(screen.getByRole('radio', { name: 'Outro motivo' }));
    expect(screen.queryByRole('link', { name: 'Ver esse grupo' })).toBeNull();
  });

  it('leaving on a date is chosen with one touch, and the reason is not asked again', async () => {
    await abrirTela(INICIO, { respostas: RESPOSTAS });
    await userEvent.click(await screen.findByRole('radio', { name: 'Não uso mais o serviço' }));
    await userEvent.click(screen.getByRole('link', { name: 'Sair só no fim do mês' }));
    await screen.findByRole('heading', { name: 'Como você quer sair?' });
    const noFim = await screen.findByRole<HTMLInputElement>('radio', { name: /^Sair no fim do ciclo/ });
    expect(noFim.checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Avançar' }));
    await screen.findByRole('heading', { name: 'Confirme a sua saída' });
    expect(screen.queryByRole('group', { name: 'Motivo' })).toBeNull();
  });

  it('nothing stands in the way: without a reason one goes on, and is asked at the end alone', async () => {
    deixarNaAba('cancelamento', {
      idGrupo: 1,
      tipo: 'agora',
      destino: 'original',
      motivo: null,
      textoMotivo: '',
      feita: null,
    });
    const { principal } = await abrirTela(INICIO, {
      respostas: { ...RESPOSTAS, getMotivosMembro: new Recusa(500), createMotivoMembro: new Recusa(500) },
    });
    await screen.findByRole('heading', { name: 'Sair de Família do Cine?' });
    expect(principal().queryByRole('group', { name: 'Motivo' })).toBeNull();
    expect(principal().getByRole('link', { name: 'Ver como sair' }).getAttribute('href')).toBe(
      '/grupo/membro/1/cancelamento/escolha',
    );
  });
});

describe('The desk of leavers (REGRAS 2.9)', () => {
  it('shows how many gave each reason, took its answer, and are still in', async () => {
    await abrirTela('/backoffice/saidas', {
      respostas: {
        getSaidas: {
          desde: '2026-08-29',
          itens: [
            {
              motivo: 1,
              descricao: 'Não uso mais o serviço',
              responderam: 12,
              comAjuda: 9,
              aceitaram: 4,
              ficaram: 5,
              sairam: 7,
            },
          ],
        },
      },
    });
    const linha = within(await screen.findByRole('list', { name: 'Motivos de saída' })).getByRole('listitem');
    for (const texto of ['12 respostas', '4 aceitaram', '9 receberam uma ajuda', '5 continuam no grupo', '7 saíram'])
      expect(linha.textContent).toContain(texto);
  });
});
