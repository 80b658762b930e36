import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ID_SOCIAL_AUTH, PROVEDORES_SOCIAIS, podeDesvincular } from '@rateia/domain/cadastro/social';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { mascararEmail } from '@rateia/domain/usuario/email';
import type { Executor } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { avisarComBloqueio, exigirConfirmacaoForte } from '../../sessao/index.ts';
import { identificar } from './identificar.ts';
import { CONTEXTO_SOCIAL } from './pergunta.ts';
import { deleteContaSocial, getContasSociais, travarSenhaDaConta } from './repository.ts';
import { nomeDoProvedor, vincular } from './vincular.ts';

type Vinculacoes = Resposta<typeof cadastro.getVinculacoes>;

/** What opens the account besides its password: each provider that is offered here, or linked already. */
export const getVinculacoes = async ({ deps, db, usuario }: ContextoUsuario): Promise<Vinculacoes> =>
  await apresentar(db, deps, usuario.id);

/** Links the account that came back from the provider to the one that is logged in, whose owner says again who he is. */
export const createVinculacao = async (
  ctx: ContextoUsuario,
  { body }: Recebida<typeof cadastro.createVinculacao>,
): Promise<Vinculacoes> => {
  const { deps, usuario } = ctx;
  const identificada = await identificar(ctx, body);
  await emTransacao(deps.db, async (trx) => {
    await travarSenhaDaConta(trx, usuario.id);
    await exigirConfirmacaoForte(trx, ctx, 'contasSociais');
    await vincular(trx, { ctx, usuarioId: usuario.id, identificada, avisar: true });
  });
  return await apresentar(deps.db, deps, usuario.id);
};

/** Unlinks, which what is not linked already is; the last way of entering stays. */
export const deleteVinculacao = async (
  ctx: ContextoUsuario,
  { params: { socialAuth } }: Recebida<typeof cadastro.deleteVinculacao>,
): Promise<Vinculacoes> => {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const usuarioId = usuario.id;
  await emTransacao(deps.db, async (trx) => {
    const temSenha = await travarSenhaDaConta(trx, usuarioId);
    const vinculadas = await getContasSociais(trx, usuarioId);
    if (!vinculadas.some((conta) => conta.socialAuth === socialAuth)) return;
    if (!podeDesvincular({ temSenha, vinculadas: vinculadas.length })) recusar('ultimaFormaDeEntrar');
    await exigirConfirmacaoForte(trx, ctx, 'contasSociais');
    await deleteContaSocial(trx, { usuarioId, socialAuth });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'cadastro.contaSocialDesvinculada',
      alvo: `usuario:${usuarioId}`,
      dados: { socialAuth },
      ip,
      em: agora,
    });
    await avisarComBloqueio(trx, deps, {
      usuarioId,
      modelo: 'contaSocialDesvinculada',
      dados: { provedor: nomeDoProvedor(socialAuth), quando: formatarMomento(agora) },
      fato: `${socialAuth}:${agora}`,
      agora,
      requestId,
    });
  });
  return await apresentar(deps.db, deps, usuarioId);
};

const apresentar = async (db: Executor, { cifra, gateways }: Deps, usuarioId: number): Promise<Vinculacoes> => {
  const vinculadas = await getContasSociais(db, usuarioId);
  const { senha_hash } = await db
    .selectFrom('usuarios')
    .select('senha_hash')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const itens = PROVEDORES_SOCIAIS.flatMap((nome) => {
    const socialAuth = ID_SOCIAL_AUTH[nome];
    const conta = vinculadas.find((candidata) => candidata.socialAuth === socialAuth);
    if (conta === undefined && gateways.social[nome] === undefined) return [];
    const email = conta?.emailCifrado ?? null;
    return [
      {
        socialAuth,
        nome: nomeDoProvedor(socialAuth),
        vinculada: conta !== undefined,
        email: email === null ? null : mascararEmail(cifra.decifrar(email, CONTEXTO_SOCIAL.email)),
        vinculadaEm: conta?.vinculadaEm ?? null,
      },
    ];
  });
  return {
    itens,
    podeDesvincular: podeDesvincular({ temSenha: senha_hash !== null, vinculadas: vinculadas.length }),
  };
};
