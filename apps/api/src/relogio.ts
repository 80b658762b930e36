import type { Instante } from '@rateia/domain/datas';

/**
 * The product's clock, passed to everything. `agora` is the time that deadlines, invoices and codes follow; outside
 * production it can be moved forward. `parede` is the machine's own time (epoch ms), which sessions follow, so that
 * moving the product's clock logs nobody out.
 */
export type Relogio = {
  readonly agora: () => Instante;
  readonly parede: () => number;
};
