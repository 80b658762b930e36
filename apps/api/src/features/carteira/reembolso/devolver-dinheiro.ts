import { multaGuardada } from '@rateia/domain/carteira/lancamentos-do-reembolso';
import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { ReembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import type { Quem } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import type { ItemADevolver } from '../../../http/itens.ts';
import { devolver } from '../../pedido/index.ts';
import { devolverVaga } from '../itens/devolver-vaga.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { notasDoReembolso } from './notas-do-reembolso.ts';
import { guardarMulta } from './previsoes-do-reembolso.ts';

export function chaveDoReembolso(assinaturaId: number): string {
  return `assinatura:${assinaturaId}:reembolso`;
}

type Devolucao = {
  readonly assinatura: Assinatura;
  readonly faturas: readonly Fatura[];
  readonly calculo: ReembolsoDaAssinatura;
  readonly caso: CasoDeReembolso;
  readonly plataformaCobre: boolean;
  readonly saida: Dia;
  readonly quem: Quem;
  readonly motivo: string;
  readonly agora: Instante;
  /** Key of the ledger's transaction: that of the membership's refund unless given. */
  readonly chave?: string;
  /** The member stays, and his deposit with him (REGRAS 2.7 resolution 209). */
  readonly guardaCaucao?: true;
};

/**
 * Gives back what the refund of a membership takes from each of its items, and keeps the exit fee for the administrator.
 * Says how much goes back, and how much of it by the methods that paid (REGRAS 2.9).
 */
export async function devolverDinheiro(
  trx: Trx,
  deps: Deps,
  d: Devolucao,
): Promise<{ readonly valor: Centavos; readonly porOriginal: Centavos }> {
  const { assinatura, calculo, agora } = d;
  if (d.guardaCaucao !== true)
    await trx.updateTable('assinaturas').set({ caucao: 0 }).where('id', '=', assinatura.id).execute();
  if (calculo.total === ZERO && calculo.multa === ZERO) return { valor: ZERO, porOriginal: ZERO };
  const itens: ItemADevolver[] = [];
  for (const nota of notasDoReembolso(d)) itens.push(await devolverVaga(trx, deps, { ...d, nota }));
  const { usuarioId, grupo } = assinatura;
  const devolvido = await devolver(trx, deps, {
    usuarioId,
    itens,
    alem: multaGuardada({ membro: usuarioId, administrador: grupo.administradorId, valor: calculo.multa }),
    documento: { origem: 'assinaturas', origemId: assinatura.id },
    chave: d.chave ?? chaveDoReembolso(assinatura.id),
    caso: d.caso,
    motivo: d.motivo,
    quem: d.quem,
    descricao: grupo.nome,
    agora,
  });
  if (calculo.multa > ZERO) await guardarMulta(trx, deps, { ...d, valor: calculo.multa });
  return devolvido;
}
