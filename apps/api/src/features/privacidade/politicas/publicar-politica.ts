import type { ID_TIPO_POLITICA } from '@rateia/domain/privacidade/politica';
import { ID_STATUS_POLITICA } from '@rateia/domain/privacidade/politica';
import type { Executor } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { CodigoDoDocumento } from '../../../db/consentimentos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import { sinalizarTodasAsSessoes } from '../../sessao/index.ts';

export type NovaPolitica = {
  readonly codigo: CodigoDoDocumento;
  readonly versao: string;
  readonly tipo: (typeof ID_TIPO_POLITICA)[keyof typeof ID_TIPO_POLITICA];
  readonly titulo: string;
  readonly resumo: string;
  /** The changes since the last version, in a sentence for people. */
  readonly mudancas: string;
  readonly secoes: readonly { readonly titulo: string; readonly texto: string }[];
};

/** Puts a new version in force in place of the last one; an obligatory one is asked of everybody (spec A§3 Privacy policy, A§4 Session). */
export async function publicarPolitica(
  db: Executor,
  { agora, ...p }: NovaPolitica & { readonly agora: string },
): Promise<void> {
  await emTransacao(db, async (trx) => {
    await trx
      .updateTable('politicas')
      .set({ status: ID_STATUS_POLITICA.desativada })
      .where('codigo', '=', p.codigo)
      .where('status', '=', ID_STATUS_POLITICA.ativa)
      .execute();
    await trx
      .insertInto('politicas')
      .values({ ...p, secoes: JSON.stringify(p.secoes), status: ID_STATUS_POLITICA.ativa, vigente_desde: agora })
      .execute();
    await registrarAuditoria(trx, {
      usuarioId: null,
      acao: 'privacidade.politicaPublicada',
      alvo: `politica:${p.codigo}`,
      dados: { versao: p.versao, tipo: p.tipo },
      em: agora,
    });
    await sinalizarTodasAsSessoes(trx);
  });
}
