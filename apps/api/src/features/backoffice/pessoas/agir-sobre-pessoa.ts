import type { Trx } from '../../../db/banco.ts';
import { emTransacao, RecusaGravada } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ErroDeCatalogo, recusar } from '../../../http/erros.ts';
import { podeAgir } from './acoes-possiveis.ts';
import { travarConta } from './repository.ts';

type Alvo = NonNullable<Awaited<ReturnType<typeof travarConta>>>;
type Ato<T> = {
  readonly id: number;
  /** Name of the action in the audit trail. */
  readonly acao: string;
  /** Data for the audit trail: the reason and the object of the act; never a personal datum. */
  readonly dados: Readonly<Record<string, unknown>>;
  /** Further accounts that the act changes. All are locked in one order, so that two acts never wait for each other. */
  readonly outras?: readonly number[];
  readonly fazer: (trx: Trx, alvo: Alvo) => Promise<T>;
};

/** One act of an operator on a person: locked, allowed, done and written down in one transaction (REGRAS 2.15). */
export async function agirSobrePessoa<T>(
  ctx: ContextoUsuario,
  { id, acao, dados, outras = [], fazer }: Ato<T>,
): Promise<T> {
  return await emTransacao(ctx.db, async (trx) => {
    for (const menor of outras.filter((outra) => outra < id).toSorted((a, b) => a - b)) await travarConta(trx, menor);
    const alvo = (await travarConta(trx, id)) ?? recusar('naoEncontrado');
    if (!podeAgir(ctx, alvo)) {
      // The refusal commits: the trail keeps the act that was tried and the person it was tried on (ASVS 16.3.2).
      const negada = { usuarioId: ctx.usuario.id, acao: 'equipe.negada', alvo: `usuario:${id}`, dados: { acao } };
      await registrarAuditoria(trx, { ...negada, ip: ctx.ip, em: ctx.agora });
      throw new RecusaGravada(new ErroDeCatalogo('semPermissao'));
    }
    const feito = await fazer(trx, alvo);
    await registrarAuditoria(trx, {
      usuarioId: ctx.usuario.id,
      acao,
      alvo: `usuario:${id}`,
      dados,
      ip: ctx.ip,
      em: ctx.agora,
    });
    return feito;
  });
}
