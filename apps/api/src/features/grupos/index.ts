/** What other features may use of groups. */

export { fatosDoAdministrador } from './administrador.ts';
export { AVALIAR_GRUPO, SAIDA_EXECUTAR } from './agenda.ts';
export { editarGrupo } from './editar-grupo.ts';
export { encerrarAssinatura } from './encerrar-assinatura.ts';
export type { FaceDoGrupo } from './face-do-grupo.ts';
export { faceDoGrupo } from './face-do-grupo.ts';
export { moverGrupo } from './mover-grupo.ts';
export { nascerGrupo } from './nascer-grupo.ts';
export { grupoVisivel } from './papeis.ts';
export { contarGruposEmComum, gruposOferecidosPor, jaAdministrou } from './pessoas-do-grupo.ts';
export { prazoDoGrupo } from './prazos-do-grupo.ts';
export { preverFim } from './prever-fim.ts';
export { quandoAssinaturaPaga } from './quando-assinatura-paga.ts';
export { assinaturaVivaDe } from './repository.ts';
export { agendarSaida, reverterSaida } from './saida-agendada.ts';
