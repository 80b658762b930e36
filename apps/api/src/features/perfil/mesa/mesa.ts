import { backofficeChamados } from '@rateia/contracts/backoffice-chamados';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { mesa } from '../../../http/feature.ts';
import { contarChamados } from '../chamados/chamados-da-operacao.ts';
import { getFilaDeChamados } from './get-fila-de-chamados.ts';
import { politicasDaMesa } from './policies.ts';
import { responderChamado } from './responder-chamado.ts';

export const mesaDosChamados = mesa({
  contrato: backofficeChamados,
  permissoes: politicasDaMesa,
  rotas: {
    getFilaDeChamados,
    responderChamado,
  },
  filas: {
    chamados: ({ db, deps, agora }: ContextoUsuario) => contarChamados(db, deps, agora),
  },
});
