import type { EstadoValidacao } from '@rateia/domain/cadastro/validacao-conta';
import { MOTIVO_RECUSA } from '@rateia/domain/cadastro/validacao-conta';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Validacao } from './repository.ts';

/** The reason in words; one that is not in the table is shown as nothing. */
export function textoDoMotivo(motivo: string | null): string | null {
  return Object.values(MOTIVO_RECUSA).find(({ id }) => id === motivo)?.rotulo ?? null;
}

/** Tells the person the new state of the validation (REGRAS 2.15). */
export async function notificarSobreIdentidade(trx: Trx, validacao: Validacao, agora: Instante): Promise<void> {
  const avisar = AVISOS[validacao.estado];
  if (avisar !== undefined) await avisar(trx, validacao, { fato: `${validacao.id}-${validacao.envios}`, agora });
}

type Quando = { readonly fato: string; readonly agora: Instante };

const AVISOS: Partial<Record<EstadoValidacao, (trx: Trx, v: Validacao, quando: Quando) => Promise<void>>> = {
  aprovada: async (trx, { usuarioId }, quando) =>
    await notificar(trx, {
      ...quando,
      usuarioId,
      modelo: 'identidadeConfirmada',
      dados: {},
    }),
  recusada: async (trx, { usuarioId, idPublico, motivo, mensagem, decididaPor }, quando) =>
    await notificar(trx, {
      ...quando,
      usuarioId,
      modelo: 'identidadeRecusada',
      dados: {
        id: idPublico,
        motivo: textoDoMotivo(motivo),
        mensagem,
        porMaquina: decididaPor === null ? 'sim' : null,
      },
    }),
  pedirNovamente: async (trx, { usuarioId, idPublico, mensagem }, quando) =>
    await notificar(trx, {
      ...quando,
      usuarioId,
      modelo: 'identidadePedirNovamente',
      dados: { id: idPublico, mensagem },
    }),
  expirada: async (trx, { usuarioId }, quando) =>
    await notificar(trx, {
      ...quando,
      usuarioId,
      modelo: 'identidadeExpirada',
      dados: {},
    }),
};
