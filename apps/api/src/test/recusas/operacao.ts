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
const entradaDe = (nome: ChamadaDaOperacao, mais: Entrada = {}): Record<string, unknown> => ({
  ...CHAMADAS_DA_OPERACAO[nome].entrada(SEM_NADA, { alvo: 'inexistente', ator: 'lider' }),
  ...mais,
});

const EQUIPE: readonly PapelOperador[] = ['suporte', 'financeiro', 'lider'];
/** A member of the staff who may make the call. */
const daEquipe = async (mundo: Mundo, nome: ChamadaDaOperacao): Promise<Pessoa> => {
  const papel = EQUIPE.find((p) => quemPode(POLITICAS_DA_OPERACAO[nome]).includes(p));
  if (papel === undefined) throw new Error(`nobody of the staff makes ${nome}`);
  return await criarPessoa(mundo, { papeis: [papel] });
};

/** The call, made by somebody of the staff who may, or by `como`. */
export const operar = async (
  mundo: Mundo,
  nome: ChamadaDaOperacao,
  mais: Entrada = {},
  como?: Pessoa,
): Promise<Recusada> =>
  await mundo.chamar(nome, entradaDe(nome, mais), { como: como ?? (await daEquipe(mundo, nome)) });

/** The call about a thing that is made first. */
export const sobre =
  (nome: ChamadaDaOperacao, criar: (mundo: Mundo) => Promise<Entrada>): Provocar =>
  async (mundo) =>
    await operar(mundo, nome, await criar(mundo));
/** The call a second time: the first one did it. */
export const deNovo =
  (nome: ChamadaDaOperacao, criar: (mundo: Mundo) => Promise<Entrada>): Provocar =>
  async (mundo) => {
    const alvo = await criar(mundo);
    const primeira = await operar(mundo, nome, alvo);
    if (primeira.status >= RECUSADO) throw new Error(`${nome}: ${primeira.erro.dados.chave}`);
    return await operar(mundo, nome, alvo);
  };
const RECUSADO = 400;

/** The refusal for a person outside the staff. */
export const daEquipeSo = (nome: ChamadaDaOperacao) => ({
  semPermissao: comPessoa(async (mundo, como) => await operar(mundo, nome, {}, como)),
});
export const deNada = (nome: ChamadaDaOperacao) => ({
  ...daEquipeSo(nome),
  naoEncontrado: async (mundo: Mundo) => await operar(mundo, nome),
});
export const deNenhumGrupo = (nome: ChamadaDaOperacao) => ({
  ...daEquipeSo(nome),
  grupoNaoEncontrado: async (mundo: Mundo) => await operar(mundo, nome),
});
