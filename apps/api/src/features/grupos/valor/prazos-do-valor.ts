import type { Dia, Instante } from '@rateia/domain/datas';
import { somarHoras } from '@rateia/domain/datas';
import { formatarDia, formatarMomento } from '@rateia/domain/datas-formatadas';
import { viva } from '@rateia/domain/grupos/assinatura';
import { ID_ESTADO_MUDANCA, MAQUINA_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { VALOR_SILENCIO } from '../agenda.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { mensalDe, precoDe } from './proposta-de-valor.ts';
import { acharMudanca, ultimaAlteracao } from './valor-repository.ts';

/**
 * The port to the leaving of members, given by the feature above: ends a membership with the month that is paid, and
 * says on which day; undefined while no paid month runs.
 */
export type SairComOCiclo = (
  trx: Trx,
  deps: Deps,
  p: { readonly assinaturaId: number; readonly agora: Instante },
) => Promise<Dia | undefined>;

type Vencida = { readonly mudancaId: number; readonly agora: Instante };
const UM_DIA = 24;

/** The membership still waits for an answer; read again under its lock. */
async function esperando(trx: Trx, mudancaId: number) {
  const lida = await acharMudanca(trx, mudancaId);
  const achados = lida === undefined ? undefined : await travarAssinaturaEGrupo(trx, lida.assinaturaId);
  const mudanca = await acharMudanca(trx, mudancaId);
  if (achados === undefined || mudanca?.estado !== ID_ESTADO_MUDANCA.esperando || !viva(achados.assinatura.estado))
    return undefined;
  return { ...achados, mudanca };
}

/** Some days before the time to answer ends, a member who was silent is reminded (REGRAS 2.11). */
export async function lembrarDoValor(trx: Trx, { mudancaId, agora }: Vencida): Promise<void> {
  const achada = await esperando(trx, mudancaId);
  if (achada === undefined || achada.mudanca.responderAte === null) return;
  const { grupo, assinatura, mudanca } = achada;
  await notificar(trx, {
    usuarioId: assinatura.usuarioId,
    modelo: 'membroValorLembrete',
    dados: {
      grupo: grupo.nome,
      idGrupo: grupo.id,
      valorNovo: mensalDe(precoDe(mudanca), assinatura),
      ate: formatarMomento(achada.mudanca.responderAte),
    },
    fato: mudancaId,
    agora,
  });
}

/** Ten days of silence: the member leaves with the month that he paid, with his deposit and without a fee (REGRAS 2.11). */
export async function contarSilencioDoValor(
  trx: Trx,
  deps: Deps,
  { mudancaId, agora, sairComOCiclo }: Vencida & { readonly sairComOCiclo: SairComOCiclo },
): Promise<void> {
  const achada = await esperando(trx, mudancaId);
  if (achada === undefined) return;
  const { grupo, assinatura, mudanca } = achada;
  const saidaEm = assinatura.saidaEm ?? (await sairComOCiclo(trx, deps, { assinaturaId: assinatura.id, agora }));
  // Between two months, or before the first one, nothing is paid to leave with: it is looked at again.
  if (saidaEm === undefined) {
    await agendarPrazo(trx, { tipo: VALOR_SILENCIO, alvoId: mudancaId, venceEm: somarHoras(agora, UM_DIA), agora });
    return;
  }
  const { id, estado: de } = mudanca;
  exigir(await mover(trx, MAQUINA_MUDANCA, { id, de, evento: 'calar', quem: 'sistema', agora }));
  if (assinatura.saidaEm !== null) return;
  await notificar(trx, {
    usuarioId: assinatura.usuarioId,
    modelo: 'membroValorSemResposta',
    dados: { grupo: grupo.nome, idGrupo: grupo.id, em: formatarDia(saidaEm), caucao: assinatura.caucao },
    fato: mudancaId,
    agora,
  });
}

/** The day of a dearer plan came: the group has it, unless a later change took its place (REGRAS 2.11). */
export async function comecarNovoPlano(trx: Trx, alteracaoId: number): Promise<void> {
  const { grupo_id: grupoId } = await trx
    .selectFrom('alteracoes_de_valor')
    .select('grupo_id')
    .where('id', '=', alteracaoId)
    .executeTakeFirstOrThrow();
  const ultima = await ultimaAlteracao(trx, grupoId);
  if (ultima?.id !== alteracaoId) return;
  await trx.updateTable('grupos').set({ plano_id: ultima.planoId }).where('id', '=', grupoId).execute();
}
