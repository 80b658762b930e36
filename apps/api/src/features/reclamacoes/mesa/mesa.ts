import { backofficeReclamacoes } from '@rateia/contracts/backoffice-reclamacoes';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { mesa } from '../../../http/feature.ts';
import { aprovarDecisao } from './aprovar-decisao.ts';
import { decidirReclamacao } from './decidir-reclamacao.ts';
import { getReclamacaoEmMediacao } from './get-reclamacao-em-mediacao.ts';
import { emMediacao, getReclamacoesEmMediacao } from './get-reclamacoes-em-mediacao.ts';
import { perguntarNaReclamacao } from './perguntar-na-reclamacao.ts';
import { politicasDaMesa } from './policies.ts';
import { recusarDecisao } from './recusar-decisao.ts';

export const mesaDasReclamacoes = mesa({
  contrato: backofficeReclamacoes,
  permissoes: politicasDaMesa,
  rotas: {
    getReclamacoesEmMediacao,
    getReclamacaoEmMediacao,
    perguntarNaReclamacao,
    decidirReclamacao,
    aprovarDecisao,
    recusarDecisao,
  },
  filas: {
    reclamacoes: async ({ db, agora }: ContextoUsuario) => {
      const casos = await emMediacao(db);
      const hoje = diaDe(agora);
      const vencemHoje = casos.filter(({ dataLimite }) => dataLimite !== null && diaDe(dataLimite) <= hoje).length;
      return { total: casos.length, vencemHoje };
    },
  },
});
