import { milissegundosDe } from '@rateia/domain/datas';
import { proximoPrazo } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';

/** The product clock, how far it is from the machine's, and when something falls due next (outside production only). */
export async function getRelogio({ db, agora, deps: { relogio } }: ContextoUsuario) {
  return {
    agora,
    deslocamentoMs: Math.max(0, milissegundosDe(relogio.agora()) - relogio.parede()),
    proximoPrazo: await proximoPrazo(db),
  };
}
