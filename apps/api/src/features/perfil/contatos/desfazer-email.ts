import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { encerrarSessoes, fecharLoginsEmCurso, pararExclusao } from '../../sessao/index.ts';
import { retirarLoginsDesde } from './retirar-logins.ts';
import {
  CONTEXTO_DO_EMAIL,
  donoDoDesfazer,
  encerrarTrocasDepois,
  fecharSenhaEAparelhos,
  guardarEmail,
  travarEmail,
  usarDesfazer,
} from './trocas-repository.ts';

/**
 * Lets the old address take a change back with the link that it got. The e-mail returns and every session ends. No
 * earlier device or password opens the account again, nor any code, link, second factor or social account that was
 * added since. No later change can be taken back (ASVS 7.4.3; REGRAS 2.21).
 */
export async function desfazerEmail(
  { deps, agora, ip, requestId }: Contexto,
  { body: { segredo } }: Recebida<typeof perfil.desfazerEmail>,
): Promise<void> {
  const parede = instanteDe(deps.relogio.parede());
  let encerradas: readonly string[] = [];
  try {
    await emTransacao(deps.db, async (trx) => {
      await travarEmail(trx, (await donoDoDesfazer(trx, segredo)) ?? recusar('linkVencido'));
      const troca = (await usarDesfazer(trx, { segredo, agora })) ?? recusar('linkVencido');
      const { usuarioId } = troca;
      await guardarEmail(trx, { usuarioId, email: deps.cifra.decifrar(troca.antigoCifrado, CONTEXTO_DO_EMAIL), agora });
      await encerrarTrocasDepois(trx, troca);
      // First the logins under way: this waits for a login that is just being finished, and then sees the session that
      // it left.
      await fecharLoginsEmCurso(trx, { usuarioId, agora });
      await fecharSenhaEAparelhos(trx, { usuarioId, agora, parede });
      const retirados = await retirarLoginsDesde(trx, { usuarioId, desde: troca.pedidaEm });
      encerradas = await encerrarSessoes(trx, { usuarioId }, { motivo: 'emailTrocado', parede });
      const autor = { quem: 'usuario', autorId: usuarioId } as const;
      await pararExclusao(trx, { usuarioId, motivo: 'emailDesfeito', autor, agora, requestId });
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'perfil.emailDesfeito',
        alvo: `usuario:${usuarioId}`,
        dados: { troca: troca.id, sessoesEncerradas: encerradas.length, retirados },
        ip,
        em: agora,
      });
      await notificar(trx, {
        usuarioId,
        modelo: 'trocaDeEmailDesfeita',
        dados: retirados.length === 0 ? {} : { retirados: new Intl.ListFormat('pt-BR').format(retirados) },
        fato: troca.id,
        agora,
        requestId,
      });
    });
  } catch (erro) {
    // The address was left and belongs to another account by now: only a person can sort that out.
    if (temRestricao(erro, 'usuarios_email')) return recusar('linkVencido');
    throw erro;
  }
  for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
}
