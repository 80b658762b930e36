/**
 * The reason why a card was refused, in words of people, and the next step. `dura`: the same card is never tried again
 * for this payment; the others may be tried with other data, or on another day (REGRAS 2.18 Refused card).
 */
export const RECUSA_DO_CARTAO = {
  semLimite: {
    frase: 'O banco do cartão informou que não há limite disponível.',
    oQueFazer: 'Use outro cartão ou outra forma de pagamento, ou tente de novo mais tarde.',
    dura: false,
  },
  dadosDoCartao: {
    frase: 'O número ou o nome do cartão não confere.',
    oQueFazer: 'Confira os dados e digite de novo.',
    dura: false,
  },
  validade: {
    frase: 'A validade do cartão não confere, ou ele já venceu.',
    oQueFazer: 'Confira mês e ano, ou use outro cartão.',
    dura: false,
  },
  codigoDeSeguranca: {
    frase: 'O código de segurança não confere.',
    oQueFazer: 'Confira os números impressos no cartão e digite de novo.',
    dura: false,
  },
  ligarParaOBanco: {
    frase: 'O banco pede que você autorize esta compra.',
    oQueFazer:
      'Ligue para o número do verso do cartão, autorize o valor e tente de novo, ou use outra forma de pagamento.',
    dura: true,
  },
  cartaoDesativado: {
    frase: 'Este cartão está bloqueado ou ainda não foi ativado.',
    oQueFazer: 'Fale com o banco do cartão, ou use outro.',
    dura: true,
  },
  tipoNaoAceito: {
    frase: 'Este cartão não faz este tipo de compra.',
    oQueFazer: 'Use um cartão de crédito, ou outra forma de pagamento.',
    dura: true,
  },
  confirmacaoDoBanco: {
    frase: 'A confirmação do seu banco não foi concluída.',
    oQueFazer: 'Use outro cartão ou outra forma de pagamento.',
    dura: true,
  },
  tentativasDemais: {
    frase: 'Este cartão foi tentado vezes demais.',
    oQueFazer: 'Use outro cartão ou outra forma de pagamento.',
    dura: true,
  },
  naoAprovado: {
    frase: 'O pagamento não foi aprovado para este cartão.',
    oQueFazer: 'Use outro cartão ou outra forma de pagamento.',
    dura: true,
  },
  repetido: {
    frase: 'Um pagamento igual acabou de ser feito com este cartão.',
    oQueFazer: 'Espere alguns minutos e confira a sua fatura antes de pagar de novo.',
    dura: true,
  },
  cartaoAusente: {
    frase: 'O cartão não está mais cadastrado.',
    oQueFazer: 'Cadastre o cartão de novo, ou use outra forma de pagamento.',
    dura: true,
  },
  bancoForaDoAr: {
    frase: 'O banco do cartão não respondeu.',
    oQueFazer: 'Tente de novo em alguns minutos, ou use outra forma de pagamento.',
    dura: false,
  },
} as const satisfies Readonly<Record<string, Recusa>>;

type Recusa = { readonly frase: string; readonly oQueFazer: string; readonly dura: boolean };
export type MotivoDaRecusa = keyof typeof RECUSA_DO_CARTAO;

/** Our word for a saved card that its holder removed, or that the provider no longer keeps. */
export const CARTAO_AUSENTE = 'card_absent';

const MOTIVOS: Readonly<Record<string, MotivoDaRecusa>> = {
  insufficient_amount: 'semLimite',
  bad_filled_card_number: 'dadosDoCartao',
  bad_filled_other: 'dadosDoCartao',
  bad_filled_date: 'validade',
  bad_filled_security_code: 'codigoDeSeguranca',
  call_for_authorize: 'ligarParaOBanco',
  card_disabled: 'cartaoDesativado',
  card_type_not_allowed: 'tipoNaoAceito',
  invalid_installments: 'tipoNaoAceito',
  '3ds_challenge': 'confirmacaoDoBanco',
  '3ds_mandatory': 'confirmacaoDoBanco',
  max_attempts: 'tentativasDemais',
  duplicated_payment: 'repetido',
  bank_error: 'bancoForaDoAr',
  time_out: 'bancoForaDoAr',
  card_error: 'bancoForaDoAr',
  token: 'dadosDoCartao',
  [CARTAO_AUSENTE]: 'cartaoAusente',
};

/**
 * The reason by the provider's word for it. An unknown word is a hard refusal: the list of the provider grows, and a card
 * that was refused for an unknown reason is not tried again (REGRAS 2.18).
 */
export function motivoDaRecusa(detalhe: string): MotivoDaRecusa {
  return MOTIVOS[detalhe.replace(/^cc_rejected_/, '')] ?? 'naoAprovado';
}

/** Reasons that another day may change without anybody: everything else asks for its holder. */
const PASSAM: readonly MotivoDaRecusa[] = ['semLimite', 'bancoForaDoAr'];

/**
 * True for a refusal after which the product tries the same card by itself on another day. Wrong data are soft for a person
 * who types again, and hard for a charge that nobody types (REGRAS 2.8, 2.18).
 */
export function repeteSozinho(detalhe: string): boolean {
  return PASSAM.includes(motivoDaRecusa(detalhe));
}
