import type { ContaDeUsuario } from '@rateia/domain/carteira/contas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, formatarValor, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import { recusar } from '../../http/erros.ts';

type ContaDeAlguem = { readonly conta: ContaDeUsuario; readonly usuario: number };

/** Balances of people's accounts, locked by ascending id until the transaction ends: last in the lock order. */
export async function travarSaldos(
  trx: Trx,
  contas: readonly ContaDeAlguem[],
): Promise<(conta: ContaDeUsuario, usuario: number) => Centavos> {
  const linhas = await trx
    .selectFrom('contas')
    .select(['tipo', 'usuario_id', 'saldo'])
    .where((e) => e.or(contas.map(({ conta, usuario }) => e.and({ tipo: conta, usuario_id: usuario }))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const saldos = new Map(linhas.map((l) => [`${l.tipo}:${l.usuario_id}`, centavos(l.saldo ?? 0)]));
  return (conta, usuario) => saldos.get(`${conta}:${usuario}`) ?? ZERO;
}

/** The wallet that pays an invoice, with every account that the payment moves locked. */
export async function travarSaldoDoPagador(
  trx: Trx,
  { usuarioId: usuario, administradorId }: { readonly usuarioId: number; readonly administradorId: number },
): Promise<Centavos> {
  const saldos = await travarSaldos(trx, [
    { conta: 'disponivel', usuario },
    { conta: 'caucao', usuario },
    { conta: 'recebivel', usuario: administradorId },
  ]);
  return saldos('disponivel', usuario);
}

/** Refuses a payment that the wallet cannot bear, and names its balance and the missing amount (spec A§8). */
export function exigirSaldo({ saldo, valor }: { readonly saldo: Centavos; readonly valor: Centavos }): void {
  if (saldo >= valor) return;
  const falta = subtrair(valor, saldo);
  recusar('saldoInsuficiente', {
    valores: { saldo: formatarValor(saldo), falta: formatarValor(falta) },
    dados: { saldo, falta },
  });
}
