import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { guardarCartao } from './cartao-salvo.ts';
import type { Gente } from './gente.ts';
import { cadastrarMais, recarregar } from './gente.ts';
import { ativar, criarGrupo, entrar, HORAS_DA_ATIVACAO } from './grupos.ts';
import type { MundoPassado } from './mundo.ts';
import { contestarRecarga } from './pagamento-contestado.ts';
import type { Nome } from './pessoas.ts';
import { programarPix } from './pix-programado.ts';

/** People of the last stories: one who has a saved card, and one who contested a payment at his bank. */
const DO_FIM: readonly Nome[] = [
  { nome: 'Leonor', sobrenome: 'Seabra', email: 'leonor.seabra@exemplo.com.br' },
  { nome: 'Nelson', sobrenome: 'Arruda', email: 'nelson.arruda@exemplo.com.br' },
];

/** An administrator and his member, who pays for the first month and not for the second. */
const DO_ATRASO: readonly Nome[] = [
  { nome: 'Sílvio', sobrenome: 'Tavares', email: 'silvio.tavares@exemplo.com.br' },
  { nome: 'Olívia', sobrenome: 'Prates', email: 'olivia.prates@exemplo.com.br' },
];
/** The second month is due three days before the end of the story, or a little more: the collection has just begun. */
const HORAS_ANTES = 3 * 24;

/**
 * Lets `horas` go by. Meanwhile a member enters whose second month is late when the story ends (REGRAS 2.8): she and her
 * administrator are in no other story.
 */
export async function andarComAtraso(
  mundo: MundoPassado,
  { horas, suporte }: { readonly horas: number; readonly suporte: Gente },
): Promise<void> {
  await mundo.andar(horas - HORAS_ANTES);
  const [admin, membro] = await cadastrarMais(mundo, DO_ATRASO);
  if (admin === undefined || membro === undefined) throw new Error('the late month needs people');
  const grupo = await criarGrupo(mundo, { admin, servico: 'Crunchyroll', nome: 'Crunchyroll dos primos', vagas: 1 });
  const { id } = grupo;
  if (grupo.statusId === ID_STATUS_GRUPO.triagem) await mundo.chamar('aprovarGrupo', { id, mensagem: '' }, suporte);
  await mundo.assentar();
  const { composicao } = await mundo.chamar('getGrupo', { id }, membro);
  await recarregar(mundo, [{ quem: membro, valor: composicao.totalHoje }]);
  await entrar(mundo, { grupo, membros: [membro], valorTotal: composicao.totalHoje });
  await ativar(mundo, [{ grupo, membros: [membro] }]);
  await mundo.andar(HORAS_ANTES - HORAS_DA_ATIVACAO);
}

/** Pix programado that waits, a saved card, and a payment that came back. */
export async function semearPagamentos(mundo: MundoPassado, membro: Gente): Promise<void> {
  await programarPix(mundo, membro);
  const [doCartao, daDisputa] = await cadastrarMais(mundo, DO_FIM, DO_ATRASO.length);
  if (doCartao !== undefined) await guardarCartao(mundo, doCartao);
  if (daDisputa !== undefined) await contestarRecarga(mundo, daDisputa);
}
