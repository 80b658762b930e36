import { indicacao } from '@rateia/contracts/indicacao';
import type { EventoConexao, SituacaoNaRede } from '@rateia/domain/indicacao/rede';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { definirRotas } from '../../http/rotas.ts';
import { buscarNaRede } from './buscar-na-rede.ts';
import { guardarVisibilidade } from './conexoes-repository.ts';
import { convidar } from './convidar.ts';
import { convidarPorContato } from './convidar-por-contato.ts';
import { getRede } from './get-rede.ts';
import { moverConexao } from './mover-conexao.ts';
import { obterUsuario } from './obter-usuario.ts';
import { politicasDeIndicacao } from './policies.ts';
import { updateRelacionamento } from './update-relacionamento.ts';

/** The calls that only move the pair. */
const mover =
  (evento: EventoConexao) =>
  async (
    ctx: ContextoUsuario,
    { params }: { readonly params: { readonly idUsuario: number } },
  ): Promise<{ situacao: SituacaoNaRede }> =>
    await emTransacao(ctx.db, async (trx) => ({
      situacao: await moverConexao(trx, ctx, { outro: params.idUsuario, evento }),
    }));

export const rotasDeIndicacao = definirRotas('indicacao', indicacao, politicasDeIndicacao, {
  obterUsuario,
  getRede,
  buscarNaRede,
  convidar,
  convidarPorContato,
  aceitarConvite: mover('aceitar'),
  recusarConvite: mover('recusar'),
  cancelarConvite: mover('cancelar'),
  removerDaRede: mover('remover'),
  bloquearNaRede: mover('bloquear'),
  desbloquearNaRede: mover('desbloquear'),
  updateRelacionamento,
  updateVisibilidade: async ({ db, usuario }, { body: { apareceNaBusca } }) => {
    await guardarVisibilidade(db, { usuarioId: usuario.id, aparece: apareceNaBusca });
    return { apareceNaBusca };
  },
});
