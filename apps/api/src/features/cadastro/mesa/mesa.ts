import { analiseDeIdentidade } from '@rateia/contracts/validacao-conta';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { mesa } from '../../../http/feature.ts';
import { validacoesEmAnalise } from '../validacao-conta/analise.ts';
import { aprovarValidacao } from './aprovar-validacao.ts';
import { createDocumentoLinkDaAnalise } from './create-documento-link-da-analise.ts';
import { getValidacaoEmAnalise } from './get-validacao-em-analise.ts';
import { getValidacoesEmAnalise } from './get-validacoes-em-analise.ts';
import { pedirValidacaoNovamente } from './pedir-validacao-novamente.ts';
import { politicasDaMesa } from './policies.ts';
import { recusarValidacao } from './recusar-validacao.ts';

export const mesaDasIdentidades = mesa({
  contrato: analiseDeIdentidade,
  permissoes: politicasDaMesa,
  rotas: {
    getValidacoesEmAnalise,
    getValidacaoEmAnalise,
    createDocumentoLinkDaAnalise,
    aprovarValidacao,
    recusarValidacao,
    pedirValidacaoNovamente,
  },
  filas: {
    validacoes: async ({ db, deps, agora }: ContextoUsuario) => {
      const validacoes = await validacoesEmAnalise(db, deps);
      const hoje = diaDe(agora);
      return { total: validacoes.length, vencemHoje: validacoes.filter((v) => diaDe(v.prazo) <= hoje).length };
    },
  },
});
