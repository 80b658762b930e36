import type { Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import type { Lado } from '@rateia/domain/reclamacoes/listagens';
import type { Executor } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { LugarDosAnexos } from '../../../http/anexos/lugar-dos-anexos.ts';

/** The files of complaints (REGRAS 2.7). */
export const ANEXOS_DA_RECLAMACAO: LugarDosAnexos = {
  pasta: 'reclamacoes',
  contexto: 'reclamacao:anexo',
  endereco: '/api/v1/reclamacao/arquivo/',
};
type Anexo = Resposta<typeof reclamacoes.createAnexo> & { readonly idInteracao: number };

/** The files of a complaint, oldest first; those of a deleted account are gone. */
export async function anexosDe(db: Executor, cifra: Cifra, reclamacaoId: number): Promise<readonly Anexo[]> {
  const linhas = await db
    .selectFrom('reclamacao_anexos')
    .select(['id', 'interacao_id', 'nome_cifrado', 'tipo', 'tamanho', 'lado', 'em'])
    .where('reclamacao_id', '=', reclamacaoId)
    .where('apagado_em', 'is', null)
    .orderBy('em')
    .orderBy('numero')
    .execute();
  return linhas.map((l) => ({
    id: l.id,
    idInteracao: l.interacao_id,
    nome: cifra.decifrar(l.nome_cifrado, ANEXOS_DA_RECLAMACAO.contexto),
    tipo: l.tipo,
    tamanho: l.tamanho,
    lado: l.lado as Lado,
    em: l.em,
  }));
}

/** A stored file with the sides of its complaint, who may read it. */
export async function anexoComPartes(db: Executor, id: string) {
  return await db
    .selectFrom('reclamacao_anexos as a')
    .innerJoin('reclamacoes as r', 'r.id', 'a.reclamacao_id')
    .select(['a.id', 'a.arquivo', 'a.tipo', 'a.nome_cifrado as nomeCifrado', 'a.chave_embrulhada as chaveEmbrulhada'])
    .select(['r.id as reclamacaoId', 'r.usuario_id as membroId', 'r.administrador_id as administradorId', 'r.estado'])
    .where('a.id', '=', id)
    .where('a.apagado_em', 'is', null)
    .executeTakeFirst();
}
