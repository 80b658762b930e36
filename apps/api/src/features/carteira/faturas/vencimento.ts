import { diasDoCiclo, proximoVencimento } from '@rateia/domain/carteira/ciclo';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { MesDeAjuste, RecusaDeVencimento, ValorDoMes } from '@rateia/domain/carteira/vencimento';
import {
  diaDoMes,
  doMesAjustado,
  impedimentoDoVencimento,
  mesDeAjuste,
  mudaDeNovoEm,
  recusaDoDia,
  totalDoMes,
} from '@rateia/domain/carteira/vencimento';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { comCicloCorrente } from '@rateia/domain/grupos/estados';
import type { Regras } from '@rateia/domain/regras';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Assinatura } from '../repository.ts';
import { ancoraDosCiclos, faturasDaAssinatura, lerAssinatura, travarAssinatura } from '../repository.ts';
import { ajusteDoMes, valorDoMes } from './mes-da-assinatura.ts';
import { precoDoCiclo } from './preco-do-ciclo.ts';

export type AjusteComValor = MesDeAjuste & { readonly valor: Centavos };
type DaVaga = { readonly assinaturaId: number; readonly agora: Instante };

/** The due day of a membership, and the months that would lead to each other day (REGRAS 2.8). */
export async function lerVencimento(db: Executor, deps: Pick<Deps, 'regras'>, { assinaturaId, agora }: DaVaga) {
  const assinatura = await lerAssinatura(db, assinaturaId);
  const visto = await vencimentoVisto(db, deps, { assinatura, agora });
  const { ancora, proximo, fatos, mes, regras } = visto;
  const dias = Array.from({ length: regras.vencimento.diaMaximo }, (_, i) => i + 1);
  const marcada = proximo === undefined ? undefined : await ajusteDoMes(db, { assinaturaId, inicio: proximo });
  return {
    ...visto,
    dia: ancora === undefined ? undefined : diaDoMes(ancora),
    impedimento: impedimentoDoVencimento(fatos, regras),
    mudaDeNovoEm: fatos.ultimaMudanca === undefined ? undefined : mudaDeNovoEm(fatos.ultimaMudanca, regras),
    mensal: totalDoMes(mes),
    marcada:
      marcada === undefined || proximo === undefined ? undefined : comValor(paraAjuste({ ...marcada, proximo }), mes),
    opcoes:
      ancora === undefined || proximo === undefined
        ? []
        : dias
            .filter((dia) => recusaDoDia({ dia, ancora }, regras) === undefined)
            .map((dia) => comValor(mesDeAjuste({ ancora, proximo, dia }, regras), mes)),
  };
}

/**
 * Another due day: the next month ends on its eve, and every later one counts from it. The refusal as a value, with the
 * day that its sentence names (REGRAS 2.8).
 */
export async function mudarVencimento(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { assinaturaId, agora, dia, valor }: DaVaga & { readonly dia: number; readonly valor: number },
): Promise<AjusteComValor | { readonly recusa: RecusaDeVencimento | 'precoMudou'; readonly data?: Dia | undefined }> {
  const assinatura = await travarAssinatura(trx, assinaturaId);
  const { ancora, proximo, fatos, mes, regras } = await vencimentoVisto(trx, deps, { assinatura, agora });
  const impedimento = impedimentoDoVencimento(fatos, regras);
  if (impedimento !== undefined) {
    const { ultimaMudanca } = fatos;
    const data = impedimento === 'vencimentoRecente' && ultimaMudanca !== undefined;
    return { recusa: impedimento, data: data ? mudaDeNovoEm(ultimaMudanca, regras) : proximo };
  }
  if (ancora === undefined || proximo === undefined) return { recusa: 'vencimentoNaoMuda' };
  const recusa = recusaDoDia({ dia, ancora }, regras);
  if (recusa !== undefined) return { recusa };
  const ajuste = comValor(mesDeAjuste({ ancora, proximo, dia }, regras), mes);
  if (ajuste.valor !== valor) return { recusa: 'precoMudou' };
  await trx
    .insertInto('mudancas_de_vencimento')
    .values({
      assinatura_id: assinaturaId,
      mes_de: proximo,
      ancora: ajuste.ancora,
      dias_de_costume: ajuste.deCostume,
      em: agora,
    })
    .execute();
  return ajuste;
}

function comValor(ajuste: MesDeAjuste, mes: ValorDoMes): AjusteComValor {
  return { ...ajuste, valor: totalDoMes(doMesAjustado(mes, ajuste)) };
}

function paraAjuste(p: { readonly ancora: Dia; readonly deCostume: number; readonly proximo: Dia }): MesDeAjuste {
  const { ancora, deCostume, proximo } = p;
  const ciclo = { inicio: proximo, fim: somarDias(ancora, -1) };
  return { dia: diaDoMes(ancora), ciclo, dias: diasDoCiclo(ciclo), deCostume, ancora };
}

async function vencimentoVisto(
  db: Executor,
  deps: Pick<Deps, 'regras'>,
  { assinatura, agora }: { readonly assinatura: Assinatura; readonly agora: Instante },
) {
  const regras: Regras = await deps.regras();
  const proximo = proximoDe(assinatura);
  const preco = await precoDoCiclo(db, { assinatura, inicio: proximo ?? diaDe(agora) });
  return {
    regras,
    proximo,
    ancora: await ancoraDosCiclos(db, assinatura.id),
    falta: preco.falta,
    mes: await valorDoMes(db, deps, { assinatura, preco: preco.preco, agora }),
    fatos: {
      hoje: diaDe(agora),
      proximo,
      emAtraso: await temAtraso(db, assinatura.id),
      ultimaMudanca: await ultimaMudancaDe(db, assinatura.id),
    },
  };
}

/** The next due day of a seat that goes on. */
function proximoDe({ estado, ciclo, grupo }: Assinatura): Dia | undefined {
  if (estado !== ID_ESTADO_ASSINATURA.ativa || !comCicloCorrente(grupo.status) || grupo.fimEm !== null)
    return undefined;
  return proximoVencimento({ cicloFim: ciclo?.fim ?? null, saidaEm: null, fimEm: null }) ?? undefined;
}

/** A month that is late, or a deposit that is to be rebuilt. */
async function temAtraso(db: Executor, assinaturaId: number): Promise<boolean> {
  const faturas = await faturasDaAssinatura(db, assinaturaId, { travar: false });
  return faturas.some(
    ({ status, tipo }) => faturaAberta(status) && (status === ID_STATUS_FATURA.atraso || tipo === 'caucao'),
  );
}

async function ultimaMudancaDe(db: Executor, assinaturaId: number): Promise<Dia | undefined> {
  const linha = await db
    .selectFrom('mudancas_de_vencimento')
    .select('em')
    .where('assinatura_id', '=', assinaturaId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha === undefined ? undefined : diaDe(linha.em);
}
