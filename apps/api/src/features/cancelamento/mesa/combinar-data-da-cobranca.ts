import type { backofficeCobrancas } from '@rateia/contracts/backoffice-cobrancas';
import type { Recebida } from '@rateia/contracts/chamada';
import { datasPossiveis } from '@rateia/domain/cancelamento/atraso';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { combinarNovaData } from '../../carteira/index.ts';
import { travarMembro } from '../repository.ts';
import { listarCobrancas } from './cobrancas.ts';

type Contrato = typeof backofficeCobrancas.combinarDataDaCobranca;

/**
 * Another date for a late month, agreed with the person outside of the link. It stands under the same rule as the
 * person's own: up to 15 days after the due day, while the deposit was not used (REGRAS 2.8).
 */
export async function combinarDataDaCobranca(
  ctx: ContextoUsuario,
  { params: { id }, body: { dia, mensagem } }: Recebida<Contrato>,
): Promise<void> {
  const { agora, deps, usuario, ip } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    const [lida] = await listarCobrancas(trx, id);
    if (lida === undefined) return recusar('naoEncontrado');
    await travarMembro(trx, lida.assinaturaId);
    const [cobranca] = await listarCobrancas(trx, id);
    if (cobranca === undefined) return recusar('naoEncontrado');
    const datas = datasPossiveis({ vencimento: cobranca.venceEm, hoje: diaDe(agora) }, await deps.regras());
    if (!cobranca.aindaMuda || datas === undefined) return recusar('transicaoRecusada');
    if (dia < datas.de || dia > datas.ate)
      return recusar('dataForaDoPrazo', { valores: { data: formatarDia(datas.ate) } });
    await combinarNovaData(trx, { faturaId: id, dia, agora });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'cobranca.novaData',
      alvo: `fatura:${id}`,
      dados: { dia, mensagem },
      ip,
      em: agora,
    });
  });
}
