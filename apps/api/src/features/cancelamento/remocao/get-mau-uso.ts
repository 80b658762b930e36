import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { sinaisDeMauUso } from '@rateia/domain/cancelamento/administrador';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { aberturasDoGrupo } from '../../grupos/index.ts';

type Contrato = typeof cancelamento.getMauUso;

const LIDAS = 500;
const MOSTRADAS = 20;

/**
 * Openings of the access by one membership, and the signs of misuse that the rule sees in them. The administrator of the
 * group reads them, and so does the member whom they are about (spec B§7; REGRAS 2.9).
 */
export async function getMauUso(
  { db, deps, usuario, agora }: ContextoUsuario,
  { params }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const membro = await db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select(['a.grupo_id as grupoId', 'a.usuario_id as usuarioId', 'a.paga_em as pagaEm'])
    .where('a.id', '=', params.id)
    .where((e) => e.or([e('g.administrador_id', '=', usuario.id), e('a.usuario_id', '=', usuario.id)]))
    .executeTakeFirst();
  if (membro === undefined) return recusar('naoEncontrado');
  const { grupoId, usuarioId, pagaEm } = membro;
  const todas = await aberturasDoGrupo(db, { grupoId, usuarioId, limite: LIDAS });
  // Openings by an earlier membership of the same person are no evidence about this one.
  const aberturas = todas
    .filter(({ quando }) => pagaEm !== null && quando >= pagaEm)
    .map(({ quando, aparelho }) => ({ quando, aparelho }));
  const regras = await deps.regras();
  return {
    aberturas: aberturas.slice(0, MOSTRADAS),
    dias: regras.mauUso.dias,
    ...sinaisDeMauUso({ aberturas, agora }, regras),
  };
}
