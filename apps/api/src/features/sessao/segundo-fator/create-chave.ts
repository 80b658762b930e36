import type { Recebida } from '@rateia/contracts/chamada';
import { TRANSPORTES_DE_CHAVE } from '@rateia/contracts/chaves-de-acesso';
import type { seguranca } from '@rateia/contracts/seguranca';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificarMudanca } from '../bloqueio/notificar-mudanca.ts';
import { anotarFator } from './anotar-fator.ts';
import { lerChaveNova } from './chaves-de-acesso.ts';
import { novosCodigos } from './codigos-de-recuperacao.ts';
import { fatoresDaConta } from './fatores.ts';

/** Keeps the passkey that the browser made; the first factor of an account comes with its recovery codes. */
export async function createChave(
  ctx: ContextoUsuario,
  { body: { nome, resposta } }: Recebida<typeof seguranca.createChave>,
) {
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
    await anotarFator(trx, ctx);
    await notificarMudanca(trx, ctx, { acao: 'seguranca.chaveCriada', alvo: `chave:${linha.id}` });
    return {
      chave: { id: linha.id, nome, criadaEm: agora, usadaEm: null },
      codigosRecuperacao: codigosRestantes > 0 ? null : await novosCodigos(trx, deps.cifra, { usuarioId, agora }),
    };
  });
  // After the commit: a challenge that was answered is used up, rightly or wrongly.
  return feita ?? recusar('chaveNaoConfere');
}
