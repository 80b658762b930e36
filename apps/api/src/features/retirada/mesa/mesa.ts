import { backofficeRetiradas } from '@rateia/contracts/backoffice-retiradas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { mesa } from '../../../http/feature.ts';
import { retiradasEmRevisao } from '../revisao/revisao.ts';
import { aprovarRetirada } from './aprovar-retirada.ts';
import { getRetiradasEmRevisao } from './get-retiradas-em-revisao.ts';
import { politicasDaMesa } from './policies.ts';
import { recusarRetirada } from './recusar-retirada.ts';

export const mesaDasRetiradas = mesa({
  contrato: backofficeRetiradas,
  permissoes: politicasDaMesa,
  rotas: {
    getRetiradasEmRevisao,
    aprovarRetirada,
    recusarRetirada,
  },
  filas: {
    retiradas: async ({ db, deps, agora }: ContextoUsuario) => ({
      total: (await retiradasEmRevisao(db, deps, agora)).length,
    }),
  },
});
