import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { cancelarFatura } from '../../pedido/index.ts';
import { FATURA_EMITIR } from '../agenda.ts';
import { faturasDaAssinatura, travarAssinatura } from '../repository.ts';
import { agendarEmissao } from './ciclo.ts';

type Alvo = { readonly assinaturaId: number; readonly agora: Instante };

/** A membership that leaves with its cycle is billed no further month, issued already or not (REGRAS 2.9). */
export async function cancelarProximaFatura(trx: Trx, deps: Deps, { assinaturaId, agora }: Alvo): Promise<void> {
  const assinatura = await travarAssinatura(trx, assinaturaId);
  await cancelarPrazos(trx, { tipos: [FATURA_EMITIR], alvoId: assinaturaId });
  const fim = assinatura.ciclo?.fim;
  for (const fatura of await faturasDaAssinatura(trx, assinaturaId, { travar: true })) {
    const futura = fim !== undefined && fatura.venceEm > fim;
    if (fatura.tipo === 'mensalidade' && futura && faturaAberta(fatura.status))
      await cancelarFatura(trx, deps, { faturaId: fatura.id, agora });
  }
}

/** The leaver stays: the next month is billed on its day, or now when that day has passed (REGRAS 2.8, 2.9). */
export async function retomarEmissao(trx: Trx, deps: Deps, { assinaturaId, agora }: Alvo): Promise<void> {
  const { ciclo } = await travarAssinatura(trx, assinaturaId);
  if (ciclo === undefined) return;
  await agendarEmissao(trx, deps, { assinaturaId, fimDoCiclo: ciclo.fim, agora });
}
