import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { validacaoEmAnalise } from '../validacao-conta/analise.ts';
import { verIdentidade } from './ver-identidade.ts';

type Contrato = typeof backoffice.getValidacaoEmAnalise;

/**
 * The data with which an operator compares an identity under review, CPF and birth date included. The trail keeps that
 * this operator saw them. No operator sees his own review (REGRAS 2.15).
 */
export async function getValidacaoEmAnalise(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, deps, usuario } = ctx;
  const validacao = (await validacaoEmAnalise(db, deps, id)) ?? recusar('naoEncontrado');
  if (validacao.idUsuario === usuario.id) return recusar('semPermissao');
  await verIdentidade(ctx, validacao.idUsuario);
  return validacao;
}
