import { backofficeComunicados } from '@rateia/contracts/backoffice-comunicados';
import { backofficeMensagens } from '@rateia/contracts/backoffice-mensagens';
import { backofficeIncidentes } from '@rateia/contracts/incidentes';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { mesa } from '../../../http/feature.ts';
import { contarNaoEntregues } from '../entregas/nao-entregues.ts';
import { abandonarMensagem } from './abandonar-mensagem.ts';
import { atualizarIncidente } from './atualizar-incidente.ts';
import { createComunicado } from './create-comunicado.ts';
import { createIncidente } from './create-incidente.ts';
import { getCodigosNaoEntregues } from './get-codigos-nao-entregues.ts';
import { getComunicados } from './get-comunicados.ts';
import { getIncidentes } from './get-incidentes.ts';
import { getMensagensNaoEntregues } from './get-mensagens-nao-entregues.ts';
import { pararComunicado } from './parar-comunicado.ts';
import { politicasDaMesa } from './policies.ts';
import { preverComunicado } from './prever-comunicado.ts';
import { reenviarMensagem } from './reenviar-mensagem.ts';

export const mesaDasMensagens = mesa({
  contrato: { ...backofficeComunicados, ...backofficeMensagens, ...backofficeIncidentes },
  permissoes: politicasDaMesa,
  rotas: {
    getComunicados,
    preverComunicado,
    createComunicado,
    pararComunicado,
    getIncidentes,
    createIncidente,
    atualizarIncidente,
    getMensagensNaoEntregues,
    getCodigosNaoEntregues,
    reenviarMensagem,
    abandonarMensagem,
  },
  filas: {
    mensagens: async ({ db }: ContextoUsuario) => ({ total: await contarNaoEntregues(db) }),
  },
});
