import { anotarVisita } from '../../../http/anotar-visita.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { contarRevelacao } from './contar-revelacao.ts';

/** Records that an operator sees the identity of a person, data or pictures, within the limit of an hour (REGRAS 2.24). */
export async function verIdentidade(ctx: ContextoUsuario, idUsuario: number): Promise<void> {
  return await anotarVisita(ctx, {
    acao: 'identidade.ver',
    idUsuario,
    antes: (trx) => contarRevelacao(trx, ctx, { id: idUsuario }),
  });
}
