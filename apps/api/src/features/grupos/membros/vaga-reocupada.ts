import { diaDe } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { devolverDiasDaVaga, devolverMultaDaVaga } from '../../carteira/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { primeiroNome } from '../vida/notificacoes.ts';

type QuemSaiu = {
  readonly assinaturaId: number;
  readonly usuarioId: number;
  readonly encerradaEm: string;
  readonly motivo: 'agora' | 'fidelidadeAntecipada';
  /** The number of the seat among those that he freed, from 0. */
  readonly lugar: number;
};

/**
 * Runs after a payment for seats. A member who left one of them by his own will, and whose paid month is not over, gets
 * back the days that he did not use, or in a fidelity group the exit fee that he paid. He and the administrator are
 * told. The group is locked (REGRAS 2.9).
 */
export async function devolverVagasReocupadas(
  trx: Trx,
  deps: Deps,
  { grupo, assinatura, agora }: { readonly grupo: Grupo; readonly assinatura: Assinatura; readonly agora: string },
): Promise<void> {
  for (const quem of await quemDeixou(trx, assinatura)) {
    const { assinaturaId, usuarioId, lugar } = quem;
    const saida = diaDe(quem.encerradaEm);
    const multa: 'sim' | null = quem.motivo === 'fidelidadeAntecipada' ? 'sim' : null;
    const devolver = multa === 'sim' ? devolverMultaDaVaga : devolverDiasDaVaga;
    const volta = await devolver(trx, deps, { assinaturaId, lugar, saida, agora });
    if (volta === undefined) continue;
    const fato = { fato: `${assinaturaId}:${lugar}`, agora };
    const dados = { grupo: grupo.nome, ...volta, multa };
    await notificar(trx, { ...fato, usuarioId, modelo: 'vagaReocupada', dados });
    const membro = await primeiroNome(trx, usuarioId);
    await notificar(trx, {
      ...fato,
      usuarioId: grupo.administradorId,
      autorId: usuarioId,
      modelo: 'vagaReocupadaDoGrupo',
      dados: { grupo: grupo.nome, membro, total: volta.total, multa },
    });
  }
}

/**
 * The last member who left each seat, by the seat's trail; only those who left now by their own will and still have an
 * account. A seat that was held and given up in between belonged to no member.
 */
async function quemDeixou(trx: Trx, { id, grupoId }: Assinatura): Promise<readonly QuemSaiu[]> {
  const { encerrada } = ID_ESTADO_ASSINATURA;
  const { rows } = await sql<QuemSaiu>`
    with livres as (
      select t.id, (t.dados->>'numero')::int as numero, (t.dados->>'assinaturaId')::bigint as assinatura_id
      from transicoes t
      where t.entidade = 'vaga' and t.entidade_id = ${grupoId} and t.para = 'livre' and t.de in ('ocupada', 'em_saida')
    ), ultimas as (
      select distinct on (numero) numero, assinatura_id from livres
      where numero in (select numero from vagas where grupo_id = ${grupoId} and assinatura_id = ${id})
      order by numero, id desc
    )
    select a.id as "assinaturaId", a.usuario_id as "usuarioId", a.encerrada_em as "encerradaEm", a.motivo_saida as motivo,
      (select count(*)::int from livres l where l.assinatura_id = a.id and l.numero < u.numero) as lugar
    from ultimas u join assinaturas a on a.id = u.assinatura_id join usuarios p on p.id = a.usuario_id
    where a.estado = ${encerrada} and a.motivo_saida in ('agora', 'fidelidadeAntecipada') and a.id <> ${id} and p.excluido_em is null
    order by a.id, u.numero`.execute(trx);
  return rows;
}
