import { acessoCompartilhado, ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import type { Regra } from '@rateia/domain/validacao';
import { estaVazio, maximoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import type { PedidoDe, RespostaDe } from '../../../lib/api-client.ts';

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

/** The same for one member: a code is asked for where each has his own. */
export function regrasDaEntrega(comCodigo: boolean) {
  const { codigo, instrucoes } = regrasDoEnvio;
  return {
    codigo: { ...codigo, regras: comCodigo ? [obrigatorio, ...codigo.regras] : codigo.regras },
    instrucoes,
  };
}

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

type MeuGrupo = RespostaDe<'getGrupoAdmin'>;
export type MembroQueRecebe = MeuGrupo['membros'][number];

/** Members who wait for the access, those who did not get in first. */
export function quemEspera({ membros }: Pick<MeuGrupo, 'membros'>): readonly MembroQueRecebe[] {
  const esperam = membros.filter(
    ({ entradaEm, acessoEntregueEm, contestacao }) =>
      entradaEm !== null && (acessoEntregueEm === null || contestacao !== null),
  );
  return esperam.toSorted((a, b) => Number(b.contestacao !== null) - Number(a.contestacao !== null));
}

/**
 * To whom the page delivers: the member who was asked for, else the first who waits. Nobody where the group's data come
 * first: a shared password that is not written yet reaches everybody at once.
 */
export function quemRecebe(dados: MeuGrupo, pedido: number | null): MembroQueRecebe | undefined {
  if (acessoCompartilhado(dados.grupo.formaAcesso) && !dados.envio.temDadosAcesso) return undefined;
  const pedidoDe = dados.membros.find(({ idAssinatura, entradaEm }) => idAssinatura === pedido && entradaEm !== null);
  return pedidoDe ?? quemEspera(dados)[0];
}
