import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { TipoRetirada } from '@rateia/domain/retirada/regras';
import { ID_STATUS_CONTA_BANCARIA, ID_TIPO_RETIRADA, nomeDaSaida } from '@rateia/domain/retirada/regras';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { cpfDe } from '../../cadastro/index.ts';
import { SAIDAS } from '../../pagamentos/index.ts';
import { acharBoleto, boletoTomado } from './boletos.ts';
import { acharChave, emDescanso } from './chaves.ts';
import { acharConta, contaEmDescanso } from './contas.ts';

/** The destination of a request: one of the three, by its type. */
export type DestinoPedido = {
  readonly tipoId: TipoRetirada;
  readonly idChave?: number | undefined;
  readonly idConta?: number | undefined;
  readonly idBoleto?: number | undefined;
};
/** The columns of the withdrawal that say where it goes. */
export type Destino = {
  readonly chavePixId: number | null;
  readonly contaBancariaId: number | null;
  readonly boletoId: number | null;
  readonly boletoCodigo: string | null;
};
const NENHUM: Destino = { chavePixId: null, contaBancariaId: null, boletoId: null, boletoCodigo: null };

type Pedido = {
  readonly destino: DestinoPedido;
  readonly usuarioId: number;
  readonly agora: Instante;
  /** The amount that reaches the payee of a boleto. */
  readonly valorLiquido?: Centavos;
};
type Partes = Pick<Deps, 'cifra' | 'regras' | 'gateways'>;

/**
 * The place to which the money may go: the user's own key or account, confirmed, in his fiscal CPF, and rested; or a
 * boleto that he read a moment ago and nobody has paid (REGRAS 2.6 Destination).
 */
export async function exigirDestino(db: Executor, deps: Partes, pedido: Pedido): Promise<Destino> {
  const { tipoId } = pedido.destino;
  if (!SAIDAS[nomeDaSaida(tipoId)].temProvedor(deps)) return recusar('retiradaIndisponivel');
  if (tipoId === ID_TIPO_RETIRADA.ted) return await exigirConta(db, deps, pedido);
  if (tipoId === ID_TIPO_RETIRADA.boleto) return await exigirBoleto(db, deps, pedido);
  return await exigirChave(db, deps, pedido);
}

async function exigirChave(db: Executor, deps: Partes, { destino, usuarioId, agora }: Pedido): Promise<Destino> {
  const { idChave = 0 } = destino;
  const chave = (await acharChave(db, deps.cifra, { id: idChave, usuarioId })) ?? recusar('naoEncontrado');
  const verificada = chave.status === ID_STATUS_CONTA_BANCARIA.verificada;
  const doDono = chave.tipoChave !== 'cpf' || chave.chave === (await cpfDe(db, deps.cifra, usuarioId));
  if (!verificada || !doDono) return recusar('contaDeOutroCpf');
  if (emDescanso(chave, agora)) return await recusarPorDescanso(deps, chave.podeReceberEm);
  return { ...NENHUM, chavePixId: chave.id };
}

/** The bank itself compares the CPF: a TED to an account of somebody else comes back. */
async function exigirConta(db: Executor, deps: Partes, { destino, usuarioId, agora }: Pedido): Promise<Destino> {
  const { idConta = 0 } = destino;
  const conta = (await acharConta(db, deps.cifra, { id: idConta, usuarioId })) ?? recusar('naoEncontrado');
  if (conta.podeReceberEm === null) return recusar('contaNaoConfirmada');
  if (contaEmDescanso(conta, agora)) return await recusarPorDescanso(deps, conta.podeReceberEm);
  return { ...NENHUM, contaBancariaId: conta.id };
}

/** A reading is good for half an hour, and pays the amount that was read: not more, not less. */
async function exigirBoleto(db: Executor, deps: Partes, pedido: Pedido): Promise<Destino> {
  const { destino, usuarioId, agora, valorLiquido } = pedido;
  const { idBoleto = 0 } = destino;
  const boleto = (await acharBoleto(db, { id: idBoleto, usuarioId })) ?? recusar('naoEncontrado');
  const { minutosDaLeitura } = (await deps.regras()).retirada.boleto;
  const velho = milissegundosDe(agora) > milissegundosDe(somarMinutos(boleto.lidoEm, minutosDaLeitura));
  if (velho || boleto.valor !== valorLiquido) return recusar('naoEncontrado');
  if (await boletoTomado(db, boleto.codigo)) return recusar('boletoJaPago');
  return { ...NENHUM, boletoId: boleto.id, boletoCodigo: boleto.codigo };
}

async function recusarPorDescanso({ regras }: Partes, podeReceberEm: Instante): Promise<never> {
  const { horasDeDescansoDaChave } = (await regras()).retirada;
  return recusar('chaveEmDescanso', { valores: { horas: horasDeDescansoDaChave }, dados: { podeReceberEm } });
}
