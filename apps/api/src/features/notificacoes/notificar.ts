import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { comReticencias } from '@rateia/domain/letras';
import { MARCADOR_INTERNO, SEM_LINK } from '@rateia/domain/notificacoes/links';
import { ID_TIPO_NOTIFICACAO } from '@rateia/domain/notificacoes/tipos';
import type { Trx } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { ENTREGAR_NOTIFICACAO } from './agenda.ts';
import { anunciar } from './comunicados/anunciar.ts';
import { FICHAS } from './modelos/fichas.ts';
import { preencher } from './modelos/preencher.ts';
import type { DadosDe, NomeModelo } from './modelos/todos.ts';
import { insertNotificacao } from './repository.ts';

/** The most that the database takes; names of people and groups may fill a sentence beyond it. */
const MAXIMO_DO_TITULO = 200;

export type Notificacao<N extends NomeModelo> = {
  readonly usuarioId: number;
  readonly modelo: N;
  readonly dados: DadosDe<N>;
  /** The ids of the event: the same event told twice is one notification. */
  readonly fato: string | number;
  readonly agora: Instante;
  /** The author of the act that the message is about. */
  readonly autorId?: number | undefined;
  /** An e-mail other than the account's, such as the one it is leaving. */
  readonly para?: string;
  readonly requestId?: string;
};

/**
 * Notifies a person, in the transaction of the cause. The message stands in the app at once, and a job of the same
 * transaction delivers it by the channels of its template (spec A§4 Notifications; HOUSE §6). The same message is never
 * sent twice: its key is the template and the event.
 */
export async function notificar<N extends NomeModelo>(trx: Trx, aviso: Notificacao<N>): Promise<void> {
  const { usuarioId, modelo, dados, agora, para, requestId } = aviso;
  const { tipo, icone, categoria, noApp } = FICHAS[modelo];
  const { assunto, paragrafos, botao } = preencher(modelo, dados, diaDe(agora));
  const id = await insertNotificacao(trx, {
    usuario_id: usuarioId,
    chave: `${modelo}:${aviso.fato}`,
    tipo: ID_TIPO_NOTIFICACAO[tipo],
    categoria,
    icone,
    titulo: comReticencias(assunto, MAXIMO_DO_TITULO - 1),
    mensagem: noApp ? (paragrafos[0] ?? '') : '',
    link: noApp ? (botao?.caminho ?? MARCADOR_INTERNO) : SEM_LINK,
    modelo,
    dados: JSON.stringify(dados),
    autor_id: aviso.autorId ?? null,
    no_app: noApp,
    criada_em: agora,
  });
  if (id === undefined) return;
  if (noApp) await anunciar(trx, usuarioId);
  await enfileirar(
    trx,
    ENTREGAR_NOTIFICACAO,
    { notificacaoId: id, ...(para === undefined ? {} : { para }) },
    requestId === undefined ? {} : { requestId },
  );
}
