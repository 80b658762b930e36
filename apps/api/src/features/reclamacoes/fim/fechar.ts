import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { consequenciasDe } from '@rateia/domain/reclamacoes/consequencias';
import type { Resultado } from '@rateia/domain/reclamacoes/listagens';
import {
  ID_MOTIVO_RECLAMACAO,
  ID_TIPO_INTERACAO,
  RESULTADO,
  RESULTADOS_PERDIDOS,
} from '@rateia/domain/reclamacoes/listagens';
import type { EventoReclamacao, QuemMoveReclamacao } from '@rateia/domain/reclamacoes/maquina';
import { MAQUINA_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { Regras } from '@rateia/domain/regras';
import { rotuloDe } from '@rateia/domain/tabela';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { bloquearPrevisoesDoAdministrador, soltarPrevisoes } from '../../carteira/index.ts';
import { restringir } from '../../grupos/index.ts';
import { RECLAMACAO_PADRAO, RECLAMACAO_PERGUNTA, RECLAMACAO_VENCE } from '../agenda.ts';
import { avisarFim } from '../avisos.ts';
import { escreverInteracao } from '../interacoes.ts';
import type { Reclamacao } from '../repository.ts';

export type Fim = {
  readonly reclamacao: Reclamacao;
  readonly evento: EventoReclamacao;
  readonly quem: QuemMoveReclamacao;
  readonly usuarioId: number | null;
  readonly resultado: Resultado;
  readonly devolvido: number;
  /** Why, for both sides. */
  readonly texto: string;
  readonly agora: string;
};

/**
 * Ends a complaint that the caller has locked, after its money: what it held is free, both sides are told the same
 * words, and the administrator loses what the rules say (REGRAS 2.7, 2.18).
 */
export async function fecharReclamacao(trx: Trx, deps: Deps, fim: Fim): Promise<void> {
  const { reclamacao, evento, quem, usuarioId, resultado, devolvido, texto, agora } = fim;
  const { id } = reclamacao;
  const regras = await deps.regras();
  exigir(
    await mover(trx, MAQUINA_RECLAMACAO, {
      id,
      de: reclamacao.estado,
      evento,
      quem,
      usuarioId,
      agora,
      mudar: {
        fechada_em: agora,
        data_limite: null,
        padrao_em: null,
        resultado,
        devolvido: reclamacao.devolvido + devolvido,
      },
      dados: { resultado, devolvido },
    }),
  );
  await cancelarPrazos(trx, { tipos: [RECLAMACAO_VENCE, RECLAMACAO_PADRAO, RECLAMACAO_PERGUNTA], alvoId: id });
  await soltarPrevisoes(trx, { reclamacaoId: id, agora });
  const soma = devolvido > 0 ? ` ${formatarReais(centavos(devolvido))} voltaram para o membro.` : '';
  await escreverInteracao(trx, deps.cifra, {
    reclamacaoId: id,
    tipo: ID_TIPO_INTERACAO.finalizado,
    autor: 'rateia',
    autorId: null,
    texto: `${rotuloDe(RESULTADO, resultado)}.${soma}${texto === '' ? '' : `\n${texto}`}`,
    agora,
  });
  await cobrarConsequencias(trx, fim, regras);
  await avisarFim(trx, { reclamacao, resultado, devolvido, agora });
}

/** Reputation counts the row itself; the rest is done here. The organiser of a pool has none of it (REGRAS 2.7). */
async function cobrarConsequencias(trx: Trx, { reclamacao, resultado, agora }: Fim, regras: Regras): Promise<void> {
  const { id, administradorId } = reclamacao;
  if (administradorId === null) return;
  const perdidasAntes = await perdidasDesde(trx, { administradorId, agora, regras, menos: id });
  const motivo = reclamacao.motivo ?? ID_MOTIVO_RECLAMACAO.outro;
  const { suspende, barraGruposNovos } = consequenciasDe({ motivo, resultado, perdidasAntes }, regras);
  if (suspende) {
    await bloquearPrevisoesDoAdministrador(trx, { reclamacaoId: id, administradorId, agora });
    const mensagem = `Sua conta está suspensa: pedir pagamento fora da plataforma foi provado na reclamação nº ${id}.`;
    await restringir(trx, { usuarioId: administradorId, mensagem, link: `/reclamacoes/historico/${id}` });
  }
  if (barraGruposNovos)
    await trx
      .updateTable('usuarios')
      .set({ sem_grupos_novos_ate: inicioDoDia(somarDias(diaDe(agora), regras.reclamacoes.diasSemGruposNovos)) })
      .where('id', '=', administradorId)
      .execute();
}

/** Complaints that an administrator lost in the window of the rule, without one of them (REGRAS 2.7: 90 days). */
export async function perdidasDesde(
  trx: Pick<Trx, 'selectFrom'>,
  p: { readonly administradorId: number; readonly agora: string; readonly regras: Regras; readonly menos?: number },
): Promise<number> {
  const { n } = await trx
    .selectFrom('reclamacoes')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('administrador_id', '=', p.administradorId)
    .where('resultado', 'in', [...RESULTADOS_PERDIDOS])
    .where('id', '<>', p.menos ?? 0)
    .where('fechada_em', '>=', inicioDoDia(somarDias(diaDe(p.agora), -p.regras.reclamacoes.diasDasPerdidas)))
    .executeTakeFirstOrThrow();
  return n;
}
