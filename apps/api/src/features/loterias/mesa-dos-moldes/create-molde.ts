import type { backofficeMoldes as contrato } from '@rateia/contracts/backoffice-moldes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { guardarMolde, moldesNaMesa, valoresDoMolde } from './moldes.ts';

type Contrato = typeof contrato.createMolde;

/** Keeps the make-up of a pool under a name (REGRAS 2.12 Templates). */
export async function createMolde(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  const { agora, usuario } = ctx;
  const valores = await valoresDoMolde(ctx, body);
  return await emTransacao(ctx.db, async (trx) => {
    async function fazer(): Promise<number> {
      const { id } = await trx
        .insertInto('moldes')
        .values({ ...valores, criado_por: usuario.id, criado_em: agora })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }
    const id = await guardarMolde(ctx, trx, { acao: 'molde.criar', fazer });
    const [molde] = await moldesNaMesa({ ...ctx, db: trx }, id);
    return molde ?? recusar('naoEncontrado');
  });
}
