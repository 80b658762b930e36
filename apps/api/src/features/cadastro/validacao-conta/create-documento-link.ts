import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { emitirLink } from './link-assinado.ts';
import { documentoComDono } from './repository.ts';

type Contrato = typeof cadastro.createDocumentoLink;

/** A link to one's own picture; somebody else's is not there (REGRAS 2.17). */
export async function createDocumentoLink(
  { db, deps, usuario }: ContextoUsuario,
  { params, body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const achado = await documentoComDono(db, params.id);
  if (achado?.usuarioId !== usuario.id) return recusar('naoEncontrado');
  return emitirLink(deps.cifra, {
    permissao: { documentoId: params.id, leitorId: usuario.id, proposito: 'dono', tamanho: body.tamanho },
    parede: deps.relogio.parede(),
    segundos: (await deps.regras()).identidade.segundosDoLink,
  });
}
