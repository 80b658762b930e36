import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { MAQUINA_SUCESSAO } from '@rateia/domain/grupos/sucessao';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { passarPrevisoes, reembolsarAssinatura } from '../../carteira/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { passarCofre } from '../acesso/passar-cofre.ts';
import { abrirRotacao } from '../acesso/rotacao.ts';
import { SUCESSAO_FIM } from '../agenda.ts';
import { encerrarMembro } from '../membros/encerrar-membro.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { assinaturasVivas, travarAssinatura } from '../repository.ts';
import { avaliarGrupo } from '../vida/avaliar-grupo.ts';
import { moverGrupo } from '../vida/mover-grupo.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import type { Sucessao } from './sucessao-repository.ts';

type Assuncao = {
  /** The group, locked. */
  readonly grupo: Grupo;
  readonly sucessao: Sucessao;
  readonly assinaturaId: number;
  readonly evento: 'aceitar' | 'eleger' | 'nomear';
  readonly quem: 'membro' | 'operador' | 'sistema';
  readonly usuarioId: number | null;
  readonly agora: Instante;
};

/**
 * A member becomes the administrator. Members, seats and deposits stay where they are; months that are paid stay with
 * the one who goes. The successor's own seat ends: his deposit comes back, the month that he paid he still uses, and the
 * seat is free. The access is to be changed, because the one who goes knows it (REGRAS 2.30).
 */
export async function assumirGrupo(trx: Trx, deps: Deps, pedido: Assuncao): Promise<void> {
  const { grupo, sucessao, assinaturaId, evento, quem, usuarioId, agora } = pedido;
  const assinatura = await travarAssinatura(trx, assinaturaId);
  if (assinatura === undefined) throw new Error(`no membership ${assinaturaId}`);
  const { administradorId: de } = grupo;
  const para = { usuarioId: assinatura.usuarioId, assinaturaId };
  exigir(
    await mover(trx, MAQUINA_SUCESSAO, {
      ...{ id: sucessao.id, de: sucessao.estado, evento, quem, usuarioId, agora },
      mudar: { assinatura_id: assinaturaId, fechada_em: agora },
    }),
  );
  await cancelarPrazos(trx, { tipos: [SUCESSAO_FIM], alvoId: sucessao.id });
  const saida = diaDe(agora);
  await reembolsarAssinatura(trx, deps, {
    ...{ assinaturaId, caso: 'fimDoCiclo', saida, agora, quem: 'sistema', motivo: 'sucessao' },
  });
  const novo = { administrador_id: para.usuarioId, contato: '' };
  await trx.updateTable('grupos').set(novo).where('id', '=', grupo.id).execute();
  // The database gives an administrator's key to the administrator alone, and the end of the membership takes its own away.
  await passarCofre(trx, deps, { grupoId: grupo.id, de, para, agora });
  await encerrarMembro(trx, { assinatura, motivo: 'sucessao', quem: 'sistema', usuarioId, agora });
  await passarPrevisoes(trx, { grupoId: grupo.id, para: para.usuarioId });
  await moverGrupo(trx, deps, {
    ...{ grupoId: grupo.id, evento: 'sairMembro', quem: 'sistema', usuarioId, agora },
    dados: { assinaturaId, assumiu: true },
  });
  await abrirRotacao(trx, { grupoId: grupo.id, assinaturaId, usuarioId: de, motivo: 'sucessao', agora });
  await avaliarGrupo(trx, deps, grupo.id, agora);
  await avisar(trx, deps, { grupo, de, assinatura, agora });
}

type Aviso = {
  readonly grupo: Grupo;
  readonly de: number;
  readonly assinatura: Assinatura;
  readonly agora: Instante;
};

async function avisar(trx: Trx, deps: Deps, { grupo, de, assinatura, agora }: Aviso): Promise<void> {
  const { usuarioId: para } = assinatura;
  const [antes, depois] = [await nomeDe(trx, de), await nomeDe(trx, para)];
  const base = { grupo: grupo.nome, idGrupo: grupo.id };
  const fato = { fato: `${grupo.id}:${assinatura.id}`, agora };
  const dias = (await deps.regras()).sucessao.diasParaTrocarAcesso;
  const ate = formatarDia(somarDias(diaDe(agora), dias));
  await notificar(trx, { ...fato, usuarioId: de, modelo: 'grupoPassado', dados: { ...base, pessoa: depois } });
  await notificar(trx, { ...fato, usuarioId: para, modelo: 'grupoAssumido', dados: { ...base, pessoa: antes, ate } });
  const dados = { ...base, antes, depois };
  for (const { usuarioId } of await assinaturasVivas(trx, grupo.id))
    await notificar(trx, { ...fato, usuarioId, modelo: 'membroGrupoMudouDeMaos', dados });
}
