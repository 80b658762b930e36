import type { Dia } from '@rateia/domain/datas';
import { diasEntre } from '@rateia/domain/datas';
import { formatarDia, formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { ConteudoDoEmail } from './modelo.ts';

const FATURAS = '/carteira/creditos?filtro=fatura';
const PAGAR = { rotulo: 'Pagar agora', caminho: FATURAS } as const;

/** The data of every e-mail about an invoice; `valor` is centavos, days are of Brasília. */
type DadosDaFatura = { readonly grupo: string; readonly valor: number; readonly vencimento: Dia };

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}

/** The due day, as it is on the day on which an e-mail leaves: queues and outages may make it a late one. */
function vence(vencimento: Dia, hoje: Dia): string {
  if (vencimento === hoje) return 'vence hoje';
  return vencimento < hoje ? `venceu em ${formatarDia(vencimento)}` : `vence ${formatarDiaComSemana(vencimento)}`;
}

function quantoFalta(vencimento: Dia, hoje: Dia): string {
  const dias = diasEntre(hoje, vencimento);
  if (dias < 0) return 'Fatura vencida';
  if (dias === 0) return 'Vence hoje';
  return dias === 1 ? 'Falta 1 dia' : `Faltam ${dias} dias`;
}

/** The card that pays where the balance does not, with the whole charge in centavos; null for a person without one. */
type ComCartao = { readonly finalDoCartao: string | null; readonly valorNoCartao: number | null };
/** Why that card brought no money, in a sentence; null where none was charged. */
type FalhaNoCartao = { readonly falhaNoCartao: string | null };

function seOSaldoNaoBastar({ finalDoCartao, valorNoCartao }: ComCartao): readonly string[] {
  return finalDoCartao === null || valorNoCartao === null
    ? []
    : [
        `Se o saldo não bastar, cobramos ${reais(valorNoCartao)} no cartão final ${finalDoCartao}, já com o custo do cartão.`,
      ];
}

function comFalha({ falhaNoCartao }: FalhaNoCartao): readonly string[] {
  return falhaNoCartao === null ? [] : [falhaNoCartao];
}

/** Centavos of the invoice that the deposit pays if nobody else does: all of it or zero. */
/** The signed page of a late invoice, which needs no login (REGRAS 2.8). */
type ComSaida = { readonly oQueFazer: string };
type PelaCaucao = { readonly pelaCaucao: number };

/** E-mails about invoices and the deposit, in the order in which they come (REGRAS 2.8). */
export const modelosDeCarteira = {
  plusTerminou: ({ valor }: { readonly valor: number }): ConteudoDoEmail => ({
    assunto: 'Seu Plus terminou',
    paragrafos: [
      'O mês que você pagou acabou e o Plus não foi renovado. Você não deve nada.',
      `A taxa das suas vagas volta a ser a comum nas próximas faturas. Para ter a taxa reduzida de novo, o Plus custa ${reais(valor)} por mês.`,
    ],
    botao: { rotulo: 'Ver o Plus', caminho: '/plus' },
  }),
  faturaEmitida: (d: DadosDaFatura & ComCartao, hoje: Dia): ConteudoDoEmail => ({
    assunto: `Sua fatura de ${d.grupo} ${vence(d.vencimento, hoje)}`,
    paragrafos: [
      `A mensalidade do grupo ${d.grupo} é de ${reais(d.valor)} e ${vence(d.vencimento, hoje)}.`,
      d.vencimento > hoje
        ? 'Nesse dia vamos usar o seu saldo. Se preferir, pague antes, por Pix ou com saldo.'
        : 'Vamos usar o seu saldo. Se preferir, pague agora, por Pix ou com saldo.',
      ...seOSaldoNaoBastar(d),
    ],
    botao: { rotulo: 'Ver a fatura', caminho: FATURAS },
  }),
  faturaLembrete: (d: DadosDaFatura & ComCartao, hoje: Dia): ConteudoDoEmail => ({
    assunto: `${quantoFalta(d.vencimento, hoje)}: ${d.grupo}`,
    paragrafos: [
      `A fatura de ${reais(d.valor)} do grupo ${d.grupo} ${vence(d.vencimento, hoje)}.`,
      'Deixe saldo na carteira para a cobrança automática, ou pague por Pix agora.',
      ...seOSaldoNaoBastar(d),
    ],
    botao: PAGAR,
  }),
  faturaVenceHoje: ({ grupo, valor, vencimento, ...d }: DadosDaFatura & FalhaNoCartao, hoje: Dia): ConteudoDoEmail => ({
    assunto: `Sua fatura de ${grupo} ${vence(vencimento, hoje)}`,
    paragrafos: [
      `Seu saldo não cobre a fatura de ${reais(valor)} do grupo ${grupo}.`,
      ...comFalha(d),
      `Pague por Pix ${vencimento < hoje ? 'agora' : 'ainda hoje'}: o código é gerado na hora e a confirmação leva segundos.`,
    ],
    botao: { rotulo: 'Pagar com Pix', caminho: FATURAS },
  }),
  faturaEmAtraso: ({
    grupo,
    valor,
    vencimento,
    oQueFazer,
    ...d
  }: DadosDaFatura & ComSaida & FalhaNoCartao): ConteudoDoEmail => ({
    assunto: `Fatura em atraso: ${grupo}`,
    paragrafos: [
      `A fatura de ${reais(valor)} do grupo ${grupo} venceu em ${formatarDia(vencimento)} e o seu saldo não foi suficiente.`,
      ...comFalha(d),
      'Seu acesso continua. Vamos tentar de novo nos próximos dias, sem multa.',
      'Se não der para pagar agora, conte o que houve: dá para combinar outra data, pular um mês ou sair com a caução.',
    ],
    botao: { rotulo: 'Ver o que dá para fazer', caminho: oQueFazer },
  }),
  faturaUltimaTentativa: ({
    grupo,
    valor,
    vencimento,
    pelaCaucao,
    oQueFazer,
    ...d
  }: DadosDaFatura & PelaCaucao & ComSaida & FalhaNoCartao): ConteudoDoEmail => ({
    assunto: `Última tentativa de cobrança: ${grupo}`,
    paragrafos: [
      `A fatura de ${reais(valor)} do grupo ${grupo}, que venceu em ${formatarDia(vencimento)}, ainda não foi paga.`,
      ...comFalha(d),
      pelaCaucao > 0
        ? 'Amanhã a sua caução paga este mês e o seu acesso continua. Depois será preciso refazer a caução.'
        : 'Pague hoje: amanhã o seu acesso é suspenso.',
    ],
    botao: { rotulo: 'Ver o que dá para fazer', caminho: oQueFazer },
  }),
  pagamentoDeMembroEmAtraso: ({
    grupo,
    membro,
    pelaCaucao,
  }: {
    readonly grupo: string;
    readonly membro: string;
  } & PelaCaucao): ConteudoDoEmail => ({
    assunto: `Pagamento em atraso no grupo ${grupo}`,
    paragrafos: [
      `O pagamento de ${membro} no grupo ${grupo} está em atraso.`,
      pelaCaucao > 0
        ? 'Não precisa fazer nada: cuidamos da cobrança e, se ela não for paga, a caução paga este mês.'
        : 'Não precisa fazer nada: cuidamos da cobrança. Se ela não for paga, o acesso é suspenso e depois a vaga é liberada.',
    ],
    botao: { rotulo: 'Ver recebimentos', caminho: '/carteira/creditos' },
  }),
  pixProgramadoAtivo: ({ grupo }: { readonly grupo: string }): ConteudoDoEmail => ({
    assunto: `Pix programado ativo: ${grupo}`,
    paragrafos: [
      `O seu banco confirmou o Pix programado do grupo ${grupo}. As próximas mensalidades são pagas no dia do vencimento, sem custo.`,
      'Você pode cancelar quando quiser, aqui ou no aplicativo do banco. O seu lugar no grupo continua.',
    ],
    botao: { rotulo: 'Ver o Pix programado', caminho: '/pix-programado' },
  }),
  pixProgramadoEncerrado: ({ grupo }: { readonly grupo: string }): ConteudoDoEmail => ({
    assunto: `Pix programado encerrado: ${grupo}`,
    paragrafos: [
      `O Pix programado do grupo ${grupo} foi cancelado no banco. O seu lugar no grupo continua.`,
      'As próximas mensalidades usam o seu saldo, ou um código Pix que você paga na hora.',
    ],
    botao: { rotulo: 'Ver o Pix programado', caminho: '/pix-programado' },
  }),
  caucaoUsada: (d: { readonly grupo: string; readonly valor: number; readonly ate: Dia }): ConteudoDoEmail => ({
    assunto: `Usamos a sua caução: ${d.grupo}`,
    paragrafos: [
      `A caução pagou a mensalidade de ${reais(d.valor)} do grupo ${d.grupo}. Seu acesso continua.`,
      `Refaça a caução até ${formatarDiaComSemana(d.ate)} para continuar no grupo depois deste ciclo.`,
    ],
    botao: { rotulo: 'Refazer a caução', caminho: FATURAS },
  }),
  acessoSuspenso: (d: {
    readonly grupo: string;
    readonly valor: number;
    readonly encerraEm: Dia;
  }): ConteudoDoEmail => ({
    assunto: `Acesso suspenso: ${d.grupo}`,
    paragrafos: [
      `A fatura de ${reais(d.valor)} do grupo ${d.grupo} não foi paga e o seu acesso está suspenso.`,
      `Pague antes de ${formatarDiaComSemana(d.encerraEm)} e ele volta na hora. Nesse dia a sua vaga é liberada.`,
    ],
    botao: PAGAR,
  }),
};
