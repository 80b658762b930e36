import type { Dia } from '@rateia/domain/datas';
import { formatarDia, formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { ConteudoDoEmail } from './modelo.ts';

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
/** The amount that was refunded and its channel; the notes of the invoices show the arithmetic. */
type Volta = { readonly total: number; readonly porPix: number };
function volta({ total, porPix }: Volta): readonly string[] {
  return [
    ...(porPix === 0
      ? []
      : [`${reais(porPix)} voltam por Pix para a conta de onde o pagamento saiu, em geral em poucos minutos.`]),
    ...(total === porPix ? [] : [`${reais(total - porPix)} já estão no seu saldo. Você vê a conta no extrato.`]),
  ];
}

/** The reason of the list that the administrator chose, where it says something to the member. */
function porque(motivo: string | null): string {
  return motivo === null ? '' : ` Motivo: ${motivo}.`;
}

/** E-mails to a member who leaves a group (REGRAS 2.8, 2.9, 2.16). */
export const modelosDeCancelamento = {
  saidaAgendada: (d: {
    readonly grupo: string;
    readonly idGrupo: number;
    readonly saidaEm: Dia;
    readonly total: number;
  }): ConteudoDoEmail => ({
    assunto: `Você sairá de ${d.grupo} em ${formatarDia(d.saidaEm)}`,
    paragrafos: [
      `Você sairá em ${formatarDiaComSemana(d.saidaEm)}. Até lá, o seu acesso continua.`,
      d.total === 0 ? 'Não cobramos mais nenhuma fatura.' : `Nesse dia vamos devolver ${reais(d.total)}.`,
    ],
    botao: { rotulo: 'Ver o grupo', caminho: `/grupo/membro/${d.idGrupo}` },
    observacao: 'Mudou de ideia? Você pode voltar atrás até o último dia, enquanto ninguém ocupar a sua vaga.',
  }),
  saidaRevertida: (d: { readonly grupo: string; readonly idGrupo: number }): ConteudoDoEmail => ({
    assunto: `Você continua em ${d.grupo}`,
    paragrafos: [`Você desfez a saída do grupo ${d.grupo}. Tudo segue como antes.`],
    botao: { rotulo: 'Ver o grupo', caminho: `/grupo/membro/${d.idGrupo}` },
  }),
  saidaConcluida: (d: { readonly grupo: string } & Volta): ConteudoDoEmail => ({
    assunto: `Você saiu de ${d.grupo}`,
    paragrafos: [`Sua participação no grupo ${d.grupo} terminou.`, ...volta(d)],
    botao: { rotulo: 'Ver a carteira', caminho: '/carteira/creditos' },
  }),
  membroRemovido: (d: { readonly grupo: string; readonly motivo: string | null } & Volta): ConteudoDoEmail => ({
    assunto: `Você foi removido de ${d.grupo}`,
    paragrafos: [
      `Quem administra o grupo ${d.grupo} encerrou a sua participação.${porque(d.motivo)} O acesso terminou.`,
      'O mês atual volta inteiro, com a taxa e a caução, menos o que estiver em aberto.',
      ...volta(d),
    ],
    botao: { rotulo: 'Ver a carteira', caminho: '/carteira/creditos' },
    observacao: 'Acha que isso foi um engano? Fale com a nossa equipe.',
  }),
  remocaoMarcada: (d: {
    readonly grupo: string;
    readonly idGrupo: number;
    readonly saidaEm: Dia;
    readonly total: number;
    readonly motivo: string | null;
  }): ConteudoDoEmail => ({
    assunto: `Sua vaga em ${d.grupo} termina em ${formatarDia(d.saidaEm)}`,
    paragrafos: [
      `Quem administra o grupo ${d.grupo} decidiu encerrar a sua participação em ${formatarDiaComSemana(d.saidaEm)}.${porque(d.motivo)}`,
      'Até lá o seu acesso continua, e nenhuma nova fatura será cobrada.',
      ...(d.total === 0 ? [] : [`Nesse dia vamos devolver ${reais(d.total)}.`]),
    ],
    botao: { rotulo: 'Ver o grupo', caminho: `/grupo/membro/${d.idGrupo}` },
  }),
  vagaReocupada: (d: { readonly grupo: string; readonly multa: 'sim' | null } & Volta): ConteudoDoEmail => ({
    assunto: `Outra pessoa ocupou a sua vaga em ${d.grupo}: ${reais(d.total)} para você`,
    paragrafos: [
      d.multa === 'sim'
        ? `Outra pessoa ocupou em menos de 30 dias a vaga que você deixou no grupo ${d.grupo}. Por isso devolvemos a multa de fidelidade.`
        : `Outra pessoa ocupou a vaga que você deixou no grupo ${d.grupo} antes do fim do seu mês. Por isso devolvemos os dias que você não usou.`,
      ...volta(d),
    ],
    botao: { rotulo: 'Ver a carteira', caminho: '/carteira/creditos' },
  }),
  vagaReocupadaDoGrupo: (d: {
    readonly grupo: string;
    readonly membro: string;
    readonly total: number;
    readonly multa: 'sim' | null;
  }): ConteudoDoEmail => ({
    assunto: `Ajuste no recebimento de ${d.membro}: ${d.grupo}`,
    paragrafos: [
      d.multa === 'sim'
        ? `${d.membro} saiu do grupo ${d.grupo} e outra pessoa ocupou a vaga em menos de 30 dias. A multa de fidelidade, ${reais(d.total)}, volta para quem saiu.`
        : `${d.membro} saiu do grupo ${d.grupo} e outra pessoa ocupou a vaga antes do fim do mês. Os dias que sobraram, ${reais(d.total)}, voltam para quem saiu.`,
      'Você recebe de quem entrou o mês inteiro. Não precisa fazer nada.',
    ],
    botao: { rotulo: 'Ver recebimentos', caminho: '/carteira/creditos' },
  }),
  saidaPorCaucao: (d: { readonly grupo: string; readonly saidaEm: Dia }): ConteudoDoEmail => ({
    assunto: `Sua vaga em ${d.grupo} termina`,
    paragrafos: [
      `Você não refez a caução do grupo ${d.grupo} no prazo.`,
      `Seu acesso continua até ${formatarDiaComSemana(d.saidaEm)}, fim do ciclo que a caução pagou. Não cobramos mais nada.`,
    ],
    botao: { rotulo: 'Encontrar outro grupo', caminho: '/grupos' },
  }),
  saidaPorFaltaDePagamento: (d: { readonly grupo: string } & Volta): ConteudoDoEmail => ({
    assunto: `Sua participação em ${d.grupo} terminou`,
    paragrafos: [
      `A fatura do grupo ${d.grupo} ficou sem pagamento, e a sua vaga terminou.`,
      'Você pode quitar o valor em aberto quando quiser, pela carteira.',
      ...volta(d),
    ],
    botao: { rotulo: 'Ver a fatura', caminho: '/carteira/creditos?filtro=fatura' },
  }),
};
