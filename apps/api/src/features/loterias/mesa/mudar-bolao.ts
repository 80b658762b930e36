import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { travarBolao } from '../boloes/bolao.ts';

type Ato = {
  readonly id: number;
  readonly acao: string;
  readonly dados?: Readonly<Record<string, unknown>>;
  readonly fazer: (trx: Trx, bolao: Bolao) => Promise<void>;
};

/** An act of an operator on a pool under its lock, noted under his name (REGRAS 2.15). */
export async function mudarBolao(ctx: ContextoUsuario, { id, acao, dados, fazer }: Ato): Promise<void> {
  const { usuario, ip, agora } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    const bolao = (await travarBolao(trx, id)) ?? recusar('bolaoNaoEncontrado');
    await fazer(trx, bolao);
    const alvo = `bolao:${id}`;
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo, ip, em: agora, ...(dados && { dados }) });
  });
}
