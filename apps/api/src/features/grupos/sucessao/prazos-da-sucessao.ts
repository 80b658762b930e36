import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { primeiroFim } from '@rateia/domain/grupos/fim-do-grupo';
import type { MotivoDaSucessao } from '@rateia/domain/grupos/sucessao';
import {
  ID_ESTADO_SUCESSAO as E,
  eleito,
  limiteDaSucessao,
  ID_MOTIVO_DA_SUCESSAO as M,
  MAQUINA_SUCESSAO,
  PASSAM_ADIANTE,
} from '@rateia/domain/grupos/sucessao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { SUCESSAO_FIM } from '../agenda.ts';
import type { Grupo } from '../repository.ts';
import { assinaturasVivas, travarGrupo } from '../repository.ts';
import { ancorasDe } from '../vida/fatos-do-fim.ts';
import { moverGrupo } from '../vida/mover-grupo.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { assumirGrupo } from './assumir-grupo.ts';
import { encerrarEscolhasSemMotivo, encerrarSemMotivo } from './escolha-sem-motivo.ts';
import { fecharSucessao } from './fechar-sucessao.ts';
import { gruposParados } from './grupos-parados.ts';
import type { Sucessao } from './sucessao-repository.ts';
import { acharSucessao, possiveisSucessores, sucessaoAberta, votosDe } from './sucessao-repository.ts';

/**
 * Groups whose administrator is restricted, or has left a duty without an answer for 7 days: the members choose another
 * among those who offer themselves. A group that once ended such a choice is not asked again (REGRAS 2.30).
 */
export async function abrirEscolhas(deps: Deps): Promise<void> {
  await encerrarEscolhasSemMotivo(deps);
  const agora = deps.relogio.agora();
  const dias = (await deps.regras()).sucessao.diasDeSilencio;
  for (const { id, motivo } of await gruposParados(deps.db, { agora, dias, aAbrir: true }))
    await emTransacao(deps.db, async (trx) => await abrirEscolha(trx, deps, { grupoId: id, motivo, agora }));
}

type Escolha = { readonly grupoId: number; readonly motivo: MotivoDaSucessao; readonly agora: Instante };

async function abrirEscolha(trx: Trx, deps: Deps, { grupoId, motivo, agora }: Escolha): Promise<void> {
  const grupo = await travarGrupo(trx, grupoId);
  if (grupo === undefined || (await sucessaoAberta(trx, grupoId)) !== undefined) return;
  const membros = await possiveisSucessores(trx, grupoId);
  if (membros.length === 0) return;
  const ate = limiteDaSucessao(agora, await deps.regras());
  const valores = { grupo_id: grupoId, motivo, de_usuario_id: grupo.administradorId, aberta_em: agora, ate };
  const { id } = exigir(
    await nascer(trx, MAQUINA_SUCESSAO, { evento: 'abrirEscolha', quem: 'sistema', agora, valores }),
  );
  await agendarPrazo(trx, { tipo: SUCESSAO_FIM, alvoId: id, venceEm: ate, agora });
  const base = { grupo: grupo.nome, idGrupo: grupoId, administrador: await nomeDe(trx, grupo.administradorId) };
  const dados = { ...base, ate: formatarMomento(ate) };
  for (const { usuarioId } of membros)
    await notificar(trx, { usuarioId, modelo: 'membrosEscolhem', dados, fato: id, agora });
}

/** The end of the 48 hours: the answer did not come, or the seats that voted decide (REGRAS 2.30). */
export async function vencerSucessao(
  trx: Trx,
  deps: Deps,
  { sucessaoId, agora }: { readonly sucessaoId: number; readonly agora: Instante },
): Promise<void> {
  const achada = await acharSucessao(trx, sucessaoId);
  const grupo = achada === undefined ? undefined : await travarGrupo(trx, achada.grupoId);
  const sucessao = await acharSucessao(trx, sucessaoId);
  if (grupo === undefined || sucessao === undefined) return;
  if (sucessao.estado === E.proposta) await vencerProposta(trx, { grupo, sucessao, agora });
  if (sucessao.estado === E.escolha) await vencerEscolha(trx, deps, { grupo, sucessao, agora });
}

type Vencida = { readonly grupo: Grupo; readonly sucessao: Sucessao; readonly agora: Instante };

async function vencerProposta(trx: Trx, { grupo, sucessao, agora }: Vencida): Promise<void> {
  await fecharSucessao(trx, { id: sucessao.id, evento: 'vencer', quem: 'sistema', usuarioId: null, agora });
  const dono = await trx
    .selectFrom('assinaturas')
    .select('usuario_id as id')
    .where('id', '=', sucessao.assinaturaId)
    .executeTakeFirstOrThrow();
  await notificar(trx, {
    usuarioId: grupo.administradorId,
    modelo: 'grupoSemSucessor',
    dados: { grupo: grupo.nome, idGrupo: grupo.id, pessoa: await nomeDe(trx, dono.id) },
    fato: sucessao.id,
    agora,
  });
}

async function vencerEscolha(trx: Trx, deps: Deps, { grupo, sucessao, agora }: Vencida): Promise<void> {
  if (await encerrarSemMotivo(trx, { id: sucessao.id, agora })) return;
  const votos = await votosDe(trx, sucessao.id);
  const assinaturaId = eleito({ votos, total: votos.reduce((soma, { vagas }) => soma + vagas, 0) });
  const podem = await possiveisSucessores(trx, grupo.id);
  const vale = PASSAM_ADIANTE.includes(grupo.status) && podem.some(({ idMembro }) => idMembro === assinaturaId);
  const sistema = { quem: 'sistema', usuarioId: null, agora } as const;
  if (assinaturaId !== undefined && vale)
    return await assumirGrupo(trx, deps, { ...sistema, grupo, sucessao, assinaturaId, evento: 'eleger' });
  await fecharSucessao(trx, { ...sistema, id: sucessao.id, evento: 'vencer' });
  await terminarEmOrdem(trx, deps, { ...sistema, grupo });
}

type FimEmOrdem = Pick<Vencida, 'grupo' | 'agora'> & {
  readonly quem: 'operador' | 'sistema';
  readonly usuarioId: number | null;
};

/** Nobody takes the group over: it ends on the first day on which every member had his notice (REGRAS 2.9, 2.29). */
export async function terminarEmOrdem(trx: Trx, deps: Deps, fim: FimEmOrdem): Promise<void> {
  const { grupo, agora, quem, usuarioId } = fim;
  const ancoras = await ancorasDe(trx, await assinaturasVivas(trx, grupo.id));
  const ciclos = (await deps.regras()).grupos.ciclosDeAvisoDoFim;
  const fimEm = primeiroFim({ ancoras, hoje: diaDe(agora), ciclos });
  const dados = { fimEm, mensagem: 'Ninguém assumiu o grupo.' };
  await moverGrupo(trx, deps, {
    ...{ grupoId: grupo.id, evento: 'agendarFim', quem, usuarioId, agora, dados },
  });
}

/** The administrator did the duty for which the members were asked: the choice ends, and he stays (REGRAS 2.30). */
export async function voltarDaEscolha(
  trx: Trx,
  { grupoId, usuarioId, agora }: { readonly grupoId: number; readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  const aberta = await sucessaoAberta(trx, grupoId);
  if (aberta?.estado !== E.escolha || aberta.motivo !== M.silencio) return;
  await fecharSucessao(trx, { id: aberta.id, evento: 'voltar', quem: 'administrador', usuarioId, agora });
}

/** The day until which the successor changes the access. */
export function trocarAcessoAte(agora: Instante, dias: number): string {
  return somarDias(diaDe(agora), dias);
}
