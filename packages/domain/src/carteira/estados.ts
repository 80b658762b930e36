import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Invoice status (spec B§4). */
export const STATUS_FATURA = {
  pendente: { id: 11, rotulo: 'Pendente' },
  pago: { id: 13, rotulo: 'Paga' },
  cancelado: { id: 19, rotulo: 'Cancelada' },
  atraso: { id: 63, rotulo: 'Em atraso' },
  estornado: { id: 67, rotulo: 'Estornada' },
} as const;
export type StatusFatura = IdDe<typeof STATUS_FATURA>;
export const ID_STATUS_FATURA = idsDe(STATUS_FATURA);

/** Credit status (spec B§4). */
export const STATUS_CREDITO = {
  bloqueado: { id: 33, rotulo: 'Bloqueado' },
  disponivel: { id: 34, rotulo: 'Disponível' },
  estornado: { id: 36, rotulo: 'Estornado' },
  pendentePagamento: { id: 41, rotulo: 'Aguardando pagamento' },
  cancelado: { id: 46, rotulo: 'Cancelado' },
} as const;
export type StatusCredito = IdDe<typeof STATUS_CREDITO>;
export const ID_STATUS_CREDITO = idsDe(STATUS_CREDITO);

/** Payment forecast of an administrator's receivable (spec B§4). */
export const STATUS_PREVISAO = {
  previsto: { id: 78, rotulo: 'Previsto' },
  realizado: { id: 79, rotulo: 'Recebido' },
  cancelado: { id: 80, rotulo: 'Cancelado' },
  bloqueado: { id: 154, rotulo: 'Bloqueado' },
} as const;
export type StatusPrevisao = IdDe<typeof STATUS_PREVISAO>;
export const ID_STATUS_PREVISAO = idsDe(STATUS_PREVISAO);
