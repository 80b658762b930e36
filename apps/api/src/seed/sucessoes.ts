import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { abrirEscolhas } from '../features/grupos/sucessao/prazos-da-sucessao.ts';
import type { Gente } from './gente.ts';
import { cadastrarPessoas, recarregar, todos } from './gente.ts';
import type { GrupoSemeado } from './grupos.ts';
import { criarGrupo, entrar, entregar } from './grupos.ts';
import type { MundoPassado } from './mundo.ts';

const SALDO = 30_000;
type Elenco = { readonly admin: Gente; readonly membros: readonly Gente[]; readonly suporte: Gente };

/**
 * Two groups that change hands, of people who are in no other story: the members of one choose, because its administrator
 * was restricted, and two offered themselves; the administrator of the other asked a member (REGRAS 2.30).
 */
export async function semearSucessoes(
  mundo: MundoPassado,
  { desde, suporte, lider }: { readonly desde: number; readonly suporte: Gente; readonly lider: Gente },
): Promise<void> {
  const [restrito, deSaida, ...membros] = await cadastrarPessoas(mundo, 5, desde);
  if (restrito === undefined || deSaida === undefined) throw new Error('the successions need people');
  await recarregar(
    mundo,
    membros.map((quem) => ({ quem, valor: SALDO })),
  );
  const escolhem = await assinado(mundo, { admin: restrito, membros, suporte }, 'Dropbox');
  const perguntado = await assinado(mundo, { admin: deSaida, membros, suporte }, 'Deezer');

  const { membros: sucessores } = await mundo.chamar('getSucessao', { id: perguntado.id }, deSaida);
  await mundo.chamar('proporSucessao', { id: perguntado.id, idMembro: sucessores[0]?.idMembro }, deSaida);
  const porQue = { mensagem: 'A sua conta está em análise. Fale com a nossa equipe.', link: '/ajuda' };
  await mundo.chamar('restringirPessoa', { id: restrito.id, ...porQue }, lider);
  await abrirEscolhas(mundo.aplicacao.deps);
  for (const quem of membros.slice(0, 2)) await mundo.chamar('oferecerParaSuceder', { id: escolhem.id }, quem);
  await mundo.assentar();
}

/** A group that is signed and full, whose access each member opened. */
async function assinado(
  mundo: MundoPassado,
  { admin, membros, suporte }: Elenco,
  servico: string,
): Promise<GrupoSemeado> {
  const nome = `${servico} da turma`;
  const grupo = await criarGrupo(mundo, { admin, servico, nome, vagas: membros.length, acessoImediato: true });
  const { id } = grupo;
  if (grupo.statusId === ID_STATUS_GRUPO.triagem) await mundo.chamar('aprovarGrupo', { id, mensagem: '' }, suporte);
  await mundo.assentar();
  const [primeiro] = membros;
  if (primeiro === undefined) throw new Error('a group needs members');
  const { composicao } = await mundo.chamar('getGrupo', { id }, primeiro);
  await entrar(mundo, { grupo, membros, valorTotal: composicao.totalHoje });
  await entregar(mundo, grupo);
  await todos(membros, async (membro) => {
    await mundo.chamar('abrirDadosAcesso', { id }, membro);
    await mundo.chamar('confirmarAcesso', { id }, membro);
  });
  await mundo.assentar();
  return grupo;
}
