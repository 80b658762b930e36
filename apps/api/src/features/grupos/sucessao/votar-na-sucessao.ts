import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apurar, naEscolha } from './escolha-do-sucessor.ts';
import { candidatosDe } from './sucessao-repository.ts';

/** A member chooses one of those who offered themselves; he may choose again until it is decided (REGRAS 2.30). */
export async function votarNaSucessao(
  ctx: ContextoUsuario,
  { params: { id }, body: { idMembro } }: Recebida<typeof grupos.votarNaSucessao>,
): Promise<Resposta<typeof grupos.votarNaSucessao>> {
  return await naEscolha(ctx, id, async (trx, { grupo, membro, sucessao }) => {
    if (!(await candidatosDe(trx, sucessao.id)).includes(idMembro)) return recusar('sucessaoNaoPermitida');
    const voto = { candidata_id: idMembro, em: ctx.agora };
    await trx
      .insertInto('votos_da_sucessao')
      .values({ sucessao_id: sucessao.id, assinatura_id: membro.id, ...voto })
      .onConflict((c) => c.columns(['sucessao_id', 'assinatura_id']).doUpdateSet(voto))
      .execute();
    return await apurar(trx, ctx, { grupo, sucessao });
  });
}
