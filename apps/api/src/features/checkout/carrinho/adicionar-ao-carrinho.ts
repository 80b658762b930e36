import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';
import type { Carrinho } from './julgar.ts';
import { carrinhoDe, precoDe, recusaDe } from './julgar.ts';
import { lerCarrinho, somarAoCarrinho } from './repository.ts';

/** Puts seats of a group into the cart; a group that is there already gets them in addition (spec B§4). */
export async function adicionarAoCarrinho(
  ctx: ContextoUsuario,
  { body: { idGrupo: grupoId, vagas, meta } }: Recebida<typeof checkout.adicionarAoCarrinho>,
): Promise<Carrinho> {
  const { deps, agora } = ctx;
  const usuarioId = ctx.usuario.id;
  const { porUsuarioNoGrupo: maximo, gruposNoCarrinho } = (await deps.regras()).vagas;
  return await emTransacao(ctx.db, async (trx) => {
    const ali = await lerCarrinho(trx, usuarioId);
    const doGrupo = ali.find((item) => item.grupoId === grupoId);
    const relacionamento = meta?.relacionamento ?? doGrupo?.relacionamento ?? null;
    const querido = { usuarioId, grupoId, vagas: vagas + (doGrupo?.vagas ?? 0), relacionamento };
    const recusa = await recusaDe(trx, deps, querido);
    if (recusa !== null) throw recusa;
    if (doGrupo === undefined && ali.length >= gruposNoCarrinho) {
      recusar('carrinhoCheio', { valores: { max: gruposNoCarrinho } });
    }
    const grupo = await acharGrupoParaEntrar(trx, { grupoId, usuarioId });
    if (grupo === undefined) return recusar('grupoNaoEncontrado');
    const posto = { usuarioId, grupoId, vagas, relacionamento, preco: precoDe(grupo), agora, maximo };
    if (!(await somarAoCarrinho(trx, posto))) recusar('limiteVagasPorPessoa', { valores: { max: maximo } });
    return await carrinhoDe(trx, deps, usuarioId);
  });
}
