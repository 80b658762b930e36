import { describe, expect, it } from 'vitest';
import { cobrancaDoFio, devolucao, emCobranca, paginaDePix, pixDoWebhook, textoLivre } from './esquemas.ts';

const DEVOLUCAO = { id: 'd1', rtrId: `D${'0'.repeat(31)}`, valor: '1.00', status: 'DEVOLVIDO' };
const PIX = { endToEndId: 'E'.repeat(32), valor: '21.60', horario: '2026-11-20T12:00:00-03:00' };
const PAGINACAO = { paginaAtual: 0, itensPorPagina: 100, quantidadeDePaginas: 1, quantidadeTotalDeItens: 1 };

describe('The wire of API Pix as it may grow (info: compatible changes)', () => {
  it('a state of a return that is new to us counts as under way: the bank is asked again', () => {
    expect(devolucao.parse({ ...DEVOLUCAO, status: 'EM_ANALISE' })).toMatchObject({ estado: 'EM_PROCESSAMENTO' });
    expect(devolucao.parse({ ...DEVOLUCAO, natureza: 'MED_NOVO' })).toMatchObject({ natureza: 'MED_NOVO' });
  });

  it('and hides no other Pix of its list from the reconciliation', () => {
    const devolucoes = [{ ...DEVOLUCAO, status: 'EM_ANALISE' }];
    const pagina = {
      parametros: { paginacao: PAGINACAO },
      pix: [
        { ...PIX, devolucoes },
        { ...PIX, novo: true },
      ],
    };
    expect(paginaDePix.parse(pagina).pix).toHaveLength(2);
  });

  it('a Pix of nothing is none: no notice of it is kept, and it hides no other of its list', () => {
    const nada = { ...PIX, txid: 'x'.repeat(26), valor: '0.00' };
    expect(pixDoWebhook.safeParse(nada).success).toBe(false);
    expect(pixDoWebhook.safeParse({ ...nada, valor: '0.01' }).success).toBe(true);
    expect(paginaDePix.parse({ parametros: { paginacao: PAGINACAO }, pix: [nada, PIX] }).pix).toHaveLength(1);
  });

  it('a state of a charge that is new to us hides nothing that was paid: it is not known yet, and asked about again', () => {
    const cobranca = {
      txid: 'x',
      status: 'EM_ANALISE',
      valor: { original: '21.60' },
      calendario: { criacao: PIX.horario },
      pix: [PIX],
    };
    expect(emCobranca(cobrancaDoFio.parse(cobranca), String)).toMatchObject({
      estado: 'DESCONHECIDO',
      pix: [{ e2eid: PIX.endToEndId, valor: 2160 }],
    });
    expect(cobrancaDoFio.safeParse({ ...cobranca, status: undefined }).success).toBe(false);
  });

  it('fields that are new to us are ignored, and a Pix without a txid is accepted', () => {
    const [lido] = paginaDePix.parse({ parametros: { paginacao: PAGINACAO }, pix: [{ ...PIX, chaveNova: 1 }] }).pix;
    expect(lido).toEqual({ e2eid: PIX.endToEndId, valor: 2160, horario: '2026-11-20T15:00:00.000Z', devolucoes: [] });
  });

  it('an expiry in words is read, as some providers write it, and one that is left out is a day', () => {
    const cobranca = { txid: 'x', status: 'ATIVA', valor: { original: '1.00' } };
    const criacao = '2026-11-20T15:00:00Z';
    function lida(calendario: object) {
      return cobrancaDoFio.parse({ ...cobranca, calendario }).calendario.expiracao;
    }
    expect([lida({ criacao, expiracao: '3600' }), lida({ criacao })]).toEqual([3_600, 86_400]);
  });

  it.each(['21.6', '21,60', 'R$ 21.60', '-21.60', '12345678901.00', 21.6])('%s is no amount', (valor) => {
    expect(paginaDePix.safeParse({ parametros: { paginacao: PAGINACAO }, pix: [{ ...PIX, valor }] }).success).toBe(
      false,
    );
  });
});

describe('The text for payer and receiver', () => {
  it.each([
    ['x'.repeat(141), 140],
    [`${'x'.repeat(139)}😀`, 139],
    [`${'x'.repeat(138)}😀`, 140],
  ])('is at most 140 long and never ends in half a character', (texto, tamanho) => {
    const cortado = textoLivre(texto);
    expect([cortado.length, cortado.isWellFormed()]).toEqual([tamanho, true]);
  });
});
