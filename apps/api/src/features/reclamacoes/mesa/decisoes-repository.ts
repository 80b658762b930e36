import type { PapelDaEquipe } from '@rateia/domain/backoffice/alcada';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Solucao } from '@rateia/domain/reclamacoes/listagens';
import type { Executor } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

const CONTEXTO = 'reclamacao:decisao';

/** A decision that waits for its second person. */
export type DecisaoAberta = {
  readonly id: number;
  readonly solucao: Solucao | null;
  readonly desde: Dia;
  readonly texto: string;
  readonly valor: number;
  readonly propostaPor: number;
  readonly propostaEm: Instante;
  readonly papeis: readonly PapelDaEquipe[];
};

export function cifrarDecisao(cifra: Cifra, texto: string): Buffer {
  return cifra.cifrar(texto, CONTEXTO);
}

export async function decisaoAberta(
  db: Executor,
  cifra: Cifra,
  reclamacaoId: number,
): Promise<DecisaoAberta | undefined> {
  const l = await db
    .selectFrom('reclamacao_decisoes as d')
    .innerJoin('usuarios as u', 'u.id', 'd.proposta_por')
    .select([
      'd.id',
      'd.solucao',
      'd.desde',
      'd.texto_cifrado',
      'd.valor',
      'd.proposta_por',
      'd.proposta_em',
      'u.papeis',
    ])
    .where('d.reclamacao_id', '=', reclamacaoId)
    .where('d.decisao', 'is', null)
    .executeTakeFirst();
  if (l === undefined) return undefined;
  return {
    id: l.id,
    solucao: l.solucao as Solucao | null,
    desde: l.desde,
    texto: cifra.decifrar(l.texto_cifrado, CONTEXTO),
    valor: l.valor,
    propostaPor: l.proposta_por,
    propostaEm: l.proposta_em,
    papeis: l.papeis as readonly PapelDaEquipe[],
  };
}
