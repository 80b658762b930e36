import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_FORMA_DO_CONVITE } from '@rateia/domain/grupos/convite';
import { vendavel } from '@rateia/domain/grupos/estados';
import { composicao } from '@rateia/domain/grupos/precos';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { emCentavos, linhasDoTexto, paraComposicao } from '../pagina/detalhe.ts';
import type { Grupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { conviteParaMim, lerParaResponder } from './quem-responde.ts';
import { guardaVaga } from './vaga-guardada.ts';

type Chamada = typeof grupos.getConvitePendente;

/** An invitation before its answer: what it is for, who sent it, and the price (spec B§2 /grupo/convite/{id}). */
export async function getConvitePendente(
  ctx: ContextoUsuario,
  { params }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { db } = ctx;
  const convite = await conviteParaMim(db, ctx, params.id);
  const { grupo, aceito } = await lerParaResponder(db, ctx, convite);
  // A full group is shown, without a seat; one that takes nobody any more is not.
  const vagaGuardada = await guardaVaga(db, convite.id);
  const tomaGente = vendavel(grupo.status) || vagaGuardada || grupo.livres === 0;
  if (!tomaGente || grupo.vendaSuspensa) recusar('grupoNaoAceitaMembros');
  const { exigeCaucao } = grupo;
  const preco = emCentavos(grupo);
  return {
    idGrupo: grupo.id,
    grupo: grupo.nome,
    servico: grupo.servico,
    ...(await faceDoConvite(db, grupo)),
    convidadoPor: await nomeDe(db, convite.convidadoPor),
    expiraEm: convite.expiraEm,
    vagasDisponiveis: grupo.livres + (vagaGuardada ? 1 : 0),
    vagaGuardada,
    vagasTotais: grupo.totalVagas,
    exigeCaucao,
    composicao: paraComposicao(composicao({ preco, vagas: 1, exigeCaucao })),
    aceito,
    podeRecusar: !aceito && convite.forma === ID_FORMA_DO_CONVITE.email,
  };
}

async function faceDoConvite(db: Executor, { id }: Grupo) {
  const { regras, ...face } = await db
    .selectFrom('grupos')
    .select(['icone', 'cor', 'descricao', 'regras'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...face, regras: linhasDoTexto(regras) };
}
