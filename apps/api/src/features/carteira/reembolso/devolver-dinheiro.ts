import type { FontesDoReembolso } from '@rateia/domain/carteira/lancamentos';
import { fontesDoReembolso, reembolso } from '@rateia/domain/carteira/lancamentos';
import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { ReembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { DevolucaoOriginal } from '@rateia/domain/pagamentos/devolucao-original';
import type { Trx } from '../../../db/banco.ts';
import type { Quem } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { lancar, receberCredito, travarSaldos } from '../../livro/index.ts';
import { abrirDevolucao } from '../../pagamentos/index.ts';
import { agendarRealizacao } from '../faturas/ciclo.ts';
import { previsaoAberta } from '../recebimentos/cancelar-previsao.ts';
import type { Assinatura, Fatura, Previsao } from '../repository.ts';
import { travarPrevisao } from '../repository.ts';
import type { NotaDaFatura } from './notas-de-credito.ts';
import { notasDoReembolso, registrarNota } from './notas-de-credito.ts';
import { originaisDoReembolso } from './originais-do-reembolso.ts';
import { guardarMulta, reduzirPrevisao } from './previsoes-do-reembolso.ts';

export const chaveDoReembolso = (assinaturaId: number): string => `assinatura:${assinaturaId}:reembolso`;

type Devolucao = {
  readonly assinatura: Assinatura;
  readonly faturas: readonly Fatura[];
  readonly calculo: ReembolsoDaAssinatura;
  readonly caso: CasoDeReembolso;
  readonly plataformaCobre: boolean;
  readonly saida: Dia;
  readonly quem: Quem;
  readonly motivo: string;
  readonly agora: Instante;
  /** Key of the ledger's transaction: that of the membership's refund unless given. */
  readonly chave?: string;
};

/**
 * Writes the refund: its sources, one ledger transaction, the returns by Pix, one credit for the rest, a note per
 * invoice, and smaller forecasts. Answers the amount that went back by Pix (REGRAS 2.9).
 */
export const devolverDinheiro = async (trx: Trx, deps: Deps, d: Devolucao): Promise<Centavos> => {
  const { assinatura, calculo, agora } = d;
  await trx.updateTable('assinaturas').set({ caucao: 0 }).where('id', '=', assinatura.id).execute();
  if (calculo.total === ZERO && calculo.multa === ZERO) return ZERO;
  const notas = notasDoReembolso(d);
  const destino = assinatura.destinoDoReembolso;
  const originais = await originaisDoReembolso(trx, deps, { notas, destino, hoje: diaDe(agora), travar: true });
  const porPix = somar(...originais.map(({ valor }) => valor));
  const meses = await fontesPorMes(trx, d);
  const creditoId = await creditar(trx, d, { notas, valor: subtrair(calculo.total, porPix) });
  const { motivo, partidas } = reembolso({
    membro: assinatura.usuarioId,
    administrador: assinatura.grupo.administradorId,
    parte: calculo.parte,
    fontes: somarFontes(meses.map((mes) => mes.fontes)),
    taxa: calculo.taxa,
    caucao: calculo.caucao,
    multa: calculo.multa,
    destino: 'original',
    ateOriginal: porPix,
  });
  const documento =
    creditoId === undefined
      ? { origem: 'assinaturas', origemId: assinatura.id }
      : { origem: 'creditos', origemId: creditoId };
  const chave = d.chave ?? chaveDoReembolso(assinatura.id);
  await lancar(trx, { motivo, ...documento, chave, agora, partidas });
  for (const { previsao, fontes } of meses) {
    if (previsao === undefined) continue;
    await reduzirPrevisao(trx, { previsao, valor: fontes.recebivel, agora });
    // Borne by the platform before the first cycle: the administrator's part is dated from the day of leaving.
    const semData = d.plataformaCobre && previsao.liberaEm === null;
    if (semData) await agendarRealizacao(trx, deps, { faturaId: previsao.faturaId, inicioDoCiclo: d.saida, agora });
  }
  if (calculo.multa > ZERO) await guardarMulta(trx, deps, { ...d, valor: calculo.multa });
  for (const nota of notas) {
    const original = originais.find(({ faturaId }) => faturaId === nota.fatura.id);
    const devolucao = original === undefined ? undefined : await abrir(trx, original, agora);
    await registrarNota(trx, { ...d, nota, creditoId, devolucao });
  }
  return porPix;
};

const abrir = async (trx: Trx, { recebimentoId, pagamentoId, valor }: DevolucaoOriginal, agora: Instante) => ({
  id: await abrirDevolucao(trx, { recebimentoId, pagamentoId, valor, motivo: 'reembolso', agora }),
  valor,
});

/** The credit of the part that goes to the wallet; none when that part is zero. */
const creditar = async (
  trx: Trx,
  d: Devolucao,
  { notas, valor }: { readonly notas: readonly NotaDaFatura[]; readonly valor: Centavos },
): Promise<number | undefined> => {
  if (valor === ZERO) return undefined;
  const principal = notas[0]?.fatura.id;
  return await receberCredito(trx, {
    usuarioId: d.assinatura.usuarioId,
    origem: 'reembolso',
    valor,
    ...(principal === undefined ? {} : { faturaId: principal }),
    descricao: d.assinatura.grupo.nome,
    agora: d.agora,
  });
};

type FontesDoMes = { readonly previsao: Previsao | undefined; readonly fontes: FontesDoReembolso };

/** Takes each month from its own forecast first, then from the administrator's wallet, the rest from the platform. */
const fontesPorMes = async (
  trx: Trx,
  { assinatura, calculo, plataformaCobre }: Devolucao,
): Promise<readonly FontesDoMes[]> => {
  const previsoes: (Previsao | undefined)[] = [];
  for (const { faturaId } of calculo.meses) previsoes.push(await travarPrevisao(trx, faturaId));
  const { administradorId } = assinatura.grupo;
  const saldos = await travarSaldos(trx, [
    { conta: 'disponivel', usuario: assinatura.usuarioId },
    { conta: 'caucao', usuario: assinatura.usuarioId },
    { conta: 'recebivel', usuario: administradorId },
    { conta: 'disponivel', usuario: administradorId },
  ]);
  let disponivel = saldos('disponivel', administradorId);
  return calculo.meses.map(({ parte: valor }, i) => {
    const previsao = previsoes[i];
    const recebivel = previsao !== undefined && previsaoAberta(previsao) ? previsao.valor : ZERO;
    const fontes = fontesDoReembolso({ valor, recebivel, disponivel, plataformaCobre });
    disponivel = subtrair(disponivel, fontes.disponivel);
    return { previsao, fontes };
  });
};

const somarFontes = (fontes: readonly FontesDoReembolso[]): FontesDoReembolso => {
  const soma = (de: (f: FontesDoReembolso) => Centavos): Centavos => somar(...fontes.map(de));
  return {
    recebivel: soma((f) => f.recebivel),
    disponivel: soma((f) => f.disponivel),
    cobertura: soma((f) => f.cobertura),
  };
};
