import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { emTransacao } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { conferirPin } from '../../sessao/index.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import type { UsuarioLogado } from '../presenter.ts';
import { apresentarUsuario } from '../presenter.ts';
import { travarConta } from '../repository.ts';
import { vinculoDoTelefone } from './pin-do-telefone.ts';
import { guardarTelefone } from './telefones-repository.ts';

/** Confirms the phone with the code sent to it (spec A§2 /cadastro/telefone/pin). */
export async function validarTelefonePin(
  ctx: ContextoUsuario,
  { body: { telefone, pin } }: Recebida<typeof cadastro.validarTelefonePin>,
): Promise<UsuarioLogado> {
  const { deps, usuario, agora, ip } = ctx;
  const { cifra } = deps;
  const usuarioId = usuario.id;
  try {
    await emTransacao(deps.db, async (trx) => {
      const conta = await travarConta(trx, usuarioId);
      if (conta.telefoneVerificado) recusar('conflito');
      await conferirPin(trx, deps, {
        vinculo: vinculoDoTelefone(cifra, { usuarioId, telefone, tipo: ID_TIPO_PIN.telefone }),
        pin,
        agora,
      });
      await guardarTelefone(trx, {
        usuarioId,
        cifrado: cifra.cifrar(telefone, CONTEXTO.telefone),
        indice: cifra.indice(telefone, CONTEXTO.telefone),
        agora,
      });
      await herdarSancoes(trx, cifra, { usuarioId, agora });
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'cadastro.telefoneConfirmado',
        alvo: `usuario:${usuarioId}`,
        ip,
        em: agora,
      });
    });
  } catch (erro) {
    // Another account confirmed the same number while this code travelled.
    if (temRestricao(erro, 'usuarios_telefone')) return recusar('telefoneJaUsado');
    throw erro;
  }
  return await apresentarUsuario(deps.db, deps, usuarioId);
}
