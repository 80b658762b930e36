import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import type { RecusaDeAcesso } from '@rateia/domain/grupos/assinatura';
import { recusaDeAcesso } from '@rateia/domain/grupos/assinatura';
import { acessoCompartilhado } from '@rateia/domain/grupos/enums';
import { limiteDeEntrega } from '@rateia/domain/grupos/prazos';
import type { Regras } from '@rateia/domain/regras';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { paraContestacao } from '../presenter.ts';
import type { Assinatura } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { linhasDosGrupos } from '../vitrine/vitrine.ts';
import { aberturasDoGrupo, segredoAtual } from './cofre.ts';
import { contestacaoAberta } from './contestacao.ts';
import { trocaPendente } from './troca-pendente.ts';

type Chamada = typeof grupos.getDadosAcesso;

const MOTIVOS: { readonly [R in RecusaDeAcesso | 'naoEntregue']: string } = {
  naoPagou: 'Os dados aparecem aqui depois do pagamento.',
  antesDaEntrada: 'Os dados aparecem aqui quando você entrar no grupo.',
  suspenso: 'Seu acesso está suspenso por uma fatura em aberto.',
  saiu: 'Você não faz mais parte deste grupo.',
  naoEntregue: 'O acesso ainda não chegou.',
};

/**
 * A description of the vault's content for this reader, never the content itself: a GET opens nothing (spec B§2
 * /grupo/{id}/dados-acesso).
 */
export async function getDadosAcesso(ctx: ContextoUsuario, { params: { id } }: PorId): Promise<Resposta<Chamada>> {
  const { db } = ctx;
  const { grupo, assinatura } = await exigirNoGrupo(db, { ctx, grupoId: id, chamada: 'getDadosAcesso' });
  const [cartao] = await linhasDosGrupos(db, [id]);
  const segredo = await segredoAtual(db, id);
  const troca = await trocaPendente(db, grupo);
  const comum = {
    grupo: {
      id,
      nome: grupo.nome,
      servico: grupo.servico,
      icone: cartao?.icone ?? '',
      cor: cartao?.cor ?? '',
      formaAcesso: grupo.formaAcesso,
    },
    // A member with an invitation of his own need not do anything when another member's is taken back.
    rotacaoPendente: (assinatura === undefined || acessoCompartilhado(grupo.formaAcesso)) && troca !== null,
    troca: assinatura === undefined ? troca : null,
    administrador: await nomeDe(db, grupo.administradorId),
  };
  if (assinatura === undefined) {
    const disponivel = segredo !== undefined;
    const motivo = disponivel ? null : 'Você ainda não enviou os dados.';
    const aberturas = await aberturasDoGrupo(db, { grupoId: id });
    return {
      ...comum,
      papel: 'administrador',
      disponivel,
      motivo,
      entregueEm: segredo?.criadoEm ?? null,
      confirmadoEm: null,
      devidoAte: null,
      devolverEm: null,
      contestacao: null,
      prazoConfirmacao: null,
      aberturas,
    };
  }
  const recusa =
    recusaDeAcesso({ ...assinatura, agora: ctx.agora, hoje: diaDe(ctx.agora) }) ??
    (assinatura.acessoEntregueEm === null ? 'naoEntregue' : undefined);
  return {
    ...comum,
    papel: 'membro',
    disponivel: recusa === undefined,
    motivo: recusa === undefined ? null : MOTIVOS[recusa],
    entregueEm: assinatura.acessoEntregueEm,
    confirmadoEm: assinatura.acessoConfirmadoEm,
    ...prazoDeEntrega(assinatura, await ctx.deps.regras()),
    contestacao: paraContestacao(await contestacaoAberta(db, assinatura.id)),
    prazoConfirmacao: assinatura.acessoConfirmarAte,
    aberturas: await aberturasDoGrupo(db, { grupoId: id, usuarioId: ctx.usuario.id }),
  };
}

/** The deadlines of a member who waits for the access: by when it is sent, and when everything is refunded. */
function prazoDeEntrega({ entradaEm, acessoEntregueEm, acessoDevidoAte }: Assinatura, regras: Regras) {
  return entradaEm === null || acessoEntregueEm !== null
    ? { devidoAte: null, devolverEm: null }
    : { devidoAte: acessoDevidoAte, devolverEm: limiteDeEntrega(entradaEm, regras) };
}
