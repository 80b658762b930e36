import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Canal } from '@rateia/domain/notificacoes/entrega';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { abandonarEntrega, contarNaoEntregues, listarNaoEntregues, reenviarEntrega } from '../notificacoes/index.ts';

/** Messages that did not arrive, newest first. */
export const getMensagensNaoEntregues = async (
  { db }: ContextoUsuario,
  { query }: Recebida<typeof backoffice.getMensagensNaoEntregues>,
): Promise<Resposta<typeof backoffice.getMensagensNaoEntregues>> => {
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
};

/** Sends one again by the same channel; what kept no words cannot be. */
export const reenviarMensagem = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.reenviarMensagem>,
): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    const feito = await reenviarEntrega(trx, id);
    if (feito === 'inexistente') recusar('naoEncontrado');
    if (feito === 'semTexto')
      recusar('conflito', { message: 'O texto desta mensagem não é guardado. A pessoa precisa pedir outra.' });
    if (feito === 'semAparelho')
      recusar('conflito', { message: 'Nenhum aparelho desta pessoa recebe notificações agora.' });
    await anotar(trx, ctx, { acao: 'mensagem.reenviar', id });
  });

/** Takes one off the list. */
export const abandonarMensagem = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.abandonarMensagem>,
): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    if (!(await abandonarEntrega(trx, id))) recusar('naoEncontrado');
    await anotar(trx, ctx, { acao: 'mensagem.abandonar', id });
  });

const anotar = async (
  trx: Trx,
  { usuario, ip, agora }: ContextoUsuario,
  { acao, id }: { readonly acao: string; readonly id: number },
): Promise<void> =>
  await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `entrega:${id}`, ip, em: agora });
