import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import { proximoVencimento } from '@rateia/domain/carteira/ciclo';
import { taxaComPlus } from '@rateia/domain/carteira/plus';
import { doMesAjustado, totalDoMes } from '@rateia/domain/carteira/vencimento';
import { somarDias } from '@rateia/domain/datas';
import { centavos, multiplicar } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { comCicloCorrente } from '@rateia/domain/grupos/estados';
import { ID_ESTADO_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { FaturaListada } from './faturas/faturas-repository.ts';
import { temPlus } from './plus/plus-repository.ts';

type Cobranca = Resposta<typeof carteira.getCredito>['proximasCobrancas'][number];
type Pedido = { readonly usuarioId: number; readonly abertas: readonly FaturaListada[] };

/**
 * The next charges of this person, nearest first: the open invoices, and for every seat without one its next month,
 * whose invoice is issued a week before. A seat whose cycles have not begun comes last (REGRAS 2.1, 2.8).
 */
export async function proximasCobrancas(
  { db, deps, agora }: Pick<ContextoUsuario, 'db' | 'deps' | 'agora'>,
  { usuarioId, abertas }: Pedido,
): Promise<Cobranca[]> {
  const regras = (await temPlus(db, { usuarioId, agora })) ? await deps.regras() : null;
  const comFatura = new Set(
    abertas
      .flatMap(({ descrita }) => descrita.itens)
      .filter(({ tipo }) => tipo === 'mensalidade')
      .map(({ descricao }) => descricao.idGrupo),
  );
  const previstas = (await vagasDaPessoa(db, { usuarioId, regras })).filter(({ idGrupo }) => !comFatura.has(idGrupo));
  const emitidas = abertas.map(
    (f): Cobranca => ({
      idGrupo: f.descrita.primeiro.descricao.idGrupo,
      grupo: f.descrita.nome,
      icone: f.descrita.primeiro.descricao.icone,
      cor: f.descrita.primeiro.descricao.cor,
      valor: f.valor_total ?? 0,
      vencimento: f.vence_em,
      idFatura: f.id,
    }),
  );
  return [...emitidas, ...previstas].sort((a, b) => ((a.vencimento ?? '~') < (b.vencimento ?? '~') ? -1 : 1));
}

/** `regras` are those of the reduced fee, for a person whose Plus is in force (REGRAS 2.32). */
async function vagasDaPessoa(
  db: Executor,
  { usuarioId, regras }: { readonly usuarioId: number; readonly regras: Regras | null },
): Promise<Cobranca[]> {
  const { ativa, aguardandoGrupo } = ID_ESTADO_ASSINATURA;
  const vagas = await db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select(['a.id', 'a.grupo_id', 'a.vagas', 'a.valor_sem_taxas', 'a.valor_taxa', 'a.ciclo_fim', 'a.saida_em'])
    .select(['g.nome', 'g.icone', 'g.cor', 'g.status', 'g.fim_em'])
    .where('a.usuario_id', '=', usuarioId)
    .where('a.estado', 'in', [ativa, aguardandoGrupo])
    .where('a.saida_em', 'is', null)
    .execute();
  const mudancas = await mudancasMarcadas(
    db,
    vagas.map(({ id }) => id),
  );
  const ajustes = await ajustesMarcados(
    db,
    vagas.map(({ id }) => id),
  );
  return vagas.flatMap((a) => {
    const comecou = a.ciclo_fim !== null;
    const vencimento = proximoVencimento({ cicloFim: a.ciclo_fim, saidaEm: a.saida_em, fimEm: a.fim_em });
    // Cycles that run and have no next month are charged no more.
    if (comecou && (vencimento === null || !comCicloCorrente(a.status as StatusGrupo))) return [];
    // The next month may be the first at an announced value (REGRAS 2.11).
    const mudanca = mudancas.find((m) => m.assinatura_id === a.id && vencimento !== null && m.vale_em <= vencimento);
    const { valor_sem_taxas: parte, valor_taxa } = mudanca ?? a;
    const preco = { valorSemTaxas: centavos(parte), valorTaxa: centavos(valor_taxa) };
    const taxa = regras === null ? preco.valorTaxa : taxaComPlus(preco, regras);
    const mes = { plano: multiplicar(preco.valorSemTaxas, a.vagas), taxa: multiplicar(taxa, a.vagas) };
    // The next month may lead to another due day (REGRAS 2.8).
    const ajuste = ajustes.find((m) => m.assinatura_id === a.id && m.mes_de === vencimento);
    return [
      {
        idGrupo: a.grupo_id,
        grupo: a.nome,
        icone: a.icone,
        cor: a.cor,
        valor: totalDoMes(ajuste === undefined ? mes : doMesAjustado(mes, paraProporcao(ajuste))),
        vencimento,
        idFatura: null,
      },
    ];
  });
}

async function ajustesMarcados(db: Executor, assinaturas: readonly number[]) {
  return await db
    .selectFrom('mudancas_de_vencimento')
    .select(['assinatura_id', 'mes_de', 'ancora', 'dias_de_costume'])
    .where('assinatura_id', '=', sql<number>`any(${[...assinaturas]}::bigint[])`)
    .execute();
}

function paraProporcao(ajuste: Awaited<ReturnType<typeof ajustesMarcados>>[number]) {
  const { mes_de: inicio, ancora, dias_de_costume: deCostume } = ajuste;
  return { ciclo: { inicio, fim: somarDias(ancora, -1) }, deCostume };
}

async function mudancasMarcadas(db: Executor, assinaturas: readonly number[]) {
  return await db
    .selectFrom('mudancas_de_valor')
    .select(['assinatura_id', 'vale_em', 'valor_sem_taxas', 'valor_taxa'])
    .where('assinatura_id', '=', sql<number>`any(${[...assinaturas]}::bigint[])`)
    .where('estado', '=', ID_ESTADO_MUDANCA.marcada)
    .execute();
}
