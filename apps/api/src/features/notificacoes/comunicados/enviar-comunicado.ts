import { COMUNICADO_ABERTO, ID_ESTADO_COMUNICADO } from '@rateia/domain/notificacoes/comunicados';
import type { CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import { ID_CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { ENVIAR_COMUNICADO } from '../agenda.ts';
import { notificar } from '../notificar.ts';
import { anotarComunicado, travarComunicado } from './comunicados-repository.ts';
import { proximaLeva } from './publico-do-comunicado.ts';

const { sistema, dicas, sugestoesDeGrupos, loterias, clube } = ID_CATEGORIA_COMUNICACAO;

/** The template that carries each category (spec A§3 Categories). */
const MODELO_DA_CATEGORIA = {
  [sistema]: 'comunicadoDoSistema',
  [dicas]: 'comunicadoDeDicas',
  [sugestoesDeGrupos]: 'comunicadoDeSugestoes',
  [loterias]: 'comunicadoDeLoterias',
  [clube]: 'comunicadoDoClube',
} as const satisfies Record<CategoriaComunicacao, string>;

/**
 * Tells an announcement to the next of its audience, and hands over to another job until nobody is left. Between two of
 * them it can be stopped; a job that runs twice tells nobody twice, for the announcement is the fact.
 */
export async function enviarComunicado(deps: Deps, id: number): Promise<void> {
  return await emTransacao(deps.db, async (trx) => {
    const comunicado = await travarComunicado(trx, id);
    if (comunicado === undefined || !COMUNICADO_ABERTO.includes(comunicado.estado)) return;
    const { titulo, texto, link, enviados, ultimaPessoa } = comunicado;
    const leva = await proximaLeva(trx, deps, { ...comunicado, depoisDe: ultimaPessoa });
    const agora = deps.relogio.agora();
    for (const usuarioId of leva.ids)
      await notificar(trx, {
        usuarioId,
        modelo: MODELO_DA_CATEGORIA[comunicado.categoria],
        dados: { titulo, texto, link },
        fato: `comunicado-${id}`,
        agora,
      });
    const feitos = { enviados: enviados + leva.ids.length };
    if (leva.ate === null) {
      await anotarComunicado(trx, id, { ...feitos, estado: ID_ESTADO_COMUNICADO.concluido, concluido_em: agora });
      return;
    }
    await anotarComunicado(trx, id, { ...feitos, estado: ID_ESTADO_COMUNICADO.enviando, ultima_pessoa: leva.ate });
    await enfileirar(trx, ENVIAR_COMUNICADO, { comunicadoId: id });
  });
}
