import { lerLinhas } from '@rateia/domain/carteira/recibo';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import type { ConteudoDoEmail } from './modelo.ts';

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

/** E-mails about payments by Pix (REGRAS 2.2, 2.5). */
export const modelosDeCheckout = {
  pixDevolvido: (d: {
    readonly valor: number;
    readonly motivo: MotivoDeDevolucao;
    /** `sim` for money that goes back to a card. */
    readonly noCartao?: 'sim' | null;
  }): ConteudoDoEmail => ({
    assunto:
      d.noCartao === 'sim'
        ? `Devolvemos ${formatarReais(centavos(d.valor))} ao seu cartão`
        : `Devolvemos o seu Pix de ${formatarReais(centavos(d.valor))}`,
    paragrafos:
      d.noCartao === 'sim'
        ? [
            MOTIVOS_NO_CARTAO[d.motivo] ?? MOTIVOS[d.motivo],
            'O valor volta inteiro e aparece na fatura desta ou da próxima.',
          ]
        : [MOTIVOS[d.motivo], 'O valor volta inteiro para a conta de onde saiu, em geral em poucos minutos.'],
    destaque: formatarReais(centavos(d.valor)),
    botao:
      d.motivo === 'vagaOcupada'
        ? { rotulo: 'Ver outros grupos', caminho: '/grupos' }
        : { rotulo: 'Ver minha carteira', caminho: '/carteira/creditos' },
  }),
  cartaoVencendo: (d: { readonly final: string; readonly validade: string }): ConteudoDoEmail => ({
    assunto: `Seu cartão final ${d.final} vence neste mês`,
    paragrafos: [
      `O cartão final ${d.final}, de validade ${d.validade}, deixa de pagar no fim deste mês.`,
      'Cadastre o cartão novo para não precisar digitar de novo na próxima compra.',
    ],
    botao: { rotulo: 'Ver meus cartões', caminho: '/perfil/cartoes' },
  }),
  reembolsoDevolvido: (d: { readonly valor: number }): ConteudoDoEmail => ({
    assunto: `${formatarReais(centavos(d.valor))} voltaram para a sua conta`,
    paragrafos: ['O banco confirmou a devolução por Pix. O valor está na conta de onde o pagamento saiu.'],
    destaque: formatarReais(centavos(d.valor)),
    botao: { rotulo: 'Ver minhas faturas', caminho: '/carteira/creditos?filtro=fatura' },
  }),
  devolucaoNoSaldo: (d: { readonly valor: number }): ConteudoDoEmail => ({
    assunto: `${formatarReais(centavos(d.valor))} estão no seu saldo`,
    paragrafos: [
      'O banco não conseguiu devolver este valor para a conta de onde ele saiu. Por isso ele ficou no seu saldo.',
      'Você pode usar em um grupo ou retirar quando quiser.',
    ],
    destaque: formatarReais(centavos(d.valor)),
    botao: { rotulo: 'Ver meu saldo', caminho: '/carteira/creditos' },
  }),
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
