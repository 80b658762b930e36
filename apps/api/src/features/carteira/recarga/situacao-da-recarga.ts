import { ID_STATUS_CREDITO } from '@rateia/domain/carteira/estados';
import type { SituacaoDaRecarga } from '@rateia/domain/carteira/recarga';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import { saldoDisponivel } from '../../livro/index.ts';

const { pendentePagamento, disponivel, bloqueado } = ID_STATUS_CREDITO;

/** The facts that the limits of a top-up need (REGRAS 2.5). */
export async function situacaoDaRecarga(
  db: Executor,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<SituacaoDaRecarga & { readonly dadosFiscais: boolean; readonly identidadeEmAnalise: boolean }> {
  const usuario = await db
    .selectFrom('usuarios')
    .select((e) => [
      'identidade_verificada_em',
      'dados_fiscais_em',
      e
        .exists(
          e
            .selectFrom('validacoes_conta as v')
            .select('v.id')
            .whereRef('v.usuario_id', '=', 'usuarios.id')
            .where('v.estado', 'in', ['enviada', 'emAnalise']),
        )
        .as('emAnalise'),
    ])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const recargas = await db
    .selectFrom('creditos')
    .select((e) => [
      e.fn.sum<number | null>('valor').filterWhere('status', '=', pendentePagamento).as('pendente'),
      e.fn
        .sum<number | null>('valor')
        .filterWhere('criado_em', '>=', inicioDoDia(diaDe(agora)))
        .as('hoje'),
    ])
    .where('usuario_id', '=', usuarioId)
    .where('origem', '=', 'recarga')
    .where('status', 'in', [pendentePagamento, disponivel, bloqueado])
    .executeTakeFirstOrThrow();
  return {
    identidadeVerificada: usuario.identidade_verificada_em !== null,
    dadosFiscais: usuario.dados_fiscais_em !== null,
    identidadeEmAnalise: Boolean(usuario.emAnalise),
    saldo: await saldoDisponivel(db, usuarioId),
    pendente: centavos(Number(recargas.pendente ?? 0)),
    hoje: centavos(Number(recargas.hoje ?? 0)),
  };
}
