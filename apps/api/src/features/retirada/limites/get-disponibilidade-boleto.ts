import { ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { SAIDAS } from '../../pagamentos/index.ts';
import { janelaAgora } from './janela-agora.ts';

/** Whether a boleto may be paid and a TED sent now, the cost of each, and the day on which it arrives (spec B§7). */
export async function getDisponibilidadeBoleto({ db, deps, agora }: ContextoUsuario) {
  const { retirada } = await deps.regras();
  const boleto = await janelaAgora(db, deps, { tipo: ID_TIPO_RETIRADA.boleto, agora });
  const ted = await janelaAgora(db, deps, { tipo: ID_TIPO_RETIRADA.ted, agora });
  return {
    disponivel: SAIDAS.boleto.temProvedor(deps),
    taxa: retirada.boleto.taxa,
    chegaEm: boleto.chegaEm,
    ted: {
      disponivel: SAIDAS.ted.temProvedor(deps),
      custeio: retirada.ted.custeio,
      chegaEm: ted.chegaEm,
      ate: retirada.janela.fechaHora,
    },
  };
}
