import type { Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import type { Executor } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { LugarDosAnexos } from '../../../http/anexos/lugar-dos-anexos.ts';

/** The files of tickets: evidence of a report, pictures of a problem (REGRAS 2.21, 2.28). */
export const ANEXOS_DO_CHAMADO: LugarDosAnexos = {
  pasta: 'chamados',
  contexto: 'chamado:anexo',
  endereco: '/api/v1/chamado/arquivo/',
};
export type AnexoDoChamado = Resposta<typeof perfil.createAnexoDoChamado>;

/** The files of several tickets, each in its order. */
export async function anexosDe(
  db: Executor,
  cifra: Cifra,
  chamados: readonly number[],
): Promise<ReadonlyMap<number, readonly AnexoDoChamado[]>> {
  if (chamados.length === 0) return new Map();
  const linhas = await db
    .selectFrom('chamado_anexos')
    .select(['id', 'chamado_id', 'nome_cifrado', 'tipo', 'tamanho', 'em'])
    .where('chamado_id', 'in', [...chamados])
    .orderBy('numero')
    .execute();
  const grupos = Map.groupBy(linhas, (l) => l.chamado_id);
  return new Map(
    [...grupos].map(([chamado, dele]) => [
      chamado,
      dele.map(({ id, nome_cifrado, tipo, tamanho, em }) => ({
        id,
        nome: cifra.decifrar(nome_cifrado, ANEXOS_DO_CHAMADO.contexto),
        tipo,
        tamanho,
        em,
      })),
    ]),
  );
}

/** A stored file with the owner of its ticket. */
export async function acharAnexo(db: Executor, id: string) {
  return await db
    .selectFrom('chamado_anexos as a')
    .innerJoin('chamados as c', 'c.id', 'a.chamado_id')
    .select(['a.id', 'a.arquivo', 'a.tipo', 'a.nome_cifrado as nomeCifrado', 'a.chave_embrulhada as chaveEmbrulhada'])
    .select('c.usuario_id as usuarioId')
    .where('a.id', '=', id)
    .executeTakeFirst();
}
