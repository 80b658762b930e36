import type { ParteContestada } from '@rateia/domain/carteira/bloqueio';
import { contestacao, desbloqueio } from '@rateia/domain/carteira/bloqueio';
import { ID_STATUS_CREDITO, ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { MAQUINA_CREDITO, MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, menor, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../db/banco.ts';
import { exigir, mover } from '../../db/mover.ts';
import { CONTRADICOES } from '../../db/revisoes.ts';
import type { Bloqueado } from './abrir-contradicao.ts';
import { lancar } from './lancar.ts';

type Decisao = {
  readonly revisaoId: number;
  /** Free: the provider was wrong, or nothing of it concerns the person. Reversed: the money is not there. */
  readonly acao: 'desbloquear' | 'estornar';
  readonly mensagem: string;
  /** Null where the bank itself said the last word of a dispute. */
  readonly operadorId: number | null;
  readonly agora: Instante;
};

export type Decidida = { readonly ok: true } | { readonly ok: false; readonly motivo: 'inexistente' | 'jaResolvido' };

const guardado: z.ZodType<Bloqueado> = z.object({
  provedor: z.string().default('pix'),
  aEstornar: z.int().min(0).default(0),
  retido: z.int().min(0).default(0),
  creditos: z.array(z.int()).default([]),
  previsoes: z.array(z.int()).default([]),
});

/** A contradiction is decided, by an operator or by the last word of a bank: what it held is free again, or leaves the books (REGRAS 2.3, 2.5). */
export async function decidirContradicao(trx: Trx, d: Decisao): Promise<Decidida> {
  const { revisaoId, acao, mensagem, operadorId, agora } = d;
  const r = await trx
    .selectFrom('revisoes')
    .select(['usuario_id', 'tipo', 'dados', 'retido', 'decisao'])
    .where('id', '=', revisaoId)
    .forUpdate()
    .executeTakeFirst();
  if (r === undefined || !CONTRADICOES.some((tipo) => tipo === r.tipo)) return { ok: false, motivo: 'inexistente' };
  if (r.decisao !== null) return { ok: false, motivo: 'jaResolvido' };
  await trx
    .updateTable('revisoes')
    .set({
      decisao: acao === 'estornar' ? 'estornar' : 'manter',
      mensagem,
      retido: 0,
      decidida_por: operadorId,
      decidida_em: agora,
    })
    .where('id', '=', revisaoId)
    .execute();
  const bloqueado = guardado.parse(r.dados);
  const solta = { ...d, bloqueado, usuarioId: r.usuario_id, doSaldo: centavos(r.retido) };
  await (acao === 'estornar' ? estornar(trx, solta) : desbloquear(trx, solta));
  return { ok: true };
}

type Solta = Decisao & {
  readonly bloqueado: Bloqueado;
  readonly usuarioId: number;
  readonly doSaldo: Centavos;
};

/** The credits and forecasts that this review holds and no other open one does. */
async function presos(trx: Trx, { bloqueado, revisaoId }: Solta) {
  function semOutra(lista: 'creditos' | 'previsoes', id: string) {
    return sql<boolean>`not exists (
    select from revisoes o where o.decisao is null and o.id <> ${revisaoId} and o.dados -> ${sql.lit(lista)} @> to_jsonb(${sql.ref(id)}))`;
  }
  const creditos = await trx
    .selectFrom('creditos as c')
    .select(['c.id', 'c.usuario_id', 'c.bloqueado'])
    .where('c.id', 'in', [0, ...bloqueado.creditos])
    .where('c.status', '=', ID_STATUS_CREDITO.bloqueado)
    .where(semOutra('creditos', 'c.id'))
    .orderBy('c.id')
    .forNoKeyUpdate()
    .execute();
  const previsoes = await trx
    .selectFrom('previsoes as v')
    .select(['v.id', 'v.administrador_id', 'v.valor'])
    .where('v.id', 'in', [0, ...bloqueado.previsoes])
    .where('v.status', '=', ID_STATUS_PREVISAO.bloqueado)
    .where(semOutra('previsoes', 'v.id'))
    // One that an open complaint holds stays held (REGRAS 2.7).
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('reclamacao_bloqueios as b')
            .select('b.previsao_id')
            .whereRef('b.previsao_id', '=', 'v.id')
            .where('b.solto_em', 'is', null),
        ),
      ),
    )
    .orderBy('v.id')
    .forNoKeyUpdate()
    .execute();
  return { creditos, previsoes };
}

function quemDecidiu({ operadorId: usuarioId, agora }: Solta) {
  return usuarioId === null ? ({ quem: 'sistema', agora } as const) : ({ quem: 'operador', usuarioId, agora } as const);
}

async function desbloquear(trx: Trx, d: Solta): Promise<void> {
  const { creditos, previsoes } = await presos(trx, d);
  const quem = quemDecidiu(d);
  for (const { id } of creditos)
    exigir(await mover(trx, MAQUINA_CREDITO, { id, evento: 'desbloquear', ...quem, mudar: { retido: null } }));
  for (const { id } of previsoes) exigir(await mover(trx, MAQUINA_PREVISAO, { id, evento: 'desbloquear', ...quem }));
  await soltar(trx, d, [
    ...creditos.map(({ usuario_id, bloqueado }) => ({ usuario: usuario_id, valor: centavos(bloqueado ?? 0) })),
    { usuario: d.usuarioId, valor: d.doSaldo },
  ]);
}

/**
 * The money is taken from the held part first. The spent part is the platform's loss, and a held surplus is free again.
 */
async function estornar(trx: Trx, d: Solta): Promise<void> {
  const { operadorId, agora, bloqueado, revisaoId } = d;
  const { creditos, previsoes } = await presos(trx, d);
  const quem = quemDecidiu(d);
  const valor = centavos(bloqueado.aEstornar);
  let resta = valor;
  const livres: Livre[] = [];
  const de: ParteContestada[] = [];
  function tirarDoBloqueado(usuario: number, retido: Centavos): void {
    const tirado = menor(retido, resta);
    resta = subtrair(resta, tirado);
    de.push({ conta: 'bloqueado', usuario, valor: tirado });
    livres.push({ usuario, valor: subtrair(retido, tirado) });
  }
  for (const { id, usuario_id, bloqueado: retido } of creditos) {
    exigir(await mover(trx, MAQUINA_CREDITO, { id, evento: 'estornar', ...quem, mudar: { retido: null } }));
    tirarDoBloqueado(usuario_id, centavos(retido ?? 0));
  }
  tirarDoBloqueado(d.usuarioId, d.doSaldo);
  for (const { id, administrador_id, valor: parte } of previsoes) {
    exigir(await mover(trx, MAQUINA_PREVISAO, { id, evento: 'cancelar', ...quem }));
    de.push({ conta: 'recebivel', usuario: administrador_id, valor: centavos(parte) });
  }
  await soltar(trx, d, livres);
  const { provedor } = bloqueado;
  if (valor === ZERO && de.every((p) => p.valor === ZERO)) return;
  const doc = { origem: 'revisoes', origemId: revisaoId, chave: `revisao:${revisaoId}:contestacao`, agora };
  await lancar(trx, { ...contestacao({ provedor, valor, de }), ...doc, ...ator(operadorId) });
}

function ator(operadorId: number | null): { readonly ator?: number } {
  return operadorId === null ? {} : { ator: operadorId };
}

type Livre = { readonly usuario: number; readonly valor: Centavos };

async function soltar(trx: Trx, { revisaoId, operadorId, agora }: Solta, livres: readonly Livre[]): Promise<void> {
  for (const usuario of [...new Set(livres.map((l) => l.usuario))].toSorted((a, b) => a - b)) {
    const valor = livres.reduce((soma, l) => (l.usuario === usuario ? somar(soma, l.valor) : soma), ZERO);
    if (valor === ZERO) continue;
    const chave = `revisao:${revisaoId}:desbloqueio:${usuario}`;
    const doc = { origem: 'revisoes', origemId: revisaoId, chave, agora, ...ator(operadorId) };
    await lancar(trx, { ...desbloqueio({ usuario, valor }), ...doc });
  }
}
