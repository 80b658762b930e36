import type { Dia } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { MomentoDoLacre } from '@rateia/domain/loterias/arquivo-da-prova';
import type { AnexoDoEmail, ConteudoDoEmail } from './modelo.ts';

type Conferido = {
  readonly bolaoId: number;
  readonly bolao: string;
  /** The prize of the whole pool, and that of the member's cotas, in centavos. */
  readonly premio: number;
  readonly suaParte: number;
  /** The result was corrected after it had been told. */
  readonly correcao: 'sim' | null;
};

type Lacrado = {
  readonly bolaoId: number;
  readonly bolao: string;
  readonly momento: MomentoDoLacre;
  readonly raiz: string;
  /** The numbers of the member's cotas: "3, 4". */
  readonly cotas: string;
  /** Their files as JSON, each with name and text. */
  readonly arquivos: string;
};

type Cancelado = {
  readonly bolaoId: number;
  readonly bolao: string;
  readonly motivo: string;
  /** The price of the cotas, and the apology on top of it, in centavos. */
  readonly devolvido: number;
  readonly desculpa: number;
};

/** A pool as it is frozen, after its draw, its prize in the wallet, a prize to fetch; or cancelled (REGRAS 2.12). */
export const modelosDosPremios = {
  bolaoLacrado: (d: Lacrado): ConteudoDoEmail => ({
    assunto: d.momento === 'fechamento' ? `A lista de ${d.bolao} foi fechada` : `As apostas de ${d.bolao} foram feitas`,
    paragrafos: [
      d.momento === 'fechamento'
        ? 'Trancamos quem tem cada cota e quais são os jogos, antes do sorteio. Mudar qualquer coisa depois muda o lacre.'
        : 'Os recibos oficiais entraram no lacre, antes do sorteio. Mudar qualquer coisa depois muda o lacre.',
      `O lacre é ${(d.raiz.match(/.{4}/g) ?? []).join(' ')}`,
      d.cotas.includes(',')
        ? `Suas cotas são ${d.cotas}. O arquivo de cada uma vai neste e-mail: com ele você confere, sem internet, que ela está na lista.`
        : `Sua cota é a ${d.cotas}. O arquivo dela vai neste e-mail: com ele você confere, sem internet, que ela está na lista.`,
    ],
    botao: { rotulo: 'Ver a prova', caminho: `/loteria/${d.bolaoId}/prova` },
    observacao: 'Guarde o arquivo e o e-mail. O verificador, que funciona sem internet, se baixa na página da prova.',
    anexos: JSON.parse(d.arquivos) as readonly AnexoDoEmail[],
  }),
  // Subject and first line stand in lists and on locked screens: they never tell the result (DESIGN 12).
  bolaoConferido: (d: Conferido): ConteudoDoEmail => ({
    assunto: d.correcao !== null ? `O resultado de ${d.bolao} foi corrigido` : `O sorteio de ${d.bolao} saiu`,
    paragrafos: [
      'Conferimos todas as apostas do seu bolão. Abra o sorteio quando quiser.',
      ...(d.premio > 0
        ? [
            `O bolão ganhou ${reais(d.premio)}, já sem o imposto. A sua parte é ${reais(d.suaParte)}, e cai na sua carteira quando o prêmio for recebido.`,
          ]
        : ['Desta vez não veio prêmio.']),
    ],
    botao: { rotulo: 'Ver o bolão', caminho: `/meus-grupos/loteria/${d.bolaoId}` },
  }),
  bolaoCancelado: (d: Cancelado): ConteudoDoEmail => ({
    assunto: `${d.bolao} foi cancelado: ${reais(d.devolvido)} de volta`,
    paragrafos: [
      `${d.motivo}, e o bolão não foi para o sorteio. Devolvemos ${reais(d.devolvido)}, tudo o que você pagou, pelo meio que usou.`,
      ...(d.desculpa > 0 ? [`Como pedido de desculpas, ${reais(d.desculpa)} entraram no seu saldo.`] : []),
    ],
    botao: { rotulo: 'Ver o que voltou', caminho: `/meus-grupos/loteria/${d.bolaoId}` },
  }),
  bolaoPremioPago: (d: { readonly bolao: string; readonly valor: number }): ConteudoDoEmail => ({
    assunto: `${reais(d.valor)} de prêmio na sua carteira`,
    paragrafos: [
      `A sua parte do prêmio de ${d.bolao} já está no seu saldo.`,
      'Você pode retirar por Pix: prêmio não conta no limite do mês.',
    ],
    botao: { rotulo: 'Ver a carteira', caminho: '/carteira/creditos' },
  }),
  bolaoPremioAReceber: (d: {
    readonly bolao: string;
    readonly premio: number;
    readonly faltam: number;
    readonly prescreveEm: Dia;
    readonly guardiao: string;
  }): ConteudoDoEmail => ({
    assunto: `Faltam ${d.faltam === 1 ? '1 dia' : `${d.faltam} dias`} para receber o prêmio de ${d.bolao}`,
    paragrafos: [
      `O prêmio de ${reais(d.premio)} prescreve em ${formatarDiaCompleto(d.prescreveEm)}. O bilhete está com ${d.guardiao}.`,
      'Receba e registre o pagamento na mesa de prêmios.',
    ],
    botao: { rotulo: 'Abrir a mesa de prêmios', caminho: '/backoffice/premios' },
  }),
};

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
