import { creditoPromocional } from '@rateia/domain/carteira/lancamentos';
import type { OrigemPromocional } from '@rateia/domain/carteira/promocional';
import { validadeDoPromocional } from '@rateia/domain/carteira/promocional';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { lancar, receberCredito } from '../../livro/index.ts';
import { PROMOCIONAL_VENCE } from '../agenda.ts';

export type CreditoPromocionalNovo = {
  readonly usuarioId: number;
  readonly valor: Centavos;
  readonly origem: OrigemPromocional;
  /** The words by which the wallet names it. */
  readonly descricao: string;
  /** Key of the ledger's transaction: the same credit is given once. */
  readonly chave: string;
  readonly agora: Instante;
  /** The last day on which it may be spent: that of the rules unless given. */
  readonly validoAte?: Dia;
};

/**
 * Gives a person credit that is only spent: before the wallet, for a limited time, and never withdrawn. The platform
 * bears it. The caller makes sure that a key comes once (REGRAS 2.13, 2.29).
 */
export async function creditarPromocional(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  c: CreditoPromocionalNovo,
): Promise<number> {
  const { usuarioId, valor, origem, descricao, chave, agora } = c;
  const validoAte = c.validoAte ?? validadeDoPromocional(diaDe(agora), await deps.regras());
  const creditoId = await receberCredito(trx, { usuarioId, origem, valor, descricao, agora });
  const movimento = creditoPromocional({ usuario: usuarioId, valor });
  const escrito = await lancar(trx, { ...movimento, origem: 'creditos', origemId: creditoId, chave, agora });
  if (escrito === null) throw new Error(`credit ${chave} was given before`);
  await trx
    .insertInto('creditos_promocionais')
    .values({ credito_id: creditoId, usuario_id: usuarioId, valor, valido_ate: validoAte })
    .execute();
  await agendarVencimento(trx, { creditoId, validoAte, agora });
  return creditoId;
}

/** A credit ends when the day after its last one begins. */
export async function agendarVencimento(
  trx: Trx,
  v: { readonly creditoId: number; readonly validoAte: Dia; readonly agora: Instante },
): Promise<void> {
  const venceEm = inicioDoDia(somarDias(v.validoAte, 1));
  await agendarPrazo(trx, { tipo: PROMOCIONAL_VENCE, alvoId: v.creditoId, venceEm, agora: v.agora });
}
