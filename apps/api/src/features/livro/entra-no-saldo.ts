import { ID_STATUS_CREDITO } from '@rateia/domain/carteira/estados';
import { cabeNoSaldo } from '@rateia/domain/carteira/recarga';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import { listarContasDoCpf } from '../../db/contas-do-cpf.ts';
import type { Deps } from '../../http/deps.ts';
import { travarSaldos } from './contas.ts';

const { disponivel, bloqueado } = ID_STATUS_CREDITO;

/**
 * True if money from outside that the account did not just ask for may become its balance. The accounts of one CPF have
 * these limits together. Their wallets stay locked: otherwise two such payments at once would both find room (REGRAS 2.5,
 * 2.18).
 */
export async function entraNoSaldo(
  trx: Trx,
  { regras }: Pick<Deps, 'regras'>,
  p: { readonly usuarioId: number; readonly valor: Centavos; readonly agora: Instante },
): Promise<boolean> {
  const { usuarioId, valor, agora } = p;
  const contas = await listarContasDoCpf(trx, usuarioId);
  const saldos = await travarSaldos(
    trx,
    contas.map((usuario) => ({ conta: 'disponivel', usuario })),
  );
  const { identidade } = await trx
    .selectFrom('usuarios')
    .select('identidade_verificada_em as identidade')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const { hoje } = await trx
    .selectFrom('creditos')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('valor'), e.lit(0)).as('hoje'))
    .where('usuario_id', 'in', contas)
    .where('origem', 'in', ['recarga', 'pagamentoTardio'])
    .where('status', 'in', [disponivel, bloqueado])
    .where('criado_em', '>=', inicioDoDia(diaDe(agora)))
    .executeTakeFirstOrThrow();
  const situacao = {
    identidadeVerificada: identidade !== null,
    saldo: somar(...contas.map((usuario) => saldos('disponivel', usuario))),
    hoje: centavos(Number(hoje)),
  };
  return cabeNoSaldo(valor, situacao, await regras());
}
