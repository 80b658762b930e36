import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { instanteDe } from '@rateia/domain/datas';
import { meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { dispositivoDe, hashUtilizavel, liberarDispositivoDe, resumoDoDispositivo } from '../aparelhos/dispositivos.ts';
import { notificarDeAparelho } from '../aparelhos/notificar-de-aparelho.ts';
import type { SessaoAberta } from '../login/abrir-sessao.ts';
import { abrirSessao } from '../login/abrir-sessao.ts';
import { donoDoLogin, resumoDoLogin } from '../login/login-em-curso.ts';
import { travarLogin } from '../login/pedidos-repository.ts';
import { conferirFator } from './conferir-fator.ts';
import { fatoresDaConta } from './fatores.ts';

/** Ties the account at a provider that waited with a login to the account whose second factor was right. */
export type ConcluirVinculacao = (
  trx: Trx,
  v: { readonly ctx: Contexto; readonly usuarioId: number; readonly resumo: Buffer },
) => Promise<void>;

/**
 * The second step: five tries, ten minutes, then the password again. It trusts the device, the account is told of a new
 * one, and an account at a provider that the login came with is linked only now.
 */
export async function segundoFator(
  ctx: Contexto,
  { body: { hash, meio, codigo, resposta } }: Recebida<typeof sessao.segundoFator>,
  { tokens, concluirVinculacao }: { readonly tokens: Tokens; readonly concluirVinculacao: ConcluirVinculacao },
): Promise<SessaoAberta> {
  const { deps, agora, ip } = ctx;
  const resumo = resumoDoLogin(hash);
  const { usuarioId, dispositivoId, vinculacao } = await contarTentativa(ctx, resumo);
  const antes = await dispositivoDe(deps.db, dispositivoId);
  const dispositivoConhecido = antes.liberado;
  if (!meiosDoSegundoFator(await fatoresDaConta(deps.db, usuarioId)).includes(meio)) recusar('codigoNaoConfere');
  await conferirFator(deps, {
    usuarioId,
    dono: donoDoLogin(hash),
    finalidade: 'entrada',
    prova: { meio, codigo, resposta },
    ip,
    dispositivo: ctx.hashDispositivo,
    agora,
    dispositivoConhecido,
  });
  return await emTransacao(deps.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('logins_em_curso')
      .set({ usada_em: agora })
      .where('resumo', '=', resumo)
      .where('usada_em', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return recusar('entradaVencida');
    const { hashDispositivo: enviado } = ctx;
    const hashDispositivo =
      enviado !== null && resumoDoDispositivo(enviado).equals(antes.hash) ? enviado : hashUtilizavel(null);
    const parede = instanteDe(deps.relogio.parede());
    await liberarDispositivoDe(trx, { id: dispositivoId, hashDispositivo, ip, parede });
    if (vinculacao !== null) await concluirVinculacao(trx, { ctx, usuarioId, resumo: vinculacao });
    if (!dispositivoConhecido) await notificarDeAparelho(trx, ctx, { usuarioId, dispositivoId, aparelho: antes.nome });
    return await abrirSessao(trx, { ctx, tokens }, { usuarioId, dispositivoId, hashDispositivo, como: 'segundoFator' });
  });
}

/** Counted before it is judged, so that a burst does not outrun the count. */
async function contarTentativa({ deps, agora }: Contexto, resumo: Buffer) {
  return await emTransacao(deps.db, async (trx) => {
    const entrada = (await travarLogin(trx, { resumo, agora })) ?? recusar('entradaVencida');
    await trx
      .updateTable('logins_em_curso')
      .set((e) => ({ tentativas: e('tentativas', '+', 1) }))
      .where('resumo', '=', resumo)
      .execute();
    return entrada;
  });
}
