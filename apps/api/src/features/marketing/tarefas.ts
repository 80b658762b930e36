import { diaDe } from '@rateia/domain/datas';
import { emTransacao } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { FECHAR_CONTAGENS } from './agenda.ts';
import { fecharDias } from './campanhas/contagens.ts';

/** Once a day the days that are over become numbers. */
export function tarefasDeMarketing({ db, relogio }: Deps) {
  return [
    servir(FECHAR_CONTAGENS, async () => await emTransacao(db, (trx) => fecharDias(trx, diaDe(relogio.agora())))),
  ];
}
