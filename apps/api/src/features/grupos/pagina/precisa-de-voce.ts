import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { inicioDoDia, somarDias } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { ID_ESTADO_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import { trocaDeAcesso } from '@rateia/domain/grupos/troca-de-acesso';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { quemDeixouAcesso } from '../acesso/cofre.ts';
import { entregasDevidas } from '../acesso/entregas.ts';
import type { GrupoListado } from '../presenter.ts';
import type { Assinatura } from '../repository.ts';
import { mudancaAberta } from '../valor/valor-repository.ts';
import { prazoDoGrupo } from '../vida/prazos-do-grupo.ts';
import { retidaAte, soReserva } from './reserva-a-pagar.ts';

export type Pendencia = Resposta<typeof grupos.getGruposUsuario>['itens'][number]['precisaDeVoce'][number];

const S = ID_STATUS_GRUPO;

/** The text once a deadline is over, so that a past day is never announced as one to come. */
const DEPOIS = {
  pagarReserva: 'O tempo da reserva terminou. Reserve de novo se ainda houver vaga.',
  confirmarAcesso: 'O prazo passou: sem resposta, o acesso conta como confirmado.',
  enviarAcesso: 'O prazo passou. Envie agora: quem fica 72 horas sem acesso recebe tudo de volta e sai do grupo.',
  responderValor: 'O prazo passou: sem resposta, você sai no fim do mês pago e a caução volta.',
  refazerCaucao: 'O prazo passou: a sua vaga termina no último dia do mês pago.',
  trocarAcesso: '',
  editar: 'O prazo passou e o grupo vai expirar.',
  liberar: 'O prazo passou: cancelamos o grupo e devolvemos tudo aos membros.',
} as const;

/** The tasks of a member in one of his groups, the earliest deadline first (DESIGN: meus-grupos). */
export async function precisaDoMembro(
  ctx: ContextoUsuario,
  { grupo, assinatura: a }: { readonly grupo: GrupoListado; readonly assinatura: Assinatura },
): Promise<Pendencia[]> {
  const itens: Pendencia[] = [];
  if (soReserva(a)) {
    const ate = await retidaAte(ctx.db, a);
    itens.push({
      chave: 'pagarReserva',
      texto: `Pague para garantir a sua vaga em ${grupo.nome}`,
      ate,
      depois: DEPOIS.pagarReserva,
      link: `/checkout?idPreCheckout=${a.id}`,
    });
  }
  if (a.acessoConfirmarAte !== null) {
    itens.push({
      chave: 'confirmarAcesso',
      texto: `Confirme que o acesso de ${grupo.nome} funciona`,
      ate: a.acessoConfirmarAte,
      depois: DEPOIS.confirmarAcesso,
      link: `/grupo/${grupo.id}/dados-acesso`,
    });
  }
  const mudanca = await mudancaAberta(ctx.db, a.id);
  if (mudanca?.estado === ID_ESTADO_MUDANCA.esperando) {
    itens.push({
      chave: 'responderValor',
      texto: `Diga se continua em ${grupo.nome} com o novo valor`,
      ate: mudanca.responderAte,
      depois: DEPOIS.responderValor,
      link: `/grupo/membro/${grupo.id}`,
    });
  }
  for (const f of await faturasEmAtraso(ctx.db, a.id)) {
    itens.push({
      chave: 'pagarFatura',
      texto: `Pague a fatura em atraso de ${grupo.nome}`,
      ate: inicioDoDia(somarDias(f.venceEm, 1)),
      depois: `Venceu em ${formatarDia(f.venceEm)}. ${
        a.estado === ID_ESTADO_ASSINATURA.suspensa
          ? 'Pague para ter o acesso de volta.'
          : 'Pague para não perder o acesso.'
      }`,
      link: `/carteira/fatura/resumo/${f.id}`,
    });
  }
  for (const f of await caucoesARefazer(ctx.db, a.id)) {
    itens.push({
      chave: 'refazerCaucao',
      texto: `Refaça a sua caução em ${grupo.nome}`,
      ate: inicioDoDia(somarDias(f.venceEm, 1)),
      depois: DEPOIS.refazerCaucao,
      link: `/carteira/fatura/resumo/${f.id}`,
    });
  }
  return porPrazo(itens);
}

/** The tasks of an administrator, by group. */
export async function precisaDoAdministrador(ctx: ContextoUsuario): Promise<ReadonlyMap<number, readonly Pendencia[]>> {
  const { db, usuario } = ctx;
  const entregas = await entregasDevidas(db, usuario.id);
  const porGrupo = new Map<number, Pendencia[]>();
  function juntar(grupoId: number, p: Pendencia) {
    return porGrupo.set(grupoId, porPrazo([...(porGrupo.get(grupoId) ?? []), p]));
  }
  for (const e of entregas) {
    juntar(e.grupoId, {
      chave: 'enviarAcesso',
      texto: `Envie o acesso de ${e.membro}`,
      ate: e.devidoAte,
      depois: DEPOIS.enviarAcesso,
      link: `/grupo/admin/${e.grupoId}/enviar`,
    });
  }
  for (const { id, troca } of await gruposComRotacao(db, usuario.id)) {
    juntar(id, {
      chave: 'trocarAcesso',
      texto: troca.titulo,
      ate: null,
      depois: DEPOIS.trocarAcesso,
      link: `/grupo/admin/${id}/enviar`,
    });
  }
  for (const { ate, ...g } of await gruposQueEsperam(db, { administradorId: usuario.id, deps: ctx.deps })) {
    const editar = g.status === S.aguardandoEdicao;
    juntar(g.id, {
      chave: editar ? 'editar' : 'liberar',
      depois: editar ? DEPOIS.editar : DEPOIS.liberar,
      texto: editar ? `Faça os ajustes pedidos em ${g.nome}` : `Assine o serviço de ${g.nome} e avise o grupo`,
      ate,
      link: editar ? `/grupo/admin/${g.id}` : `/grupo/admin/${g.id}/liberar`,
    });
  }
  return porGrupo;
}

function porPrazo(itens: readonly Pendencia[]): Pendencia[] {
  return [...itens].sort((a, b) => ((a.ate ?? '~') < (b.ate ?? '~') ? -1 : 1));
}

/** The deposit that paid a month, while it may still be there again (REGRAS 2.8, D+8 to D+15). */
async function caucoesARefazer(db: Executor, assinaturaId: number) {
  return await db
    .selectFrom('faturas_de_vaga')
    .select(['id', 'vence_em as venceEm'])
    .where('assinatura_id', '=', assinaturaId)
    .where('tipo', '=', 'caucao')
    .where('status', '=', ID_STATUS_FATURA.pendente)
    .orderBy('id')
    .execute();
}

async function faturasEmAtraso(db: Executor, assinaturaId: number) {
  return await db
    .selectFrom('faturas_de_vaga')
    .select(['id', 'vence_em as venceEm'])
    .where('assinatura_id', '=', assinaturaId)
    .where('status', '=', ID_STATUS_FATURA.atraso)
    .orderBy('id')
    .execute();
}

/** Groups whose access is still to be changed because somebody left, with the task in the service. */
export async function gruposComRotacao(db: Executor, administradorId: number) {
  const linhas = await db
    .selectFrom('rotacoes as r')
    .innerJoin('grupos as g', 'g.id', 'r.grupo_id')
    .select(['g.id', 'g.nome', 'g.forma_acesso as forma'])
    .distinct()
    .where('g.administrador_id', '=', administradorId)
    .where('r.concluida_em', 'is', null)
    .orderBy('g.id')
    .execute();
  return await Promise.all(
    linhas.map(async ({ id, nome, forma }) => ({
      id,
      troca: trocaDeAcesso({ forma, grupo: nome, quem: await quemDeixouAcesso(db, id) }),
    })),
  );
}

/** Groups that wait for their administrator, and until when. */
export async function gruposQueEsperam(
  db: Executor,
  { administradorId, deps }: { readonly administradorId: number; readonly deps: Pick<Deps, 'regras'> },
) {
  const linhas = await db
    .selectFrom('grupos')
    .select(['id', 'nome', 'status', 'status_desde as statusDesde'])
    .where('administrador_id', '=', administradorId)
    .where('status', 'in', [S.aguardandoAssinatura, S.aguardandoEdicao])
    .execute();
  const regras = await deps.regras();
  return await Promise.all(
    linhas.map(async (l) => {
      const prazo = await prazoDoGrupo(db, { ...l, status: l.status as StatusGrupo }, regras);
      return { ...l, ate: prazo?.limite ?? null };
    }),
  );
}
