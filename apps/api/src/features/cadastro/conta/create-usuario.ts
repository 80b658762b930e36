import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { senha as regraDaSenha } from '@rateia/domain/usuario/senha-nova';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { hashDaSenha } from '../../sessao/index.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import type { DadosDaConta } from '../repository.ts';
import { guardarAceite, insertConta, substituirContaNaoVerificada, travarContaDoEmail } from '../repository.ts';
import { exigirVersaoDosTermos } from '../termos/termos.ts';
import { contarPedidoDeCadastro } from './contar-pedido.ts';
import { agendarLembrete } from './lembrete.ts';
import { apagarLinksDoCadastro, linksDoCadastro } from './links.ts';
import { criarPinDoCadastro } from './pin-do-cadastro.ts';
import { retirarPrecadastro } from './precadastros-repository.ts';
import { esquecerQuemCadastrou } from './retirar-cadastro.ts';

type Pedido = Recebida<typeof cadastro.createUsuario>;

/**
 * Registers and sends the code. The answer and the work are the same whether the e-mail is new, waiting for its code
 * or taken; the owner of a taken one is told by e-mail, and nobody else (spec A§4 Registration; ASVS 6.3.8).
 */
export const createUsuario = async (ctx: Contexto, { body }: Pedido): Promise<{ email: string }> => {
  const { deps, db, agora } = ctx;
  const { email, password } = body;
  recusarSenha(password);
  await exigirVersaoDosTermos(db, body.versaoTermos);
  await contarPedidoDeCadastro(ctx, email);
  const senhaHash = await hashDaSenha(password);
  await emTransacao(db, async (trx) => {
    const primeira = await retirarPrecadastro(trx, deps.cifra.indice(email, CONTEXTO.precadastro));
    await registrar(trx, {
      ctx,
      dados: {
        email,
        primeiroNome: body.firstName,
        sobrenome: body.lastName,
        senhaHash,
        campanha: body.campanha ?? primeira,
        agora,
      },
      versaoTermos: body.versaoTermos,
    });
  });
  return { email };
};

const recusarSenha = (password: string): void => {
  const problema = regraDaSenha(password, 'Senha');
  if (problema !== undefined) recusar('dadosInvalidos', { dados: { campos: { password: problema } } });
};

const registrar = async (
  trx: Trx,
  {
    ctx,
    dados,
    versaoTermos: versao,
  }: { readonly ctx: Contexto; readonly dados: DadosDaConta; readonly versaoTermos: string },
): Promise<void> => {
  const { deps, agora, ip, requestId } = ctx;
  const { email } = dados;
  const nova = await insertConta(trx, dados);
  if (nova !== undefined) {
    await guardarAceite(trx, { usuarioId: nova, versao, agora, ip });
    await criarPinDoCadastro(trx, deps, { email, usuarioId: nova, agora, requestId });
    await agendarLembrete(trx, { usuarioId: nova, agora });
    return;
  }
  const conta = await travarContaDoEmail(trx, email);
  // An unconfirmed row may lose its e-mail between the two: to whoever proved that it is theirs.
  if (conta === undefined) return await registrar(trx, { ctx, dados, versaoTermos: versao });
  if (conta.verificada) {
    // A code that nobody receives: guessing at this e-mail goes exactly as it does for one that waits for its code.
    const contou = await criarPinDoCadastro(trx, deps, { email, usuarioId: null, agora, requestId });
    if (contou)
      await notificar(trx, {
        usuarioId: conta.id,
        modelo: 'contaJaExiste',
        dados: {},
        fato: agora,
        agora,
        requestId,
      });
    return;
  }
  // The link of a registration that is replaced would confirm another's password; the new code brings a new one.
  const antigos = await linksDoCadastro(trx, conta.id);
  // Without a new code nothing changes: else the code of one registration would confirm the password of another.
  if (!(await criarPinDoCadastro(trx, deps, { email, usuarioId: conta.id, agora, requestId }))) return;
  await apagarLinksDoCadastro(trx, antigos);
  await esquecerQuemCadastrou(trx, { usuarioId: conta.id, agora });
  await substituirContaNaoVerificada(trx, conta.id, dados);
  await guardarAceite(trx, { usuarioId: conta.id, versao, agora, ip });
};
