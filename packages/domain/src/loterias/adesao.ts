import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of a person's standing place in a series of pools (REGRAS 2.12 Recurring). */
export const ESTADO_ADESAO = {
  ativa: { id: 'ativa', rotulo: 'Ativa' },
  pausada: { id: 'pausada', rotulo: 'Em pausa' },
  encerrada: { id: 'encerrada', rotulo: 'Encerrada' },
} as const;
export type EstadoAdesao = IdDe<typeof ESTADO_ADESAO>;
export const ID_ESTADO_ADESAO = idsDe(ESTADO_ADESAO);

type EventoAdesao = 'aderir' | 'pausar' | 'retomar' | 'sair';
export type QuemMoveAdesao = 'membro' | 'sistema';

const A = ID_ESTADO_ADESAO;
const MEMBRO = ['membro'] as const;
const AMBOS = ['membro', 'sistema'] as const;

const tabela: readonly LinhaCurta<EstadoAdesao, EventoAdesao, QuemMoveAdesao, Record<never, never>, never>[] = [
  [INICIO, 'aderir', A.ativa, MEMBRO, livre, []],
  // Two misses pause it, and so does a person who goes away from the pools.
  [A.ativa, 'pausar', A.pausada, AMBOS, livre, []],
  // Nothing is charged again before its person says so.
  [A.pausada, 'retomar', A.ativa, MEMBRO, livre, []],
  [A.ativa, 'sair', A.encerrada, AMBOS, livre, []],
  [A.pausada, 'sair', A.encerrada, AMBOS, livre, []],
];

/** ativa ⇄ pausada → encerrada (REGRAS 2.12 Recurring). */
export const MAQUINA_ADESAO = definirMaquina({
  nome: 'adesao',
  tabela: 'adesoes',
  coluna: 'estado',
  rotulos: ESTADO_ADESAO,
  transicoes: lerTabela(tabela),
});

/** The fate of one draw for one person: passed over by his own word, held, paid, or missed. */
export const DESTINO_DO_SORTEIO = {
  pulado: { id: 'pulado', rotulo: 'Você pulou' },
  reservado: { id: 'reservado', rotulo: 'Cobrando' },
  pago: { id: 'pago', rotulo: 'Pago' },
  falta: { id: 'falta', rotulo: 'Não cobrado' },
} as const;
export type DestinoDoSorteio = IdDe<typeof DESTINO_DO_SORTEIO>;
export const ID_DESTINO_DO_SORTEIO = idsDe(DESTINO_DO_SORTEIO);

/** Why a draw was missed. */
export const MOTIVO_DA_FALTA = {
  semSaldo: { id: 'semSaldo', rotulo: 'Faltou saldo na carteira' },
  limite: { id: 'limite', rotulo: 'Passaria do seu limite do mês' },
  preco: { id: 'preco', rotulo: 'O preço da cota subiu' },
  naoPode: { id: 'naoPode', rotulo: 'O seu cadastro não permite comprar cotas agora' },
} as const;
export type MotivoDaFalta = IdDe<typeof MOTIVO_DA_FALTA>;

/** True when so many misses in a row pause a person's place (REGRAS 2.12 Recurring). */
export function faltasPausam(faltas: number, { loterias }: Regras): boolean {
  return faltas >= loterias.faltasQuePausam;
}

/** How many of the draws that come, in their order, the balance of the series pays whole. */
export function sorteiosQueOSaldoPaga(saldo: number, valores: readonly number[]): number {
  let [resta, pagos] = [saldo, 0];
  for (const valor of valores) {
    if (valor > resta) break;
    resta -= valor;
    pagos += 1;
  }
  return pagos;
}
