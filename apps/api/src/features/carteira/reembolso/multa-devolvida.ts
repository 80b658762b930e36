import { devolucaoDaMulta, fontesDoReembolso } from '@rateia/domain/carteira/lancamentos-do-reembolso';
import { ultimoDiaDaMulta } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, ratear, ZERO } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { lancar, receberCredito, travarSaldos } from '../../livro/index.ts';
import { previsaoAberta } from '../recebimentos/cancelar-previsao.ts';
import { travarPrevisao } from '../recebimentos/previsao.ts';
import type { Assinatura } from '../repository.ts';
import { faturasDaAssinatura, travarAssinatura } from '../repository.ts';
import { chaveDoReembolso } from './devolver-dinheiro.ts';
import { faturaDaMulta, reduzirPrevisao } from './previsoes-do-reembolso.ts';

/**
 * Gives back the exit fee of a seat when another member paid for that seat in time. A member who left a fidelity group
 * early paid the fee; the seat's part of it goes back to his wallet from the account that kept it. It runs in the
 * caller's transaction, which holds the group's lock, and once for each seat (REGRAS 2.9).
 */
export async function devolverMultaDaVaga(
  trx: Trx,
  deps: Deps,
  pedido: { readonly assinaturaId: number; readonly lugar: number; readonly saida: Dia; readonly agora: Instante },
): Promise<{ readonly total: Centavos; readonly porPix: Centavos } | undefined> {
  const { assinaturaId, lugar, saida, agora } = pedido;
  if (diaDe(agora) > ultimoDiaDaMulta(saida, await deps.regras())) return undefined;
  const assinatura = await travarAssinatura(trx, assinaturaId);
  const valor = ratear(await multaCobrada(trx, assinatura), assinatura.vagas)[lugar] ?? ZERO;
  const chave = `assinatura:${assinaturaId}:vaga:${lugar}:multa`;
  if (valor === ZERO || (await jaLancada(trx, chave))) return undefined;
  const { usuarioId: membro, grupo } = assinatura;
  const fatura = faturaDaMulta(await faturasDaAssinatura(trx, assinaturaId, { travar: true }), saida);
  const previsao = fatura === undefined ? undefined : await travarPrevisao(trx, fatura);
  const saldos = await travarSaldos(trx, [
    { conta: 'disponivel', usuario: membro },
    { conta: 'recebivel', usuario: grupo.administradorId },
    { conta: 'disponivel', usuario: grupo.administradorId },
  ]);
  const recebivel = previsao !== undefined && previsaoAberta(previsao) ? previsao.valor : ZERO;
  const disponivel = saldos('disponivel', grupo.administradorId);
  const fontes = fontesDoReembolso({ valor, recebivel, disponivel, plataformaCobre: false });
  const origemId = await receberCredito(trx, {
    usuarioId: membro,
    origem: 'reembolso',
    valor,
    ...(fatura === undefined ? {} : { faturaId: fatura.id }),
    descricao: grupo.nome,
    agora,
  });
  const movimento = devolucaoDaMulta({ membro, administrador: grupo.administradorId, fontes });
  await lancar(trx, { ...movimento, origem: 'creditos', origemId, chave, agora });
  if (previsao !== undefined) await reduzirPrevisao(trx, { previsao, valor: fontes.recebivel, agora });
  return { total: valor, porPix: ZERO };
}

/** The part of the deposit that did not go back when he left: the ledger's entry less the sum of the notes. */
async function multaCobrada(trx: Trx, { id, usuarioId }: Assinatura): Promise<Centavos> {
  const { rows } = await sql<{ readonly multa: number }>`
    select (coalesce((select -sum(p.valor) from transacoes t join partidas p on p.transacao_id = t.id join contas c on c.id = p.conta_id
        where t.chave = ${chaveDoReembolso(id)} and c.tipo = 'caucao' and c.usuario_id = ${usuarioId}), 0)
      - coalesce((select sum(v.valor_caucao) from notas_de_credito n join notas_de_vaga v on v.nota_id = n.id join itens_de_vaga f on f.item_id = n.item_id
        where f.assinatura_id = ${id} and n.caso = 'fidelidadeAntecipada'), 0))::bigint as multa`.execute(trx);
  return centavos(rows[0]?.multa ?? 0);
}

async function jaLancada(trx: Trx, chave: string): Promise<boolean> {
  return (await trx.selectFrom('transacoes').select('id').where('chave', '=', chave).executeTakeFirst()) !== undefined;
}
