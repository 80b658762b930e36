import { diaDe } from '@rateia/domain/datas';
import type { Canal } from '@rateia/domain/notificacoes/entrega';
import { CANAIS } from '@rateia/domain/notificacoes/entrega';
import { SEM_LINK } from '@rateia/domain/notificacoes/links';
import { ID_TIPO_NOTIFICACAO } from '@rateia/domain/notificacoes/tipos';
import type { Trx } from '../../../db/banco.ts';
import type { Prazo } from '../../../db/prazos.ts';
import { preencher } from '../modelos/preencher.ts';
import { aceitaAinda } from '../preferencias/prefere.ts';
import { insertNotificacao } from '../repository.ts';
import { despachar } from './despachar.ts';
import { anotarEntrega, insertEntrega, tomarAguardando, trancarCanal } from './entregas-repository.ts';

type Esperando = Awaited<ReturnType<typeof tomarAguardando>>[number];

/**
 * Sends the messages that waited for a person: a single message of a category as itself, several as one digest, which
 * can be refused like the messages in it (REGRAS 2.19). A message that was read in the app or refused in the meantime
 * is not sent.
 */
export async function resumir(
  trx: Trx,
  { id: prazoId, alvoId: usuarioId, dados }: Prazo<{ readonly canal: string }>,
  agora: string,
) {
  const canal = CANAIS.find((c) => c === dados.canal);
  if (canal === undefined) throw new Error('a digest without its channel');
  await trancarCanal(trx, { usuarioId, canal });
  const esperando = await tomarAguardando(trx, { usuarioId, canal });
  for (const [categoria, daCategoria] of Map.groupBy(esperando, (e) => e.categoria)) {
    const aceita = await aceitaAinda(trx, { usuarioId, categoria, canal });
    const porMandar = aceita ? daCategoria.filter(({ visualizadaEm }) => visualizadaEm === null) : [];
    await mandarDaCategoria(trx, { usuarioId, canal, prazoId, agora, categoria, daCategoria, porMandar });
  }
}

async function mandarDaCategoria(
  trx: Trx,
  {
    daCategoria,
    porMandar,
    ...r
  }: Omit<Resumo, 'titulos'> & { readonly daCategoria: readonly Esperando[]; readonly porMandar: readonly Esperando[] },
): Promise<void> {
  const { usuarioId, canal } = r;
  const [unica, segunda] = porMandar;
  const sozinha = segunda === undefined ? unica : undefined;
  for (const { id } of daCategoria)
    await anotarEntrega(trx, {
      notificacaoId: id,
      canal,
      em: r.agora,
      estado: id === sozinha?.id ? 'enviada' : 'dispensada',
    });
  if (sozinha !== undefined) await despachar(trx, { destinatario: { id: sozinha.id, usuarioId }, canal });
  else if (unica !== undefined) await mandarResumo(trx, { ...r, titulos: porMandar.map(({ titulo }) => titulo) });
}

type Resumo = {
  readonly usuarioId: number;
  readonly canal: Canal;
  readonly prazoId: number;
  readonly agora: string;
  readonly categoria: number | null;
  readonly titulos: readonly string[];
};

/** The digest has a row of its own, which no list of the app shows: its messages stand there already. */
async function mandarResumo(trx: Trx, r: Resumo): Promise<void> {
  const dados = { titulos: r.titulos.join('\n') };
  const { assunto } = preencher('resumo', dados, diaDe(r.agora));
  const id = await insertNotificacao(trx, {
    usuario_id: r.usuarioId,
    chave: `resumo:${r.prazoId}:${r.agora}:${r.categoria}`,
    tipo: ID_TIPO_NOTIFICACAO.home,
    categoria: r.categoria,
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
}
