import type { cadastro } from '@rateia/contracts/cadastro';
import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Executor } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { abrirImagem } from './imagem-cifrada.ts';
import type { Permissao } from './link-assinado.ts';
import { lerLink } from './link-assinado.ts';
import { documentoComDono, registrarAbertura } from './repository.ts';

/**
 * Serves the picture of a link, and notes the reader. The link names the reader, and his right is checked again now: a
 * decided review shows nothing more (REGRAS 2.15, 2.17).
 */
export async function getArquivo(
  { db, deps, agora, ip }: Contexto,
  { params }: Recebida<typeof cadastro.getArquivo>,
): Promise<RespostaBinaria> {
  const permissao = lerLink(deps.cifra, params.token, deps.relogio.parede());
  if (permissao === undefined) return recusar('naoEncontrado');
  const achado = await documentoComDono(db, permissao.documentoId);
  if (achado === undefined || !(await podeVer(db, permissao, achado))) return recusar('naoEncontrado');
  const bytes = await abrirImagem(deps, { documento: achado.documento, tamanho: permissao.tamanho });
  if (bytes === undefined) return recusar('indisponivel');
  const { documentoId, leitorId: usuarioId, proposito } = permissao;
  await registrarAbertura(db, { documentoId, usuarioId, proposito, em: agora, ip });
  return { tipo: 'image/jpeg', nome: `${achado.documento.parte}.jpg`, bytes };
}

async function podeVer(
  db: Executor,
  { leitorId, proposito }: Permissao,
  dono: { readonly usuarioId: number; readonly estado: string },
): Promise<boolean> {
  const leitor = await db
    .selectFrom('usuarios')
    .select(['papeis', 'bloqueado_em as bloqueadoEm'])
    .where('id', '=', leitorId)
    .executeTakeFirst();
  if (leitor === undefined || leitor.bloqueadoEm !== null) return false;
  if (proposito === 'dono') return dono.usuarioId === leitorId;
  const revisa = leitor.papeis.includes('suporte') || leitor.papeis.includes('lider');
  return revisa && dono.usuarioId !== leitorId && dono.estado === 'emAnalise';
}
