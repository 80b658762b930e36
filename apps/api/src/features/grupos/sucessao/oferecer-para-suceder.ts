import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { apurar, naEscolha } from './escolha-do-sucessor.ts';
import { possiveisSucessores } from './sucessao-repository.ts';

/** A member offers himself, and is his own first voice unless he chose another (REGRAS 2.30). */
export async function oferecerParaSuceder(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<Resposta<typeof grupos.oferecerParaSuceder>> {
  return await naEscolha(ctx, id, async (trx, { grupo, membro, sucessao }) => {
    const pode = (await possiveisSucessores(trx, id)).some(({ idMembro }) => idMembro === membro.id);
    if (!pode) return recusar('sucessaoNaoPermitida');
    const dele = { sucessao_id: sucessao.id, assinatura_id: membro.id, em: ctx.agora };
    await trx
      .insertInto('candidatos_da_sucessao')
      .values(dele)
      .onConflict((c) => c.doNothing())
      .execute();
    await trx
      .insertInto('votos_da_sucessao')
      .values({ ...dele, candidata_id: membro.id })
      .onConflict((c) => c.doNothing())
      .execute();
    return await apurar(trx, ctx, { grupo, sucessao });
  });
}
