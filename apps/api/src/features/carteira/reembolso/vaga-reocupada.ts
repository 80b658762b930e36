import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { diasDasVagas, reembolsoDasVagas } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { maior, menor, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { semDescontos } from '../../pedido/index.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { faturasDaAssinatura, lerAssinatura, travarAssinatura } from '../repository.ts';
import { devolverDinheiro } from './devolver-dinheiro.ts';
import { devolvidosDe } from './devolvidos.ts';

/**
 * The amount that may still come back to a member who leaves now, and the last day on which a new member must take his
 * seat for it (REGRAS 2.9).
 */
export async function previsaoDaVaga(
  db: Executor,
  deps: Deps,
  { assinaturaId, saida }: { readonly assinaturaId: number; readonly saida: Dia },
): Promise<{ readonly valor: Centavos; readonly ate: Dia } | undefined> {
  const assinatura = await lerAssinatura(db, assinaturaId);
  const faturas = await faturasDaAssinatura(db, assinaturaId, { travar: false });
  const mes = mesDaSaida(faturas, saida);
  if (mes === undefined) return undefined;
  const livres = somar(...diasDasVagas({ mes, vagas: assinatura.vagas, saida }, await deps.regras()));
  const dias = menor(livres, await restaDoMes(db, { assinaturaId, mes }));
  const [volta] = await semDescontos(db, [{ itemId: mes.itemId, valor: dias, descontavel: dias }]);
  const valor = volta?.valor ?? dias;
  return valor === ZERO ? undefined : { valor, ate: mes.ciclo.fim };
}

type VagaReocupada = {
  readonly assinaturaId: number;
  /** The number of the seat among his, from 0, in the order of their numbers. */
  readonly lugar: number;
  readonly saida: Dia;
  readonly agora: Instante;
};

/**
 * Gives back the days that a leaver did not use when another member paid for his seat before the month ended. The money
 * comes first from the forecast of his own invoice. It runs in the caller's transaction, which holds the group's lock,
 * and once for each of his seats, however often it is called (REGRAS 2.9).
 */
export async function devolverDiasDaVaga(
  trx: Trx,
  deps: Deps,
  { assinaturaId, lugar, saida, agora }: VagaReocupada,
): Promise<{ readonly total: Centavos; readonly porPix: Centavos } | undefined> {
  const assinatura = await travarAssinatura(trx, assinaturaId);
  const chave = `assinatura:${assinaturaId}:vaga:${lugar}:reocupada`;
  if (await jaLancada(trx, chave)) return undefined;
  const faturas = await faturasDaAssinatura(trx, assinaturaId, { travar: true });
  const mes = mesDaSaida(faturas, saida);
  if (mes === undefined || diaDe(agora) > mes.ciclo.fim) return undefined;
  const doLugar = await valorDoLugar(deps, { assinatura, mes, saida, lugar });
  const total = menor(doLugar, await restaDoMes(trx, { assinaturaId, mes }));
  if (total === ZERO) return undefined;
  const { valor, porOriginal: porPix } = await devolverDinheiro(trx, deps, {
    assinatura,
    faturas,
    calculo: reembolsoDasVagas({ faturaId: mes.faturaId, valor: total }),
    caso: 'agora',
    plataformaCobre: false,
    saida,
    quem: 'sistema',
    motivo: 'vagaReocupada',
    agora,
    chave,
  });
  return { total: valor, porPix };
}

type Mes = NonNullable<ReturnType<typeof mesDaSaida>>;

async function valorDoLugar(
  deps: Deps,
  pedido: { readonly assinatura: Assinatura; readonly mes: Mes; readonly saida: Dia; readonly lugar: number },
): Promise<Centavos> {
  const { assinatura, mes, saida, lugar } = pedido;
  return diasDasVagas({ mes, vagas: assinatura.vagas, saida }, await deps.regras())[lugar] ?? ZERO;
}

/** The share of the month that did not go back yet, for his other seats or for days that were complained of (REGRAS 2.7). */
async function restaDoMes(
  db: Executor,
  { assinaturaId, mes }: { readonly assinaturaId: number; readonly mes: Mes },
): Promise<Centavos> {
  const devolvido = (await devolvidosDe(db, assinaturaId)).get(mes.faturaId);
  return devolvido === undefined ? mes.valorSemTaxas : maior(ZERO, subtrair(mes.valorSemTaxas, devolvido.parte));
}

/** The paid month in which he left; none when it was not paid, or had not begun and went back whole. */
function mesDaSaida(faturas: readonly Fatura[], saida: Dia) {
  for (const { id, itemId, status, tipo, ciclo, valores } of faturas) {
    if (status !== ID_STATUS_FATURA.pago || tipo === 'caucao' || ciclo === undefined) continue;
    if (ciclo.inicio > saida || saida > ciclo.fim) continue;
    return { faturaId: id, itemId, valorSemTaxas: valores.plano, valorTaxa: valores.taxa, ciclo };
  }
  return undefined;
}

async function jaLancada(trx: Trx, chave: string): Promise<boolean> {
  return (await trx.selectFrom('transacoes').select('id').where('chave', '=', chave).executeTakeFirst()) !== undefined;
}
