import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

/** Notifies the old address; the secret of its link travels encrypted. */
export const NOTIFICAR_TROCA_DE_EMAIL = tarefa(
  'notificarTrocaDeEmail',
  leva<{ readonly trocaId: string; readonly segredoCifrado: string; readonly em: string }>(),
);

export const CHAMADO_ENCERRAR = tipoDePrazo('chamado.encerrar');
