import { caucaoPaga } from '@rateia/domain/carteira/cobranca';
import type { Dia, Instante } from '@rateia/domain/datas';
import { inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { enviarRecibo } from '../../pedido/index.ts';
import { FATURA_CAUCAO, FATURA_COBRAR, FATURA_TENTATIVA } from '../agenda.ts';
import { semCustoDoMeio } from '../faturas/custo-da-fatura.ts';
import { travarAberta } from '../faturas/travar-aberta.ts';
import { pagarComCaucao } from './usar-caucao.ts';
import { cobrarReconstrucao } from './vencer-caucao.ts';

type DaFatura = { readonly faturaId: number; readonly agora: Instante };
/** The last try: its message says what happens on the next day. */
const ULTIMA = 3;

/**
 * Another date for a late invoice: the tries that are left give place to one on that day, and the deposit waits until
 * the day after. Nothing is told twice (REGRAS 2.8).
 */
export async function combinarNovaData(
  trx: Trx,
  { faturaId, dia, agora }: DaFatura & { readonly dia: Dia },
): Promise<void> {
  await cancelarPrazos(trx, { tipos: [FATURA_COBRAR, FATURA_TENTATIVA, FATURA_CAUCAO], alvoId: faturaId });
  const doDegrau = { alvoId: faturaId, agora };
  const vez = ULTIMA;
  const chave = `${FATURA_TENTATIVA}:${faturaId}:combinada`;
  await agendarPrazo(trx, { ...doDegrau, tipo: FATURA_TENTATIVA, venceEm: inicioDoDia(dia), chave, dados: { vez } });
  await agendarPrazo(trx, {
    ...{ ...doDegrau, tipo: FATURA_CAUCAO, venceEm: inicioDoDia(somarDias(dia, 1)), dados: {} },
    chave: `${FATURA_CAUCAO}:${faturaId}:combinada`,
  });
}

/**
 * A pause of one cycle: the deposit pays the administrator now, and is rebuilt with the next invoice. False where the
 * deposit does not cover the whole invoice (REGRAS 2.8).
 */
export async function pausarCiclo(trx: Trx, deps: Deps, { faturaId, agora }: DaFatura): Promise<boolean> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined) return false;
  const { assinatura, fatura } = aberta;
  const { total: valor } = semCustoDoMeio(fatura);
  if (!caucaoPaga({ valor, caucao: assinatura.caucao })) return false;
  await pagarComCaucao(trx, deps, { assinatura, fatura, agora });
  await enviarRecibo(trx, deps, faturaId);
  await cobrarReconstrucao(trx, { assinatura, fatura, agora, ate: fatura.ciclo?.fim ?? fatura.venceEm });
  return true;
}
