import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { limiteDeResposta } from '@rateia/domain/grupos/contestacao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Contestacao } from '../acesso/contestacao.ts';
import { contestacaoAberta, marcarResposta } from '../acesso/contestacao.ts';
import { ACESSO_SEM_RESPOSTA } from '../agenda.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import { escrever } from './conversa.ts';
import { quemConversa } from './quem-conversa.ts';

type Chamada = typeof grupos.createMensagem;

/**
 * Writes to the other side, and notifies it. An answer in time keeps support out; a second message of the same side
 * starts its 24 h again (REGRAS 2.1).
 */
export async function createMensagem(
  ctx: ContextoUsuario,
  { params: { id }, body: { idAssinatura, texto } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario } = ctx;
    const quem = await quemConversa(trx, ctx, { grupoId: id, idAssinatura, chamada: 'createMensagem' });
    const { grupo, papel } = quem;
    const assinaturaId = quem.assinatura.id;
    await travarAssinaturaEGrupo(trx, assinaturaId);
    const idMensagem = await escrever(trx, deps.cifra, { assinaturaId, autorId: usuario.id, texto, agora });
    const contestacao = await contestacaoAberta(trx, assinaturaId);
    if (contestacao?.estado === 'aberta') await moverPrazo(trx, ctx, { contestacao, papel });
    const dados = {
      grupo: grupo.nome,
      idGrupo: id,
      idAssinatura: assinaturaId,
      de: await nomeDe(trx, usuario.id),
    };
    const aviso = { dados, fato: idMensagem, autorId: usuario.id, agora } as const;
    if (papel === 'membro')
      await notificar(trx, { ...aviso, modelo: 'mensagemDoMembro', usuarioId: grupo.administradorId });
    else await notificar(trx, { ...aviso, modelo: 'mensagemDoAdministrador', usuarioId: quem.assinatura.usuarioId });
    return { id: idMensagem };
  });
}

async function moverPrazo(
  trx: Trx,
  { agora, deps }: ContextoUsuario,
  { contestacao, papel }: { readonly contestacao: Contestacao; readonly papel: 'membro' | 'administrador' },
): Promise<void> {
  const alvoId = contestacao.id;
  if (papel === 'administrador') {
    await cancelarPrazos(trx, { tipos: [ACESSO_SEM_RESPOSTA], alvoId });
    return await marcarResposta(trx, alvoId, null);
  }
  if (contestacao.responderAte !== null) return;
  const venceEm = limiteDeResposta(agora, await deps.regras());
  await agendarPrazo(trx, { tipo: ACESSO_SEM_RESPOSTA, alvoId, venceEm, agora });
  await marcarResposta(trx, alvoId, venceEm);
}
