import { lerLinhas } from '@rateia/domain/carteira/recibo';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import type { ConteudoDoEmail } from './modelo.ts';
import type { Devolvido, PorOnde } from './por-onde-volta.ts';
import { porOndeVolta, verDevolucao } from './por-onde-volta.ts';

const MOTIVOS: Readonly<Record<MotivoDeDevolucao, string>> = {
  duplicado: 'Este pagamento já tinha sido feito, e chegou outra vez.',
  valorDiferente: 'O valor que chegou não é o valor do código Pix.',
  terceiro: 'O Pix veio de uma conta de outro CPF, e o saldo só recebe de uma conta do seu.',
  vagaOcupada: 'Outra pessoa ocupou a vaga antes de o seu pagamento chegar.',
  faturaNaoPagavel: 'A fatura não estava mais em aberto quando o pagamento chegou.',
  acimaDoLimite: 'Ele chegou depois do prazo do código, e o seu saldo já estava no limite.',
};

/** The same of a card, where its words are others. */
const MOTIVOS_NO_CARTAO: Partial<Record<MotivoDeDevolucao, string>> = {
  valorDiferente: 'O valor que chegou não é o valor da compra.',
  terceiro: 'O cartão é de outro CPF, e o saldo só recebe de um cartão do seu.',
};

/** And of the other means. */
const MOTIVOS_DOS_OUTROS: Partial<Record<MotivoDeDevolucao, string>> = {
  valorDiferente: 'O valor que chegou não é o valor da compra.',
  terceiro: 'O pagamento veio de outra pessoa, e o saldo só recebe de você.',
  acimaDoLimite: 'Ele chegou depois do prazo, e o seu saldo já estava no limite.',
};

function porQueVolta(motivo: MotivoDeDevolucao, { tipo }: PorOnde): string {
  const proprios = tipo === 'cartao' ? MOTIVOS_NO_CARTAO : tipo === 'outro' ? MOTIVOS_DOS_OUTROS : {};
  return proprios[motivo] ?? MOTIVOS[motivo];
}

function tituloDaVolta(valor: string, onde: PorOnde): string {
  if (onde.tipo === 'cartao') return `Devolvemos ${valor} ao seu cartão`;
  return onde.tipo === 'pix' ? `Devolvemos o seu Pix de ${valor}` : `Devolvemos ${valor} por ${onde.nome}`;
}

function comoVolta(onde: PorOnde): string {
  if (onde.tipo === 'cartao') return 'O valor volta inteiro e aparece na fatura desta ou da próxima.';
  return onde.tipo === 'pix'
    ? 'O valor volta inteiro para a conta de onde saiu, em geral em poucos minutos.'
    : `O valor volta inteiro por ${onde.nome}, de onde saiu.`;
}

function voltou(valor: string, onde: PorOnde): readonly [string, string] {
  if (onde.tipo === 'cartao')
    return [
      `${valor} voltaram para o seu cartão`,
      'A operadora confirmou a devolução. O valor aparece na fatura desta ou da próxima.',
    ];
  return onde.tipo === 'pix'
    ? [
        `${valor} voltaram para a sua conta`,
        'O banco confirmou a devolução por Pix. O valor está na conta de onde o pagamento saiu.',
      ]
    : [
        `${valor} voltaram por ${onde.nome}`,
        `A devolução por ${onde.nome} foi confirmada. O valor está de onde o pagamento saiu.`,
      ];
}

function naoVoltou(onde: PorOnde): string {
  if (onde.tipo === 'cartao')
    return 'A operadora não aceitou devolver este valor ao cartão. Por isso ele ficou no seu saldo.';
  return onde.tipo === 'pix'
    ? 'O banco não conseguiu devolver este valor para a conta de onde ele saiu. Por isso ele ficou no seu saldo.'
    : `A devolução por ${onde.nome} não foi aceita. Por isso o valor ficou no seu saldo.`;
}

/** E-mails about payments and their returns, which name the means that returns (REGRAS 2.2, 2.5, 2.9). */
export const modelosDeCheckout = {
  pixDevolvido: (d: Devolvido & { readonly motivo: MotivoDeDevolucao }): ConteudoDoEmail => {
    const onde = porOndeVolta(d.meioPagamento);
    const valor = formatarReais(centavos(d.valor));
    return {
      assunto: tituloDaVolta(valor, onde),
      paragrafos: [porQueVolta(d.motivo, onde), comoVolta(onde)],
      destaque: valor,
      botao: d.motivo === 'vagaOcupada' ? { rotulo: 'Ver outros grupos', caminho: '/grupos' } : verDevolucao(d),
    };
  },
  cartaoVencendo: (d: { readonly final: string; readonly validade: string }): ConteudoDoEmail => ({
    assunto: `Seu cartão final ${d.final} vence neste mês`,
    paragrafos: [
      `O cartão final ${d.final}, de validade ${d.validade}, deixa de pagar no fim deste mês.`,
      'Cadastre o cartão novo para não precisar digitar de novo na próxima compra.',
    ],
    botao: { rotulo: 'Ver meus cartões', caminho: '/perfil/cartoes' },
  }),
  reembolsoDevolvido: (d: Devolvido): ConteudoDoEmail => {
    const valor = formatarReais(centavos(d.valor));
    const [assunto, paragrafo] = voltou(valor, porOndeVolta(d.meioPagamento));
    return { assunto, paragrafos: [paragrafo], destaque: valor, botao: verDevolucao(d) };
  },
  devolucaoNoSaldo: (d: Devolvido): ConteudoDoEmail => {
    const valor = formatarReais(centavos(d.valor));
    return {
      assunto: `${valor} estão no seu saldo`,
      paragrafos: [naoVoltou(porOndeVolta(d.meioPagamento)), 'Você pode usar em um grupo ou retirar quando quiser.'],
      destaque: valor,
      botao: verDevolucao(d),
    };
  },
  saldoAdicionado: (d: { readonly valor: number; readonly credito: number | null }): ConteudoDoEmail => ({
    assunto: `${formatarReais(centavos(d.valor))} adicionados ao seu saldo`,
    paragrafos: ['Seu pagamento chegou, e o saldo já é seu para usar.'],
    destaque: formatarReais(centavos(d.valor)),
    botao:
      d.credito === null
        ? { rotulo: 'Ver meu saldo', caminho: '/carteira/creditos' }
        : { rotulo: 'Ver comprovante', caminho: `/carteira/recibo/credito/${d.credito}` },
  }),
  /** The receipt of an invoice, whatever it pays for and by whatever means (REGRAS 2.3). */
  pagamentoRecebido: (d: {
    readonly oQue: string;
    readonly meio: string;
    readonly valor: number;
    readonly linhas: string;
    /** Centavos of the next charge, or null where there is none. */
    readonly proxima: number | null;
    readonly quando: string;
    readonly fatura: number;
  }): ConteudoDoEmail => ({
    assunto: `${formatarReais(centavos(d.valor))} pagos: ${d.oQue}`,
    paragrafos: [
      d.meio === 'Caução'
        ? `A sua caução pagou ${formatarReais(centavos(d.valor))} de ${d.oQue}.`
        : `Recebemos o seu pagamento de ${formatarReais(centavos(d.valor))} por ${d.oQue}, com ${d.meio}.`,
    ],
    destaque: formatarReais(centavos(d.valor)),
    linhas: [
      ...lerLinhas(d.linhas),
      ...(d.proxima === null
        ? []
        : [{ rotulo: `Próxima cobrança, ${d.quando}`, valor: formatarReais(centavos(d.proxima)) }]),
    ],
    botao: { rotulo: 'Ver comprovante', caminho: `/carteira/recibo/fatura/${d.fatura}` },
  }),
};
