import type { TipoDeFim } from '@rateia/domain/cancelamento/fim';
import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { fimMarcadoPor, preverFim } from '../../grupos/index.ts';

/** One way to end a group, with the refund that it brings to each member. */
export type OpcaoDeFim = {
  readonly tipo: TipoDeFim;
  readonly saidaEm: Dia;
  readonly total: Centavos;
  /** The members' unused days, which leave what the administrator receives. */
  readonly doAdministrador: Centavos;
  readonly voceRecebe: Centavos;
  readonly mesesCortados: number;
  readonly porMembro: readonly {
    readonly assinaturaId: number;
    readonly usuarioId: number;
    readonly total: Centavos;
    readonly linhas: readonly LinhaDeValor[];
  }[];
};

type Pedido = { readonly grupoId: number; readonly agora: Instante };

/** The ways in which its administrator may end a group now, the milder first, and whether a set end may be undone. */
export async function opcoesDeFim(db: Executor, deps: Deps, { grupoId, agora }: Pedido) {
  const visto = await preverFim(db, deps, { grupoId, quem: 'administrador', agora });
  if (visto === undefined) return undefined;
  const previsto = await previstoDoGrupo(db, grupoId);
  const opcoes: OpcaoDeFim[] = [];
  if (visto.noFim !== undefined) {
    const { em: saidaEm, mesesCortados, total, porMembro } = visto.noFim;
    const meu = { doAdministrador: ZERO, voceRecebe: previsto };
    opcoes.push({ tipo: 'fimDoCiclo', saidaEm, mesesCortados, total, porMembro, ...meu });
  }
  if (visto.agora !== undefined) {
    const { parte: doAdministrador, total, porMembro } = visto.agora;
    const voceRecebe = doAdministrador > previsto ? ZERO : subtrair(previsto, doAdministrador);
    opcoes.push({
      ...{ tipo: 'agora', saidaEm: diaDe(agora), mesesCortados: 0 },
      ...{ total, doAdministrador, voceRecebe, porMembro },
    });
  }
  const marcadoPor = visto.grupo.fimEm === null ? undefined : await fimMarcadoPor(db, grupoId);
  return { ...visto, previsto, opcoes, marcadoPor };
}

/** The administrator's receivables of the group that are not paid out yet (REGRAS 2.3). */
async function previstoDoGrupo(db: Executor, grupoId: number): Promise<Centavos> {
  const { previsto, bloqueado } = ID_STATUS_PREVISAO;
  const { soma } = await db
    .selectFrom('previsoes')
    .select((e) => e.fn.sum<string | null>('valor').as('soma'))
    .where('grupo_id', '=', grupoId)
    .where('status', 'in', [previsto, bloqueado])
    .executeTakeFirstOrThrow();
  return centavos(Number(soma ?? 0));
}
