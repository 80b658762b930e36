import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import { VALIDACAO_ABERTA } from '@rateia/domain/cadastro/validacao-conta';
import type { Executor, Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { DocumentoAceito } from '../../../db/consentimentos.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { travarConta } from '../repository.ts';
import { apagarImagens } from './apagar-imagens.ts';
import { moverValidacao } from './mover-validacao.ts';
import { apresentarValidacoes } from './presenter.ts';
import { contaParaComparar, travarValidacao, validacaoAberta, validacoesDe } from './repository.ts';

type Situacao = Resposta<typeof cadastro.getConsentimentoBiometrico>;

const BIOMETRIA = 'biometria' satisfies DocumentoAceito;
/** Version of the words by which the use of the face is consented to. */
const VERSAO = '1';

/** What the person answered last about the use of the face, and what taking it back would end (LGPD art. 8; record 669). */
export const getConsentimentoBiometrico = async ({ db, usuario }: ContextoUsuario): Promise<Situacao> =>
  await situacaoDe(db, usuario.id);

/**
 * Takes the consent back, in every state of a validation: one under way ends, the pictures of all of them are destroyed at
 * once, and the result of one that was decided stays (LGPD art. 8 §5; REGRAS 2.17; record 669). Twice is as once.
 */
export const retirarConsentimentoBiometrico = async (ctx: ContextoUsuario): Promise<Situacao> =>
  await emTransacao(ctx.deps.db, async (trx) => {
    const { usuario, agora, ip } = ctx;
    const usuarioId = usuario.id;
    await travarConta(trx, usuarioId);
    const { podeRetirar, consentidoEm, retiradoEm } = await situacaoDe(trx, usuarioId);
    if (podeRetirar) {
      await encerrarEmAndamento(trx, ctx);
      await destruirImagens(trx, ctx);
      if (consentidoEm !== null && retiradoEm === null) await anotar(trx, ctx, false);
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'identidade.retirarConsentimento',
        alvo: `usuario:${usuarioId}`,
        ip,
        em: agora,
      });
    }
    return await situacaoDe(trx, usuarioId);
  });

/** Keeps that the use of the face was consented to: the first time as an acceptance, after it was taken back as a new answer. */
export const consentirBiometria = async (trx: Trx, ctx: ContextoUsuario): Promise<void> => {
  const { usuario, agora, ip } = ctx;
  if ((await respostasDe(trx, usuario.id)).retiradoEm !== null) return await anotar(trx, ctx, true);
  await trx
    .insertInto('aceites')
    .values({ usuario_id: usuario.id, documento: BIOMETRIA, versao: VERSAO, aceito_em: agora, ip })
    .onConflict((c) => c.columns(['usuario_id', 'documento', 'versao']).doNothing())
    .execute();
};

const anotar = async (trx: Trx, { usuario, agora, ip }: ContextoUsuario, biometria: boolean): Promise<void> => {
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
};

const situacaoDe = async (db: Executor, usuarioId: number): Promise<Situacao> => {
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
};

/** The newest answer: when it was given, and when it was taken back if that was the last of it. */
const respostasDe = async (
  db: Executor,
  usuarioId: number,
): Promise<{ readonly consentidoEm: string | null; readonly retiradoEm: string | null }> => {
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
  const sim = ({ valores }: { readonly valores: unknown }) =>
    (valores as Readonly<Record<string, boolean>>)[BIOMETRIA] === true;
  const [ultima] = respostas;
  return {
    consentidoEm: respostas.find(sim)?.em ?? aceite?.em ?? null,
    retiradoEm: ultima === undefined || sim(ultima) ? null : ultima.em,
  };
};

const encerrarEmAndamento = async (trx: Trx, { deps, usuario, agora }: ContextoUsuario): Promise<void> => {
  const aberta = await validacaoAberta(trx, usuario.id);
  const validacao = aberta === undefined ? undefined : await travarValidacao(trx, aberta.id);
  if (validacao === undefined) return;
  const movida = await moverValidacao(trx, deps, {
    validacao,
    evento: 'retirarConsentimento',
    quem: 'usuario',
    usuarioId: usuario.id,
    agora,
  });
  if (!movida.ok) throw new Error(`a validation under way that does not end: ${movida.codigo}`);
};

/** Pictures of what was decided go now instead of after their days; result and hashes stay. */
const destruirImagens = async (trx: Trx, { usuario, agora }: ContextoUsuario): Promise<void> => {
  const comImagens = await trx
    .selectFrom('validacoes_conta')
    .select('id')
    .where('usuario_id', '=', usuario.id)
    .where('imagens_apagadas_em', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of comImagens) {
    await cancelarPrazos(trx, { tipos: ['validacao.apagarImagens'], alvoId: id });
    await apagarImagens(trx, { validacaoId: id, agora });
  }
};
