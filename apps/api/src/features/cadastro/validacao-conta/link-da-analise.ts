import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { verIdentidade } from '../mesa/ver-identidade.ts';
import type { TamanhoDaImagem } from './imagem-cifrada.ts';
import { emitirLink } from './link-assinado.ts';
import { documentoComDono } from './repository.ts';

/** A link for the operator who reviews it now; outside a review, and of his own, there is none (REGRAS 2.15, 2.17). */
export async function linkDaAnalise(
  ctx: ContextoUsuario,
  { documentoId, tamanho }: { readonly documentoId: string; readonly tamanho: TamanhoDaImagem },
): Promise<{ readonly url: string; readonly expiraEm: string }> {
  const { db, deps, usuario } = ctx;
  const achado = await documentoComDono(db, documentoId);
  if (achado?.estado !== 'emAnalise') return recusar('naoEncontrado');
  if (achado.usuarioId === usuario.id) return recusar('semPermissao');
  await verIdentidade(ctx, achado.usuarioId);
  return emitirLink(deps.cifra, {
    permissao: { documentoId, leitorId: usuario.id, proposito: 'revisao', tamanho },
    parede: deps.relogio.parede(),
    segundos: (await deps.regras()).identidade.segundosDoLink,
  });
}
