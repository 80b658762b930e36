import type { grupos } from '@rateia/contracts/grupos';
import type { Manipuladores } from '../../http/rotas.ts';
import { abrirDadosAcesso } from './acesso/abrir-dados-acesso.ts';
import { confirmarAcesso } from './acesso/confirmar-acesso.ts';
import { contestarAcesso } from './acesso/contestar-acesso.ts';
import { entregarAcesso } from './acesso/entregar-acesso.ts';
import { getAcessoInstantaneo } from './acesso/get-acesso-instantaneo.ts';
import { getDadosAcesso } from './acesso/get-dados-acesso.ts';
import { getPendenteEnviarDadosAcesso } from './acesso/get-pendente-enviar-dados-acesso.ts';
import { updateDadosAcesso } from './acesso/update-dados-acesso.ts';
import { createMensagem } from './conversa/create-mensagem.ts';
import { getConversa } from './conversa/get-conversa.ts';
import { aceitarConviteDoGrupo } from './convites/aceitar-convite-do-grupo.ts';
import { createConvite } from './convites/create-convite.ts';
import { createLinkDeConvite } from './convites/create-link-de-convite.ts';
import { getConvitePendente } from './convites/get-convite-pendente.ts';
import { getConvitesDoGrupo } from './convites/get-convites-do-grupo.ts';
import { getGruposPrivados } from './convites/get-grupos-privados.ts';
import { recusarConviteDoGrupo } from './convites/recusar-convite-do-grupo.ts';
import { reenviarConvite } from './convites/reenviar-convite.ts';
import { retirarConvite } from './convites/retirar-convite.ts';
import { descobrirGrupos } from './descoberta/descobrir-grupos.ts';
import { getGruposDaRede } from './descoberta/get-grupos-da-rede.ts';
import { getMaisProcurados } from './descoberta/get-mais-procurados.ts';
import { getFidelidade } from './fidelidade/get-fidelidade.ts';
import { renovarFidelidade } from './fidelidade/renovar-fidelidade.ts';
import { createInteresse } from './fila/create-interesse.ts';
import { deleteInteresse } from './fila/delete-interesse.ts';
import { getEmailConvite } from './membros/get-email-convite.ts';
import { getGrupoAdminMembro } from './membros/get-grupo-admin-membro.ts';
import { getGrupo } from './pagina/get-grupo.ts';
import { getGrupoAdmin } from './pagina/get-grupo-admin.ts';
import { getGrupoMembro } from './pagina/get-grupo-membro.ts';
import { getGruposUsuario } from './pagina/get-grupos-usuario.ts';
import { getLugares } from './pagina/get-lugares.ts';
import { getSimulacao } from './pagina/get-simulacao.ts';
import { renovarGrupo } from './renovacao/renovar-grupo.ts';
import { verRenovacao } from './renovacao/ver-renovacao.ts';
import { getSobreAdministrador } from './reputacao/get-sobre-administrador.ts';
import { getSucessao } from './sucessao/get-sucessao.ts';
import { oferecerParaSuceder } from './sucessao/oferecer-para-suceder.ts';
import { proporSucessao } from './sucessao/propor-sucessao.ts';
import { responderSucessao } from './sucessao/responder-sucessao.ts';
import { retirarSucessao } from './sucessao/retirar-sucessao.ts';
import { votarNaSucessao } from './sucessao/votar-na-sucessao.ts';
import { aceitarValor } from './valor/aceitar-valor.ts';
import { alterarPlano } from './valor/alterar-plano.ts';
import { verificarAlteracaoPlano } from './valor/verificar-alteracao-plano.ts';
import { getVencimento } from './vencimento/get-vencimento.ts';
import { updateVencimento } from './vencimento/update-vencimento.ts';
import { alterarNomeDoGrupo } from './vida/alterar-nome-do-grupo.ts';
import { iniciarGrupo } from './vida/iniciar-grupo.ts';
import { liberarGrupo } from './vida/liberar-grupo.ts';
import { recorrerPeloGrupo } from './vida/recorrer-pelo-grupo.ts';
import { updatePreferenciasDoGrupo } from './vida/update-preferencias-do-grupo.ts';
import { createVisualizacao } from './vitrine/create-visualizacao.ts';
import { getCategorias } from './vitrine/get-categorias.ts';
import { getGrupos } from './vitrine/get-grupos.ts';
import { getRecomendados } from './vitrine/get-recomendados.ts';
import { getVisualizados } from './vitrine/get-visualizados.ts';

export const rotasDeGrupos: Manipuladores<typeof grupos> = {
  getGrupos,
  getCategorias,
  getRecomendados,
  getVisualizados,
  createVisualizacao,
  getGrupo,
  getGruposUsuario,
  getSimulacao,
  getLugares,
  getSobreAdministrador,
  descobrirGrupos,
  getGruposDaRede,
  getMaisProcurados,
  verRenovacao,
  renovarGrupo,
  getFidelidade,
  renovarFidelidade,
  alterarNomeDoGrupo,
  updatePreferenciasDoGrupo,
  getAcessoInstantaneo,
  createInteresse,
  deleteInteresse,
  getGrupoMembro,
  getGrupoAdmin,
  getGrupoAdminMembro,
  getEmailConvite,
  iniciarGrupo,
  liberarGrupo,
  recorrerPeloGrupo,
  updateDadosAcesso,
  getDadosAcesso,
  abrirDadosAcesso,
  confirmarAcesso,
  contestarAcesso,
  entregarAcesso,
  getConversa,
  createMensagem,
  getPendenteEnviarDadosAcesso,
  verificarAlteracaoPlano,
  alterarPlano,
  aceitarValor,
  getGruposPrivados,
  createConvite,
  createLinkDeConvite,
  getConvitesDoGrupo,
  reenviarConvite,
  retirarConvite,
  getConvitePendente,
  aceitarConviteDoGrupo,
  recusarConviteDoGrupo,
  getSucessao,
  proporSucessao,
  retirarSucessao,
  responderSucessao,
  oferecerParaSuceder,
  votarNaSucessao,
  getVencimento,
  updateVencimento,
};
