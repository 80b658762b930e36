import type { ChaveErro } from '@rateia/contracts/erros';
import { instanteDe } from '@rateia/domain/datas';
import { sql } from 'kysely';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ErroDeCatalogo, espera, recusar } from '../../../http/erros.ts';
import { encerrarSessoes, esquecerSessoes } from './encerrar-sessoes.ts';

/** Refusals of a proof that was judged, and wrong. */
const ERRADA: ReadonlySet<ChaveErro> = new Set([
  'pinInvalido',
  'codigoNaoConfere',
  'chaveNaoConfere',
  'senhaAtualNaoConfere',
]);

/**
 * Judges the password or the code that an open session is asked for again. Several wrong ones in a row end the session,
 * so that a thief of the session cannot go on guessing, slowly or from many networks (CONFIABILIDADE "Limits on
 * guessing"). Each try is counted before it is judged, so that a burst ends in the same way. A right one resets the
 * count, and a try that was not judged does not count.
 */
export async function comProvaContada<T>(ctx: ContextoUsuario, julgar: () => Promise<T>): Promise<T> {
  const { provasErradasPorSessao: maximo } = (await ctx.deps.regras()).sessao;
  const erradas = (await contar(ctx, maximo)) ?? recusar('muitasTentativas', espera(1));
  try {
    const certa = await julgar();
    await mudar(ctx, sql`0`);
    return certa;
  } catch (erro) {
    if (!(erro instanceof ErroDeCatalogo && ERRADA.has(erro.chave))) {
      await mudar(ctx, sql`greatest(provas_erradas - 1, 0)`);
      throw erro;
    }
    if (erradas < maximo) throw erro;
    await encerrar(ctx, erradas);
    return recusar('sessaoEncerradaPorErros');
  }
}

/** The wrong ones with this one; none when as many are being judged already. */
async function contar({ deps, usuario }: ContextoUsuario, maximo: number): Promise<number | undefined> {
  const linha = await deps.db
    .updateTable('sessoes')
    .set({ provas_erradas: sql`provas_erradas + 1` })
    .where('id', '=', usuario.sessaoId)
    .where('provas_erradas', '<', maximo)
    .returning('provas_erradas')
    .executeTakeFirst();
  return linha?.provas_erradas;
}

async function mudar(
  { deps, usuario }: ContextoUsuario,
  provas_erradas: ReturnType<typeof sql<number>>,
): Promise<void> {
  await deps.db.updateTable('sessoes').set({ provas_erradas }).where('id', '=', usuario.sessaoId).execute();
}

async function encerrar({ deps, usuario, agora, ip }: ContextoUsuario, provasErradas: number): Promise<void> {
  const { id: usuarioId, sessaoId } = usuario;
  const encerradas = await emTransacao(deps.db, async (trx) => {
    const parede = instanteDe(deps.relogio.parede());
    const ids = await encerrarSessoes(trx, { sessaoId }, { motivo: 'provasErradas', parede });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'sessao.revogada',
      alvo: `sessao:${sessaoId}`,
      dados: { provasErradas },
      ip,
      em: agora,
    });
    return ids;
  });
  esquecerSessoes(deps, encerradas);
}
