import type { Dia, Instante } from '../datas.ts';
import { diaDe, somarDias, somarHoras } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { maior, multiplicar, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';
import type { StatusGrupo } from './estados.ts';
import { ID_STATUS_GRUPO } from './estados.ts';
import type { PrecoDaVaga } from './precos.ts';

const HORAS_DO_DIA = 24;

/** The effect of an announced value on one membership (REGRAS 2.11). */
export const ESTADO_MUDANCA = {
  esperando: { id: 'esperando', rotulo: 'Ainda não respondeu' },
  marcada: { id: 'marcada', rotulo: 'Continua no grupo' },
  silencio: { id: 'silencio', rotulo: 'Não respondeu no prazo' },
  aplicada: { id: 'aplicada', rotulo: 'Já paga o novo valor' },
  dispensada: { id: 'dispensada', rotulo: 'Sem efeito' },
} as const;
export type EstadoMudanca = IdDe<typeof ESTADO_MUDANCA>;
export const ID_ESTADO_MUDANCA = idsDe(ESTADO_MUDANCA);

export type EventoMudanca = 'avisar' | 'perguntar' | 'aceitar' | 'calar' | 'ficar' | 'aplicar' | 'dispensar';
export type QuemMoveMudanca = 'membro' | 'administrador' | 'operador' | 'sistema';

const E = ID_ESTADO_MUDANCA;
/** A change that has still to reach the membership. */
export const MUDANCAS_ABERTAS: readonly EstadoMudanca[] = [E.esperando, E.marcada, E.silencio];

const QUALQUER: readonly QuemMoveMudanca[] = ['membro', 'administrador', 'operador', 'sistema'];
const tabela: readonly LinhaCurta<EstadoMudanca, EventoMudanca, QuemMoveMudanca, unknown, never>[] = [
  [INICIO, 'avisar', E.marcada, ['administrador'], livre, []],
  [INICIO, 'perguntar', E.esperando, ['administrador'], livre, []],
  [E.esperando, 'aceitar', E.marcada, ['membro'], livre, []],
  [E.esperando, 'calar', E.silencio, ['sistema'], livre, []],
  // Taking the leaving back is the answer that was missing.
  [E.silencio, 'ficar', E.marcada, ['membro'], livre, []],
  [E.marcada, 'aplicar', E.aplicada, ['sistema'], livre, []],
  ...MUDANCAS_ABERTAS.map(
    (estado): LinhaCurta<EstadoMudanca, EventoMudanca, QuemMoveMudanca, unknown, never> => [
      estado,
      'dispensar',
      E.dispensada,
      QUALQUER,
      livre,
      [],
    ],
  ),
];

/** marcada or esperando → aplicada; esperando → marcada or silencio; all but the ends → dispensada (REGRAS 2.11). */
export const MAQUINA_MUDANCA = definirMaquina({
  nome: 'mudancaDeValor',
  tabela: 'mudancas_de_valor',
  coluna: 'estado',
  rotulos: ESTADO_MUDANCA,
  transicoes: lerTabela(tabela),
});

/** The whole price of a seat per month. */
export function mensalDaVaga({ valorSemTaxas, valorTaxa }: PrecoDaVaga): Centavos {
  return somar(valorSemTaxas, valorTaxa);
}

type Precos = { readonly de: PrecoDaVaga; readonly para: PrecoDaVaga };

/** A rise that a member must agree to: above 10 % of what his seat costs him now (REGRAS 2.11). */
export function pedeAceite({ de, para }: Precos, { valor }: Regras): boolean {
  const antes = mensalDaVaga(de);
  return (mensalDaVaga(para) - antes) * 1_000 > antes * valor.milesimosSemAceite;
}

/** The seat costs more than before. */
export function ehAumento({ de, para }: Precos): boolean {
  return mensalDaVaga(para) > mensalDaVaga(de);
}

/** When a rise that is announced now begins, and until when a member who is asked may answer (REGRAS 2.11). */
export function prazosDoAumento(
  agora: Instante,
  { valor }: Regras,
): { readonly valeEm: Dia; readonly responderAte: Instante; readonly lembrarEm: Instante } {
  const responderAte = somarHoras(agora, valor.diasParaAceitar * HORAS_DO_DIA);
  return {
    valeEm: somarDias(diaDe(agora), valor.diasDeAviso),
    responderAte,
    lembrarEm: somarHoras(responderAte, -valor.diasDoLembrete * HORAS_DO_DIA),
  };
}

/** The first day on which another rise may be announced (REGRAS 2.11). */
export function proximoAumento(anunciadoEm: Instante, { valor }: Regras): Dia {
  return somarDias(diaDe(anunciadoEm), valor.diasEntreAumentos);
}

const S = ID_STATUS_GRUPO;
/** A group whose cycles run and that has no end: its value may change for its members too. */
const MUDA_COM_MEMBROS: readonly StatusGrupo[] = [S.ativo, S.assinadoComVagas, S.filaEspera];

/** True if the value may change now: a group on offer without members, or one whose cycles run (REGRAS 2.11). */
export function mudaDeValor(grupo: { readonly status: StatusGrupo; readonly membros: number }): boolean {
  return MUDA_COM_MEMBROS.includes(grupo.status) || (grupo.status === S.aguardandoMembros && grupo.membros === 0);
}

export type RecusaDaMudanca = 'igual' | 'acimaDoTeto' | 'aumentoAnunciado' | 'aumentoRecente';

/**
 * Why a new value is refused. While an announced rise waits, the one change allowed is back to the value before it, or
 * below; a second rise waits 60 days (REGRAS 2.11).
 */
export function recusaDaMudanca(
  pedido: {
    readonly atual: PrecoDaVaga;
    readonly novo: PrecoDaVaga;
    /** Null where the catalogue knows no price. */
    readonly teto: Centavos | null;
    readonly mesmoPlano: boolean;
    readonly ultimoAumento:
      | {
          readonly anunciadoEm: Instante;
          readonly antes: PrecoDaVaga;
          readonly valeEm: Dia;
          /** A later change took its place. */
          readonly desfeito: boolean;
        }
      | undefined;
    readonly temMembros: boolean;
    readonly hoje: Dia;
  },
  regras: Regras,
): RecusaDaMudanca | undefined {
  const { atual, novo, teto, ultimoAumento, hoje } = pedido;
  const [de, para] = [mensalDaVaga(atual), mensalDaVaga(novo)];
  if (de === para && pedido.mesmoPlano) return 'igual';
  if (teto !== null && novo.valorSemTaxas > teto && (para > de || !pedido.mesmoPlano)) return 'acimaDoTeto';
  if (ultimoAumento === undefined || !pedido.temMembros) return undefined;
  const { anunciadoEm, antes, valeEm, desfeito } = ultimoAumento;
  if (hoje < valeEm && !desfeito) return para <= mensalDaVaga(antes) ? undefined : 'aumentoAnunciado';
  return para > de && hoje < proximoAumento(anunciadoEm, regras) ? 'aumentoRecente' : undefined;
}

/**
 * The part that the deposit lacks, or has too much, once a membership pays another price: it is one month of the seats
 * (REGRAS 2.11). A deposit that is being rebuilt is completed by the difference alone.
 */
export function acertoDaCaucao({
  de,
  para,
  vagas,
  caucao,
}: Precos & { readonly vagas: number; readonly caucao: Centavos }): {
  readonly falta: Centavos;
  readonly sobra: Centavos;
} {
  const mes = multiplicar(mensalDaVaga(para), vagas);
  return {
    falta: maior(ZERO, subtrair(mes, multiplicar(mensalDaVaga(de), vagas))),
    sobra: ehAumento({ de, para }) ? ZERO : maior(ZERO, subtrair(caucao, mes)),
  };
}
