import { ajudaDoMotivo, MOTIVOS_DO_MEMBRO } from '@rateia/domain/cancelamento/motivos-da-saida';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import type { MembroQueSai } from '../repository.ts';
import { situacaoDaAjuda } from './motivos.ts';

/** Refuses a reason that is not of the list. */
export function exigirMotivo(motivo: number): void {
  if (MOTIVOS_DO_MEMBRO.some(({ id }) => id === motivo)) return;
  recusar('dadosInvalidos', { dados: { campos: { motivo: 'Escolha um motivo da lista.' } } });
}

/**
 * Keeps a member's reason and the answer that it had, one for each day: the last one of a day holds. An answer that he
 * took stays taken while the reason is the same (REGRAS 2.9).
 */
export async function anotarResposta(
  db: Executor,
  { agora }: { readonly agora: Instante },
  p: { readonly membro: MembroQueSai; readonly motivo: number; readonly aceitou: boolean },
): Promise<void> {
  const ajuda = ajudaDoMotivo(p.motivo, await situacaoDaAjuda({ db, agora }, p.membro))?.tipo ?? null;
  const resposta = { motivo: p.motivo, ajuda, aceita_em: p.aceitou && ajuda !== null ? agora : null, em: agora };
  await db
    .insertInto('respostas_de_saida')
    .values({ assinatura_id: p.membro.id, dia: diaDe(agora), ...resposta })
    .onConflict((conflito) =>
      conflito.columns(['assinatura_id', 'dia']).doUpdateSet({
        motivo: sql<number>`excluded.motivo`,
        ajuda: sql<
          string | null
        >`case when respostas_de_saida.motivo = excluded.motivo and respostas_de_saida.aceita_em is not null
          then respostas_de_saida.ajuda else excluded.ajuda end`,
        aceita_em: sql<Instante | null>`case when respostas_de_saida.motivo = excluded.motivo
          then coalesce(respostas_de_saida.aceita_em, excluded.aceita_em) else excluded.aceita_em end`,
        em: sql<Instante>`excluded.em`,
      }),
    )
    .execute();
}
