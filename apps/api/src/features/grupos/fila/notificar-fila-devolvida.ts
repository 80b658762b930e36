import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Assinatura, Grupo } from '../repository.ts';

/** The place of a person who waited is gone, and his money is back. */
export async function notificarFilaDevolvida(
  trx: Trx,
  p: {
    readonly grupo: Pick<Grupo, 'id' | 'nome' | 'servico'>;
    readonly assinatura: Assinatura;
    readonly agora: Instante;
  },
): Promise<void> {
  const { grupo, assinatura, agora } = p;
  const dados = { grupo: grupo.nome, servico: grupo.servico };
  await notificar(trx, { usuarioId: assinatura.usuarioId, modelo: 'filaDevolvida', dados, fato: assinatura.id, agora });
}
