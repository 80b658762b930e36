import { fontesDoReembolso, retiradaDaFila, retiradaDaVaga } from '@rateia/domain/carteira/lancamentos-do-reembolso';
import type { Dia, Instante } from '@rateia/domain/datas';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { ItemADevolver } from '../../../http/itens.ts';
import { agendarRealizacao } from '../faturas/ciclo.ts';
import { soltarMesRetido, travarMesRetido } from '../fila/mes-retido.ts';
import { previsaoAberta } from '../recebimentos/cancelar-previsao.ts';
import { travarPrevisao } from '../recebimentos/previsao.ts';
import type { NotaDaFatura } from '../reembolso/notas-do-reembolso.ts';
import { descontavelDaNota, valorDaNota } from '../reembolso/notas-do-reembolso.ts';
import { reduzirPrevisao } from '../reembolso/previsoes-do-reembolso.ts';
import type { Assinatura } from '../repository.ts';

/**
 * The amounts that a seat's item gives back, and their sources: its month from its own forecast first, then from the
 * administrator's wallet, the rest from the platform; its fee from revenue; its deposit from where it was kept (REGRAS 2.9).
 */
export async function devolverVaga(
  trx: Trx,
  deps: Deps,
  v: {
    readonly assinatura: Assinatura;
    readonly nota: NotaDaFatura;
    readonly plataformaCobre: boolean;
    readonly saida: Dia;
    readonly agora: Instante;
  },
): Promise<ItemADevolver> {
  const { assinatura, nota, plataformaCobre, saida, agora } = v;
  const { fatura, parte, taxa, caucao } = nota;
  const { usuarioId: membro } = assinatura;
  const retido = fatura.tipo === 'primeira' ? await travarMesRetido(trx, assinatura.id) : undefined;
  if (retido !== undefined) return devolverDaFila({ ...v, retido });
  const previsao = parte === ZERO ? undefined : await travarPrevisao(trx, fatura);
  // The month is of the administrator who expects it, also after the group changed hands (REGRAS 2.30).
  const administrador = previsao?.administradorId ?? assinatura.grupo.administradorId;
  return {
    itemId: fatura.itemId,
    faturaId: fatura.id,
    valor: valorDaNota(nota),
    descontavel: descontavelDaNota(nota),
    destino: assinatura.destinoDoReembolso,
    contas: [
      { conta: 'caucao', usuario: membro },
      { conta: 'recebivel', usuario: administrador },
      { conta: 'disponivel', usuario: administrador },
    ],
    retirar: (saldo) => {
      const recebivel = previsao !== undefined && previsaoAberta(previsao) ? previsao.valor : ZERO;
      const disponivel = saldo('disponivel', administrador);
      const fontes = fontesDoReembolso({ valor: parte, recebivel, disponivel, plataformaCobre });
      return {
        partidas: retiradaDaVaga({ membro, administrador, fontes, taxa, caucao }),
        concluir: async (doItem, notaId, desconto) => {
          await doItem
            .insertInto('notas_de_vaga')
            .values({
              nota_id: notaId,
              valor_plano: parte,
              valor_taxa: taxa,
              valor_caucao: caucao,
              valor_desconto: desconto,
            })
            .execute();
          if (previsao === undefined) return;
          await reduzirPrevisao(doItem, { previsao, valor: fontes.recebivel, agora });
          // Borne by the platform before the first cycle: the administrator's part is dated from the day of leaving.
          if (plataformaCobre && previsao.liberaEm === null)
            await agendarRealizacao(doItem, deps, { fatura, inicioDoCiclo: saida, agora });
        },
      };
    },
  };
}

/** A dated place that never was a seat goes back whole: its month was still the person's own money (REGRAS 2.10). */
function devolverDaFila({
  assinatura,
  nota,
  retido,
  agora,
}: {
  readonly assinatura: Assinatura;
  readonly nota: NotaDaFatura;
  readonly retido: number;
  readonly agora: Instante;
}): ItemADevolver {
  const { fatura, parte, taxa, caucao } = nota;
  const { usuarioId: membro } = assinatura;
  return {
    itemId: fatura.itemId,
    faturaId: fatura.id,
    valor: valorDaNota(nota),
    destino: assinatura.destinoDoReembolso,
    contas: [
      { conta: 'bloqueado', usuario: membro },
      { conta: 'caucao', usuario: membro },
    ],
    retirar: () => ({
      partidas: retiradaDaFila({ membro, mes: somar(parte, taxa), caucao }),
      concluir: async (doItem, notaId) => {
        await doItem
          .insertInto('notas_de_vaga')
          .values({ nota_id: notaId, valor_plano: parte, valor_taxa: taxa, valor_caucao: caucao })
          .execute();
        await soltarMesRetido(doItem, { id: retido, evento: 'estornar', agora });
      },
    }),
  };
}
