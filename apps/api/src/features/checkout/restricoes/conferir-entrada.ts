import { formatarValor } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO, vendavel } from '@rateia/domain/grupos/estados';
import { recusaDeVagas } from '@rateia/domain/grupos/vagas';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirValidacoes } from '../../cadastro/index.ts';
import { grupoVisivel } from '../../grupos/index.ts';
import type { GrupoParaEntrar, Propria } from '../grupo-para-entrar.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';

export type Entrada = {
  readonly grupo: GrupoParaEntrar /** The person's own hold, which a new one replaces. */;
  readonly reserva: Propria | undefined;
};

/**
 * Checks by reads alone if a person may take seats of a group; throws the first reason against it (REGRAS 2.1, 2.2).
 */
export async function conferirEntrada(
  db: Executor,
  deps: Pick<Deps, 'regras'>,
  pedido: { readonly grupoId: number; readonly usuarioId: number; readonly vagas: number },
): Promise<Entrada> {
  const { usuarioId, vagas } = pedido;
  const grupo = await grupoQueExistePara(db, pedido);
  const reserva = reservaAberta(grupo);
  const regras = await deps.regras();
  if (grupo.administradorId === usuarioId) recusar('administradorNaoAssina');
  if (grupo.propria !== undefined && reserva === undefined) recusar('jaParticipa');
  const guardada = grupo.conviteComVaga !== null;
  const cheioComAMinha = grupo.status === ID_STATUS_GRUPO.aguardandoPagamento && (reserva !== undefined || guardada);
  if (grupo.vendaSuspensa) recusar('grupoNaoAceitaMembros');
  if (!vendavel(grupo.status) && !cheioComAMinha) recusar('grupoNaoAceitaMembros');
  const livres = grupo.livres + (reserva?.vagas ?? 0) + (guardada ? 1 : 0);
  const recusa = recusaDeVagas({ pedidas: vagas, livres, doUsuario: 0 }, regras);
  if (recusa === 'limitePorUsuario') {
    recusar('limiteVagasPorPessoa', { valores: { max: regras.vagas.porUsuarioNoGrupo } });
  }
  if (recusa !== undefined) recusar('semVagas');
  exigirSemRestricao(grupo);
  if (!grupo.validada) await exigirValidacoes(db, usuarioId, ['telefone', 'email', 'dadosFiscais']);
  return { grupo, reserva };
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
