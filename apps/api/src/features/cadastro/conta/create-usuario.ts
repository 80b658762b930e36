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
import { guardarAceite, insertConta, travarContaDoEmail } from '../repository.ts';
import { exigirVersaoDosTermos } from '../termos/termos.ts';
import { contarPedidoDeCadastro } from './contar-pedido.ts';
import { agendarLembrete } from './lembrete.ts';
import type { RegistroFeito } from './links.ts';
import { criarPinDoCadastro } from './pin-do-cadastro.ts';
import { retirarPrecadastro } from './precadastros-repository.ts';
import { novoRegistro, resumoDoRegistro } from './registro-feito.ts';

type Pedido = Recebida<typeof cadastro.createUsuario>;

/**
 * Registers and sends the code. Each registration has a handle, which the browser keeps. Its code and its link confirm
 * its own data, even if somebody registers with the same e-mail meanwhile (REGRAS 2.18). The answer and the work are
 * the same whether the e-mail is new, waits for its code or is taken. Only the owner of a taken e-mail is told, by
 * e-mail (spec A§4 Registration; ASVS 6.3.8).
 */
export async function createUsuario(
  ctx: Contexto,
  { body }: Pedido,
): Promise<{ readonly email: string; readonly cadastro: string }> {
  const { deps, db, agora, ip } = ctx;
  const { email, password } = body;
  recusarSenha(password);
  await exigirVersaoDosTermos(db, body.versaoTermos);
  await contarPedidoDeCadastro(ctx, email);
  const senhaHash = await hashDaSenha(password);
  const cadastro = novoRegistro();
  await emTransacao(db, async (trx) => {
    const primeira = await retirarPrecadastro(trx, deps.cifra.indice(email, CONTEXTO.precadastro));
    const dados = {
      primeiroNome: body.firstName,
      sobrenome: body.lastName,
      senhaHash,
      campanha: body.campanha ?? primeira,
      versaoTermos: body.versaoTermos,
      ip,
      feitoEm: agora,
    };
    await registrar(trx, ctx, { email, registro: { resumo: resumoDoRegistro(cadastro), dados } });
  });
  return { email, cadastro };
}

function recusarSenha(password: string): void {
  const problema = regraDaSenha(password, 'Senha');
  if (problema !== undefined) recusar('dadosInvalidos', { dados: { campos: { password: problema } } });
}

async function registrar(
  trx: Trx,
  ctx: Contexto,
  { email, registro }: { readonly email: string; readonly registro: RegistroFeito },
): Promise<void> {
  const { deps, agora, ip, requestId } = ctx;
  const { resumo, dados } = registro;
  const nova = await insertConta(trx, { ...dados, email, agora });
  if (nova !== undefined) {
    await guardarAceite(trx, { usuarioId: nova, versao: dados.versaoTermos, agora, ip });
    await criarPinDoCadastro(trx, deps, { email, usuarioId: nova, resumo, registro, agora, requestId });
    await agendarLembrete(trx, { usuarioId: nova, agora });
    return;
  }
  const conta = await travarContaDoEmail(trx, email);
  // An unconfirmed row may lose its e-mail between the two, to a person who proved that the address is his.
  if (conta === undefined) return await registrar(trx, ctx, { email, registro });
  if (conta.verificada) {
    // A code that is sent nowhere: guessing at this e-mail then behaves exactly as guessing at one that waits for its
    // code.
    const contou = await criarPinDoCadastro(trx, deps, { email, usuarioId: null, resumo, agora, requestId });
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
  // The account stays as it is until one of its registrations is confirmed.
  await criarPinDoCadastro(trx, deps, { email, usuarioId: conta.id, resumo, registro, agora, requestId });
}
