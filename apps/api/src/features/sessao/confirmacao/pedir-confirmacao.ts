import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { somarMinutos } from '@rateia/domain/datas';
import { ACAO_SENSIVEL, meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import { mascararEmail } from '@rateia/domain/usuario/email';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { criarPin } from '../codigos/criar-pin.ts';
import { getDonoDaConta } from '../repository.ts';
import { opcoesDeUso } from '../segundo-fator/chaves-de-acesso.ts';
import { fatoresDaConta } from '../segundo-fator/fatores.ts';
import { vinculoDaConfirmacao } from './vinculo-da-confirmacao.ts';

/**
 * Begins a confirmation. A person with a second factor proves it with that; everybody else gets a code by e-mail (ASVS
 * 7.5.1).
 */
export async function pedirConfirmacao(
  ctx: ContextoUsuario,
  { body: { acao } }: Recebida<typeof seguranca.pedirConfirmacao>,
): Promise<Resposta<typeof seguranca.pedirConfirmacao>> {
  const { deps, usuario, agora, requestId } = ctx;
  const { id: usuarioId, sessaoId } = usuario;
  const regras = await deps.regras();
  return await emTransacao(deps.db, async (trx) => {
    const meios = meiosDoSegundoFator(await fatoresDaConta(trx, usuarioId));
    if (meios.length > 0) {
      const opcoesDaChave = meios.includes('chave')
        ? await opcoesDeUso(trx, deps, { usuarioId, dono: sessaoId, finalidade: 'confirmacao', agora })
        : null;
      return { meios, enviadoPara: null, expiraEm: somarMinutos(agora, regras.pin.minutos), opcoesDaChave };
    }
    const { tipoPin } = ACAO_SENSIVEL[acao];
    if (tipoPin === null) return recusar('segundoFatorAusente');
    const { email } = await getDonoDaConta(trx, usuarioId);
    const { expiraEm } = await criarPin(trx, deps, {
      tipo: tipoPin,
      usuarioId,
      canal: 'email',
      destino: email,
      vinculo: vinculoDaConfirmacao(acao, sessaoId),
      agora,
      requestId,
    });
    return { meios: ['pin'], enviadoPara: mascararEmail(email), expiraEm, opcoesDaChave: null };
  });
}
