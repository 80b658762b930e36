import { randomBytes } from 'node:crypto';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { diaDe, fimDoDia, instanteDe, somarDias } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apresentarUsuario } from '../../cadastro/index.ts';
import { conferirPin, encerrarSessoes, fecharLoginsEmCurso } from '../../sessao/index.ts';
import { NOTIFICAR_TROCA_DE_EMAIL } from '../agenda.ts';
import { CONTEXTO_DO_SEGREDO } from './contexto-do-segredo.ts';
import { vinculoDaTroca } from './pin-da-troca.ts';
import { CONTEXTO_DO_EMAIL, concluirTroca, guardarEmail, travarEmail, trocaAberta } from './trocas-repository.ts';

type Chamada = typeof perfil.confirmarEmail;

const BYTES_DO_SEGREDO = 32;

/**
 * Changes the e-mail with the code sent to the new one. The other sessions end, codes and links that went to the old
 * address are void, and the owner is told, with a link that takes the change back (spec A§2 /perfil/alterar/email; ASVS
 * 7.4.3, 7.5.1).
 */
export async function confirmarEmail(
  ctx: ContextoUsuario,
  { body: { pin } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const { cifra } = deps;
  const usuarioId = usuario.id;
  const { diasParaDesfazerEmail } = (await deps.regras()).perfil;
  let encerradas: readonly string[] = [];
  try {
    await emTransacao(ctx.db, async (trx) => {
      const antigo = await travarEmail(trx, usuarioId);
      const { id, novoCifrado } = (await trocaAberta(trx, usuarioId)) ?? recusar('pinInvalido');
      await conferirPin(trx, deps, { vinculo: vinculoDaTroca(id), pin, agora });
      const segredo = randomBytes(BYTES_DO_SEGREDO).toString('base64url');
      const desfazerAte = fimDoDia(somarDias(diaDe(agora), diasParaDesfazerEmail));
      await guardarEmail(trx, { usuarioId, email: cifra.decifrar(novoCifrado, CONTEXTO_DO_EMAIL), agora });
      await herdarSancoes(trx, cifra, { usuarioId, agora });
      const antigoCifrado = cifra.cifrar(antigo, CONTEXTO_DO_EMAIL);
      await fecharLoginsEmCurso(trx, { usuarioId, agora });
      await concluirTroca(trx, { id, antigoCifrado, segredo, desfazerAte, agora });
      encerradas = await encerrarSessoes(
        trx,
        { usuarioId, exceto: usuario.sessaoId },
        { motivo: 'emailTrocado', parede: instanteDe(deps.relogio.parede()) },
      );
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'perfil.emailTrocado',
        alvo: `usuario:${usuarioId}`,
        dados: { troca: id, sessoesEncerradas: encerradas.length },
        ip,
        em: agora,
      });
      const segredoCifrado = cifra.cifrar(segredo, CONTEXTO_DO_SEGREDO).toString('base64');
      await enfileirar(trx, NOTIFICAR_TROCA_DE_EMAIL, { trocaId: id, segredoCifrado, em: agora }, { requestId });
    });
  } catch (erro) {
    // Another person registered and confirmed the new address while the code travelled.
    if (temRestricao(erro, 'usuarios_email')) return recusar('pinInvalido');
    throw erro;
  }
  for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
  return await apresentarUsuario(deps.db, deps, usuarioId);
}
