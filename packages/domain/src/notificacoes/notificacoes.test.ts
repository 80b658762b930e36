import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { dataDaNotificacao, periodoDaNotificacao } from './datas.ts';
import { emSilencio, fimDoSilencio, momentoDaEntrega } from './entrega.ts';
import { destinoDaNotificacao, MARCADOR_INTERNO, SEM_LINK } from './links.ts';
import { ID_DE_PENDENCIA, PENDENCIA, pendencia, porUrgencia } from './pendencias.ts';
import { ID_TIPO_PENDENCIA } from './tipo-pendencia.ts';
import { ABAS_DE_NOTIFICACOES, ID_TIPO_NOTIFICACAO, ROTULO_DA_ABA, TIPO_NOTIFICACAO, tiposDaAba } from './tipos.ts';

const numeros = REGRAS_PADRAO.notificacoes;

describe('Notification types and categories (spec A§3)', () => {
  it('have the codes of the specification', () => {
    expect(ID_TIPO_NOTIFICACAO).toEqual({
      home: 279,
      conectarRede: 264,
      mensagem: 217,
      financeiroPositivo: 219,
      financeiroNegativo: 220,
      retirada: 223,
      retiradaCancelada: 224,
      grupo: 218,
      custom: 221,
      grupoAdministrador: 222,
      pagamentoAdministrador: 225,
      pagamentoIndicacao: 226,
      estornoSolicitado: 230,
      estornoProcessado: 231,
    });
  });

  it('are of communication: home, mensagem, conectarRede; all others are important', () => {
    expect(tiposDaAba('comunicacao').toSorted()).toEqual([217, 264, 279]);
    expect(tiposDaAba('importantes')).toHaveLength(11);
    expect(tiposDaAba('todas')).toHaveLength(Object.keys(TIPO_NOTIFICACAO).length);
  });

  it('have the tabs Todas, Importantes, Comunicação, in that order (spec A§2)', () => {
    expect(ABAS_DE_NOTIFICACOES.map((aba) => ROTULO_DA_ABA[aba])).toEqual(['Todas', 'Importantes', 'Comunicação']);
  });

  it('know pendencies: alerta 1, critico 2', () => {
    expect(ID_TIPO_PENDENCIA).toEqual({ alerta: 1, critico: 2 });
    expect('fatura-12').toMatch(ID_DE_PENDENCIA);
    expect('grupoComAjustes-7-1764000000000').toMatch(ID_DE_PENDENCIA);
    expect('grupoComAjustes-7-').not.toMatch(ID_DE_PENDENCIA);
    expect('fatura-12/../x').not.toMatch(ID_DE_PENDENCIA);
  });

  it('tell the critical first, and all that is critical bursts (REGRAS 2.19)', () => {
    const palavras = { titulo: 'Título', mensagem: 'Mensagem.', link: '/grupos' };
    const umas = [
      pendencia('cadastroIncompleto', { sobre: 3, ...palavras }),
      pendencia('grupoComAjustes', { sobre: 2, ...palavras }),
      pendencia('acessoAtrasado', { sobre: 1, desde: '2026-11-24T00:00:00.000Z', ...palavras }),
    ];
    expect(porUrgencia(umas).map(({ id }) => id)).toEqual([
      'acessoAtrasado-1-1795478400000',
      'grupoComAjustes-2',
      'cadastroIncompleto-3',
    ]);
    for (const { id } of umas) expect(id).toMatch(ID_DE_PENDENCIA);
    for (const { tipo, irrompe } of Object.values(PENDENCIA))
      if (tipo === ID_TIPO_PENDENCIA.critico) expect(irrompe).toBe(true);
  });
});

describe('The link of a notification (spec A§4 Notifications)', () => {
  it.each([
    [MARCADOR_INTERNO, 'detalhe'],
    ['https://rateia.example/ajuda', 'novaAba'],
    ['http://exemplo.com.br', 'novaAba'],
    ['/grupo/membro/12?x=1', 'rota'],
    [SEM_LINK, 'nenhum'],
    ['', 'nenhum'],
    ['//outro.example/x', 'nenhum'],
    ['/\\outro.example', 'nenhum'],
    ['javascript:alert(1)', 'nenhum'],
    ['data:text/html,x', 'nenhum'],
  ])('%s leads to %s', (link, destino) => {
    expect(destinoDaNotificacao(link)).toBe(destino);
  });
});

describe('The time at which a message is sent', () => {
  // Brasília is UTC-3: 22h is 01:00Z of the next day.
  it.each([
    ['2026-12-30T00:59:00.000Z', false],
    ['2026-12-30T01:00:00.000Z', true],
    ['2026-12-30T10:59:59.000Z', true],
    ['2026-12-30T11:00:00.000Z', false],
  ])('rests from 22h to 8h in Brasília: %s → %s', (agora, calado) => {
    expect(emSilencio(agora, numeros)).toBe(calado);
  });

  it('ends the rest at 8h of the same morning, or of the next', () => {
    expect(fimDoSilencio('2026-12-30T05:00:00.000Z', numeros)).toBe('2026-12-30T11:00:00.000Z');
    expect(fimDoSilencio('2026-12-30T02:00:00.000Z', numeros)).toBe('2026-12-30T11:00:00.000Z');
    expect(fimDoSilencio('2026-12-31T01:30:00.000Z', numeros)).toBe('2026-12-31T11:00:00.000Z');
  });

  const noite = '2026-12-30T02:00:00.000Z';
  const tarde = '2026-12-30T18:00:00.000Z';
  it.each([
    ['seguranca', noite, 99, noite],
    ['essencial', noite, 99, noite],
    ['comum', noite, 0, '2026-12-30T11:00:00.000Z'],
    ['comum', tarde, numeros.enxurrada.maximo - 1, tarde],
    ['comum', tarde, numeros.enxurrada.maximo, '2026-12-30T19:00:00.000Z'],
    // The window would end at 22h30: it waits for the morning instead.
    ['comum', '2026-12-31T00:30:00.000Z', numeros.enxurrada.maximo, '2026-12-31T11:00:00.000Z'],
  ] as const)('%s at %s after %i: %s', (urgencia, agora, recentes, quando) => {
    expect(momentoDaEntrega({ urgencia, agora, recentes, numeros })).toBe(quando);
  });

  it('has no rest when its hours are the same day', () => {
    const almoco = { ...numeros, silencio: { deHora: 12, ateHora: 14 } };
    expect(emSilencio('2026-12-30T15:30:00.000Z', almoco)).toBe(true);
    expect(emSilencio('2026-12-30T17:00:00.000Z', almoco)).toBe(false);
  });
});

describe('Its date, in words', () => {
  const agora = '2026-12-28T15:00:00.000Z';
  it.each([
    ['2026-12-28T12:12:00.000Z', '9h12', 'Hoje'],
    ['2026-12-27T21:40:00.000Z', '18h40', 'Ontem'],
    ['2026-12-23T12:00:00.000Z', '23 dez', 'Esta semana'],
    ['2026-12-21T12:00:00.000Z', '21 dez', 'Antes'],
    ['2025-12-21T12:00:00.000Z', '21 dez 2025', 'Antes'],
  ])('%s is %s, under %s', (criadaEm, data, periodo) => {
    expect(dataDaNotificacao(criadaEm, agora)).toBe(data);
    expect(periodoDaNotificacao(criadaEm.slice(0, 10), '2026-12-28')).toBe(periodo);
  });
});
