import type { Instante } from '@rateia/domain/datas';
import { multiplicar } from '@rateia/domain/dinheiro';
import { premioDoMembro } from '@rateia/domain/loterias/apuracao';
import type { Trx } from '../../../db/banco.ts';
import { lancar, receberCredito } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { acharBolao } from '../boloes/bolao.ts';
import { cotasDaPessoa, travarApuracao } from './premios-repository.ts';

/**
 * Job `pagarPremio`: the part of one member goes into the wallet, once, and the member is told (REGRAS 2.12 Payout). Nothing
 * happens before the organiser received the prize.
 */
export async function pagarPremio(
  trx: Trx,
  { bolaoId, usuarioId, agora }: { readonly bolaoId: number; readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  const bolao = await acharBolao(trx, bolaoId);
  const apuracao = await travarApuracao(trx, bolaoId);
  if (bolao === undefined || apuracao === undefined || apuracao.recebidoEm === null) return;
  const cotas = await cotasDaPessoa(trx, { bolaoId, usuarioId });
  const valor = multiplicar(apuracao.porCota, cotas.length);
  const chave = `bolao:${bolaoId}:premio:${usuarioId}`;
  if (valor === 0 || (await jaPago(trx, chave))) return;
  const descricao = `Prêmio: ${bolao.nome}`;
  const creditoId = await receberCredito(trx, { usuarioId, origem: 'premio', valor, descricao, agora });
  await lancar(trx, {
    ...premioDoMembro({ usuario: usuarioId, valor }),
    origem: 'creditos',
    origemId: creditoId,
    chave,
    agora,
  });
  await notificar(trx, {
    usuarioId,
    modelo: 'bolaoPremioPago',
    dados: { bolao: bolao.nome, valor },
    fato: bolaoId,
    agora,
  });
}

async function jaPago(trx: Trx, chave: string): Promise<boolean> {
  const linha = await trx.selectFrom('transacoes').select('id').where('chave', '=', chave).executeTakeFirst();
  return linha !== undefined;
}
