import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Canal } from '@rateia/domain/notificacoes/entrega';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { contarNaoEntregues, listarNaoEntregues } from '../entregas/nao-entregues.ts';

/** Messages that did not arrive, newest first. */
export async function getMensagensNaoEntregues(
  { db }: ContextoUsuario,
  { query }: Recebida<typeof backoffice.getMensagensNaoEntregues>,
): Promise<Resposta<typeof backoffice.getMensagensNaoEntregues>> {
  const itens = await listarNaoEntregues(db, query);
  return {
    itens: itens.map(({ id, canal, motivo, desde, titulo, podeReenviar, usuarioId, nome, sobrenome }) => ({
      id,
      canal: canal as Canal,
      titulo,
      motivo: motivo ?? '',
      desde,
      podeReenviar,
      pessoa: { id: usuarioId, nome: `${nome} ${sobrenome}` },
    })),
    total: await contarNaoEntregues(db),
    pagina: query.pagina,
    porPagina: query.porPagina,
  };
}
