import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { diaDe } from '@rateia/domain/datas';
import { ID_STATUS_GRUPO, recebeDadosDeAcesso } from '@rateia/domain/grupos/estados';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import { MAQUINA_GRUPO } from '@rateia/domain/grupos/maquina';
import { mudaDeValor } from '@rateia/domain/grupos/mudanca-de-valor';
import type { Prazo } from '@rateia/domain/grupos/prazos';
import { transicionar } from '@rateia/domain/maquina';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { aberturasDoGrupo, rotacaoPendente, segredoAtual } from '../acesso/cofre.ts';
import { trocaPendente } from '../acesso/troca-pendente.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Grupo } from '../repository.ts';
import { prazoDoGrupo } from '../vida/prazos-do-grupo.ts';
import { contextoDoGrupo } from './contexto-do-grupo.ts';
import { detalheDoGrupo } from './detalhe.ts';
import { membrosDoGrupo } from './membros.ts';

type Chamada = typeof grupos.getGrupoAdmin;
const S = ID_STATUS_GRUPO;

/** The administrator's view of a group: its members, its deadlines, its income (spec B§2 /grupo/admin/{id}). */
export async function getGrupoAdmin(ctx: ContextoUsuario, { params: { id } }: PorId): Promise<Resposta<Chamada>> {
  const visto = await exigirNoGrupo(ctx.db, { ctx, grupoId: id, chamada: 'getGrupoAdmin' });
  const { grupo } = visto;
  const { db } = ctx;
  const regras = await ctx.deps.regras();
  const membros = await membrosDoGrupo(db, {
    grupoId: id,
    formaAcesso: grupo.formaAcesso,
    hoje: diaDe(ctx.agora),
    regras,
  });
  async function pode(evento: EventoGrupo) {
    return await permite(ctx, { grupo, evento });
  }
  const recorrer = await pode('recorrer');
  const prazo = await prazoDoGrupo(db, grupo, regras);
  return {
    grupo: await detalheDoGrupo(ctx, visto),
    membros,
    contato: grupo.contato,
    mensagemOperador: grupo.mensagemOperador,
    motivoAnalise: grupo.motivoAnalise,
    acoes: {
      iniciar: await pode('iniciar'),
      liberar: await pode('liberar'),
      enviarAcesso: recebeDadosDeAcesso({ status: grupo.status, jaAssinado: grupo.acessoImediato }),
      editar: await pode('editar'),
      recorrer,
      alterarValor: mudaDeValor({ status: grupo.status, membros: membros.length }),
    },
    prazo:
      prazo === undefined || (grupo.status === S.reprovadoAutomaticamente && !recorrer)
        ? null
        : emPalavras(grupo, prazo),
    envio: {
      temDadosAcesso: (await segredoAtual(db, id)) !== undefined,
      pendentes: membros.filter((m) => m.entradaEm !== null && (m.acessoEntregueEm === null || m.contestacao !== null))
        .length,
      rotacaoPendente: await rotacaoPendente(db, id),
      troca: await trocaPendente(db, grupo),
    },
    ...(await recebimentos(db, id)),
    aberturas: await aberturasDoGrupo(db, { grupoId: id }),
  };
}

/** True if the table lets the administrator do it now; the screen repeats no rule (HOUSE §6). */
async function permite(
  ctx: ContextoUsuario,
  { grupo, evento }: { readonly grupo: Grupo; readonly evento: EventoGrupo },
): Promise<boolean> {
  const contexto = await contextoDoGrupo(ctx.db, { grupo, evento, regras: await ctx.deps.regras(), agora: ctx.agora });
  return transicionar(MAQUINA_GRUPO, { estado: grupo.status, evento, quem: 'administrador', contexto }).ok;
}

const PRAZOS: { readonly [status: number]: { readonly texto: string; readonly consequencia: string } } = {
  [S.aguardandoMembros]: {
    texto: 'O grupo precisa se formar',
    consequencia: 'Se não encher, ele expira e devolvemos tudo a quem pagou.',
  },
  [S.aguardandoAssinatura]: {
    texto: 'Assine o serviço e avise o grupo',
    consequencia: 'Se o prazo passar, o grupo é cancelado e devolvemos tudo aos membros.',
  },
  [S.aguardandoEdicao]: { texto: 'Faça os ajustes pedidos', consequencia: 'Se o prazo passar, o grupo expira.' },
  [S.pendenteAprovacao]: { texto: 'Nossa equipe responde', consequencia: 'Você recebe um e-mail com a resposta.' },
  [S.triagem]: { texto: 'Nossa equipe responde', consequencia: 'Você recebe um e-mail com a resposta.' },
  [S.reprovadoAutomaticamente]: {
    texto: 'Você pode pedir uma nova análise',
    consequencia: 'Depois disso a decisão fica.',
  },
  [S.cancelamentoAgendado]: {
    texto: 'O grupo termina',
    consequencia: 'Nesse dia a caução volta para cada membro e o acesso acaba.',
  },
};

function emPalavras({ status }: Grupo, { limite }: Prazo): Resposta<Chamada>['prazo'] {
  const palavras = PRAZOS[status];
  return palavras === undefined ? null : { ...palavras, ate: limite };
}

/**
 * The administrator's receivables of the group, still to come and already received, from the forecasts (REGRAS 2.3).
 */
async function recebimentos(
  db: Executor,
  grupoId: number,
): Promise<{ readonly previsto: number; readonly recebido: number }> {
  const { previsto, bloqueado, realizado } = ID_STATUS_PREVISAO;
  const linhas = await db
    .selectFrom('previsoes')
    .select(['status', (e) => e.fn.sum<string>('valor').as('valor')])
    .where('grupo_id', '=', grupoId)
    .groupBy('status')
    .execute();
  function soma(...status: readonly number[]) {
    return linhas.filter((l) => status.includes(l.status)).reduce((s, l) => s + Number(l.valor), 0);
  }
  return { previsto: soma(previsto, bloqueado), recebido: soma(realizado) };
}
