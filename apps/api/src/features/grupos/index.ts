/** The parts of groups that other features may use. */

export { aberturasDoGrupo } from './acesso/cofre.ts';
export { fatosDoAdministrador } from './administrador.ts';
export { AVALIAR_GRUPO, AVISAR_RECLAMACAO, SAIDA_EXECUTAR } from './agenda.ts';
export { planosDoServico } from './catalogo.ts';
export { conversaComoProva } from './conversa/conversa-como-prova.ts';
export { soltarVagaGuardada } from './convites/vaga-guardada.ts';
export { temFila } from './fila/tem-fila.ts';
export { encerrarAssinatura } from './membros/encerrar-assinatura.ts';
export { quandoAssinaturaPaga } from './membros/quando-assinatura-paga.ts';
export { agendarSaida, reverterSaida } from './membros/saida-agendada.ts';
export type { FaceDoGrupo } from './pagina/face-do-grupo.ts';
export { faceDoGrupo } from './pagina/face-do-grupo.ts';
export { exigirNoGrupo, grupoVisivel } from './papeis.ts';
export { contarGruposEmComum, gruposOferecidosPor, jaAdministrou } from './pessoas-do-grupo.ts';
export { editarGrupo } from './vida/editar-grupo.ts';
export { fimMarcadoPor } from './vida/fatos-do-fim.ts';
export { moverGrupo } from './vida/mover-grupo.ts';
export { nascerGrupo } from './vida/nascer-grupo.ts';
export { nomeDe } from './vida/notificacoes.ts';
export { preverFim } from './vida/prever-fim.ts';
export { restringir } from './vida/restringir.ts';
export { grupoMaisBarato } from './vitrine/grupo-mais-barato.ts';
export { gruposComVagas } from './vitrine/grupos-com-vagas.ts';
export { servicosParecidos } from './vitrine/servicos-parecidos.ts';
