import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import type { Regra } from '@rateia/domain/validacao';
import { estaVazio, maximoDeCaracteres } from '@rateia/domain/validacao';

/** A form of access asked for data, and got none. */
export const SEM_DADOS = 'Preencha pelo menos um dos campos antes de enviar.';

const https: Regra = (valor, nome) =>
  estaVazio(valor) || String(valor).startsWith('https://') ? undefined : `O campo ${nome} precisa começar com https://`;

/** The bounds of the contract of `updateDadosAcesso`; the rule's bound is exclusive (spec 2, §5). */
export const regrasDoEnvio = {
  login: { nome: 'E-mail ou usuário', regras: [maximoDeCaracteres(255)] },
  senha: { nome: 'Senha do serviço', regras: [maximoDeCaracteres(255)] },
  codigo: { nome: 'Código de ativação', regras: [maximoDeCaracteres(255)] },
  cookie: { nome: 'Cookie da sessão', regras: [maximoDeCaracteres(255)] },
  link: { nome: 'Endereço', regras: [https] },
  instrucoes: { nome: 'Como entrar', regras: [maximoDeCaracteres(2001)] },
} as const;

type Campo = keyof typeof regrasDoEnvio;

/** The fields of each form of access for the whole group (spec 2, §3): a password only where members share one. */
export function camposDaForma(forma: number): readonly Campo[] {
  switch (forma) {
    case ID_FORMA_ACESSO.loginSenha:
      return ['login', 'senha', 'link', 'instrucoes'];
    case ID_FORMA_ACESSO.cookie:
      return ['cookie', 'link', 'instrucoes'];
    default:
      return ['link', 'instrucoes'];
  }
}

/** The fields as the contract takes them: a cookie is kept where a code is. */
export function camposParaEnviar(
  nomes: readonly Campo[],
  valores: Readonly<Record<Campo, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(nomes.map((nome) => [nome === 'cookie' ? 'codigo' : nome, valores[nome]]));
}

/** A person who shares a session should know what that means (spec 2, §3, form 242). */
export const AVISO_DO_COOKIE =
  'O cookie vale como a sua sessão aberta: quem o tem entra sem senha e pode ver a conta. Use uma conta só do grupo, e saia de todos os aparelhos quando um membro sair.';
