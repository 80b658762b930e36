import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { AbaDeNotificacoes } from '@rateia/domain/notificacoes/tipos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentar } from '../presenter.ts';
import { contarNaoLidas, listarNotificacoes } from '../repository.ts';

/** A page of one tab, and the unread of each. */
export async function listar(
  { db, agora, usuario }: ContextoUsuario,
  {
    tipo,
    ...query
  }: Recebida<typeof notificacoes.getNotificacoes>['query'] & {
    readonly tipo: AbaDeNotificacoes;
    readonly visualizado?: boolean | undefined;
  },
): Promise<Resposta<typeof notificacoes.getNotificacoes>> {
  const { itens, total } = await listarNotificacoes(db, { ...query, usuarioId: usuario.id, aba: tipo });
  return {
    itens: itens.map((n) => apresentar(n, agora)),
    total,
    pagina: query.pagina,
    porPagina: query.porPagina,
    contagens: await contarNaoLidas(db, usuario.id),
  };
}
