import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { indicacao } from '@rateia/contracts/indicacao';
import { codigoDeIndicacaoPossivel, normalizarCodigo } from '@rateia/domain/cadastro/indicacao';
import type { Contexto } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { findUsuarioPorIndicacao } from '../cadastro/index.ts';

/**
 * The owner of a referral code, whom the registration by a friend's link names (spec A§7
 * indicacao/{code}/obter-usuario).
 */
export async function obterUsuario(
  { db }: Contexto,
  { params: { code } }: Recebida<typeof indicacao.obterUsuario>,
): Promise<Resposta<typeof indicacao.obterUsuario>> {
  const codigo = normalizarCodigo(code);
  if (!codigoDeIndicacaoPossivel(codigo)) return recusar('naoEncontrado');
  const { id, primeiroNome } = (await findUsuarioPorIndicacao(db, codigo)) ?? recusar('naoEncontrado');
  return { idUsuario: id, primeiroNome };
}
