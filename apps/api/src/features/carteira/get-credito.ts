import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { listarFaturas } from './faturas/faturas-repository.ts';
import { temProgramado } from './pix-programado/ligado.ts';
import { apresentarFatura } from './presenter.ts';
import { promocionaisLivres } from './promocional/promocionais-repository.ts';
import { proximasCobrancas } from './proximas-cobrancas.ts';
import { saldosDe } from './saldos.ts';

const CREDITOS_MOSTRADOS = 50;
const FATURAS_MOSTRADAS = 20;

/** Balances, the newest credits and the next charges (spec B§7; REGRAS 2.3). */
export async function getCredito(ctx: ContextoUsuario): Promise<Resposta<typeof carteira.getCredito>> {
  const { db, deps, agora } = ctx;
  const usuarioId = ctx.usuario.id;
  const saldos = await saldosDe(db, deps, { usuarioId, agora });
  const creditos = await db
    .selectFrom('creditos as c')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('pagamentos as p')
          .select('p.id_publico')
          .whereRef('p.credito_id', '=', 'c.id')
          .orderBy('p.id', 'desc')
          .limit(1)
          .as('p'),
      (j) => j.onTrue(),
    )
    .select(['c.id', 'c.origem', 'c.descricao', 'c.valor', 'c.status', 'c.criado_em', 'p.id_publico'])
    .where('c.usuario_id', '=', usuarioId)
    .orderBy('c.id', 'desc')
    .limit(CREDITOS_MOSTRADOS)
    .execute();
  const promocionais = await promocionaisLivres(db, { usuarioId, hoje: diaDe(agora) });
  const proximas = await listarFaturas(ctx, { usuarioId, filtro: 'abertas' }, { limite: FATURAS_MOSTRADAS, salto: 0 });
  return {
    saldos,
    creditos: creditos.map((c) => ({
      id: c.id,
      origem: c.origem,
      descricao: c.descricao,
      valor: c.valor,
      status: c.status,
      criadoEm: c.criado_em,
      idPagamento: c.id_publico,
    })),
    promocionais: promocionais.map(({ creditoId: id, livre: valor, validoAte, descricao }) => ({
      id,
      valor,
      validoAte,
      descricao,
    })),
    proximasFaturas: proximas.map(apresentarFatura),
    proximasCobrancas: await proximasCobrancas(ctx, { usuarioId, abertas: proximas }),
    pixProgramado: await temProgramado(deps),
  };
}
