import type { Instante } from '../datas.ts';
import { ehNoturno, somarHoras } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { maior, menor, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { Atores, LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Withdrawal types (spec B§3). */
export const TIPO_RETIRADA = {
  ted: { id: 1, rotulo: 'TED' },
  boleto: { id: 2, rotulo: 'Boleto' },
  pix: { id: 3, rotulo: 'Pix' },
} as const;
export type TipoRetirada = IdDe<typeof TIPO_RETIRADA>;
export const ID_TIPO_RETIRADA = idsDe(TIPO_RETIRADA);

/** The types that the product carries out: each is one module of payout. */
export const SAIDAS = ['ted', 'boleto', 'pix'] as const satisfies readonly (keyof typeof TIPO_RETIRADA)[];
export type NomeDaSaida = (typeof SAIDAS)[number];

export function nomeDaSaida(tipo: TipoRetirada): NomeDaSaida {
  const nome = SAIDAS.find((saida) => TIPO_RETIRADA[saida].id === tipo);
  if (nome === undefined) throw new RangeError(`no payout of type ${tipo}`);
  return nome;
}

/** Bank account and Pix key status (spec B§4). */
export const STATUS_CONTA_BANCARIA = {
  pendenteEmail: { id: 116, rotulo: 'Confirme pelo e-mail' },
  verificada: { id: 117, rotulo: 'Verificada' },
} as const;
export const ID_STATUS_CONTA_BANCARIA = idsDe(STATUS_CONTA_BANCARIA);

/** Withdrawal states (REGRAS 2.6). */
export const ESTADO_RETIRADA = {
  rascunho: { id: 'rascunho', rotulo: 'Rascunho' },
  aguardandoPin: { id: 'aguardandoPin', rotulo: 'Aguardando PIN' },
  emAnalise: { id: 'emAnalise', rotulo: 'Em análise' },
  enviada: { id: 'enviada', rotulo: 'Enviada' },
  concluida: { id: 'concluida', rotulo: 'Concluída' },
  falhou: { id: 'falhou', rotulo: 'Falhou' },
  devolvida: { id: 'devolvida', rotulo: 'Devolvida' },
  cancelada: { id: 'cancelada', rotulo: 'Cancelada' },
} as const;
export type EstadoRetirada = IdDe<typeof ESTADO_RETIRADA>;
export const ID_ESTADO_RETIRADA = idsDe(ESTADO_RETIRADA);

export type EventoRetirada =
  | 'criar'
  | 'pedirPin'
  | 'autorizar'
  | 'programar'
  | 'enviar'
  | 'concluir'
  | 'falhar'
  | 'devolver'
  | 'retornar'
  | 'cancelar';
export type QuemMoveRetirada = 'usuario' | 'operador' | 'sistema' | 'provedor';
export type EfeitoRetirada = 'reservarSaldo' | 'lancarConclusao' | 'devolverSaldo' | 'lancarRetorno';

const R = ID_ESTADO_RETIRADA;
const USUARIO: Atores<QuemMoveRetirada> = ['usuario'];
const ENVIA: Atores<QuemMoveRetirada> = ['operador', 'sistema'];
const CANCELA: Atores<QuemMoveRetirada> = ['usuario', 'operador', 'sistema'];
const CONFIRMA: Atores<QuemMoveRetirada> = ['sistema', 'provedor'];

const tabela: readonly LinhaCurta<EstadoRetirada, EventoRetirada, QuemMoveRetirada, unknown, EfeitoRetirada>[] = [
  [INICIO, 'criar', R.rascunho, ['usuario', 'sistema'], livre, []],
  // An automatic one, which its owner confirmed when he switched it on.
  [R.rascunho, 'programar', R.emAnalise, ['sistema'], livre, ['reservarSaldo']],
  [R.rascunho, 'pedirPin', R.aguardandoPin, USUARIO, livre, []],
  [R.aguardandoPin, 'autorizar', R.emAnalise, USUARIO, livre, ['reservarSaldo']],
  [R.emAnalise, 'enviar', R.enviada, ENVIA, livre, []],
  [R.enviada, 'concluir', R.concluida, CONFIRMA, livre, ['lancarConclusao']],
  [R.enviada, 'falhar', R.falhou, CONFIRMA, livre, []],
  [R.falhou, 'devolver', R.devolvida, ['sistema'], livre, ['devolverSaldo']],
  // The receiving bank sends a TED back some days later: the account is closed, or is of somebody else.
  [R.concluida, 'retornar', R.devolvida, ['provedor'], livre, ['lancarRetorno']],
  [R.rascunho, 'cancelar', R.cancelada, CANCELA, livre, []],
  [R.aguardandoPin, 'cancelar', R.cancelada, CANCELA, livre, []],
  [R.emAnalise, 'cancelar', R.cancelada, CANCELA, livre, ['devolverSaldo']],
];

/**
 * rascunho → aguardandoPin → emAnalise → enviada → concluida; an automatic one goes from rascunho to emAnalise; falhou → devolvida; cancelada until sent; concluida →
 * devolvida when the receiving bank sends the money back (REGRAS 2.6).
 */
export const MAQUINA_RETIRADA = definirMaquina({
  nome: 'retirada',
  tabela: 'retiradas',
  coluna: 'estado',
  rotulos: ESTADO_RETIRADA,
  transicoes: lerTabela(tabela),
});

/**
 * Fee and provider cost. Pix is free from R$ 50,00, for the first withdrawal of each month, and for the whole balance
 * of an account that closes: a withdrawal of R$ 1,00 cannot pay R$ 1,50 (REGRAS 2.6).
 */
export function custosDaRetirada(
  pedido: {
    readonly tipo: TipoRetirada;
    readonly valor: Centavos;
    readonly retiradasNoMes: number;
    readonly encerramento: boolean;
  },
  { retirada }: Regras,
): { readonly valorTaxa: Centavos; readonly valorCusteio: Centavos; readonly valorLiquido: Centavos } {
  function liquidar(valorTaxa: Centavos, valorCusteio: Centavos) {
    return { valorTaxa, valorCusteio, valorLiquido: subtrair(pedido.valor, somar(valorTaxa, valorCusteio)) };
  }
  if (pedido.tipo === ID_TIPO_RETIRADA.ted) return liquidar(ZERO, retirada.ted.custeio);
  if (pedido.tipo === ID_TIPO_RETIRADA.boleto) return liquidar(retirada.boleto.taxa, ZERO);
  const doMes = pedido.retiradasNoMes < retirada.pix.gratisPorMes;
  const gratis = pedido.encerramento || doMes || pedido.valor >= retirada.pix.gratisDesde;
  return liquidar(gratis ? ZERO : retirada.pix.taxa, ZERO);
}

export type SituacaoDaRetirada = {
  readonly agora: Instante;
  /** The balance that may leave the wallet: available, less top-ups by card of the last 30 days. */
  readonly sacavel: Centavos;
  readonly documentosVerificados: boolean;
  /** Withdrawn today and this month, failed and cancelled ones left out; prizes do not count in the month. */
  readonly usadoHoje: Centavos;
  readonly usadoNoMes: Centavos;
  /** Withdrawn since the night began; zero by day. */
  readonly usadoNaNoite: Centavos;
  /** No seat and no group is left to serve or pay for: the whole balance may go. */
  readonly encerramento: boolean;
};

/** A withdrawal closes the account's wallet only when it takes the whole of it (REGRAS 2.6). */
export function encerraACarteira(
  valor: Centavos,
  { encerramento, sacavel }: Pick<SituacaoDaRetirada, 'encerramento' | 'sacavel'>,
): boolean {
  return encerramento && valor === sacavel;
}

export type RecusaDeRetirada =
  | 'retiradaMinima'
  | 'saldoInsuficiente'
  | 'retiradaLimiteDiario'
  | 'retiradaLimiteMensal'
  | 'retiradaLimiteNoturno';

/** Limits in force now, and the rest of each (REGRAS 2.6). */
export function limitesDaRetirada(situacao: SituacaoDaRetirada, { retirada }: Regras) {
  const faixa = situacao.documentosVerificados ? retirada.verificado : retirada.basico;
  const noturno = ehNoturno(situacao.agora, retirada.noturno);
  const minimo = situacao.encerramento ? retirada.minimoNoEncerramento : retirada.minimo;
  function restante(limite: Centavos, usado: Centavos): Centavos {
    return maior(ZERO, subtrair(limite, usado));
  }
  const restanteHoje = restante(faixa.porDia, situacao.usadoHoje);
  const restanteNoMes = restante(faixa.porMes, situacao.usadoNoMes);
  const restanteNaNoite = noturno ? restante(retirada.noturno.maximo, situacao.usadoNaNoite) : restanteHoje;
  const possivel = menor(situacao.sacavel, menor(restanteHoje, menor(restanteNoMes, restanteNaNoite)));
  return {
    minimo,
    porDia: faixa.porDia,
    porMes: faixa.porMes,
    noturno,
    porNoite: retirada.noturno.maximo,
    restanteHoje,
    restanteNoMes,
    restanteNaNoite,
    maximoAgora: possivel < minimo ? ZERO : possivel,
  };
}

/** The reason why a withdrawal is refused now, or undefined (REGRAS 2.6). */
export function recusaDeRetirada(
  valor: Centavos,
  situacao: SituacaoDaRetirada,
  regras: Regras,
): RecusaDeRetirada | undefined {
  const limites = limitesDaRetirada(situacao, regras);
  if (valor < limites.minimo) return 'retiradaMinima';
  if (valor > situacao.sacavel) return 'saldoInsuficiente';
  if (valor > limites.restanteHoje) return 'retiradaLimiteDiario';
  if (valor > limites.restanteNoMes) return 'retiradaLimiteMensal';
  return limites.noturno && valor > limites.restanteNaNoite ? 'retiradaLimiteNoturno' : undefined;
}

/** The moment from which a new key or account may receive (REGRAS 2.6). */
export function podeReceberEm(cadastradaEm: Instante, regras: Regras): Instante {
  return somarHoras(cadastradaEm, regras.retirada.horasDeDescansoDaChave);
}
