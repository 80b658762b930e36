import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Resposta } from '@rateia/contracts/chamada';
import type { SituacaoDaAjuda } from '@rateia/domain/cancelamento/motivos-da-saida';
import { ajudaDoMotivo, MOTIVOS_DO_MEMBRO } from '@rateia/domain/cancelamento/motivos-da-saida';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import { grupoMaisBarato } from '../../grupos/index.ts';
import type { MembroQueSai } from '../repository.ts';
import { podeEsperar } from '../saida/opcoes-de-saida.ts';

type Agora = { readonly db: Executor; readonly agora: Instante };

/** The reasons of a member with the answers that he can be given now, as both calls answer them (spec B§7). */
export async function motivosDe(
  { db, agora }: Agora,
  membro: MembroQueSai,
): Promise<Resposta<typeof cancelamento.getMotivosMembro>> {
  const situacao = await situacaoDaAjuda({ db, agora }, membro);
  return {
    motivos: MOTIVOS_DO_MEMBRO.map(({ id, descricao }) => ({
      id,
      descricao,
      ajuda: ajudaDoMotivo(id, situacao) ?? null,
    })),
  };
}

/** The facts of a membership that decide which answers can be given (REGRAS 2.9). */
export async function situacaoDaAjuda({ db, agora }: Agora, membro: MembroQueSai): Promise<SituacaoDaAjuda> {
  const { valorSemTaxas, valorTaxa, confirmarAte } = await db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select([
      'g.valor_sem_taxas as valorSemTaxas',
      'g.valor_taxa as valorTaxa',
      'a.acesso_confirmar_ate as confirmarAte',
    ])
    .where('a.id', '=', membro.id)
    .executeTakeFirstOrThrow();
  const { grupoId, usuarioId } = membro;
  const outro = await grupoMaisBarato(db, { grupoId, usuarioId });
  const podeSairNoFim = membro.saidaEm === null && podeEsperar(membro, diaDe(agora));
  return {
    valor: centavos(valorSemTaxas + valorTaxa),
    maisBarato: outro && { ...outro, valor: centavos(outro.valor) },
    podeDizerQueNaoEntrou: confirmarAte !== null,
    fimDoCiclo: podeSairNoFim ? (membro.cicloFim ?? undefined) : undefined,
  };
}
