import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { instanteDe } from '@rateia/domain/datas';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import { emTransacao } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import {
  apresentarUsuario,
  CONTEXTO,
  guardarTelefone,
  notificarTelefone,
  travarConta,
  vinculoDoTelefone,
} from '../../cadastro/index.ts';
import { conferirPin, encerrarSessoes, notificarComBloqueio } from '../../sessao/index.ts';

/** Changes the phone with the code sent to the new one; the other sessions end, and the e-mail and the old phone are told. */
export async function confirmarNovoTelefone(
  ctx: ContextoUsuario,
  { body: { telefone, pin } }: Recebida<typeof perfil.confirmarNovoTelefone>,
): Promise<Resposta<typeof perfil.confirmarNovoTelefone>> {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const { cifra } = deps;
  const usuarioId = usuario.id;
  let encerradas: readonly string[] = [];
  try {
    await emTransacao(ctx.db, async (trx) => {
      const antes = await travarConta(trx, usuarioId);
      const antigo =
        antes.telefoneVerificado && antes.telefoneCifrado !== null
          ? cifra.decifrar(antes.telefoneCifrado, CONTEXTO.telefone)
          : undefined;
      const vinculo = vinculoDoTelefone(cifra, { tipo: ID_TIPO_PIN.alteracaoTelefone, usuarioId, telefone });
      await conferirPin(trx, deps, { vinculo, pin, agora });
      await guardarTelefone(trx, {
        usuarioId,
        cifrado: cifra.cifrar(telefone, CONTEXTO.telefone),
        indice: cifra.indice(telefone, CONTEXTO.telefone),
        agora,
      });
      await herdarSancoes(trx, cifra, { usuarioId, agora });
      encerradas = await encerrarSessoes(
        trx,
        { usuarioId, exceto: usuario.sessaoId },
        { motivo: 'telefoneTrocado', parede: instanteDe(deps.relogio.parede()) },
      );
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'perfil.telefoneTrocado',
        alvo: `usuario:${usuarioId}`,
        dados: { sessoesEncerradas: encerradas.length },
        ip,
        em: agora,
      });
      await notificarComBloqueio(trx, deps, {
        usuarioId,
        modelo: 'telefoneTrocado',
        dados: {
          telefone: mascararTelefone(telefone),
          ...(antigo === undefined ? {} : { antigo: mascararTelefone(antigo) }),
        },
        fato: agora,
        agora,
        requestId,
      });
      if (antigo !== undefined)
        await notificarTelefone(trx, deps, { telefone: antigo, aviso: 'trocado', agora, requestId });
    });
  } catch (erro) {
    if (temRestricao(erro, 'usuarios_telefone')) return recusar('telefoneJaUsado');
    throw erro;
  }
  for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
  return await apresentarUsuario(deps.db, deps, usuarioId);
}
