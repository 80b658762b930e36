import type { Instante } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { formatarValor } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO, vendavel } from '@rateia/domain/grupos/estados';
import { recusaDeVagas } from '@rateia/domain/grupos/vagas';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirValidacoes } from '../../cadastro/index.ts';
import { grupoVisivel } from '../../grupos/index.ts';
import type { GrupoParaEntrar, Propria } from '../grupo-para-entrar.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';

export type Entrada = {
  readonly grupo: GrupoParaEntrar;
  /** The person's own hold, which a new one replaces. */
  readonly reserva: Propria | undefined;
  /** A dated place of the waiting list is asked for. */
  readonly fila: boolean;
};

/**
 * Checks by reads alone if a person may take seats of a group; throws the first reason against it (REGRAS 2.1, 2.2).
 */
export async function conferirEntrada(
  db: Executor,
  deps: Pick<Deps, 'regras' | 'relogio'>,
  pedido: {
    readonly grupoId: number;
    readonly usuarioId: number;
    readonly vagas: number;
    /** A dated place of the waiting list, and no seat (REGRAS 2.10). The cart sells seats alone, and does not say. */
    readonly fila?: boolean;
  },
): Promise<Entrada> {
  const { usuarioId, vagas } = pedido;
  const grupo = await grupoQueExistePara(db, pedido);
  const reserva = reservaAberta(grupo);
  const regras = await deps.regras();
  if (grupo.administradorId === usuarioId) recusar('administradorNaoAssina');
  if (grupo.propria !== undefined && reserva === undefined) recusar('jaParticipa');
  if (grupo.vendaSuspensa) recusar('grupoNaoAceitaMembros');
  const fila = pedido.fila === true;
  if (fila) exigirLugarNaFila(grupo, { reserva, vagas });
  else
    exigirVagas(grupo, { reserva, vagas, regras, agora: deps.relogio.agora(), noCarrinho: pedido.fila === undefined });
  exigirSemRestricao(grupo);
  if (!grupo.validada) await exigirValidacoes(db, usuarioId, ['telefone', 'email', 'dadosFiscais']);
  return { grupo, reserva, fila };
}

type PedidoDeVagas = {
  readonly reserva: Propria | undefined;
  readonly vagas: number;
  readonly regras: Regras;
  readonly agora: Instante;
  readonly noCarrinho: boolean;
};

/** Free seats for sale, those that are his already among them (REGRAS 2.1, 2.2). */
function exigirVagas(grupo: GrupoParaEntrar, pedido: PedidoDeVagas): void {
  const { reserva, vagas, regras } = pedido;
  const guardada = grupo.conviteComVaga !== null;
  const cheioComAMinha = grupo.status === ID_STATUS_GRUPO.aguardandoPagamento && (reserva !== undefined || guardada);
  if (!vendavel(grupo.status) && !cheioComAMinha) recusar('grupoNaoAceitaMembros');
  const livres = grupo.livres + (reserva?.vagas ?? 0) + (guardada ? 1 : 0);
  const recusa = recusaDeVagas({ pedidas: vagas, livres, doUsuario: 0 }, regras);
  if (recusa === 'limitePorUsuario') {
    recusar('limiteVagasPorPessoa', { valores: { max: regras.vagas.porUsuarioNoGrupo } });
  }
  if (recusa !== undefined) recusar('semVagas');
  if (reserva === undefined && !guardada) exigirPreferencia(grupo, pedido);
}

/** One place a person, in a group where somebody leaves on a date and nobody waits for that seat yet (REGRAS 2.10). */
function exigirLugarNaFila(
  grupo: GrupoParaEntrar,
  { reserva, vagas }: { readonly reserva: Propria | undefined; readonly vagas: number },
): void {
  const meu = reserva?.entraEm ?? null;
  if (grupo.status !== ID_STATUS_GRUPO.filaEspera) recusar('filaSemLugar');
  if (grupo.proximaEntrada === null && meu === null) recusar('filaSemLugar');
  if (vagas !== 1) recusar('limiteVagasPorPessoa', { valores: { max: 1 } });
}

/** A seat that opened is for half an hour of those who asked first to be told of it (REGRAS 2.10). */
function exigirPreferencia(
  { preferenciaAte }: GrupoParaEntrar,
  { agora, noCarrinho }: Pick<PedidoDeVagas, 'agora' | 'noCarrinho'>,
): void {
  if (preferenciaAte === null || agora >= preferenciaAte) return;
  if (noCarrinho) recusar('semVagas');
  recusar('vagaComPreferencia', { valores: { quando: formatarMomento(preferenciaAte) } });
}

/** The group, unless it does not exist for this person (REGRAS 2.15). */
export async function grupoQueExistePara(
  db: Executor,
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
): Promise<GrupoParaEntrar> {
  const grupo = await acharGrupoParaEntrar(db, { grupoId, usuarioId });
  if (grupo === undefined) return recusar('grupoNaoEncontrado');
  const publico = grupo.visibilidade === ID_VISIBILIDADE_GRUPO.publico && vendavel(grupo.status);
  if (!publico && !(await grupoVisivel(db, grupoId, usuarioId))) recusar('grupoNaoEncontrado');
  return grupo;
}

/** Account restriction and old debts: they bar new groups and nothing else (REGRAS 2.8, 2.14). */
export function exigirSemRestricao(grupo: Pick<GrupoParaEntrar, 'restricao' | 'linkDaRestricao' | 'dividas'>): void {
  if (grupo.restricao !== null) {
    recusar('restricao', {
      message: grupo.restricao,
      ...(grupo.linkDaRestricao === null ? {} : { link: grupo.linkDaRestricao }),
    });
  }
  if (grupo.dividas > 0) recusar('dividaPendente', { valores: { valor: formatarValor(grupo.dividas) } });
}

/** The person's own hold, which a new one replaces. */
export function reservaAberta({ propria }: Pick<GrupoParaEntrar, 'propria'>): Propria | undefined {
  return propria?.estado === ID_ESTADO_ASSINATURA.reservada && propria.pagaEm === null ? propria : undefined;
}
