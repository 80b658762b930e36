import { backofficeGrupos } from '@rateia/contracts/backoffice-grupos';
import { diaDe } from '@rateia/domain/datas';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { mesa } from '../../../http/feature.ts';
import { prazoDoGrupo } from '../vida/prazos-do-grupo.ts';
import { aprovarGrupo } from './aprovar-grupo.ts';
import { getConvitesDaMesa } from './convites/get-convites-da-mesa.ts';
import { retirarConviteDaMesa } from './convites/retirar-convite-da-mesa.ts';
import { agendarFimDoGrupo } from './fim-do-grupo/agendar-fim-do-grupo.ts';
import { cancelarGrupo } from './fim-do-grupo/cancelar-grupo.ts';
import { getFimDoGrupo } from './fim-do-grupo/get-fim-do-grupo.ts';
import { reverterFimDoGrupo } from './fim-do-grupo/reverter-fim-do-grupo.ts';
import { getGruposEmAnalise } from './get-grupos-em-analise.ts';
import { gruposEmAnalise } from './grupos-repository.ts';
import { pedirAjustesGrupo } from './pedir-ajustes-grupo.ts';
import { politicasDaMesa } from './policies.ts';
import { reprovarGrupo } from './reprovar-grupo.ts';
import { encerrarSucessao } from './sucessoes/encerrar-sucessao.ts';
import { getSucessoesDaMesa } from './sucessoes/get-sucessoes-da-mesa.ts';
import { nomearSucessor } from './sucessoes/nomear-sucessor.ts';

export const mesaDosGrupos = mesa({
  contrato: backofficeGrupos,
  permissoes: politicasDaMesa,
  rotas: {
    getGruposEmAnalise,
    aprovarGrupo,
    reprovarGrupo,
    pedirAjustesGrupo,
    getFimDoGrupo,
    cancelarGrupo,
    agendarFimDoGrupo,
    reverterFimDoGrupo,
    getConvitesDaMesa,
    retirarConviteDaMesa,
    getSucessoesDaMesa,
    nomearSucessor,
    encerrarSucessao,
  },
  filas: {
    grupos: async ({ db, deps, agora }: ContextoUsuario) => {
      const regras = await deps.regras();
      const hoje = diaDe(agora);
      const { triagem, pendenteAprovacao } = ID_STATUS_GRUPO;
      const grupos = await gruposEmAnalise(db, [triagem, pendenteAprovacao]);
      const prazos = await Promise.all(grupos.map((g) => prazoDoGrupo(db, g, regras)));
      const vencemHoje = prazos.filter((p) => p !== undefined && diaDe(p.limite) <= hoje).length;
      return { total: grupos.length, vencemHoje };
    },
  },
});
