import { ID_FORMA_ACESSO, ID_TIPO_GRUPO, ID_VISIBILIDADE_GRUPO, rostoDoGrupo } from '@rateia/domain/grupos/enums';
import { validarCampo } from '@rateia/domain/validacao';
import type { PedidoDe } from '../../lib/api-client.ts';
import { campoValor } from './campos.ts';
import type { ServicoEscolhido } from './rascunho.ts';

/** The answers about a private group; the cost is shared by everybody, its administrator too. */
export interface GrupoPrivado {
  readonly nome: string;
  readonly valor: number | undefined;
  readonly pessoas: number;
  readonly descricao: string;
  readonly exigeCaucao: boolean;
}

export const PRIVADO_VAZIO: GrupoPrivado = {
  nome: '',
  valor: undefined,
  pessoas: 4,
  descricao: '',
  exigeCaucao: false,
};

type Servico = Pick<ServicoEscolhido, 'id' | 'icone' | 'cor'>;

/** The input of `simular`; undefined while the cost is not one that a group may have. */
export function simularPrivado(servico: Servico, grupo: GrupoPrivado): PedidoDe<'simularGrupo'> | undefined {
  const { valor, pessoas, exigeCaucao } = grupo;
  if (valor === undefined || validarCampo(campoValor, valor) !== undefined) return undefined;
  return {
    body: {
      idServico: servico.id,
      idPlano: null,
      valor,
      lugares: pessoas,
      totalVagas: pessoas - 1,
      tipo: ID_TIPO_GRUPO.privado,
      exigeCaucao,
    },
  };
}

/** The group as the contract takes it; undefined while it has no cost. */
export function criarPrivado(servico: Servico, grupo: GrupoPrivado): PedidoDe<'createGrupo'>['body'] | undefined {
  const simulado = simularPrivado(servico, grupo)?.body;
  if (simulado === undefined) return undefined;
  return {
    ...simulado,
    nome: grupo.nome.trim(),
    visibilidade: ID_VISIBILIDADE_GRUPO.privado,
    formaAcesso: ID_FORMA_ACESSO.combinar,
    acessoImediato: false,
    acessoDescricao: '',
    regras: [],
    descricao: grupo.descricao.trim(),
    contato: '',
    site: '',
    relacionamentosPermitidos: [],
    paisDaResidencia: null,
    visivelRede: false,
    ...rostoDoGrupo(servico),
    fidelidadeMeses: null,
    aceiteTermos: true,
  };
}
