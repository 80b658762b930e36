import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { DadosDoModelo } from '../modelos/modelo.ts';
import { preencher } from '../modelos/preencher.ts';
import { apresentar } from '../presenter.ts';
import { findNotificacao } from '../repository.ts';

type Chamada = typeof notificacoes.getNotificacao;

/** One notification with its full text; another person's does not exist (spec A§2 notificacoes/detalhe). */
export async function getNotificacao(
  { db, agora, usuario }: ContextoUsuario,
  { params: { id } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const n = (await findNotificacao(db, { usuarioId: usuario.id, id })) ?? recusar('naoEncontrado');
  const { paragrafos, botao, observacao } = preencher(n.modelo, n.dados as DadosDoModelo, diaDe(n.criada_em));
  return {
    ...apresentar(n, agora),
    paragrafos: [...paragrafos, ...(observacao === undefined ? [] : [observacao])],
    botao: botao ?? null,
  };
}
