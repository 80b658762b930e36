import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import {
  formatarDia,
  formatarDiaComSemana,
  formatarDiaCurto,
  formatarDiaRelativo,
} from '@rateia/domain/datas-formatadas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { maiuscula } from '../../../lib/em-palavras.ts';
import { meioNaTela } from '../../../lib/meios/meios.ts';
import type { RegrasEmVigor } from '../../../lib/regras.ts';

type Fatura = RespostaDe<'getFaturas'>['itens'][number];
const S = ID_STATUS_FATURA;

/** An invoice that waits to be paid. */
export function emAberto({ status }: Pick<Fatura, 'status'>): boolean {
  return status === S.pendente || status === S.atraso;
}

/** The mark of a row of the history: a missed payment is no completed step (DESIGN §7, 63). */
export function estadoDoEvento(evento: string): 'feito' | 'falha' {
  return evento === 'atrasar' ? 'falha' : 'feito';
}

/** "Vence quarta, 30 dez", "Venceu ontem", "Com Pix, 5 dez", "Devolvida", "Cancelada": one line under the name. A month and the caução of a group cost the same: which of them it is comes first. */
export function situacaoDaFatura(fatura: Fatura, hoje: Dia): string {
  const situacao = comoEsta(fatura, hoje);
  return fatura.tipo === 'caucao' ? `Caução. ${situacao}` : situacao;
}

function comoEsta(fatura: Fatura, hoje: Dia): string {
  const { status, vencimento, pagaEm, meioPagamento } = fatura;
  if (emAberto(fatura)) return vencimentoEmPalavras(vencimento, hoje);
  if (status === S.estornado) return 'Devolvida para você';
  if (status !== S.pago || pagaEm === null) return 'Não foi cobrada';
  const quando = formatarDiaCurto(diaDe(pagaEm), hoje);
  const como = meioNaTela(meioPagamento)?.comoFoiPago ?? SOZINHOS[meioPagamento ?? 0];
  return como === undefined ? `Paga em ${quando}` : `${como}, ${quando}`;
}
/** The means that pay a month by themselves: nobody chooses them on a screen. */
const SOZINHOS: Readonly<Record<number, string>> = {
  [MEIO_PAGAMENTO.cartaoRecorrente.id]: 'No cartão',
  [MEIO_PAGAMENTO.pixProgramado.id]: 'Com Pix programado',
};

/** "Vence hoje", "Vence amanhã", "Vence quarta, 30 dez", "Venceu em 18 dez". */
export function vencimentoEmPalavras(vencimento: Dia, hoje: Dia): string {
  const relativo = formatarDiaRelativo(vencimento, hoje);
  if (vencimento < hoje) return relativo === 'Ontem' ? 'Venceu ontem' : `Venceu em ${relativo}`;
  if (relativo === 'Hoje' || relativo === 'Amanhã') return `Vence ${relativo.toLocaleLowerCase('pt-BR')}`;
  return `Vence ${formatarDiaComSemana(vencimento)}`;
}

interface Atraso {
  readonly vencimento: Dia;
  readonly hoje: Dia;
  /** The days of the rule, from the due date. */
  readonly cobranca: RegrasEmVigor['cobranca'];
}

/** The consequences of a late month that nobody pays, each with its day (REGRAS 2.8). */
export function oQueSegueAoAtraso({ vencimento, hoje, cobranca }: Atraso): string {
  const { segundaTentativaEm, terceiraTentativaEm, usarCaucaoEm, encerrarEm } = cobranca;
  function quando(dias: number): string {
    const dia = somarDias(vencimento, dias);
    return dia === hoje ? 'hoje' : `em ${formatarDia(dia)}`;
  }
  function aindaVem(dias: number): boolean {
    return somarDias(vencimento, dias) >= hoje;
  }
  const tentativas = [segundaTentativaEm, terceiraTentativaEm].filter(aindaVem).map(quando).join(' e ');
  const caucao = `${quando(usarCaucaoEm)} usamos a sua caução, se houver; sem ela, o acesso é suspenso.`;
  if (tentativas !== '') return `Tentamos de novo ${tentativas}. ${maiuscula(caucao)}`;
  if (aindaVem(usarCaucaoEm)) return maiuscula(caucao);
  return aindaVem(encerrarEm)
    ? `As tentativas terminaram e o acesso está suspenso. Sem pagamento, a sua vaga termina ${quando(encerrarEm)}.`
    : 'As tentativas terminaram. Você pode pagar quando quiser.';
}
