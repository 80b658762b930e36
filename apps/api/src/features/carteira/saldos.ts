import type { ContaDeUsuario } from '@rateia/domain/carteira/contas';
import { ID_STATUS_CREDITO } from '@rateia/domain/carteira/estados';
import { saldoSacavel } from '@rateia/domain/carteira/fatura';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, ZERO } from '@rateia/domain/dinheiro';
import { IDS_TALVEZ_DE_CARTAO } from '@rateia/domain/pagamentos/listagem';
import type { Executor } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';

export type Saldos = { readonly [C in ContaDeUsuario | 'pendente' | 'sacavel' | 'total']: Centavos };

/**
 * The wallet of a user: each account, the top-ups that wait for their payment, the amount that may be withdrawn, and
 * the sum that already belongs to him (the administrator's receivable does not yet) (REGRAS 2.5, 2.6).
 */
export async function saldosDe(
  db: Executor,
  { regras }: Pick<Deps, 'regras'>,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<Saldos> {
  const contas = await db.selectFrom('contas').select(['tipo', 'saldo']).where('usuario_id', '=', usuarioId).execute();
  const por = new Map(contas.map((c) => [c.tipo, centavos(c.saldo ?? 0)]));
  function saldo(conta: ContaDeUsuario): Centavos {
    return por.get(conta) ?? ZERO;
  }
  const desde = inicioDoDia(somarDias(diaDe(agora), -(await regras()).recarga.diasDoCartaoSemRetirada));
  const { pendentePagamento, disponivel } = ID_STATUS_CREDITO;
  const recargas = await db
    .selectFrom('creditos')
    .select((e) => [
      e.fn.coalesce(e.fn.sum<number>('valor').filterWhere('status', '=', pendentePagamento), e.lit(0)).as('pendente'),
      e.fn
        .coalesce(
          e.fn
            .sum<number>('valor')
            .filterWhere('status', '=', disponivel)
            .filterWhere('meio_pagamento', 'in', [...IDS_TALVEZ_DE_CARTAO])
            .filterWhere('criado_em', '>', desde),
          e.lit(0),
        )
        .as('cartao'),
    ])
    .where('usuario_id', '=', usuarioId)
    .where('origem', '=', 'recarga')
    .executeTakeFirstOrThrow();
  const livre = saldo('disponivel');
  return {
    disponivel: livre,
    bloqueado: saldo('bloqueado'),
    caucao: saldo('caucao'),
    recebivel: saldo('recebivel'),
    promocional: saldo('promocional'),
    guardado: saldo('guardado'),
    pendente: centavos(Number(recargas.pendente)),
    sacavel: saldoSacavel({ disponivel: livre, recargasDeCartaoRecentes: centavos(Number(recargas.cartao)) }),
    total: somar(livre, saldo('bloqueado'), saldo('caucao'), saldo('promocional'), saldo('guardado')),
  };
}
