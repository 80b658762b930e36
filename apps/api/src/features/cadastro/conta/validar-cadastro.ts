import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import type { SessaoAberta } from '../../sessao/index.ts';
import { conferirPin, pinEmAberto } from '../../sessao/index.ts';
import { travarContaDoEmail } from '../repository.ts';
import { confirmarCadastro } from './confirmar-cadastro.ts';
import { criarPinDoCadastro } from './pin-do-cadastro.ts';
import { aplicarRegistro, registroDoPedido } from './registro-feito.ts';
import { vinculoDoCadastro } from './vinculo-do-cadastro.ts';

type Pedido = Recebida<typeof cadastro.validarCadastro>;

/** Confirms the e-mail with the code, trusts the device it was typed on and logs in (spec A§4 Registration). */
export async function validarCadastro(ctx: Contexto, { body }: Pedido, tokens: Tokens): Promise<SessaoAberta> {
  const { deps, agora } = ctx;
  const { email, pin, cadastro } = body;
  const { resumo, registro } = await registroDoPedido(deps.db, deps, { email, cadastro });
  const vinculo = vinculoDoCadastro(deps.cifra, { email, resumo });
  await igualarTentativas(ctx, { email, resumo, vinculo });
  return await emTransacao(deps.db, async (trx) => {
    await conferirPin(trx, deps, { vinculo, pin, agora });
    const conta = (await travarContaDoEmail(trx, email)) ?? recusar('pinInvalido');
    if (conta.verificada) recusar('pinInvalido');
    await aplicarRegistro(trx, ctx, { usuarioId: conta.id, email, registro, enviado: cadastro });
    const { hashDispositivo, nomeDispositivo } = body;
    return await confirmarCadastro(trx, { ctx, tokens }, { usuarioId: conta.id, hashDispositivo, nomeDispositivo });
  });
}

/**
 * Makes a code that is sent to nobody for an e-mail without one, so that wrong tries are counted and locked alike for
 * every e-mail. It does not count as a sending: a late try uses up none of the three sendings of a person who waits for
 * a code. The extra work is hidden by the step of time in which this call answers (ASVS 6.3.8).
 */
async function igualarTentativas(
  { deps, agora, requestId }: Contexto,
  { email, resumo, vinculo }: { readonly email: string; readonly resumo: Buffer | undefined; readonly vinculo: string },
): Promise<void> {
  if (await pinEmAberto(deps.db, deps, { vinculo, agora })) return;
  const palpite = { email, usuarioId: null, resumo, semEmissao: true, agora, requestId };
  await emTransacao(deps.db, (trx) => criarPinDoCadastro(trx, deps, palpite));
}
