import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { anexoComPartes, lerNome } from './anexos-repository.ts';
import { contextoDoAnexo } from './guardar-anexo.ts';
import { lerLinkDoAnexo } from './link-do-anexo.ts';

/** Serves the file of a link; its reader's right is looked at again now. A PDF is saved, never shown in the page (REGRAS 2.7). */
export async function getAnexo(
  { db, deps }: Contexto,
  { params }: Recebida<typeof reclamacoes.getAnexo>,
): Promise<RespostaBinaria> {
  const permissao = lerLinkDoAnexo(deps.cifra, params.token, deps.relogio.parede());
  const anexo = permissao === undefined ? undefined : await anexoComPartes(db, permissao.anexoId);
  if (permissao === undefined || anexo === undefined || anexo.chaveEmbrulhada === null) return recusar('naoEncontrado');
  const leitor = await db
    .selectFrom('usuarios')
    .select(['papeis', 'bloqueado_em as bloqueadoEm'])
    .where('id', '=', permissao.leitorId)
    .executeTakeFirst();
  const parte = [anexo.membroId, anexo.administradorId].includes(permissao.leitorId);
  const medeia = leitor?.papeis.includes('suporte') === true || leitor?.papeis.includes('lider') === true;
  if (leitor === undefined || leitor.bloqueadoEm !== null || !(parte || medeia)) return recusar('naoEncontrado');
  const lido = await deps.gateways.arquivos.ler(anexo.arquivo);
  if (lido.situacao !== 'ok') return recusar('indisponivel');
  const contexto = contextoDoAnexo(anexo.id);
  const chave = deps.cifra.desembrulhar(anexo.chaveEmbrulhada, contexto);
  const bytes = deps.cifra.decifrarBytes(chave, lido.valor, contexto);
  const pdf = anexo.tipo === 'application/pdf';
  const nome = lerNome(deps.cifra, anexo.nomeCifrado).replace(/\.[^.]*$/, '');
  return { tipo: anexo.tipo, nome: `${nome}.${pdf ? 'pdf' : 'jpg'}`, bytes, baixar: pdf };
}
