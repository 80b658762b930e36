import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
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
} from '../../sessao/index.ts';
import { identificar } from './identificar.ts';
import { vinculoDaVinculacao } from './pin-da-vinculacao.ts';
import { situar } from './situacao.ts';
import { vincular } from './vincular.ts';

/**
 * /cadastro/falta-pouco: the code of the account's own e-mail links the social account. It proves the device as the code
 * of a new device does, so none is asked for a second time (spec A§4 Registration).
 */
export const validarAutenticacao = async (
  ctx: Contexto,
  { body }: Recebida<typeof cadastro.validarAutenticacao>,
  tokens: Tokens,
): Promise<SessaoAberta> => {
  const { deps, agora, ip } = ctx;
  const identificada = await identificar(ctx, body);
  const situada = await situar(ctx.db, identificada);
  if (situada.situacao !== 'naoEhNova') return recusar('socialInvalido');
  const { usuarioId } = situada;
  const dispositivo = hashUtilizavel(body.hashDispositivo ?? ctx.hashDispositivo);
  const aparelho = { id: usuarioId, dispositivo: resumoDoDispositivo(dispositivo) };
  await emTransacao(deps.db, async (trx) => {
    await conferirPin(trx, deps, { vinculo: vinculoDaVinculacao(identificada.resumo), pin: body.pin, agora });
    const conta = await findContaById(deps.db, aparelho);
    if (conta === undefined || conta.bloqueada) return recusar('contaBloqueada');
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
  return await entrarNaConta(ctx, tokens, { conta, dispositivo, nomeDispositivo, campanha, como: 'social' });
};
