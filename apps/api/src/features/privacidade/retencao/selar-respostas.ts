import { emTransacao } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { contextoDaResposta } from '../../../http/idempotencia.ts';

const POR_VEZ = 500;

/** Seals answers that were kept for their keys before answers were sealed (CONFIABILIDADE 1.4). */
export const selarRespostas = async ({ db, cifra }: Pick<Deps, 'db' | 'cifra'>): Promise<void> => {
  let feitas = POR_VEZ;
  while (feitas === POR_VEZ) {
    feitas = await emTransacao(db, async (trx) => {
      const linhas = await trx
        .selectFrom('idempotencia')
        .select(['usuario_id', 'chave', 'resposta'])
        .where('resposta', 'is not', null)
        .limit(POR_VEZ)
        .forUpdate()
        .execute();
      for (const { usuario_id, chave, resposta } of linhas) {
        const resposta_cifrada = cifra.cifrar(resposta ?? '', contextoDaResposta(usuario_id, chave));
        await trx
          .updateTable('idempotencia')
          .set({ resposta: null, resposta_cifrada })
          .where('usuario_id', '=', usuario_id)
          .where('chave', '=', chave)
          .execute();
      }
      return linhas.length;
    });
  }
};
