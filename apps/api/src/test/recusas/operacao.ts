import type { PapelOperador } from '../../http/contexto.ts';
import { quemPode } from '../../http/politicas.ts';
import type { Mundo } from '../app.ts';
import type { Cenario } from '../cenario-de-permissoes.ts';
import { INEXISTENTE } from '../cenario-de-permissoes.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { CHAMADAS_DA_OPERACAO } from '../permissoes/da-operacao.ts';
import { POLITICAS_DA_OPERACAO } from '../politicas-da-operacao.ts';
import type { Provocar, Recusada } from './tabela.ts';
import { comPessoa } from './tabela.ts';

export type ChamadaDaOperacao = keyof typeof CHAMADAS_DA_OPERACAO;
type Entrada = Readonly<Record<string, unknown>>;

/** A scene in which every target is missing. */
const SEM_NADA = {
  grupos: { inexistente: INEXISTENTE },
  doMembro: { retirada: '', validacao: '', documento: '' },
} as unknown as Cenario;

/** Well-formed, and about nothing that exists, except for the given fields. */
function entradaDe(nome: ChamadaDaOperacao, mais: Entrada = {}): Record<string, unknown> {
  return {
    ...CHAMADAS_DA_OPERACAO[nome].entrada(SEM_NADA, { alvo: 'inexistente', ator: 'lider' }),
    ...mais,
  };
}

const EQUIPE: readonly PapelOperador[] = ['suporte', 'financeiro', 'lider'];
/** A member of the staff who may make the call. */
async function daEquipe(mundo: Mundo, nome: ChamadaDaOperacao): Promise<Pessoa> {
  const papel = EQUIPE.find((p) => quemPode(POLITICAS_DA_OPERACAO[nome]).includes(p));
  if (papel === undefined) throw new Error(`nobody of the staff makes ${nome}`);
  return await criarPessoa(mundo, { papeis: [papel] });
}

/** The call, made by somebody of the staff who may, or by `como`. */
export async function operar(
  mundo: Mundo,
  nome: ChamadaDaOperacao,
  mais: Entrada = {},
  como?: Pessoa,
): Promise<Recusada> {
  return await mundo.chamar(nome, entradaDe(nome, mais), { como: como ?? (await daEquipe(mundo, nome)) });
}

/** The call about a thing that is made first. */
export function sobre(nome: ChamadaDaOperacao, criar: (mundo: Mundo) => Promise<Entrada>): Provocar {
  return async (mundo) => await operar(mundo, nome, await criar(mundo));
}
/** The call a second time: the first one did it. */
export function deNovo(nome: ChamadaDaOperacao, criar: (mundo: Mundo) => Promise<Entrada>): Provocar {
  return async (mundo) => {
    const alvo = await criar(mundo);
    const primeira = await operar(mundo, nome, alvo);
    if (primeira.status >= RECUSADO) throw new Error(`${nome}: ${primeira.erro.dados.chave}`);
    return await operar(mundo, nome, alvo);
  };
}
const RECUSADO = 400;

/** The refusal for a person outside the staff. */
export function daEquipeSo(nome: ChamadaDaOperacao) {
  return {
    semPermissao: comPessoa(async (mundo, como) => await operar(mundo, nome, {}, como)),
  };
}
export function deNada(nome: ChamadaDaOperacao) {
  return {
    ...daEquipeSo(nome),
    naoEncontrado: async (mundo: Mundo) => await operar(mundo, nome),
  };
}
export function deNenhumGrupo(nome: ChamadaDaOperacao) {
  return {
    ...daEquipeSo(nome),
    grupoNaoEncontrado: async (mundo: Mundo) => await operar(mundo, nome),
  };
}
