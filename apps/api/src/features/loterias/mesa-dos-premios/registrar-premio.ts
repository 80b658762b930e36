import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { formatarReais } from '@rateia/domain/dinheiro';
import { premioDoOrganizador, premioRecebido } from '@rateia/domain/loterias/apuracao';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { lancar } from '../../livro/index.ts';
import { BOLAO_RESGATE, PAGAR_PREMIO } from '../agenda.ts';
import { contarCotas, travarBolao } from '../boloes/bolao.ts';
import { moverBolao } from '../premios/apurar-boloes.ts';
import type { ApuracaoGuardada } from '../premios/premios-repository.ts';
import { membrosDoBolao, travarApuracao } from '../premios/premios-repository.ts';

/**
 * The organiser was paid: the prize enters the books, the part of cotas that nobody bought and the remainder leave it, and a
 * job for each member puts his part into the wallet (REGRAS 2.12 Split, Payout). Another amount than the checked one is refused.
 */
export async function registrarPremio(
  ctx: ContextoUsuario,
  { params: { id }, body: { valor, evidencia } }: Recebida<typeof backoffice.registrarPremio>,
): Promise<void> {
  await emTransacao(ctx.db, async (trx) => {
    const { usuario, agora, ip } = ctx;
    const bolao = await travarBolao(trx, id);
    const apuracao = await travarApuracao(trx, id);
    if (bolao === undefined || apuracao === undefined || apuracao.premio === 0) return recusar('naoEncontrado');
    if (apuracao.recebidoEm !== null || bolao.estado !== ID_ESTADO_BOLAO.apurado) recusar('premioJaRecebido');
    if (valor !== apuracao.premio) recusar('premioDiferente', { valores: { premio: formatarReais(apuracao.premio) } });
    await trx
      .updateTable('bolao_apuracoes')
      .set({ recebido_em: agora, recebido_por: usuario.id, evidencia })
      .where('bolao_id', '=', id)
      .execute();
    await lancarPremio(trx, {
      id,
      apuracao,
      vendidas: (await contarCotas(trx, [id]))(id).vendidas,
      agora,
      ator: usuario.id,
    });
    await moverBolao(trx, { bolao, evento: 'pagar', agora, operadorId: usuario.id });
    await cancelarPrazos(trx, { tipos: [BOLAO_RESGATE], alvoId: id });
    const membros = await membrosDoBolao(trx, { bolaoId: id, depoisDe: 0, quantos: bolao.totalCotas });
    for (const { usuarioId } of membros) await enfileirar(trx, PAGAR_PREMIO, { bolaoId: id, usuarioId });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'bolao.receberPremio',
      alvo: `bolao:${id}`,
      dados: { valor, evidencia },
      ip,
      em: agora,
    });
    return undefined;
  });
}

async function lancarPremio(
  trx: Trx,
  p: {
    readonly id: number;
    readonly apuracao: ApuracaoGuardada;
    readonly vendidas: number;
    readonly agora: string;
    readonly ator: number;
  },
): Promise<void> {
  const { id, apuracao, vendidas, agora, ator } = p;
  const { premio, cotas, porCota, resto } = apuracao;
  const origem = { origem: 'boloes', origemId: id, agora, ator };
  await lancar(trx, { ...premioRecebido(premio), ...origem, chave: `bolao:${id}:premioRecebido` });
  const naoVendidas = cotas - vendidas;
  if (naoVendidas === 0 && resto === 0) return;
  const daCasa = premioDoOrganizador({ porCota, naoVendidas, resto });
  await lancar(trx, { ...daCasa, ...origem, chave: `bolao:${id}:premioDoOrganizador` });
}
