import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { SessaoAberta } from '../../sessao/index.ts';
import { abrirSessao, hashUtilizavel, nomeDoAparelho, registrarDispositivo } from '../../sessao/index.ts';
import { apagarLinksDoCadastro, linksDoCadastro } from '../conta/links.ts';
import { retirarPrecadastro } from '../conta/precadastros-repository.ts';
import { esquecerQuemCadastrou } from '../conta/retirar-cadastro.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import type { DadosDaConta } from '../repository.ts';
import {
  confirmarEmailDaConta,
  guardarAceite,
  insertConta,
  substituirContaNaoVerificada,
  travarContaDoEmail,
} from '../repository.ts';
import { exigirVersaoDosTermos } from '../termos/termos.ts';
import { identificar } from './identificar.ts';
import { situar } from './situacao.ts';
import { vincular } from './vincular.ts';

type Pedido = Recebida<typeof cadastro.updateAutenticacaoExternaDados>;

/**
 * /cadastro/finalizar: makes an account for a new social account, links it and logs in. Its e-mail is the provider's,
 * and counts as confirmed. A registration with the same e-mail that nobody confirmed is replaced, password included, so
 * that the person who typed it has no way in (spec A§4 Registration).
 */
export async function updateAutenticacaoExternaDados(
  ctx: Contexto,
  { body }: Pedido,
  tokens: Tokens,
): Promise<SessaoAberta> {
  const { deps, agora, ip, requestId } = ctx;
  await exigirVersaoDosTermos(ctx.db, body.versaoTermos);
  const identificada = await identificar(ctx, body);
  const situada = await situar(ctx.db, identificada);
  if (situada.situacao !== 'nova') return recusar('socialInvalido');
  const hashDispositivo = hashUtilizavel(body.hashDispositivo ?? ctx.hashDispositivo);
  return await emTransacao(deps.db, async (trx) => {
    const usuarioId = await criarConta(trx, { ctx, body, email: situada.email });
    await guardarAceite(trx, { usuarioId, versao: body.versaoTermos, agora, ip });
    await vincular(trx, { ctx, usuarioId, identificada, avisar: false });
    const dispositivoId = await registrarDispositivo(trx, {
      usuarioId,
      hashDispositivo,
      nome: nomeDoAparelho(body.nomeDispositivo, ctx.agente),
      ip,
      parede: instanteDe(deps.relogio.parede()),
      liberado: true,
    });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'cadastro.emailConfirmado',
      alvo: `usuario:${usuarioId}`,
      dados: { socialAuth: identificada.socialAuth },
      ip,
      em: agora,
    });
    await notificar(trx, { usuarioId, modelo: 'boasVindas', dados: {}, fato: usuarioId, agora, requestId });
    return await abrirSessao(trx, { ctx, tokens }, { usuarioId, dispositivoId, hashDispositivo, como: 'social' });
  });
}

async function criarConta(
  trx: Trx,
  { ctx, body, email }: { readonly ctx: Contexto; readonly body: Pedido['body']; readonly email: string },
): Promise<number> {
  const { deps, agora } = ctx;
  const primeira = await retirarPrecadastro(trx, deps.cifra.indice(email, CONTEXTO.precadastro));
  const dados: DadosDaConta = {
    email,
    primeiroNome: body.firstName,
    sobrenome: body.lastName,
    senhaHash: null,
    campanha: body.campanha ?? primeira,
    agora,
  };
  let id = await insertConta(trx, dados);
  if (id === undefined) {
    const existente = await travarContaDoEmail(trx, email);
    // The e-mail was confirmed a moment ago: that account belongs to its owner, and is linked with its PIN.
    if (existente === undefined || existente.verificada) return recusar('socialInvalido');
    await apagarLinksDoCadastro(trx, await linksDoCadastro(trx, existente.id));
    await esquecerQuemCadastrou(trx, { usuarioId: existente.id, agora });
    await substituirContaNaoVerificada(trx, existente.id, dados);
    id = existente.id;
  }
  await confirmarEmailDaConta(trx, { id, agora });
  await herdarSancoes(trx, deps.cifra, { usuarioId: id, agora });
  return id;
}
