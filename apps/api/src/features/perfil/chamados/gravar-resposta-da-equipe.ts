import { numeroDoChamado } from '@rateia/domain/perfil/chamado';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { insertMensagem, travarChamado } from './chamados-repository.ts';
import { moverChamado } from './mover-chamado.ts';

/** Writes the staff's answer, tells the person by e-mail, and closes the ticket when asked to. Never one's own. */
export async function gravarRespostaDaEquipe(
  trx: Trx,
  deps: Deps,
  { id, operadorId, texto, encerrar, agora, requestId }: Resposta,
): Promise<{ readonly estado: string }> {
  const chamado = (await travarChamado(trx, { id })) ?? recusar('naoEncontrado');
  if (chamado.usuarioId === operadorId) recusar('semPermissao');
  await insertMensagem(trx, deps.cifra, { chamadoId: id, autorId: operadorId, daEquipe: true, texto, agora });
  const movimento = { quem: 'operador', usuarioId: operadorId, agora } as const;
  const respondido = await moverChamado(trx, deps, { chamado, evento: 'responder', ...movimento });
  const fim = encerrar
    ? await moverChamado(trx, deps, { chamado: respondido, evento: 'encerrar', ...movimento })
    : respondido;
  const aviso = { usuarioId: chamado.usuarioId, fato: `${id}:${agora}`, agora, requestId };
  await notificar(trx, { ...aviso, modelo: 'chamadoRespondido', dados: { numero: numeroDoChamado(id), texto } });
  return { estado: fim.estado };
}

type Resposta = {
  readonly id: number;
  readonly operadorId: number;
  readonly texto: string;
  readonly encerrar: boolean;
  readonly agora: string;
  readonly requestId: string;
};
