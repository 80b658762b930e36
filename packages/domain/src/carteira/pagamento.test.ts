import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { INICIO, transicionar } from '../maquina.ts';
import { todosOsIds } from '../tabela.ts';
import type { EstadoPagamento, EventoPagamento } from './pagamento.ts';
import { destinoDoPix, ESTADO_PAGAMENTO, MAQUINA_PAGAMENTO } from './pagamento.ts';

const EVENTOS: readonly EventoPagamento[] = [
  'criar',
  'publicar',
  'duvidar',
  'recusar',
  'pagar',
  'expirar',
  'cancelar',
  'devolver',
];

/** The whole table: what each state answers to each event; a missing cell is a refusal. */
const ESPERADO: Readonly<Record<string, Partial<Record<EventoPagamento, EstadoPagamento>>>> = {
  [INICIO]: { criar: 'criado' },
  criado: {
    publicar: 'aguardando',
    duvidar: 'processando',
    recusar: 'falhou',
    pagar: 'pago',
    expirar: 'expirado',
    cancelar: 'cancelado',
    devolver: 'devolvido',
  },
  aguardando: { pagar: 'pago', expirar: 'expirado', cancelar: 'cancelado', devolver: 'devolvido' },
  processando: {
    publicar: 'aguardando',
    recusar: 'falhou',
    pagar: 'pago',
    expirar: 'expirado',
    cancelar: 'cancelado',
    devolver: 'devolvido',
  },
  expirado: { pagar: 'pago', devolver: 'devolvido' },
  cancelado: { pagar: 'pago', devolver: 'devolvido' },
  falhou: { pagar: 'pago', devolver: 'devolvido' },
};

describe('Payment by a provider (spec B§3 Purchase; REGRAS 2.2)', () => {
  const pares = [INICIO, ...todosOsIds(ESTADO_PAGAMENTO)].flatMap((estado) =>
    EVENTOS.map((evento) => [estado, evento, ESPERADO[estado]?.[evento] ?? 'refused'] as const),
  );

  it.each(pares)('%s + %s = %s', (estado, evento, esperado) => {
    const r = transicionar(MAQUINA_PAGAMENTO, { estado, evento, quem: 'sistema', contexto: undefined });
    expect(r.ok ? r.para : 'refused').toBe(esperado);
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
    expect(destinoDoPix(entrada)).toEqual(esperado);
  });
});
