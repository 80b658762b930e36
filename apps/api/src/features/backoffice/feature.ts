import { backofficeDaOperacao as contrato } from '@rateia/contracts/backoffice';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { feature } from '../../http/feature.ts';
import { registroDoBackoffice } from './dados-pessoais.ts';
import { contarParadas } from './dinheiro/repository.ts';
import { politicasDoBackoffice } from './policies.ts';
import { rotasDoBackoffice } from './routes.ts';
import { contarTarefas } from './tarefas/tarefas-repository.ts';

export const backoffice = feature({
  nome: 'backoffice',
  contrato,
  permissoes: politicasDoBackoffice,
  rotas: rotasDoBackoffice,
  filas: {
    tarefas: ({ db }: ContextoUsuario) => contarTarefas(db),
    dinheiroParado: async ({ db, agora }: ContextoUsuario) => ({ total: await contarParadas(db, agora) }),
  },
  dadosPessoais: registroDoBackoffice,
});
