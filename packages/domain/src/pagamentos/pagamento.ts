import type { Centavos } from '../dinheiro.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of a payment by a provider; `processando` is not knowing, never a failure (spec B§3 Purchase). */
export const ESTADO_PAGAMENTO = {
  criado: { id: 'criado', rotulo: 'Criado' },
  aguardando: { id: 'aguardando', rotulo: 'Aguardando pagamento' },
  processando: { id: 'processando', rotulo: 'Processando' },
  pago: { id: 'pago', rotulo: 'Pago' },
  expirado: { id: 'expirado', rotulo: 'Expirado' },
  cancelado: { id: 'cancelado', rotulo: 'Cancelado' },
  devolvido: { id: 'devolvido', rotulo: 'Devolvido' },
  falhou: { id: 'falhou', rotulo: 'Não foi possível gerar' },
} as const;
export type EstadoPagamento = IdDe<typeof ESTADO_PAGAMENTO>;
export const ID_ESTADO_PAGAMENTO = idsDe(ESTADO_PAGAMENTO);

export type EventoPagamento =
  | 'criar'
  | 'publicar'
  | 'duvidar'
  | 'recusar'
  | 'pagar'
  | 'expirar'
  | 'cancelar'
  | 'devolver';
export type QuemMovePagamento = 'usuario' | 'sistema' | 'provedor';

const E = ID_ESTADO_PAGAMENTO;
const PROVEDOR = ['sistema', 'provedor'] as const;
const TODOS = ['usuario', 'sistema', 'provedor'] as const;

const tabela: readonly LinhaCurta<EstadoPagamento, EventoPagamento, QuemMovePagamento, unknown, never>[] = [
  [INICIO, 'criar', E.criado, ['usuario', 'sistema'], livre, []],
  [E.criado, 'publicar', E.aguardando, PROVEDOR, livre, []],
  [E.processando, 'publicar', E.aguardando, PROVEDOR, livre, []],
  [E.criado, 'duvidar', E.processando, PROVEDOR, livre, []],
  [E.criado, 'recusar', E.falhou, PROVEDOR, livre, []],
  [E.processando, 'recusar', E.falhou, PROVEDOR, livre, []],
  // The provider's notice may come before its answer to us, or long after we gave up.
  [E.criado, 'pagar', E.pago, PROVEDOR, livre, []],
  [E.aguardando, 'pagar', E.pago, PROVEDOR, livre, []],
  [E.processando, 'pagar', E.pago, PROVEDOR, livre, []],
  [E.expirado, 'pagar', E.pago, PROVEDOR, livre, []],
  [E.cancelado, 'pagar', E.pago, PROVEDOR, livre, []],
  [E.falhou, 'pagar', E.pago, PROVEDOR, livre, []],
  [E.criado, 'devolver', E.devolvido, PROVEDOR, livre, []],
  [E.aguardando, 'devolver', E.devolvido, PROVEDOR, livre, []],
  [E.processando, 'devolver', E.devolvido, PROVEDOR, livre, []],
  [E.expirado, 'devolver', E.devolvido, PROVEDOR, livre, []],
  [E.cancelado, 'devolver', E.devolvido, PROVEDOR, livre, []],
  [E.falhou, 'devolver', E.devolvido, PROVEDOR, livre, []],
  [E.criado, 'expirar', E.expirado, ['sistema'], livre, []],
  [E.aguardando, 'expirar', E.expirado, ['sistema'], livre, []],
  [E.processando, 'expirar', E.expirado, ['sistema'], livre, []],
  [E.criado, 'cancelar', E.cancelado, TODOS, livre, []],
  [E.aguardando, 'cancelar', E.cancelado, TODOS, livre, []],
  [E.processando, 'cancelar', E.cancelado, TODOS, livre, []],
];

/** Only forward: money that arrives late is honoured or returned, and nothing leaves `pago` or `devolvido`. */
export const MAQUINA_PAGAMENTO = definirMaquina({
  nome: 'pagamento',
  tabela: 'pagamentos',
  coluna: 'estado',
  rotulos: ESTADO_PAGAMENTO,
  transicoes: lerTabela(tabela),
});

/** States in which the payer may still be about to pay. */
export const PAGAMENTO_ABERTO: readonly EstadoPagamento[] = [E.criado, E.aguardando, E.processando];

/** The reason why received money did not pay its charge; shown to the payer. */
export type MotivoDeDevolucao =
  | 'duplicado'
  | 'valorDiferente'
  | 'terceiro'
  | 'vagaOcupada'
  | 'faturaNaoPagavel'
  | 'acimaDoLimite';

export type DestinoDoRecebido =
  | { readonly destino: 'aplicar' }
  | { readonly destino: 'devolver'; readonly motivo: MotivoDeDevolucao }
  | { readonly destino: 'emAnalise' };

/**
 * The decision on money that reached our account, before the document that it pays is read. Another amount, a second
 * payment of one charge, and a third party's top-up go back whole. Money for a charge that we do not know is kept for a
 * person to look at (REGRAS 2.2, 2.5). `pagadorEhDono` is false too when the provider does not name the payer.
 */
export function destinoDoRecebido(recebido: {
  readonly valor: Centavos;
  readonly pagadorEhDono: boolean;
  readonly pagamento:
    | { readonly estado: EstadoPagamento; readonly valor: Centavos; readonly exigeMesmoCpf: boolean }
    | undefined;
}): DestinoDoRecebido {
  const { pagamento } = recebido;
  if (pagamento === undefined) return { destino: 'emAnalise' };
  if (pagamento.estado === E.pago || pagamento.estado === E.devolvido) {
    return { destino: 'devolver', motivo: 'duplicado' };
  }
  // The payer is checked before the amount: a stranger's money never becomes balance, whatever its amount.
  if (pagamento.exigeMesmoCpf && !recebido.pagadorEhDono) return { destino: 'devolver', motivo: 'terceiro' };
  if (recebido.valor !== pagamento.valor) return { destino: 'devolver', motivo: 'valorDiferente' };
  return { destino: 'aplicar' };
}
