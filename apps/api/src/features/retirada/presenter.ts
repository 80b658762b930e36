import type { boletoLido, contaBancaria, retiradaDetalhe } from '@rateia/contracts/formas-da-retirada';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, fimDoDia, somarDiasUteis } from '@rateia/domain/datas';
import { formatarDiaComSemana, formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { negar, somar } from '@rateia/domain/dinheiro';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import { formatarLinha, linhaDoCodigo } from '@rateia/domain/pagamentos/linha-digitavel';
import type { Regras } from '@rateia/domain/regras';
import { acharBanco, mascararConta } from '@rateia/domain/retirada/bancos';
import type { TipoRetirada } from '@rateia/domain/retirada/regras';
import { ID_ESTADO_RETIRADA, ID_TIPO_RETIRADA, MAQUINA_RETIRADA } from '@rateia/domain/retirada/regras';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import type { z } from 'zod';
import type { Executor } from '../../db/banco.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import { paraOndeFoiOPin } from './codigo/pin-da-retirada.ts';
import type { BoletoGuardado } from './destino/boletos.ts';
import { boletosPorId } from './destino/boletos.ts';
import type { ChavePix } from './destino/chaves.ts';
import { chavesPorId, emDescanso } from './destino/chaves.ts';
import type { ContaBancaria } from './destino/contas.ts';
import { contaEmDescanso, contasPorId } from './destino/contas.ts';
import type { Retirada } from './repository.ts';

type Detalhe = z.output<typeof retiradaDetalhe>;

export function mostrarChave(chave: ChavePix, agora: Instante): NonNullable<Detalhe['chave']> {
  return {
    id: chave.id,
    tipoChave: chave.tipoChave,
    chave: chave.tipoChave === 'cpf' ? mascararCpf(chave.chave) : '•••',
    status: chave.status,
    podeReceberEm: chave.podeReceberEm,
    emDescanso: emDescanso(chave, agora),
  };
}

/** A bank account as its owner sees it: by the end of its number. */
export function mostrarConta(conta: ContaBancaria, agora: Instante): z.output<typeof contaBancaria> {
  const { id, tipo, agencia, status, podeReceberEm } = conta;
  return {
    id,
    banco: { codigo: conta.banco, nome: acharBanco(conta.banco)?.nome ?? conta.banco },
    tipo,
    agencia,
    conta: mascararConta(conta.conta),
    status,
    podeReceberEm,
    emDescanso: contaEmDescanso(conta, agora),
  };
}

/** A boleto that was read, with what leaves the balance to pay it. */
export function mostrarBoleto(boleto: BoletoGuardado, { retirada }: Regras): z.output<typeof boletoLido> {
  const { id, codigo, beneficiario, documento, valor, vencimento } = boleto;
  const { taxa: valorTaxa } = retirada.boleto;
  const linha = codigo === '' ? '' : formatarLinha(linhaDoCodigo(codigo));
  return { id, linha, beneficiario, documento, valor, vencimento, valorTaxa, total: somar(valor, valorTaxa) };
}

type Custos = { readonly valor: Centavos; readonly valorTaxa: Centavos; readonly valorCusteio: Centavos };

/** The arithmetic of a withdrawal; its rows sum to the net amount (REGRAS 1 valorCusteio). */
export function linhasDaRetirada({ valor, valorTaxa, valorCusteio }: Custos): LinhaDeValor[] {
  return [
    { chave: 'valor', rotulo: 'Valor da retirada', valor },
    { chave: 'taxa', rotulo: 'Taxa', valor: negar(valorTaxa), ...(valorTaxa === 0 ? { conta: 'Grátis' } : {}) },
    ...(valorCusteio === 0 ? [] : [{ chave: 'custeio', rotulo: 'Custo da transferência', valor: negar(valorCusteio) }]),
  ];
}

/** The end of the business day until which a review is answered (REGRAS 2.6 Timing). */
export function limiteDaAnalise(autorizadaEm: Instante, { retirada }: Regras): Instante {
  return fimDoDia(somarDiasUteis(diaDe(autorizadaEm), retirada.diasUteisDeAnalise));
}

type Prevista = { readonly tipo: TipoRetirada; readonly revisaoManual: boolean; readonly chegaEm: Dia | null };

/** The time at which the money arrives, in words, before the withdrawal is requested. */
export function previsaoAntes(agora: Instante, { tipo, revisaoManual, chegaEm }: Prevista, regras: Regras): string {
  const ate = formatarDiaComSemana(diaDe(limiteDaAnalise(agora, regras)));
  if (tipo === ID_TIPO_RETIRADA.pix || chegaEm === null)
    return revisaoManual ? `Passa por análise: até ${ate}` : 'Na hora, em qualquer dia e horário';
  if (revisaoManual) return `Passa por análise até ${ate}, e sai no mesmo dia se ela terminar antes das 16h`;
  return tipo === ID_TIPO_RETIRADA.ted
    ? `Cai em ${formatarDiaComSemana(chegaEm)}`
    : `Compensa até ${formatarDiaComSemana(chegaEm)}`;
}

function previsaoDe(r: Retirada, regras: Regras, agora: Instante): string {
  const E = ID_ESTADO_RETIRADA;
  switch (r.estado) {
    case E.rascunho:
    case E.aguardandoPin:
      return previsaoAntes(agora, r, regras);
    case E.emAnalise:
      return previsaoAntes(r.autorizadaEm ?? agora, r, regras);
    case E.enviada:
    case E.falhou:
      return r.tipo === ID_TIPO_RETIRADA.pix
        ? 'Em instantes'
        : previsaoAntes(agora, { ...r, revisaoManual: false }, regras);
    case E.concluida:
      return r.concluidaEm === null ? 'Concluída' : `Caiu em ${formatarMomento(r.concluidaEm)}`;
    case E.devolvida:
      return 'O valor voltou para a sua carteira';
    case E.cancelada:
      return 'Cancelada';
  }
}

const MOTIVOS_DE_FALHA: Readonly<Record<string, string>> = {
  chave_nao_pertence_ao_documento: 'A chave Pix não está no seu CPF.',
  chave_invalida: 'A chave Pix não existe mais.',
  devolvido: 'O banco que ia receber mandou o dinheiro de volta.',
  failed: 'O banco que ia receber não aceitou: confira se a conta está no seu CPF.',
  boleto_inativo: 'O boleto foi pago por outro caminho, ou o banco não o recebe mais.',
  boleto_de_outro_valor: 'O valor do boleto mudou antes do pagamento. Leia a linha de novo.',
};

type Quadro = { readonly regras: Regras; readonly agora: Instante };

/** A withdrawal as its owner sees it. */
export async function mostrarRetiradas(
  db: Executor,
  cifra: Cifra,
  { retiradas, regras, agora }: Quadro & { readonly retiradas: readonly Retirada[] },
): Promise<Detalhe[]> {
  const esperaCodigo = retiradas.filter(({ estado }) => estado === ID_ESTADO_RETIRADA.aguardandoPin);
  const enviados = new Map(
    await Promise.all(esperaCodigo.map(async (r) => [r.id, await paraOndeFoiOPin(db, cifra, r)] as const)),
  );
  const chaves = await chavesPorId(db, cifra, [...new Set(retiradas.flatMap((r) => r.chavePixId ?? []))]);
  const contas = await contasPorId(db, cifra, [...new Set(retiradas.flatMap((r) => r.contaBancariaId ?? []))]);
  const boletos = await boletosPorId(db, [...new Set(retiradas.flatMap((r) => r.boletoId ?? []))]);
  const buscas = { chaves, contas, boletos, enviados };
  return retiradas.map((r) => mostrarUma(r, { ...buscas, regras, agora }));
}

type Achados = Quadro & {
  readonly chaves: ReadonlyMap<number, ChavePix>;
  readonly contas: ReadonlyMap<number, ContaBancaria>;
  readonly boletos: ReadonlyMap<number, BoletoGuardado>;
  readonly enviados: ReadonlyMap<number, string | null>;
};

function mostrarUma(r: Retirada, { regras, agora, enviados, ...achados }: Achados): Detalhe {
  const esperaCodigo = r.estado === ID_ESTADO_RETIRADA.aguardandoPin;
  return {
    id: r.idPublico,
    tipoId: r.tipo,
    valor: r.valor,
    valorTaxa: r.valorTaxa,
    valorCusteio: r.valorCusteio,
    valorLiquido: r.valorLiquido,
    estado: r.estado,
    revisaoManual: r.revisaoManual,
    ...mostrarDestino(r, { regras, agora, ...achados }),
    chegaEm: r.tipo === ID_TIPO_RETIRADA.pix ? null : r.chegaEm,
    linhas: linhasDaRetirada(r),
    criadaEm: r.criadaEm,
    enviadaEm: r.enviadaEm,
    concluidaEm: r.concluidaEm,
    previsao: previsaoDe(r, regras, agora),
    identificador: r.e2eid,
    motivoFalha: r.motivoFalha === null ? null : (MOTIVOS_DE_FALHA[r.motivoFalha] ?? 'O banco não aceitou.'),
    pinExpiraEm: esperaCodigo ? r.pinExpiraEm : null,
    pinEnviadoPara: enviados.get(r.id) ?? null,
    podeCancelar: MAQUINA_RETIRADA.transicoes.some((t) => t.de === r.estado && t.evento === 'cancelar'),
  };
}

function mostrarDestino(
  r: Retirada,
  { chaves, contas, boletos, regras, agora }: Omit<Achados, 'enviados'>,
): Pick<Detalhe, 'chave' | 'conta' | 'boleto'> {
  const chave = chaves.get(r.chavePixId ?? 0);
  const conta = contas.get(r.contaBancariaId ?? 0);
  const boleto = boletos.get(r.boletoId ?? 0);
  return {
    chave: chave === undefined ? null : mostrarChave(chave, agora),
    conta: conta === undefined ? null : mostrarConta(conta, agora),
    boleto: boleto === undefined ? null : mostrarBoleto(boleto, regras),
  };
}

/** One withdrawal as its owner sees it. */
export async function mostrarRetirada(
  db: Executor,
  cifra: Cifra,
  { retirada, ...quadro }: Quadro & { readonly retirada: Retirada },
): Promise<Detalhe> {
  const [uma] = await mostrarRetiradas(db, cifra, { ...quadro, retiradas: [retirada] });
  if (uma === undefined) throw new Error('one withdrawal in, one out');
  return uma;
}
