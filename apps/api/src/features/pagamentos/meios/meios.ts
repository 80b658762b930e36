import type { Instante } from '@rateia/domain/datas';
import type { NomeDoMeio } from '@rateia/domain/pagamentos/meios';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { boleto } from './boleto/boleto.ts';
import { credito } from './credito.ts';
import type { CobrancaNaTela, CobraPorProvedor, MeioDePagamento } from './meio.ts';
import { cobraPorProvedor } from './meio.ts';
import { cartao } from './mercado-pago/cartao.ts';
import { cartaoCadastrado } from './mercado-pago/cartao-cadastrado.ts';
import { cartaoRecorrente } from './mercado-pago/cartao-recorrente.ts';
import { mercadoPago } from './mercado-pago/carteira.ts';
import { pixMercadoPago } from './mercado-pago/pix.ts';
import { pagSeguro } from './pagbank/pag-seguro.ts';
import { payPal } from './paypal/paypal.ts';
import { picPay } from './picpay/picpay.ts';
import { pix } from './pix/pix.ts';
import { pixProgramado } from './pix/pix-programado.ts';

/** The adapter of each payment method of the domain: a method without its row does not compile. */
const DO_PRODUTO: { readonly [N in NomeDoMeio]: MeioDePagamento } = {
  boleto,
  cartaoJuno: cartao,
  cartaoCadastrado,
  credito,
  mercadoPago,
  pagSeguro,
  payPal,
  picPay,
  pix,
  pixMercadoPago,
};

/** Methods by which the product charges of itself: nobody chooses one for a purchase (REGRAS 2.8). */
const AUTOMATICOS: readonly CobraPorProvedor[] = [cartaoRecorrente, pixProgramado];

/** The rows of personal data of every payment method (REGRAS 2.17). */
export const dadosPessoaisDosMeios = Object.values(DO_PRODUTO)
  .filter(cobraPorProvedor)
  .flatMap(({ dadosPessoais }) => dadosPessoais);

const registro = new Map<number, MeioDePagamento>(
  [...Object.values(DO_PRODUTO), ...AUTOMATICOS].map((meio) => [meio.regra.id, meio]),
);

/** Adds a payment method that this product does not have; the returned function removes it again. */
export function registrarMeio(meio: MeioDePagamento): () => void {
  if (registro.has(meio.regra.id)) throw new Error(`means ${meio.regra.id} is registered already`);
  registro.set(meio.regra.id, meio);
  return () => registro.delete(meio.regra.id);
}

export function todosOsMeios(): readonly MeioDePagamento[] {
  return [...registro.values()];
}

export function meiosQueCobram(): readonly CobraPorProvedor[] {
  return todosOsMeios().filter(cobraPorProvedor);
}

function temProvedor(deps: Deps, meio: MeioDePagamento): boolean {
  return !cobraPorProvedor(meio) || meio.temProvedor?.(deps) !== false;
}

/** The ids of the methods by which the product charges of itself. */
export const IDS_AUTOMATICOS: readonly number[] = AUTOMATICOS.map(({ regra }) => regra.id);

/** The methods that this product has, without those whose provider is off. */
export function meiosComProvedor(deps: Deps): readonly MeioDePagamento[] {
  return todosOsMeios().filter((meio) => temProvedor(deps, meio));
}

/** Those of them that a person may choose for a purchase. */
export function meiosOferecidos(deps: Deps): readonly MeioDePagamento[] {
  return meiosComProvedor(deps).filter(({ regra }) => !IDS_AUTOMATICOS.includes(regra.id));
}

/** Those with a provider that make charges. */
export function cobradoresComProvedor(deps: Deps): readonly CobraPorProvedor[] {
  return meiosComProvedor(deps).filter(cobraPorProvedor);
}

/** One of the methods of each provider: an account that serves several is listed, told and compared once. */
export function umPorProvedor(meios: readonly CobraPorProvedor[]): readonly CobraPorProvedor[] {
  return meios.filter((meio, posicao) => meios.findIndex(({ provedor }) => provedor === meio.provedor) === posicao);
}

/** The payment method of an id of listing A; undefined for a number that is none. */
export function acharMeio(id: number): MeioDePagamento | undefined {
  return registro.get(id);
}

/** The method of a payment: its row would not be there without it. */
export function meioDo({ meioPagamento }: { readonly meioPagamento: number }): CobraPorProvedor {
  const meio = acharMeio(meioPagamento);
  if (meio === undefined || !cobraPorProvedor(meio)) throw new Error(`means ${meioPagamento} makes no charges`);
  return meio;
}

/** The means whose provider received or returned a receipt. */
export function meioDoProvedor(provedor: string): CobraPorProvedor {
  const meio = meiosQueCobram().find((m) => m.provedor === provedor);
  if (meio === undefined) throw new Error(`no means of provider ${provedor}`);
  return meio;
}

/** The means asked for by its id of listing A, if it is switched on (REGRAS 2.4). */
export async function exigirMeio(deps: Deps, id: number): Promise<MeioDePagamento> {
  const meio = acharMeio(id);
  const escolhido = meio !== undefined && !IDS_AUTOMATICOS.includes(id);
  if (!escolhido || !temProvedor(deps, meio)) return recusar('meioPagamentoIndisponivel');
  return meio.regra.numeros(await deps.regras()).ligado ? meio : recusar('meioPagamentoIndisponivel');
}

/** The end of the hold of an order that waits for a charge by this method, which is made now or has an end already. */
export async function fimDaRetencao(
  deps: Pick<Deps, 'regras'>,
  c: { readonly meioPagamento: number; readonly agora: Instante; readonly expiraEm?: Instante },
): Promise<Instante> {
  const { regra } = meioDo(c);
  const regras = await deps.regras();
  const fim = c.expiraEm ?? regra.expiraEm(c.agora, regras);
  return regra.retemAte?.(fim, regras) ?? fim;
}

/** The charge of a payment as the screen shows it. */
export async function apresentarCobranca(
  db: Executor,
  pagamento: { readonly id: number; readonly meioPagamento: number },
): Promise<CobrancaNaTela> {
  const cobranca = (await meioDo(pagamento).apresentar(db, [pagamento.id])).get(pagamento.id);
  if (cobranca === undefined) throw new Error(`payment ${pagamento.id} has no charge`);
  return cobranca;
}

/** The name that the provider gave to the charge of each of these payments. */
export async function identificadoresDe(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const achados = new Map<number, string>();
  if (ids.length === 0) return achados;
  for (const meio of meiosQueCobram())
    for (const [id, { identificadorPagamento }] of await meio.apresentar(db, ids))
      achados.set(id, identificadorPagamento);
  return achados;
}
