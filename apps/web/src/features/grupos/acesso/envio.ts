import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import type { Regra } from '@rateia/domain/validacao';
import { estaVazio, maximoDeCaracteres } from '@rateia/domain/validacao';
import type { PedidoDe } from '../../../lib/api-client.ts';

export type CampoDeAcesso = keyof PedidoDe<'updateDadosAcesso'>['body']['campos'];

export const SEM_DADOS = 'Preencha pelo menos um dos campos antes de enviar.';

const https: Regra = (valor, nome) =>
  estaVazio(valor) || String(valor).startsWith('https://') ? undefined : `O campo ${nome} precisa começar com https://`;

/** The bounds of the contract of `updateDadosAcesso`; the rule's bound is exclusive (spec 2, §5). */
export const regrasDoEnvio = {
  login: { nome: 'E-mail ou usuário', regras: [maximoDeCaracteres(255)] },
  senha: { nome: 'Senha do serviço', regras: [maximoDeCaracteres(255)] },
  codigo: { nome: 'Código de ativação', regras: [maximoDeCaracteres(255)] },
  link: { nome: 'Endereço', regras: [https] },
  instrucoes: { nome: 'Como entrar', regras: [maximoDeCaracteres(2001)] },
} as const;

/** The fields of each form of access (spec 2, §3): a password only where members share one. */
export function camposDaForma(forma: number): readonly CampoDeAcesso[] {
  switch (forma) {
    case ID_FORMA_ACESSO.loginSenha:
      return ['login', 'senha', 'link', 'instrucoes'];
    case ID_FORMA_ACESSO.codigoAtivacao:
    case ID_FORMA_ACESSO.cookie:
      return ['codigo', 'link', 'instrucoes'];
    default:
      return ['link', 'instrucoes'];
  }
}
