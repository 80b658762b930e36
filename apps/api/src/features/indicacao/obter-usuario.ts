import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { indicacao } from '@rateia/contracts/indicacao';
import { codigoDeIndicacaoPossivel, normalizarCodigo } from '@rateia/domain/cadastro/indicacao';
import type { Contexto } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { findUsuarioPorIndicacao } from '../cadastro/index.ts';

/** Whose referral code it is, so that a registration by a friend's link can say so (spec A§7 indicacao/{code}/obter-usuario). */
export const obterUsuario = async (
  { db }: Contexto,
  { params: { code } }: Recebida<typeof indicacao.obterUsuario>,
): Promise<Resposta<typeof indicacao.obterUsuario>> => {
  const codigo = normalizarCodigo(code);
  if (!codigoDeIndicacaoPossivel(codigo)) return recusar('naoEncontrado');
  const { id, primeiroNome } = (await findUsuarioPorIndicacao(db, codigo)) ?? recusar('naoEncontrado');
  return { idUsuario: id, primeiroNome };
};
