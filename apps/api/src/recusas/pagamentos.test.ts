import { provarRecusas } from '../test/recusas/provar.ts';

provarRecusas('pagamentos');
