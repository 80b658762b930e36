import type { EstadoBolao } from '@rateia/domain/loterias/bolao';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto } from '../../../lib/momento.ts';

export type BolaoNaMesa = RespostaDe<'listBoloesDaOperacao'>['itens'][number];
export type BolaoInteiro = RespostaDe<'getBolaoDaOperacao'>;
type Relogios = Pick<BolaoNaMesa, 'estado' | 'vendasAte' | 'comprovarAte' | 'sorteioEm'>;

/** The next clock of a pool, in words: "Vendas até hoje, 17h" (REGRAS 2.12 States). */
export function proximoPrazo({ estado, vendasAte, comprovarAte, sorteioEm }: Relogios): string {
  const doEstado: Readonly<Record<EstadoBolao, string>> = {
    rascunho: `Vendas até ${momentoPerto(vendasAte)}`,
    a_venda: `Vendas até ${momentoPerto(vendasAte)}`,
    encerrado_para_venda: `Recibos até ${momentoPerto(comprovarAte)}`,
    registrando: `Recibos até ${momentoPerto(comprovarAte)}`,
    comprovado: `Sorteio ${momentoPerto(sorteioEm)}`,
    sorteado: `Sorteado ${momentoPerto(sorteioEm)}`,
    apurado: `Sorteado ${momentoPerto(sorteioEm)}`,
    pago: `Sorteado ${momentoPerto(sorteioEm)}`,
    cancelado: 'Dinheiro devolvido',
  };
  return doEstado[estado];
}

/** Receipts that a pool still lacks make it end by itself: these wait for a person. */
export function esperaRecibos({ estado }: Pick<BolaoNaMesa, 'estado'>): boolean {
  return estado === 'encerrado_para_venda' || estado === 'registrando';
}
