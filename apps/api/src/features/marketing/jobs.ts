import { diaDe } from '@rateia/domain/datas';
import { emTransacao } from '../../db/banco.ts';
import type { ManipuladoresDeTarefa } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { fecharDias } from './campanhas/contagens.ts';

/** Once a day the days that are over become numbers. */
export const tarefasDeMarketing = ({ db, relogio }: Deps): ManipuladoresDeTarefa => ({
  fecharContagens: async () => await emTransacao(db, (trx) => fecharDias(trx, diaDe(relogio.agora()))),
});
