import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import type { Executor } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { Deps } from '../../http/deps.ts';
import { recusar } from '../../http/erros.ts';
import { apresentarChamado, resumirChamado } from './apresentar-chamado.ts';
import { acharChamado, insertMensagem, listarChamados, mensagensDe, travarChamado } from './chamados-repository.ts';
import { exigirLimiteDoDia } from './limite-do-dia.ts';
import { moverChamado } from './mover-chamado.ts';

type Inteiro = Resposta<typeof perfil.getChamado>;

/** A ticket of this person with its conversation; anybody else's does not exist. */
export const chamadoInteiro = async (
  db: Executor,
  deps: Deps,
  alvo: { readonly id: number; readonly usuarioId: number },
): Promise<Inteiro> => {
  const chamado = (await acharChamado(db, alvo)) ?? recusar('naoEncontrado');
  const mensagens = await mensagensDe(db, deps.cifra, [chamado.id]);
  return apresentarChamado(chamado, mensagens.get(chamado.id) ?? [], await deps.regras());
};

/** Problems that the person reported, newest first. */
export const getChamados = async ({
  db,
  deps,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof perfil.getChamados>> => {
  const chamados = await listarChamados(db, usuario.id);
  const mensagens = await mensagensDe(
    db,
    deps.cifra,
    chamados.map(({ id }) => id),
  );
  return { itens: chamados.map((c) => resumirChamado(c, mensagens.get(c.id))) };
};

/** Adds to a ticket, so many times a day; one that was answered or closed opens again. */
export const replicarChamado = async (
  ctx: ContextoUsuario,
  { params: { id }, body: { texto } }: Recebida<typeof perfil.replicarChamado>,
): Promise<Inteiro> => {
  const { deps, usuario, agora } = ctx;
  const usuarioId = usuario.id;
  const { mensagensPorDia: max } = (await deps.regras()).chamado;
  return await emTransacao(ctx.db, async (trx) => {
    await exigirLimiteDoDia(trx, 'mensagensDemais', { usuarioId, agora, max });
    const chamado = (await travarChamado(trx, { id, usuarioId })) ?? recusar('naoEncontrado');
    await insertMensagem(trx, deps.cifra, { chamadoId: id, autorId: usuarioId, daEquipe: false, texto, agora });
    await moverChamado(trx, deps, { chamado, evento: 'replicar', quem: 'usuario', usuarioId, agora });
    return await chamadoInteiro(trx, deps, { id, usuarioId });
  });
};

/** The person says that it is solved. */
export const encerrarChamado = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof perfil.encerrarChamado>,
): Promise<Inteiro> => {
  const { deps, usuario, agora } = ctx;
  const usuarioId = usuario.id;
  return await emTransacao(ctx.db, async (trx) => {
    const chamado = (await travarChamado(trx, { id, usuarioId })) ?? recusar('naoEncontrado');
    await moverChamado(trx, deps, { chamado, evento: 'encerrar', quem: 'usuario', usuarioId, agora });
    return await chamadoInteiro(trx, deps, { id, usuarioId });
  });
};
