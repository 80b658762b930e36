import { cicloSeguinte } from '@rateia/domain/carteira/ciclo';
import { doMesAjustado } from '@rateia/domain/carteira/vencimento';
import type { Instante } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { comCicloCorrente } from '@rateia/domain/grupos/estados';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { agendarCobranca } from '../inadimplencia/regua.ts';
import { notificarFaturaEmitida } from '../notificacoes.ts';
import { ancoraDosCiclos, travarAssinatura } from '../repository.ts';
import { inserirFatura, preverRecebimento } from './criar-fatura.ts';
import { ajusteDoMes, valorDoMes } from './mes-da-assinatura.ts';
import { aplicarMudanca, precoDoCiclo } from './preco-do-ciclo.ts';

/**
 * Issues on D−7 the invoice of the next cycle, with its forecast, its dunning and its notice. No invoice is issued for
 * a membership that leaves, for a group that ended, or for a cycle that begins after the group's scheduled end. A cycle
 * has at most one invoice that stands. An announced value begins with it. The fee is the reduced one while the member's
 * Plus is in force. The month that leads to another due day costs as many days as it has (REGRAS 2.1, 2.3, 2.8, 2.11,
 * 2.32).
 */
export async function emitirFatura(
  trx: Trx,
  deps: Deps,
  { assinaturaId, agora }: { readonly assinaturaId: number; readonly agora: Instante },
): Promise<number | undefined> {
  const assinatura = await travarAssinatura(trx, assinaturaId);
  const ancora = await ancoraDosCiclos(trx, assinaturaId);
  if (assinatura.estado !== ID_ESTADO_ASSINATURA.ativa || !comCicloCorrente(assinatura.grupo.status)) return undefined;
  if (assinatura.ciclo === undefined || ancora === undefined) return undefined;
  const ciclo = cicloSeguinte({ ancora, fim: assinatura.ciclo.fim });
  const { fimEm } = assinatura.grupo;
  if (fimEm !== null && ciclo.inicio > fimEm) return undefined;
  const preco = await precoDoCiclo(trx, { assinatura, inicio: ciclo.inicio });
  const regras = await deps.regras();
  const mes = await valorDoMes(trx, deps, { assinatura, preco: preco.preco, agora });
  const ajuste = await ajusteDoMes(trx, { assinaturaId, inicio: ciclo.inicio });
  const valores = {
    ...(ajuste === undefined ? mes : doMesAjustado(mes, { ciclo, deCostume: ajuste.deCostume })),
    caucao: preco.falta,
    custoMeio: ZERO,
  };
  const venceEm = ciclo.inicio;
  const faturaId = await inserirFatura(trx, {
    assinatura,
    tipo: 'mensalidade',
    valores,
    ciclo,
    venceEm,
    agora,
    quem: 'sistema',
  });
  if (faturaId === undefined) return undefined;
  await aplicarMudanca(trx, { assinatura, faturaId, preco, agora });
  const { administradorId } = assinatura.grupo;
  const fatura = { id: faturaId, grupoId: assinatura.grupoId };
  await preverRecebimento(trx, { fatura, administradorId, valor: valores.plano, agora });
  await agendarCobranca(trx, { faturaId, vencimento: venceEm, agora, regras });
  await notificarFaturaEmitida(trx, deps, { faturaId, agora });
  return faturaId;
}
