import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import type { SessaoAberta } from '../../sessao/index.ts';
import {
  conferirPin,
  entrarNaConta,
  findContaById,
  hashUtilizavel,
  nomeDoAparelho,
  registrarDispositivo,
  resumoDoDispositivo,
  temSegundoFator,
} from '../../sessao/index.ts';
import type { Identificada } from './identificar.ts';
import { identificar } from './identificar.ts';
import { vinculoDaVinculacao } from './pin-da-vinculacao.ts';
import { situar } from './situacao.ts';
import { vincular, vinculoPossivel } from './vincular.ts';

/**
 * /cadastro/falta-pouco: the code of the account's own e-mail links the social account. It proves the device as the code
 * of a new device does, so none is asked for a second time (spec A§4 Registration). It is no second factor: an account
 * that has one is linked, and trusts the device, once that factor is right (REGRAS 2.18).
 */
export async function validarAutenticacao(
  ctx: Contexto,
  { body }: Recebida<typeof cadastro.validarAutenticacao>,
  tokens: Tokens,
): Promise<SessaoAberta> {
  const { deps, agora, ip } = ctx;
  const identificada = await identificar(ctx, body);
  const situada = await situar(ctx.db, identificada);
  if (situada.situacao !== 'naoEhNova') return recusar('socialInvalido');
  const { usuarioId } = situada;
  const dispositivo = hashUtilizavel(body.hashDispositivo ?? ctx.hashDispositivo);
  const aparelho = { id: usuarioId, dispositivo: resumoDoDispositivo(dispositivo) };
  const vinculacao = await emTransacao(deps.db, async (trx) => {
    await conferirPin(trx, deps, { vinculo: vinculoDaVinculacao(identificada.resumo), pin: body.pin, agora });
    const conta = (await findContaById(trx, aparelho)) ?? recusar('socialInvalido');
    // The answer about a blocked account, and the message to its owner, are the same for all ways of logging in.
    if (conta.bloqueada) return undefined;
    if (await temSegundoFator(trx, usuarioId)) return await reservar(trx, { usuarioId, identificada });
    await vincular(trx, { ctx, usuarioId, identificada, avisar: true });
    await registrarDispositivo(trx, {
      usuarioId,
      hashDispositivo: dispositivo,
      nome: nomeDoAparelho(body.nomeDispositivo, ctx.agente),
      ip,
      parede: instanteDe(deps.relogio.parede()),
      liberado: true,
    });
    return undefined;
  });
  const conta = (await findContaById(deps.db, aparelho)) ?? recusar('socialInvalido');
  const { nomeDispositivo, campanha } = body;
  return await entrarNaConta(ctx, tokens, {
    conta,
    dispositivo,
    nomeDispositivo,
    campanha,
    como: 'social',
    vinculacao,
  });
}

/** The login by a provider that waits for the second factor, when it can be linked at all. */
async function reservar(
  trx: Trx,
  v: { readonly usuarioId: number; readonly identificada: Identificada },
): Promise<Buffer> {
  const vinculo = await vinculoPossivel(trx, v);
  if (vinculo === 'socialJaVinculada' || vinculo === 'conflito') return recusar(vinculo);
  return v.identificada.resumo;
}
