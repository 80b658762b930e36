import { bloqueio } from '@rateia/domain/carteira/bloqueio';
import { ID_STATUS_CREDITO, ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { MAQUINA_CREDITO, MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, menor, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import { exigir, mover } from '../../db/mover.ts';
import type { TipoDeContradicao } from '../../db/revisoes.ts';
import { abrirRevisao } from '../../db/revisoes.ts';
import { travarSaldos } from './contas.ts';
import { lancar } from './lancar.ts';

/** The money that a contradiction puts in doubt. */
export type EmDuvida = {
  readonly provedor: string;
  /** The amount that the books have at the provider and that the provider, by its own word, has not. */
  readonly valor: Centavos;
  /** Received money in whose credits and forecasts it lies. */
  readonly recebimentoId?: number;
  readonly creditoId?: number | null;
  /** The amount from the account's balance, where no credit stands for it. */
  readonly doSaldo?: Centavos;
};

/** The facts that the review keeps for its decision. */
export type Bloqueado = {
  readonly provedor: string;
  readonly aEstornar: number;
  readonly retido: number;
  readonly creditos: readonly number[];
  readonly previsoes: readonly number[];
};

/**
 * Opens a review when a provider's word contradicts ours, and holds the money in question: credits 34 → 33 as far as
 * they are not spent, forecasts 78 → 154. Answers the id of the review; undefined when the same contradiction is already
 * recorded (REGRAS 2.3, 2.5; CONFIABILIDADE 1.5).
 */
export async function abrirContradicao(
  trx: Trx,
  c: {
    readonly tipo: TipoDeContradicao;
    readonly usuarioId: number;
    readonly dados: Readonly<Record<string, unknown>> & { readonly alvo: string };
    readonly duvida: EmDuvida | null;
    readonly em: Instante;
  },
): Promise<number | undefined> {
  const { duvida, ...revisao } = c;
  const id = await abrirRevisao(trx, revisao);
  if (id === undefined || duvida === null) return id;
  const { usuarioId, em: agora } = c;
  const creditos = await bloquearCreditos(trx, { revisaoId: id, duvida, agora });
  const previsoes = await bloquearPrevisoes(trx, { duvida, agora });
  const doSaldo = await bloquearSaldo(trx, { revisaoId: id, usuarioId, valor: duvida.doSaldo ?? ZERO, agora });
  const dados: Bloqueado = {
    provedor: duvida.provedor,
    aEstornar: duvida.valor,
    retido: somar(creditos.retido, previsoes.retido, doSaldo),
    creditos: creditos.ids,
    previsoes: previsoes.ids,
  };
  await trx
    .updateTable('revisoes')
    .set({ dados: JSON.stringify({ ...c.dados, ...dados }), retido: doSaldo })
    .where('id', '=', id)
    .execute();
  return id;
}

type Pedido = { readonly duvida: EmDuvida; readonly agora: Instante };

/** Credits that the money became: of its own charge, of the invoice that it paid, or made of it by an operator. */
async function creditosDe(trx: Trx, { recebimentoId, creditoId }: EmDuvida) {
  return await trx
    .selectFrom('creditos as c')
    .select(['c.id', 'c.usuario_id', 'c.valor', 'c.status'])
    .where((e) =>
      e.or([
        e('c.id', '=', creditoId ?? 0),
        e.exists(
          e
            .selectFrom('recebimentos as x')
            .leftJoin('pagamentos as p', 'p.id', 'x.pagamento_id')
            .select('x.id')
            .where('x.id', '=', recebimentoId ?? 0)
            .where((f) =>
              f.or([
                f('x.credito_id', '=', f.ref('c.id')),
                f.and([
                  f('x.destino', '=', 'aplicado'),
                  f.or([f('p.credito_id', '=', f.ref('c.id')), f('p.fatura_id', '=', f.ref('c.fatura_id'))]),
                ]),
              ]),
            ),
        ),
      ]),
    )
    .orderBy('c.id')
    .forNoKeyUpdate('c')
    .execute();
}

async function bloquearCreditos(
  trx: Trx,
  { revisaoId, duvida, agora }: Pedido & { readonly revisaoId: number },
): Promise<{ readonly ids: readonly number[]; readonly retido: Centavos }> {
  const creditos = await creditosDe(trx, duvida);
  const livres = creditos.filter(({ status }) => status === ID_STATUS_CREDITO.disponivel);
  const donos = [...new Set(livres.map(({ usuario_id }) => usuario_id))];
  const saldos =
    donos.length === 0
      ? () => ZERO
      : await travarSaldos(
          trx,
          donos.map((usuario) => ({ conta: 'disponivel', usuario })),
        );
  let retido = ZERO;
  for (const usuario of donos) {
    let resta = saldos('disponivel', usuario);
    let daPessoa = ZERO;
    for (const { id, valor } of livres.filter(({ usuario_id }) => usuario_id === usuario)) {
      const parte = menor(centavos(valor), resta);
      resta = subtrair(resta, parte);
      daPessoa = somar(daPessoa, parte);
      const passo = { id, evento: 'bloquear', quem: 'provedor', agora, mudar: { retido: parte } } as const;
      exigir(await mover(trx, MAQUINA_CREDITO, passo));
    }
    await lancarBloqueio(trx, { revisaoId, usuario, valor: daPessoa, agora });
    retido = somar(retido, daPessoa);
  }
  const ids = creditos
    .filter(({ status }) => status === ID_STATUS_CREDITO.disponivel || status === ID_STATUS_CREDITO.bloqueado)
    .map(({ id }) => id);
  return { ids, retido };
}

/** The receivable of the administrator, of an invoice that this money paid. */
async function bloquearPrevisoes(
  trx: Trx,
  { duvida, agora }: Pedido,
): Promise<{ readonly ids: readonly number[]; readonly retido: Centavos }> {
  const { previsto, bloqueado } = ID_STATUS_PREVISAO;
  const previsoes = await trx
    .selectFrom('previsoes as v')
    .innerJoin('pagamentos as p', 'p.fatura_id', 'v.fatura_id')
    .innerJoin('recebimentos as x', 'x.pagamento_id', 'p.id')
    .select(['v.id', 'v.valor', 'v.status'])
    .where('x.id', '=', duvida.recebimentoId ?? 0)
    .where('x.destino', '=', 'aplicado')
    .where('v.status', 'in', [previsto, bloqueado])
    .orderBy('v.id')
    .forNoKeyUpdate('v')
    .execute();
  let retido = ZERO;
  for (const { id, valor, status } of previsoes) {
    if (status !== previsto) continue;
    exigir(await mover(trx, MAQUINA_PREVISAO, { id, de: previsto, evento: 'bloquear', quem: 'provedor', agora }));
    retido = somar(retido, centavos(valor));
  }
  return { ids: previsoes.map(({ id }) => id), retido };
}

type DoSaldo = {
  readonly revisaoId: number;
  readonly usuarioId: number;
  readonly valor: Centavos;
  readonly agora: Instante;
};

async function bloquearSaldo(trx: Trx, { revisaoId, usuarioId: usuario, valor, agora }: DoSaldo): Promise<Centavos> {
  if (valor === ZERO) return ZERO;
  const saldos = await travarSaldos(trx, [{ conta: 'disponivel', usuario }]);
  const parte = menor(valor, saldos('disponivel', usuario));
  await lancarBloqueio(trx, { revisaoId, usuario, valor: parte, agora });
  return parte;
}

async function lancarBloqueio(
  trx: Trx,
  b: { readonly revisaoId: number; readonly usuario: number; readonly valor: Centavos; readonly agora: Instante },
): Promise<void> {
  const { revisaoId, usuario, valor, agora } = b;
  if (valor === ZERO) return;
  const doc = { origem: 'revisoes', origemId: revisaoId, chave: `revisao:${revisaoId}:bloqueio:${usuario}`, agora };
  await lancar(trx, { ...bloqueio({ usuario, valor }), ...doc });
}
