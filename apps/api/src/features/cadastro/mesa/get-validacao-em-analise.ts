import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { anotarVisita } from '../../../http/anotar-visita.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { validacaoEmAnalise } from '../validacao-conta/analise.ts';

type Contrato = typeof backoffice.getValidacaoEmAnalise;

/** What an identity under review is compared by, CPF and birth date included; that this operator saw it is kept, and nobody sees his own (REGRAS 2.15). */
export const getValidacaoEmAnalise = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const { db, deps, usuario } = ctx;
  const validacao = (await validacaoEmAnalise(db, deps, id)) ?? recusar('naoEncontrado');
  if (validacao.idUsuario === usuario.id) return recusar('semPermissao');
  await anotarVisita(ctx, { acao: 'identidade.ver', idUsuario: validacao.idUsuario });
  return validacao;
};
