import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { INICIO } from '../maquina.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMovePagamento } from './pagamento.ts';
import { destinoDoRecebido, MAQUINA_PAGAMENTO } from './pagamento.ts';

const SISTEMA: readonly QuemMovePagamento[] = ['sistema'];
const PROVEDOR: readonly QuemMovePagamento[] = ['sistema', 'provedor'];
const TODOS: readonly QuemMovePagamento[] = ['usuario', 'sistema', 'provedor'];

describe('Payment by a provider (spec B§3 Purchase; REGRAS 2.2)', () => {
  conferirMaquina({
    maquina: MAQUINA_PAGAMENTO,
    quem: TODOS,
    tabela: [
      [INICIO, 'criar', 'criado', ['usuario', 'sistema'], {}],
      ['criado', 'publicar', 'aguardando', PROVEDOR, {}],
      ['criado', 'duvidar', 'processando', PROVEDOR, {}],
      ['criado', 'recusar', 'falhou', PROVEDOR, {}],
      ['criado', 'pagar', 'pago', PROVEDOR, {}],
      ['criado', 'expirar', 'expirado', SISTEMA, {}],
      ['criado', 'cancelar', 'cancelado', TODOS, {}],
      ['criado', 'devolver', 'devolvido', PROVEDOR, {}],
      ['aguardando', 'pagar', 'pago', PROVEDOR, {}],
      ['aguardando', 'expirar', 'expirado', SISTEMA, {}],
      ['aguardando', 'cancelar', 'cancelado', TODOS, {}],
      ['aguardando', 'devolver', 'devolvido', PROVEDOR, {}],
      ['processando', 'publicar', 'aguardando', PROVEDOR, {}],
      ['processando', 'recusar', 'falhou', PROVEDOR, {}],
      ['processando', 'pagar', 'pago', PROVEDOR, {}],
      ['processando', 'expirar', 'expirado', SISTEMA, {}],
      ['processando', 'cancelar', 'cancelado', TODOS, {}],
      ['processando', 'devolver', 'devolvido', PROVEDOR, {}],
      ['expirado', 'pagar', 'pago', PROVEDOR, {}],
      ['expirado', 'devolver', 'devolvido', PROVEDOR, {}],
      ['cancelado', 'pagar', 'pago', PROVEDOR, {}],
      ['cancelado', 'devolver', 'devolvido', PROVEDOR, {}],
      ['falhou', 'pagar', 'pago', PROVEDOR, {}],
      ['falhou', 'devolver', 'devolvido', PROVEDOR, {}],
    ],
  });
});

describe('Money that arrives by Pix (REGRAS 2.2, 2.5)', () => {
  const aberto = { estado: 'aguardando', valor: centavos(4_320), exigeMesmoCpf: false } as const;
  const pix = { valor: centavos(4_320), pagadorEhDono: true };

  it.each([
    ['the expected amount is used', { ...pix, pagamento: aberto }, { destino: 'aplicar' }],
    [
      'late money is used when it can be',
      { ...pix, pagamento: { ...aberto, estado: 'expirado' } },
      { destino: 'aplicar' },
    ],
    [
      'one centavo less goes back',
      { ...pix, valor: centavos(4_319), pagamento: aberto },
      { destino: 'devolver', motivo: 'valorDiferente' },
    ],
    [
      'one centavo more goes back',
      { ...pix, valor: centavos(4_321), pagamento: aberto },
      { destino: 'devolver', motivo: 'valorDiferente' },
    ],
    [
      'a second payment of the same charge goes back',
      { ...pix, pagamento: { ...aberto, estado: 'pago' } },
      { destino: 'devolver', motivo: 'duplicado' },
    ],
    [
      'a payment after one that was returned goes back',
      { ...pix, pagamento: { ...aberto, estado: 'devolvido' } },
      { destino: 'devolver', motivo: 'duplicado' },
    ],
    [
      'a third party may not top a wallet up',
      { ...pix, pagadorEhDono: false, pagamento: { ...aberto, exigeMesmoCpf: true } },
      { destino: 'devolver', motivo: 'terceiro' },
    ],
    [
      'a third party may pay a subscription',
      { ...pix, pagadorEhDono: false, pagamento: aberto },
      { destino: 'aplicar' },
    ],
    ['an unknown charge waits for a person', { ...pix, pagamento: undefined }, { destino: 'emAnalise' }],
  ] as const)('%s', (_caso, entrada, esperado) => {
    expect(destinoDoRecebido(entrada)).toEqual(esperado);
  });
});
