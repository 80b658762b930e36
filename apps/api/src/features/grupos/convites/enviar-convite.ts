import { diaDe } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { ID_ESTADO_CONVITE } from '@rateia/domain/grupos/convite';
import { noAr } from '@rateia/domain/grupos/estados';
import { emTransacao } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { encerrarEntrega, montarEmail, notificar, preencher } from '../../notificacoes/index.ts';
import { relacaoCom } from '../papeis.ts';
import type { Grupo } from '../repository.ts';
import { acharGrupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import type { Convite } from './convites-repository.ts';
import { acharConvite, CONTEXTO_DO_CONVITE } from './convites-repository.ts';
import { caminhoDoConvite } from './link-do-convite.ts';

/**
 * Carries an invitation to its e-mail: to the account that has it, or to an address without one, whose link waits
 * through the registration. An invitation that was answered, taken back or sent again meanwhile goes no more.
 */
export async function enviarConvite(
  deps: Deps,
  { conviteId, envio }: { readonly conviteId: number; readonly envio: number },
  requestId: string | undefined,
): Promise<void> {
  const { db, cifra } = deps;
  const convite = await acharConvite(db, conviteId);
  if (convite?.estado !== ID_ESTADO_CONVITE.pendente || convite.envios !== envio) return;
  const grupo = await acharGrupo(db, convite.grupoId);
  if (grupo === undefined || !noAr(grupo.status) || convite.emailCifrado === null) return;
  const email = cifra.decifrar(convite.emailCifrado, CONTEXTO_DO_CONVITE.email);
  const conta = await db
    .selectFrom('usuarios')
    .select('id')
    .where('email', '=', email)
    .where('email_verificado_em', 'is not', null)
    .where('excluido_em', 'is', null)
    .executeTakeFirst();
  const envioFeito = { convite, grupo, envio, requestId };
  if (conta === undefined) await aUmEndereco(deps, { ...envioFeito, email });
  else await aUmaConta(deps, { ...envioFeito, usuarioId: conta.id });
}

type Envio = {
  readonly convite: Convite;
  readonly grupo: Grupo;
  readonly envio: number;
  readonly requestId: string | undefined;
};

/** Its link names the group alone: the invitation is the account's own. */
async function aUmaConta(
  deps: Deps,
  { convite, grupo, envio, requestId, usuarioId }: Envio & { readonly usuarioId: number },
): Promise<void> {
  return await emTransacao(deps.db, async (trx) => {
    const { relacao } = await relacaoCom(trx, { grupo, usuarioId });
    if (relacao === 'administrador' || relacao === 'membro') return;
    await notificar(trx, {
      usuarioId,
      modelo: 'conviteParaGrupo',
      dados: { ...(await palavras(deps, { convite, grupo })), caminho: caminhoDoConvite(grupo.id) },
      fato: `${convite.id}:${envio}`,
      autorId: convite.convidadoPor,
      agora: deps.relogio.agora(),
      ...(requestId === undefined ? {} : { requestId }),
    });
  });
}

/** Its link holds the code, and stands nowhere but in this e-mail. */
async function aUmEndereco(
  deps: Deps,
  { convite, grupo, envio, requestId, email }: Envio & { readonly email: string },
): Promise<void> {
  const { cifra, gateways, config, log, relogio } = deps;
  const codigo = cifra.decifrar(convite.codigoCifrado, CONTEXTO_DO_CONVITE.codigo);
  const dados = { ...(await palavras(deps, { convite, grupo })), caminho: caminhoDoConvite(codigo) };
  const conteudo = preencher('conviteSemConta', dados, diaDe(relogio.agora()));
  const id = `convite-${convite.id}-${envio}`;
  const contexto = requestId === undefined ? {} : { requestId };
  const resposta = await gateways.email.enviar(
    { id, para: email, ...montarEmail({ conteudo, appUrl: config.appUrl }) },
    contexto,
  );
  encerrarEntrega(resposta, { log, canal: 'email', id });
}

async function palavras({ db }: Deps, { convite, grupo }: Pick<Envio, 'convite' | 'grupo'>) {
  return {
    nome: await nomeDe(db, convite.convidadoPor),
    grupo: grupo.nome,
    ate: formatarMomento(convite.expiraEm),
  };
}
