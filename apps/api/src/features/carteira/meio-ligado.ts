import type { NomeDoMeio } from '@rateia/domain/pagamentos/meios';
import { meiosDePagamento } from '@rateia/domain/pagamentos/meios';
import type { Regras } from '@rateia/domain/regras';
import { recusar } from '../../http/erros.ts';

/** The payment method of an id, when it is on and serves for this; what the wallet holds is looked at later (REGRAS 2.4). */
export const exigirMeioLigado = (
  id: number,
  pedido: Parameters<typeof meiosDePagamento>[0],
  regras: Regras,
): NomeDoMeio => {
  const oferta = meiosDePagamento(pedido, regras).find((meio) => meio.id === id);
  const serve = oferta !== undefined && (oferta.disponivel || oferta.motivo === 'saldoInsuficiente');
  return serve ? oferta.nome : recusar('meioPagamentoIndisponivel');
};
