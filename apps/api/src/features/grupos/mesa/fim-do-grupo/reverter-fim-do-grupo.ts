import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { decidirSobreGrupo } from '../decidir-sobre-grupo.ts';
import { contarAoAdministrador } from './contar-ao-administrador.ts';

/** Takes a set end back, while nobody has moved because of it (REGRAS 2.1). */
export async function reverterFimDoGrupo(
  ctx: ContextoUsuario,
  { params, body: { mensagem } }: Recebida<typeof backoffice.reverterFimDoGrupo>,
) {
  return await decidirSobreGrupo(ctx, {
    grupoId: params.id,
    mensagem,
    acao: 'grupo.reverterFim',
    evento: () => 'reverterFim',
    depois: async (trx, { nome, administradorId }) =>
      await contarAoAdministrador(trx, ctx, {
        administradorId,
        assunto: `${nome} vai continuar`,
        fato: 'Nossa equipe desfez o fim que estava marcado. O grupo continua como antes.',
        mensagem,
      }),
  });
}
