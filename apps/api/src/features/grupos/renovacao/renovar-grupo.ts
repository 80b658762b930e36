import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_STATUS_SERVICO } from '@rateia/domain/grupos/enums';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { historicoDoGrupo, travarGrupo } from '../repository.ts';
import { nascerGrupo } from '../vida/nascer-grupo.ts';
import { exigirRenovavel } from './ver-renovacao.ts';

type Contrato = typeof grupos.renovarGrupo;

/**
 * An expired group begins anew under another id, with the settings that its administrator saved meanwhile. One that was
 * never approved is looked at again (REGRAS 2.1: 104 → 1 within 30 days).
 */
export async function renovarGrupo(
  { db, deps, agora }: Contexto,
  { params: { id: grupoId }, body: { hash } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(db, async (trx) => {
    await travarGrupo(trx, grupoId);
    const { grupo } = await exigirRenovavel(trx, deps, { grupoId, hash, agora });
    if (grupo.statusServico === ID_STATUS_SERVICO.desativado) recusar('servicoIndisponivel');
    if (grupo.vendaSuspensa) recusar('restricao');
    const decisao = await comeco(trx, grupoId);
    const { id } = await nascerGrupo(trx, deps, {
      valores: { ...(await valoresDe(trx, grupoId)), grupo_pai: grupoId },
      decisao,
      motivo: '',
      usuarioId: grupo.administradorId,
      agora,
    });
    return { idGrupo: id, statusId: decisao };
  });
}

async function comeco(trx: Trx, grupoId: number): Promise<StatusGrupo> {
  const { aguardandoMembros, pendenteAprovacao } = ID_STATUS_GRUPO;
  const historico = await historicoDoGrupo(trx, grupoId);
  return historico.some(({ para }) => para === String(aguardandoMembros)) ? aguardandoMembros : pendenteAprovacao;
}

/** The settings of the old group; the texts are those of the preset, where its administrator saved one for the service. */
async function valoresDe(trx: Trx, grupoId: number) {
  const grupo = await trx
    .selectFrom('grupos')
    .select(['nome', 'nome_url', 'servico_id', 'plano_id', 'tipo', 'visibilidade', 'valor', 'lugares', 'total_vagas'])
    .select(['valor_sem_taxas', 'valor_taxa', 'taxa_reduzida', 'exige_caucao', 'forma_acesso', 'acesso_imediato'])
    .select([
      'acesso_descricao',
      'regras',
      'descricao',
      'contato',
      'site',
      'relacionamentos_permitidos',
      'pais_da_residencia',
      'visivel_rede',
    ])
    .select(['icone', 'cor', 'fidelidade_meses', 'risco', 'motivo_analise', 'busca', 'administrador_id'])
    .where('id', '=', grupoId)
    .executeTakeFirstOrThrow();
  const { administrador_id, ...valores } = grupo;
  const preset = await trx
    .selectFrom('presets')
    .select(['regras', 'descricao', 'contato', 'acesso_descricao'])
    .where('usuario_id', '=', administrador_id)
    .where('servico_id', '=', valores.servico_id)
    .executeTakeFirst();
  return { ...valores, ...preset };
}
