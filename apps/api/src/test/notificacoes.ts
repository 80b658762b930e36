import { emTransacao } from '../db/banco.ts';
import { notificar } from '../features/notificacoes/index.ts';
import type { DadosDe, NomeModelo } from '../features/notificacoes/modelos/todos.ts';
import type { Mundo } from './app.ts';
import type { Pessoa } from './construtores.ts';

/** Data for two of the templates. */
export const DA_CONTA = {};
export const DO_GRUPO = { grupo: 'Cine', idGrupo: 1, membro: 'Léo' };

/** Notifies a person of something, as the events of the product do. */
export async function contar<N extends NomeModelo>(
  mundo: Mundo,
  pessoa: Pessoa,
  aviso: { readonly modelo: N; readonly dados: DadosDe<N>; readonly fato: string | number },
) {
  return await emTransacao(mundo.aplicacao.deps.db, (trx) =>
    notificar(trx, { usuarioId: pessoa.id, agora: mundo.agora(), ...aviso }),
  );
}

/** The deliveries of a person, with their channel and state. */
export async function entregasDe(mundo: Mundo, pessoa: Pessoa) {
  return await mundo.aplicacao.deps.db
    .selectFrom('entregas_de_notificacao')
    .select(['canal', 'estado', 'motivo'])
    .where('usuario_id', '=', pessoa.id)
    .orderBy('id')
    .execute();
}
