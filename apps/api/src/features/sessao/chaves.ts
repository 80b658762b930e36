import type { Recebida } from '@rateia/contracts/chamada';
import { TRANSPORTES_DE_CHAVE } from '@rateia/contracts/chaves-de-acesso';
import type { seguranca } from '@rateia/contracts/seguranca';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { avisarMudanca } from './avisar-mudanca.ts';
import { lerChaveNova, listarChaves, opcoesDeCadastro } from './chaves-de-acesso.ts';
import { apagarCodigos, novosCodigos } from './codigos-de-recuperacao.ts';
import { exigirConfirmacaoForte } from './confirmacao-forte.ts';
import { fatoresDaConta, temSegundoFator } from './fatores.ts';
import { getDonoDaConta } from './repository.ts';

/** More keys than a person has devices are somebody filling our tables. */
const MAXIMO_DE_CHAVES = 10;

/** Begins a passkey: the challenge is the proof that the person confirmed, so the answer to it needs no other. */
export const opcoesDaChave = async (ctx: ContextoUsuario) =>
  await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const { id: usuarioId, sessaoId } = usuario;
    if ((await fatoresDaConta(trx, usuarioId)).chaves >= MAXIMO_DE_CHAVES)
      recusar('limiteDeChaves', { valores: { max: MAXIMO_DE_CHAVES } });
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    const { email, nome, idHash } = await getDonoDaConta(trx, usuarioId);
    return await opcoesDeCadastro(trx, deps, { usuarioId, dono: sessaoId, agora, email, nome, idHash });
  });

/** Keeps the passkey that the browser made; the first factor of an account comes with its recovery codes. */
export const createChave = async (
  ctx: ContextoUsuario,
  { body: { nome, resposta } }: Recebida<typeof seguranca.createChave>,
) => {
  const { deps, usuario, agora } = ctx;
  const { id: usuarioId, sessaoId } = usuario;
  const feita = await emTransacao(ctx.db, async (trx) => {
    const nova = await lerChaveNova(trx, deps, { usuarioId, dono: sessaoId, agora, resposta });
    if (nova === undefined) return undefined;
    const { codigosRestantes } = await fatoresDaConta(trx, usuarioId);
    const linha = await trx
      .insertInto('chaves_de_acesso')
      .values({
        usuario_id: usuarioId,
        credencial: nova.id,
        chave_publica: Buffer.from(nova.publicKey),
        contador: nova.counter,
        transportes: TRANSPORTES_DE_CHAVE.filter((transporte) => nova.transports?.includes(transporte)),
        nome,
        criada_em: agora,
      })
      .onConflict((c) => c.column('credencial').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (linha === undefined) return undefined;
    await avisarMudanca(trx, ctx, { acao: 'seguranca.chaveCriada', alvo: `chave:${linha.id}` });
    return {
      chave: { id: linha.id, nome, criadaEm: agora, usadaEm: null },
      codigosRecuperacao: codigosRestantes > 0 ? null : await novosCodigos(trx, deps.cifra, { usuarioId, agora }),
    };
  });
  // After the commit: a challenge that was answered is used up, rightly or wrongly.
  return feita ?? recusar('chaveNaoConfere');
};

/** A key of somebody else is as unknown as one that never was. */
export const deleteChave = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.deleteChave>,
): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    const { id: usuarioId } = ctx.usuario;
    if (!(await listarChaves(trx, usuarioId)).some((chave) => chave.id === id)) recusar('naoEncontrado');
    await exigirConfirmacaoForte(trx, ctx, 'segundoFator');
    await trx.deleteFrom('chaves_de_acesso').where('id', '=', id).where('usuario_id', '=', usuarioId).execute();
    if (!(await temSegundoFator(trx, usuarioId))) await apagarCodigos(trx, usuarioId);
    await avisarMudanca(trx, ctx, { acao: 'seguranca.chaveRemovida', alvo: `chave:${id}` });
  });
