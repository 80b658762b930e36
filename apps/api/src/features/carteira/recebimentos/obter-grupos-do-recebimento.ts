import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import type { StatusPrevisao } from '@rateia/domain/carteira/estados';
import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { centavos, somar } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';

type Corpo = Resposta<typeof carteira.obterGruposDoRecebimento>;
type Grupo = Corpo['grupos'][number];

const PREVISOES_POR_GRUPO = 60;

/** Groups that the administrator receives from: the money to come, blocked and received (spec B§7; REGRAS 2.3). */
export async function obterGruposDoRecebimento(ctx: ContextoUsuario): Promise<Corpo> {
  const somas = await somasPorGrupo(ctx.db, ctx.usuario.id);
  const grupos: Grupo[] = [];
  for (const g of somas) {
    const { previsto, bloqueado, realizado } = g;
    const previsoes = await previsoesDoGrupo(ctx.db, { grupoId: g.id, administradorId: ctx.usuario.id });
    grupos.push({ idGrupo: g.id, nome: g.nome, icone: g.icone, cor: g.cor, previsto, bloqueado, realizado, previsoes });
  }
  function total(de: (g: Grupo) => number) {
    return somar(...grupos.map((g) => centavos(de(g))));
  }
  const totais = {
    previsto: total((g) => g.previsto),
    bloqueado: total((g) => g.bloqueado),
    realizado: total((g) => g.realizado),
  };
  return { grupos, totais };
}

async function somasPorGrupo(db: Executor, administradorId: number) {
  const linhas = await db
    .selectFrom('previsoes as p')
    .innerJoin('grupos as g', 'g.id', 'p.grupo_id')
    .select((e) => {
      function soma(status: StatusPrevisao) {
        return e.fn.sum<number | null>('p.valor').filterWhere('p.status', '=', status);
      }
      return [
        'g.id',
        'g.nome',
        'g.icone',
        'g.cor',
        soma(ID_STATUS_PREVISAO.previsto).as('previsto'),
        soma(ID_STATUS_PREVISAO.bloqueado).as('bloqueado'),
        soma(ID_STATUS_PREVISAO.realizado).as('realizado'),
      ];
    })
    .where('p.administrador_id', '=', administradorId)
    .groupBy(['g.id', 'g.nome', 'g.icone', 'g.cor'])
    .orderBy('g.id', 'desc')
    .execute();
  return linhas.map(({ previsto, bloqueado, realizado, ...g }) => ({
    ...g,
    previsto: Number(previsto ?? 0),
    bloqueado: Number(bloqueado ?? 0),
    realizado: Number(realizado ?? 0),
  }));
}

/** Forecasts to come first, by release date; then the newest of the past. */
async function previsoesDoGrupo(
  db: Executor,
  { grupoId, administradorId }: { readonly grupoId: number; readonly administradorId: number },
): Promise<Grupo['previsoes']> {
  const linhas = await db
    .selectFrom('previsoes as p')
    .innerJoin('faturas_de_vaga as f', (j) =>
      j.onRef('f.id', '=', 'p.fatura_id').onRef('f.grupo_id', '=', 'p.grupo_id'),
    )
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .select([
      'p.id',
      'p.valor',
      'p.status',
      'p.libera_em',
      'p.realizada_em',
      'u.primeiro_nome',
      'f.competencia_inicio',
      'f.paga_em',
    ])
    .where('p.grupo_id', '=', grupoId)
    .where('p.administrador_id', '=', administradorId)
    .orderBy((e) => e('p.status', '=', ID_STATUS_PREVISAO.previsto), 'desc')
    .orderBy('p.libera_em', 'asc')
    .orderBy('p.id', 'desc')
    .limit(PREVISOES_POR_GRUPO)
    .execute();
  return linhas.map((p) => ({
    id: p.id,
    valor: p.valor,
    status: p.status,
    paga: p.paga_em !== null,
    liberaEm: p.libera_em,
    membro: p.primeiro_nome,
    competenciaInicio: p.competencia_inicio,
    realizadaEm: p.realizada_em,
  }));
}
