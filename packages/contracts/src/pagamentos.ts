import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

export const estadoPagamento = z.enum([
  'criado',
  'aguardando',
  'processando',
  'pago',
  'expirado',
  'cancelado',
  'devolvido',
  'falhou',
]);

/** Purchase (spec B§3). `copiaECola` is null until the provider has answered; the screen polls every 2 s. */
export const pagamento = z.object({
  id: z.uuid(),
  finalidade: z.int(),
  estado: estadoPagamento,
  resultado: z.string().nullable(),
  meioPagamento: z.int(),
  valor: c.valor,
  criadoEm: c.instante,
  vencimento: c.instante,
  copiaECola: z.string().nullable(),
  identificadorPagamento: z.string(),
  pagoEm: c.instante.nullable(),
  idGrupo: c.idResposta.nullable(),
  idFatura: c.idResposta.nullable(),
  idAssinatura: c.idResposta.nullable(),
  grupo: z.string().nullable(),
  destino: z.string().meta({ description: 'Own path to go to when it is paid' }),
});

/** One payment: how it stands, asked about now, and a new code for it; part of the checkout. */
export const pagamentos = {
  getPagamentoStatus: chamada({
    method: 'GET',
    path: '/pagamento/status/{id}',
    auth: 'usuario',
    resumo: 'State of a payment; polled every 2 s by the Pix screen (spec B§7).',
    params: z.object({ id: z.uuid() }),
    response: pagamento,
    errors: ['naoEncontrado'],
  }),
  verificarPagamento: chamada({
    method: 'POST',
    path: '/pagamento/verificar/{id}',
    auth: 'usuario',
    resumo: 'Asks the provider now whether a payment arrived (spec B§7; CONFIABILIDADE 1.5).',
    params: z.object({ id: z.uuid() }),
    body: z.object({}).optional(),
    response: pagamento,
    errors: ['naoEncontrado', 'indisponivel'],
  }),
  gerarNovoPix: chamada({
    method: 'POST',
    path: '/pagamento/{id}/novo-codigo',
    auth: 'usuario',
    idempotente: true,
    resumo: 'A new Pix code in place of an expired one, if the seat is still free (DESIGN Pix panel).',
    params: z.object({ id: z.uuid() }),
    body: z.object({}).optional(),
    response: z.object({ id: z.uuid() }),
    errors: [
      'naoEncontrado',
      'vagaOcupada',
      'limiteDeReservas',
      'faturaNaoPagavel',
      'precoMudou',
      'jaParticipa',
      'limiteVagasPorPessoa',
      'restricao',
      'dividaPendente',
      'validacaoObrigatoria',
      'termosNaoAceitos',
      'recargaMinima',
      'recargaMaxima',
      'recargaLimiteDiario',
      'saldoMaximo',
      'meioPagamentoIndisponivel',
    ],
  }),
};
