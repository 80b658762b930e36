import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { cicloDoDia } from '@rateia/domain/carteira/ciclo';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos, multiplicar, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { economiaDaVaga } from '@rateia/domain/grupos/precos';
import { cobrancasDaVaga, piorCaso, saidasEm, ultimoDiaSimulado } from '@rateia/domain/grupos/simulacao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Grupo } from '../repository.ts';

type Chamada = typeof grupos.getSimulacao;

/** The day that stands first: a month and a half, so that a month was used and another is running. */
const DIAS_ATE_A_SAIDA = 45;

/** The cost of a seat in a year, its refund on a day, and its refund at worst (REGRAS 2.9). */
export async function getSimulacao(
  ctx: ContextoUsuario,
  { params: { id }, query: { vagas, saida } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { grupo } = await exigirNoGrupo(ctx.db, { ctx, grupoId: id, chamada: 'getSimulacao' });
  const regras = await ctx.deps.regras();
  const hoje = diaDe(ctx.agora);
  const { fidelidade_meses: fidelidadeMeses, valor_sozinho: valorSozinho } = await textosDoPreco(ctx, grupo);
  const { exigeCaucao, fimEm } = grupo;
  const preco = { valorSemTaxas: centavos(grupo.valorSemTaxas), valorTaxa: centavos(grupo.valorTaxa) };
  const vaga = { preco, vagas, exigeCaucao, fidelidadeMeses, fimEm, hoje };
  const cobrancas = cobrancasDaVaga(vaga);
  const mensal = multiplicar(somar(preco.valorSemTaxas, preco.valorTaxa), vagas);
  const { sozinho } = economiaDaVaga({
    valorSozinho: valorSozinho === null ? null : centavos(valorSozinho),
    vagas,
    paga: mensal,
  });
  const ultimoDia = ultimoDiaSimulado(vaga);
  const em = entre(saida ?? somarDias(hoje, DIAS_ATE_A_SAIDA), hoje, ultimoDia);
  return {
    vagas,
    cobrancas: [...cobrancas],
    total: somar(...cobrancas.map(({ valor }) => valor)),
    caucao: somar(...cobrancas.map(({ caucao }) => caucao)),
    sozinho: subtrair(sozinho, mensal) === ZERO ? null : multiplicar(sozinho, cobrancas.length),
    saida: {
      em,
      ultimoDia,
      ciclo: cicloDoDia(hoje, em),
      opcoes: saidasEm(vaga, em, regras).map(({ linhas, ...opcao }) => ({ ...opcao, linhas: [...linhas] })),
      arrependimentoAte: somarDias(hoje, regras.reembolso.diasDeArrependimento),
    },
    pior: { horasSemAcesso: regras.grupos.horasParaEntregarAcesso, ...paraPior(piorCaso(vaga, em, regras)) },
  };
}

function paraPior({ semAcesso, sumiu, porDia }: ReturnType<typeof piorCaso>) {
  return {
    semAcesso,
    porDia,
    sumiu: { ...sumiu, linhas: [...sumiu.linhas] },
  };
}

function entre(dia: string, de: string, ate: string): string {
  return dia < de ? de : dia > ate ? ate : dia;
}

async function textosDoPreco(ctx: ContextoUsuario, { id }: Grupo) {
  return await ctx.db
    .selectFrom('grupos as g')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .select(['g.fidelidade_meses', 's.valor_sozinho'])
    .where('g.id', '=', id)
    .executeTakeFirstOrThrow();
}
