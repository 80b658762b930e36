import type { Resto } from '@rateia/domain/carteira/renuncia';
import { totalDoResto } from '@rateia/domain/carteira/renuncia';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe, somarHoras } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { CONTA_EXCLUIR, encerrarSessoes } from '../../sessao/index.ts';
import { getExclusaoPedida, insertExclusao } from './exclusao-repository.ts';
import { ehResto, impedimentosDe, restoDe } from './impedimentos.ts';

/** Days in which a deletion can be undone (REGRAS 2.17). */
export const DIAS_PARA_DESFAZER = 7;

type Marcada = { readonly id: number; readonly executaEm: Instante };

const SEM_RESTO: Resto = { disponivel: ZERO, promocional: ZERO };

/**
 * Refuses while money, a seat or a group stands in the way, and says which (REGRAS 2.17 Deletion). The rest that cannot
 * leave the wallet does not, when `renuncia` gives up exactly that much; returns the amount that was given up (REGRAS
 * 2.17).
 */
export async function exigirSemImpedimentos(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { usuarioId, renuncia = ZERO }: { readonly usuarioId: number; readonly renuncia?: number | undefined },
): Promise<Resto> {
  const regras = await deps.regras();
  const resto = await restoDe(trx, usuarioId, regras);
  const abreMao = totalDoResto(resto) === renuncia;
  const impedimentos = await impedimentosDe(trx, usuarioId, regras);
  if (!impedimentos.every((i) => abreMao && ehResto(i))) recusar('exclusaoImpedida', { dados: { impedimentos } });
  return abreMao ? resto : SEM_RESTO;
}

type AMarcar = {
  readonly usuarioId: number;
  readonly quem: 'usuario' | 'operador';
  readonly exceto?: string;
  readonly renuncia?: Resto;
};

/** The end of a locked account is set for seven days from now, and its sessions end; all but `exceto` (REGRAS 2.17 Deletion). */
export async function marcarExclusao(
  trx: Trx,
  { deps, usuario, agora }: ContextoUsuario,
  { usuarioId, quem, exceto, renuncia = SEM_RESTO }: AMarcar,
): Promise<Marcada> {
  const executaEm = somarHoras(agora, DIAS_PARA_DESFAZER * 24);
  const id = await insertExclusao(trx, { usuarioId, quem, autorId: usuario.id, agora, executaEm, renuncia });
  await agendarPrazo(trx, { tipo: CONTA_EXCLUIR, alvoId: id, venceEm: executaEm, agora });
  const parede = instanteDe(deps.relogio.parede());
  const quais = { usuarioId, ...(exceto === undefined ? {} : { exceto }) };
  const encerradas = await encerrarSessoes(trx, quais, { motivo: 'exclusao', parede });
  for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
  return { id, executaEm };
}

/**
 * The same for a person who asked the staff by another channel: refused while there is an obstacle, or when it was
 * already requested (REGRAS 2.15).
 */
export async function marcarExclusaoPelaEquipe(trx: Trx, ctx: ContextoUsuario, usuarioId: number): Promise<Marcada> {
  if ((await getExclusaoPedida(trx, usuarioId)) !== undefined) return recusar('transicaoRecusada');
  await exigirSemImpedimentos(trx, ctx.deps, { usuarioId });
  return await marcarExclusao(trx, ctx, { usuarioId, quem: 'operador' });
}
