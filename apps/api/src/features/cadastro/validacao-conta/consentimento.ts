import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import { VALIDACAO_ABERTA } from '@rateia/domain/cadastro/validacao-conta';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { DocumentoAceito } from '../../../db/consentimentos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarValidacoes } from './presenter.ts';
import { contaParaComparar, validacoesDe } from './repository.ts';

export type Situacao = Resposta<typeof cadastro.getConsentimentoBiometrico>;

const BIOMETRIA = 'biometria' satisfies DocumentoAceito;

/** Version of the words by which the use of the face is consented to. */
const VERSAO = '1';

/** Keeps that the use of the face was consented to: the first time as an acceptance, after it was taken back as a new answer. */
export async function consentirBiometria(trx: Trx, ctx: ContextoUsuario): Promise<void> {
  const { usuario, agora, ip } = ctx;
  if ((await respostasDe(trx, usuario.id)).retiradoEm !== null) return await anotarBiometria(trx, ctx, true);
  await trx
    .insertInto('aceites')
    .values({ usuario_id: usuario.id, documento: BIOMETRIA, versao: VERSAO, aceito_em: agora, ip })
    .onConflict((c) => c.columns(['usuario_id', 'documento', 'versao']).doNothing())
    .execute();
}

/** Records an answer to the question whether the face may be used. */
export async function anotarBiometria(
  trx: Trx,
  { usuario, agora, ip }: ContextoUsuario,
  biometria: boolean,
): Promise<void> {
  await trx
    .insertInto('consentimentos')
    .values({
      usuario_id: usuario.id,
      finalidade: BIOMETRIA,
      versao: VERSAO,
      valores: JSON.stringify({ biometria }),
      origem: biometria ? 'identidade' : 'portal',
      em: agora,
      ip,
    })
    .execute();
}

/** Says whether the account agrees to the use of its face, and since when. */
export async function situacaoDe(db: Executor, usuarioId: number): Promise<Situacao> {
  const respostas = await respostasDe(db, usuarioId);
  const validacoes = await apresentarValidacoes(db, await validacoesDe(db, usuarioId));
  const emAndamento = validacoes.some(({ estado }) => VALIDACAO_ABERTA.includes(estado));
  const comImagens = validacoes.some(({ imagens }) => imagens.length > 0);
  return {
    ...respostas,
    emAndamento,
    podePedirRevisao: validacoes.some((v) => v.podePedirRevisao),
    identidadeConfirmada: (await contaParaComparar(db, usuarioId)).verificadaEm !== null,
    podeRetirar: emAndamento || comImagens || (respostas.consentidoEm !== null && respostas.retiradoEm === null),
  };
}

/** The newest answer: when it was given, and when it was taken back if that was the last of it. */
async function respostasDe(
  db: Executor,
  usuarioId: number,
): Promise<{ readonly consentidoEm: string | null; readonly retiradoEm: string | null }> {
  const aceite = await db
    .selectFrom('aceites')
    .select('aceito_em as em')
    .where('usuario_id', '=', usuarioId)
    .where('documento', '=', BIOMETRIA)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const respostas = await db
    .selectFrom('consentimentos')
    .select(['valores', 'em'])
    .where('usuario_id', '=', usuarioId)
    .where('finalidade', '=', BIOMETRIA)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  function sim({ valores }: { readonly valores: unknown }) {
    return (valores as Readonly<Record<string, boolean>>)[BIOMETRIA] === true;
  }
  const [ultima] = respostas;
  return {
    consentidoEm: respostas.find(sim)?.em ?? aceite?.em ?? null,
    retiradoEm: ultima === undefined || sim(ultima) ? null : ultima.em,
  };
}
