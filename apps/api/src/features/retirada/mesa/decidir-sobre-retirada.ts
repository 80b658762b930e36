import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { liberarRetiradaEmRevisao } from '../revisao/liberar-retirada-em-revisao.ts';
import type { Decidida } from '../revisao/revisao.ts';

type Decisao = {
  readonly id: string;
  readonly mensagem: string;
  readonly acao: string;
  readonly decidir: typeof liberarRetiradaEmRevisao;
};

/** An operator's decision on a withdrawal under review, noted under his name; never on his own (REGRAS 2.15). */
export async function decidirSobreRetirada(
  ctx: ContextoUsuario,
  { id, mensagem, acao, decidir }: Decisao,
): Promise<{ readonly estado: string }> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const decidida = aceitar(await decidir(trx, deps, { idPublico: id, operadorId: usuario.id, mensagem, agora }));
    await anotar(trx, ctx, { acao, mensagem, ...decidida });
    return { estado: decidida.estado };
  });
}

function aceitar(d: Decidida): Extract<Decidida, { readonly ok: true }> {
  if (d.ok) return d;
  if (d.motivo === 'inexistente') return recusar('naoEncontrado');
  return recusar(d.motivo === 'propria' ? 'semPermissao' : 'transicaoRecusada');
}

async function anotar(
  trx: Trx,
  { usuario, agora, ip }: ContextoUsuario,
  d: { readonly id: number; readonly estado: string; readonly acao: string; readonly mensagem: string },
): Promise<void> {
  return await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: d.acao,
    alvo: `retirada:${d.id}`,
    dados: { para: d.estado, mensagem: d.mensagem },
    ip,
    em: agora,
  });
}
