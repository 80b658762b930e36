import { decidirCaucao, decidirEncerramento } from '@rateia/domain/carteira/cobranca';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, fimDoDia, inicioDoDia } from '@rateia/domain/datas';
import { ZERO } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA, MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { travarSaldoDoPagador } from '../../livro/index.ts';
import { cancelarFatura, enviarRecibo, liquidarFatura } from '../../pedido/index.ts';
import { FATURA_CAUCAO_VENCE } from '../agenda.ts';
import { inserirFatura } from '../faturas/criar-fatura.ts';
import { comCustoDoSaldo, guardarCusto, semCustoDoMeio } from '../faturas/custo-da-fatura.ts';
import { travarAberta } from '../faturas/travar-aberta.ts';
import { notificarCaucaoUsada, notificarSuspensao } from '../notificacoes.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { pagarComCaucao } from './usar-caucao.ts';

type Aberta = { readonly assinatura: Assinatura; readonly fatura: Fatura; readonly agora: Instante };

/**
 * D+8: a deposit that covers the month settles it, and must be rebuilt by D+15; without one the access is suspended
 * until D+15 (REGRAS 2.8).
 */
export async function usarCaucaoOuSuspender(
  trx: Trx,
  deps: Deps,
  { faturaId, agora }: { readonly faturaId: number; readonly agora: Instante },
): Promise<void> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined) return;
  const { assinatura, fatura } = aberta;
  const { venceEm: vencimento } = fatura;
  const { total: valor } = semCustoDoMeio(fatura);
  const regras = await deps.regras();
  const { caucao } = assinatura;
  const decisao = decidirCaucao({ vencimento, hoje: diaDe(agora), valor, caucao }, regras);
  if (decisao.tipo === 'suspender')
    return await suspender(trx, { assinatura, fatura, agora, encerraEm: decisao.encerraEm });
  await pagarComCaucao(trx, deps, { assinatura, fatura, agora });
  await enviarRecibo(trx, deps, faturaId);
  await cobrarReconstrucao(trx, { assinatura, fatura, agora, ate: decisao.reconstruirAte });
}

/** The invoice that rebuilds a deposit, and the end of its time. */
export async function cobrarReconstrucao(
  trx: Trx,
  { assinatura, fatura, agora, ate }: Aberta & { readonly ate: Dia },
): Promise<void> {
  const id = await inserirFatura(trx, {
    assinatura,
    tipo: 'caucao',
    valores: { plano: ZERO, taxa: ZERO, caucao: semCustoDoMeio(fatura).total, custoMeio: ZERO },
    venceEm: ate,
    agora,
    quem: 'sistema',
  });
  if (id === undefined) throw new Error(`no invoice to rebuild the deposit of membership ${assinatura.id}`);
  // The payer has the whole of the due day.
  await agendarPrazo(trx, { tipo: FATURA_CAUCAO_VENCE, alvoId: id, venceEm: fimDoDia(ate), agora });
  await notificarCaucaoUsada(trx, { faturaPaga: fatura.id, faturaId: id, agora });
}

async function suspender(
  trx: Trx,
  { assinatura, fatura, agora, encerraEm }: Aberta & { readonly encerraEm: Dia },
): Promise<void> {
  const { ativa } = ID_ESTADO_ASSINATURA;
  if (assinatura.estado !== ativa) return;
  exigir(
    await mover(trx, MAQUINA_ASSINATURA, { id: assinatura.id, de: ativa, evento: 'suspender', quem: 'sistema', agora }),
  );
  await agendarPrazo(trx, { tipo: FATURA_CAUCAO_VENCE, alvoId: fatura.id, venceEm: inicioDoDia(encerraEm), agora });
  await notificarSuspensao(trx, { faturaId: fatura.id, encerraEm, agora });
}

export type FimDaInadimplencia =
  | { readonly tipo: 'emDia' }
  | { readonly tipo: 'sairNoFimDoCiclo' | 'encerrarAgora'; readonly assinaturaId: number; readonly em: Dia };

/**
 * D+15: the end of the time to rebuild a deposit, or the last chance of a month that nobody paid. The wallet is tried
 * once more. Then a deposit that was not rebuilt ends the membership on the last day of the cycle that it paid, and an
 * unpaid month ends it now. The caller, who holds the group's lock, ends it (REGRAS 2.8).
 */
export async function vencerCaucao(
  trx: Trx,
  deps: Deps,
  { faturaId, agora }: { readonly faturaId: number; readonly agora: Instante },
): Promise<FimDaInadimplencia> {
  const aberta = await travarAberta(trx, faturaId);
  if (aberta === undefined || (await pagarComSaldo(trx, deps, { ...aberta, agora }))) return { tipo: 'emDia' };
  const { assinatura, fatura } = aberta;
  const { ativa, suspensa } = ID_ESTADO_ASSINATURA;
  const pelaCaucao = fatura.tipo === 'caucao';
  if (pelaCaucao) await cancelarFatura(trx, deps, { faturaId: fatura.id, agora });
  if (assinatura.estado !== ativa && assinatura.estado !== suspensa) return { tipo: 'emDia' };
  const hoje = diaDe(agora);
  const decisao = decidirEncerramento({
    cicloPagoPelaCaucao: pelaCaucao,
    fimDoCicloPago: assinatura.ciclo?.fim ?? hoje,
    hoje,
  });
  return { ...decisao, assinaturaId: assinatura.id };
}

async function pagarComSaldo(trx: Trx, deps: Deps, { assinatura, fatura, agora }: Aberta): Promise<boolean> {
  const { administradorId } = assinatura.grupo;
  const saldo = await travarSaldoDoPagador(trx, { usuarioId: fatura.usuarioId, administradorId });
  const peloSaldo = comCustoDoSaldo(fatura, await deps.regras());
  if (saldo < peloSaldo.total) return false;
  await guardarCusto(trx, { de: fatura, para: peloSaldo });
  const meio = credito.id;
  const origem = { saldo: peloSaldo.total };
  return (await liquidarFatura(trx, deps, { faturaId: fatura.id, meio, origem, agora, quem: 'sistema' })) === 'paga';
}
