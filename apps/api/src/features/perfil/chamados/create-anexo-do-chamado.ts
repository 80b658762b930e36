import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { ID_ESTADO_CHAMADO } from '@rateia/domain/perfil/chamado';
import { ficarCom } from '../../../db/arquivos-a-guardar.ts';
import { colunasDoAnexo, guardarAnexo, lugarLivre } from '../../../http/anexos/guardar-anexo.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Conclusao } from '../../../http/rotas.ts';
import { ANEXOS_DO_CHAMADO } from './anexos-do-chamado.ts';
import type { Chamado } from './chamados-repository.ts';
import { acharChamado, travarChamado } from './chamados-repository.ts';

type Chamada = typeof perfil.createAnexoDoChamado;

/** A picture or a PDF on a ticket of the caller that waits for the staff (spec B§2 /grupo/reportar/{id}; REGRAS 2.28). */
export async function createAnexoDoChamado(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Chamada>,
): Promise<Conclusao<Chamada>> {
  const { deps, usuario, agora } = ctx;
  const dele = { id, usuarioId: usuario.id };
  exigirQueEspere(await acharChamado(ctx.db, dele));
  const anexo = await guardarAnexo(ctx, ANEXOS_DO_CHAMADO);
  return async (trx) => {
    exigirQueEspere(await travarChamado(trx, dele));
    const ocupados = await trx.selectFrom('chamado_anexos').select('numero').where('chamado_id', '=', id).execute();
    const numero = lugarLivre(ocupados, (await deps.regras()).chamado.anexos);
    const colunas = colunasDoAnexo(deps.cifra, ANEXOS_DO_CHAMADO, anexo);
    await trx
      .insertInto('chamado_anexos')
      .values({ ...colunas, chamado_id: id, numero, em: agora })
      .execute();
    await ficarCom(trx, anexo.provisorios);
    const { nome, tipo, bytes } = anexo;
    return { id: anexo.id, nome, tipo, tamanho: bytes.length, em: agora };
  };
}

/** A ticket that was answered or closed takes words first, which bring it back to the staff. */
function exigirQueEspere(chamado: Chamado | undefined): void {
  const { estado } = chamado ?? recusar('naoEncontrado');
  if (estado !== ID_ESTADO_CHAMADO.aberto) recusar('transicaoRecusada');
}
