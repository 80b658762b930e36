import type { Executor } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import type { CodigoDoDocumento } from '../../db/consentimentos.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import { avisarTodasAsSessoes } from '../sessao/index.ts';

export type NovaPolitica = {
  readonly codigo: CodigoDoDocumento;
  readonly versao: string;
  readonly tipo: 0 | 1;
  readonly titulo: string;
  readonly resumo: string;
  /** What is new since the last version, in a sentence for people. */
  readonly mudancas: string;
  readonly secoes: readonly { readonly titulo: string; readonly texto: string }[];
};

/** Puts a new version in force in place of the last one; an obligatory one is asked of everybody (spec A§3 Privacy policy, A§4 Session). */
export const publicarPolitica = async (
  db: Executor,
  { agora, ...p }: NovaPolitica & { readonly agora: string },
): Promise<void> => {
  await emTransacao(db, async (trx) => {
    await trx
      .updateTable('politicas')
      .set({ status: 0 })
      .where('codigo', '=', p.codigo)
      .where('status', '=', 1)
      .execute();
    await trx
      .insertInto('politicas')
      .values({ ...p, secoes: JSON.stringify(p.secoes), status: 1, vigente_desde: agora })
      .execute();
    await registrarAuditoria(trx, {
      usuarioId: null,
      acao: 'privacidade.politicaPublicada',
      alvo: `politica:${p.codigo}`,
      dados: { versao: p.versao, tipo: p.tipo },
      em: agora,
    });
    await avisarTodasAsSessoes(trx);
  });
};
