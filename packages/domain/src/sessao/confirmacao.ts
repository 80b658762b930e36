import type { TipoPin } from '../cadastro/pin.ts';
import { ID_TIPO_PIN } from '../cadastro/pin.ts';

/**
 * Acts that ask for a confirmation, each with the type of the code that serves for it (spec A§3 PIN types; ASVS 7.5.1).
 * Without one: an act that has a code of its own anyway, and also asks for the second factor of a person who has one
 * (ASVS 7.5.3).
 */
export const ACAO_SENSIVEL = {
  segundoFator: { rotulo: 'mudar a verificação em duas etapas', tipoPin: ID_TIPO_PIN.email },
  liberarDispositivo: { rotulo: 'liberar um aparelho', tipoPin: ID_TIPO_PIN.email },
  criarSenha: { rotulo: 'criar uma senha', tipoPin: ID_TIPO_PIN.email },
  alteracaoEmail: { rotulo: 'trocar o e-mail da conta', tipoPin: ID_TIPO_PIN.alteracaoEmail },
  alteracaoTelefone: { rotulo: 'trocar o telefone da conta', tipoPin: ID_TIPO_PIN.alteracaoTelefone },
  contaBancaria: { rotulo: 'cadastrar a conta que recebe o seu dinheiro', tipoPin: ID_TIPO_PIN.contaBancaria },
  retiradaAutomatica: { rotulo: 'ligar a retirada automática', tipoPin: ID_TIPO_PIN.contaBancaria },
  retirada: { rotulo: 'autorizar a sua retirada', tipoPin: null },
  contasSociais: { rotulo: 'mudar as contas que abrem a sua', tipoPin: ID_TIPO_PIN.email },
  dadosPessoais: { rotulo: 'exportar os seus dados', tipoPin: ID_TIPO_PIN.email },
  baixarDados: { rotulo: 'baixar a cópia dos seus dados', tipoPin: ID_TIPO_PIN.email },
  operacao: { rotulo: 'continuar na operação', tipoPin: null },
  excluirConta: { rotulo: 'excluir a sua conta', tipoPin: null },
} as const satisfies { readonly [acao: string]: { readonly rotulo: string; readonly tipoPin: TipoPin | null } };
export type AcaoSensivel = keyof typeof ACAO_SENSIVEL;
export type AcaoComCodigoProprio = {
  [A in AcaoSensivel]: (typeof ACAO_SENSIVEL)[A]['tipoPin'] extends null ? A : never;
}[AcaoSensivel];

/** Ways of proving it. A code by e-mail serves only a person without a second factor. */
export const MEIOS_DE_CONFIRMACAO = ['pin', 'aplicativo', 'chave', 'recuperacao'] as const;
export type MeioDeConfirmacao = (typeof MEIOS_DE_CONFIRMACAO)[number];
export type MeioDeSegundoFator = Exclude<MeioDeConfirmacao, 'pin'>;

export type FatoresDaConta = {
  readonly aplicativo: boolean;
  readonly chaves: number;
  readonly codigosRestantes: number;
};

/** Second factors that an account may use now; recovery codes only beside one of the others (spec A§6 Two-factor). */
export function meiosDoSegundoFator({ aplicativo, chaves, codigosRestantes }: FatoresDaConta): MeioDeSegundoFator[] {
  if (!aplicativo && chaves === 0) return [];
  return [
    ...(aplicativo ? (['aplicativo'] as const) : []),
    ...(chaves > 0 ? (['chave'] as const) : []),
    ...(codigosRestantes > 0 ? (['recuperacao'] as const) : []),
  ];
}
