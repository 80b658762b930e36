import type { Canal } from '@rateia/domain/notificacoes/entrega';
import { CANAIS } from '@rateia/domain/notificacoes/entrega';
import { SEM_LINK } from '@rateia/domain/notificacoes/links';
import { ID_TIPO_NOTIFICACAO } from '@rateia/domain/notificacoes/tipos';
import type { Trx } from '../../db/banco.ts';
import type { Prazo } from '../../db/prazos.ts';
import { despachar } from './despachar.ts';
import { anotarEntrega, insertEntrega, tomarAguardando } from './entregas-repository.ts';
import { preencher } from './preencher.ts';
import { insertNotificacao } from './repository.ts';

/**
 * What waited for a person leaves: one as itself, several as one digest. What was read in the app meanwhile is not sent
 * any more.
 */
export const resumir = async (trx: Trx, { id: prazoId, alvoId: usuarioId, dados }: Prazo, agora: string) => {
  const canal = CANAIS.find((c) => c === dados['canal']);
  if (canal === undefined) throw new Error('a digest without its channel');
  const esperando = await tomarAguardando(trx, { usuarioId, canal });
  const porMandar = esperando.filter(({ visualizadaEm }) => visualizadaEm === null);
  const [unica] = porMandar;
  for (const { id } of esperando)
    await anotarEntrega(trx, {
      notificacaoId: id,
      canal,
      em: agora,
      estado: porMandar.length === 1 && id === unica?.id ? 'enviada' : 'dispensada',
    });
  if (unica === undefined) return;
  if (porMandar.length === 1) return await despachar(trx, { destinatario: { id: unica.id, usuarioId }, canal });
  await mandarResumo(trx, { usuarioId, canal, prazoId, agora, titulos: porMandar.map(({ titulo }) => titulo) });
};

/** The digest has a row of its own, which no list of the app shows: what it tells of stands there already. */
const mandarResumo = async (
  trx: Trx,
  r: {
    readonly usuarioId: number;
    readonly canal: Canal;
    readonly prazoId: number;
    readonly agora: string;
    readonly titulos: readonly string[];
  },
): Promise<void> => {
  const dados = { titulos: r.titulos.join('\n') };
  const { assunto } = preencher('resumo', dados);
  const id = await insertNotificacao(trx, {
    usuario_id: r.usuarioId,
    chave: `resumo:${r.prazoId}:${r.agora}`,
    tipo: ID_TIPO_NOTIFICACAO.home,
    icone: 'novidade',
    titulo: assunto,
    mensagem: r.titulos.slice(0, 2).join(' · '),
    link: SEM_LINK,
    modelo: 'resumo',
    dados: JSON.stringify(dados),
    no_app: false,
    criada_em: r.agora,
  });
  if (id === undefined) return;
  await insertEntrega(trx, {
    notificacao_id: id,
    canal: r.canal,
    estado: 'enviada',
    usuario_id: r.usuarioId,
    decidida_em: r.agora,
    sai_em: r.agora,
  });
  await despachar(trx, { destinatario: { id, usuarioId: r.usuarioId }, canal: r.canal });
};
