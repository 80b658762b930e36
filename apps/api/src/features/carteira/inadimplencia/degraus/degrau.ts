import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../../db/banco.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Assinatura, Fatura } from '../../repository.ts';

/** An invoice that is due, and the number of the try: 0 on its day, 1 to 3 for the repeats. Its membership and it are locked. */
export type ACobrar = {
  readonly assinatura: Assinatura;
  readonly fatura: Fatura;
  readonly agora: Instante;
  readonly vez: number;
};

/** `paga`: done. `espera`: the rung has the day, and nothing below it is tried. `segue`: it has nothing to pay with. */
export type PalavraDoDegrau = 'paga' | 'espera' | 'segue';

/** One rung of the ladder of collection (REGRAS 2.8). */
export type Degrau = (trx: Trx, deps: Deps, c: ACobrar) => Promise<PalavraDoDegrau>;
