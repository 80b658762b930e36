import { ID_ESTADO_SUCESSAO } from '@rateia/domain/grupos/sucessao';
import type { Trx } from '../../../../db/banco.ts';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import type { Grupo } from '../../repository.ts';
import { travarGrupo } from '../../repository.ts';
import type { Sucessao } from '../../sucessao/sucessao-repository.ts';
import { sucessaoAberta } from '../../sucessao/sucessao-repository.ts';
import { exigirGrupoAlheio } from '../exigir-grupo-alheio.ts';

type Ato = {
  readonly grupoId: number;
  readonly acao: 'sucessao.nomear' | 'sucessao.encerrar';
  readonly mensagem: string;
  readonly fazer: (trx: Trx, p: { readonly grupo: Grupo; readonly sucessao: Sucessao }) => Promise<void>;
};

/** An act of the operation in a choice of the members, noted with its reason (REGRAS 2.15, 2.30). */
export async function naEscolhaDaMesa(ctx: ContextoUsuario, { grupoId, acao, mensagem, fazer }: Ato): Promise<void> {
  const { usuario, ip, agora } = ctx;
  await exigirGrupoAlheio(ctx.db, ctx, grupoId);
  await emTransacao(ctx.db, async (trx) => {
    const grupo = (await travarGrupo(trx, grupoId)) ?? recusar('grupoNaoEncontrado');
    const sucessao = await sucessaoAberta(trx, grupoId);
    if (sucessao?.estado !== ID_ESTADO_SUCESSAO.escolha) return recusar('sucessaoNaoPermitida');
    await fazer(trx, { grupo, sucessao });
    const dados = { mensagem };
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `grupo:${grupoId}`, dados, ip, em: agora });
  });
}
