import { diaDe } from '@rateia/domain/datas';
import { formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { ID_CATEGORIA_CHAMADO, numeroDoChamado } from '@rateia/domain/perfil/chamado';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { respostaAte } from './apresentar-chamado.ts';
import { insertChamado, insertMensagem } from './chamados-repository.ts';

export type PedidoDeChamado = {
  readonly usuarioId: number;
  readonly categoria: number;
  readonly texto: string;
  readonly agora: string;
  readonly requestId?: string;
};

/** A ticket with its first words, its number and its deadline, told to its owner (spec A§2 /perfil/relatar-problema). */
export async function abrirChamado(trx: Trx, deps: Deps, p: PedidoDeChamado): Promise<number> {
  const { usuarioId, categoria, texto, agora, requestId } = p;
  const id = await insertChamado(trx, { usuarioId, categoria, agora });
  await insertMensagem(trx, deps.cifra, { chamadoId: id, autorId: usuarioId, daEquipe: false, texto, agora });
  const ate = formatarDiaComSemana(diaDe(respostaAte(agora, await deps.regras())));
  await notificar(trx, {
    usuarioId,
    modelo: 'chamadoRecebido',
    dados: { numero: numeroDoChamado(id), ate },
    fato: id,
    agora,
    ...(requestId === undefined ? {} : { requestId }),
  });
  return id;
}

/** The ticket that a group opens for a member whose access nobody answers for (REGRAS 2.1). */
export async function abrirChamadoDeAcesso(
  trx: Trx,
  deps: Deps,
  p: Omit<PedidoDeChamado, 'categoria' | 'requestId'>,
): Promise<void> {
  await abrirChamado(trx, deps, { ...p, categoria: ID_CATEGORIA_CHAMADO.grupo });
}
