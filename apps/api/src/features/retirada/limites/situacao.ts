import type { Pendencia } from '@rateia/domain/cadastro/pendencias';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, ehNoturno, horaDe, inicioDoDia, somarDias, somarHoras, somarMeses } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { formatarValor, maior, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import type { Regras } from '@rateia/domain/regras';
import type { SituacaoDaRetirada, TipoRetirada } from '@rateia/domain/retirada/regras';
import {
  custosDaRetirada,
  encerraACarteira,
  ID_TIPO_RETIRADA,
  limitesDaRetirada,
  recusaDeRetirada,
} from '@rateia/domain/retirada/regras';
import type { Executor } from '../../../db/banco.ts';
import { listarContasDoCpf } from '../../../db/contas-do-cpf.ts';
import type { Deps } from '../../../http/deps.ts';
import { ErroDeCatalogo } from '../../../http/erros.ts';
import { pendenciasDeIdentidade } from '../../cadastro/index.ts';
import { saldosDe } from '../../carteira/index.ts';
import { getConta, premiosDesde, temVinculo, usosDesde } from './fatos-da-conta.ts';

export type Situacao = SituacaoDaRetirada & {
  /** Pix withdrawals of this month: the first are free. */
  readonly pixNoMes: number;
  /** Document and selfie, where sending them would raise the limits. */
  readonly pendenciasDeIdentidade: readonly Pendencia[];
};

/**
 * The amount that may leave the wallet now, and the amounts that left today, this month and this night (REGRAS 2.6).
 */
export async function situacaoDe(
  db: Executor,
  deps: Pick<Deps, 'regras'>,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<Situacao> {
  const regras = await deps.regras();
  const usos = await usosDe(db, { contas: [usuarioId], agora, regras });
  const { sacavel } = await saldosDe(db, deps, { usuarioId, agora });
  return {
    agora,
    sacavel,
    documentosVerificados: (await getConta(db, usuarioId)).identidadeVerificada,
    usadoHoje: usos.usadoHoje,
    usadoNoMes: usos.usadoNoMes,
    usadoNaNoite: usos.usadoNaNoite,
    encerramento: !(await temVinculo(db, { usuarioId, statusVivos: STATUS_NO_AR })),
    pixNoMes: usos.pixNoMes,
    pendenciasDeIdentidade: await pendenciasDeIdentidade(db, usuarioId),
  };
}

/**
 * The amounts that these accounts took out together today, this month and this night. A prize of a pool is withdrawn beyond
 * the limit of the month in which it came (REGRAS 2.12).
 */
async function usosDe(
  db: Executor,
  { contas, agora, regras }: { readonly contas: readonly number[]; readonly agora: Instante; readonly regras: Regras },
) {
  const hoje = diaDe(agora);
  const inicioDoMes = inicioDoDia(primeiroDoMes(hoje));
  const usos = await usosDesde(db, {
    contas,
    hoje: inicioDoDia(hoje),
    mes: inicioDoMes,
    noite: inicioDaNoite(agora, regras),
    tipoPix: ID_TIPO_RETIRADA.pix,
  });
  return {
    usadoHoje: usos.hoje,
    usadoNoMes: maior(subtrair(usos.mes, await premiosDesde(db, { contas, desde: inicioDoMes })), ZERO),
    usadoNaNoite: ehNoturno(agora, regras.retirada.noturno) ? usos.noite : ZERO,
    pixNoMes: usos.pixNoMes,
  };
}

type PedidoDoCpf = {
  readonly usuarioId: number;
  readonly valor: Centavos;
  readonly situacao: Situacao;
  readonly regras: Regras;
};

/**
 * True if the accounts of this CPF together would pass a limit with this amount. That is no refusal: it would tell anybody
 * who gives the CPF what its other accounts take out. The staff looks at the withdrawal first (REGRAS 2.18).
 */
export async function passaDoLimiteDoCpf(
  db: Executor,
  { usuarioId, valor, situacao, regras }: PedidoDoCpf,
): Promise<boolean> {
  const contas = await listarContasDoCpf(db, usuarioId);
  if (contas.length === 1) return false;
  const juntas = { ...situacao, ...(await usosDe(db, { contas, agora: situacao.agora, regras })) };
  const recusa = recusaDeRetirada(valor, { ...juntas, encerramento: encerraACarteira(valor, juntas) }, regras);
  return recusa?.startsWith('retiradaLimite') === true;
}

export type ValorPedido = { readonly valor: Centavos; readonly tipo: TipoRetirada };

/** Fee and net of an amount that would go now (REGRAS 2.6). */
export function custosDe({ valor, tipo }: ValorPedido, situacao: Situacao, regras: Regras) {
  return custosDaRetirada(
    { tipo, valor, retiradasNoMes: situacao.pixNoMes, encerramento: encerraPor({ valor, tipo }, situacao) },
    regras,
  );
}

/** Only a Pix closes the wallet: R$ 1,00 could not pay a TED. */
function encerraPor({ valor, tipo }: ValorPedido, situacao: SituacaoDaRetirada): boolean {
  return tipo === ID_TIPO_RETIRADA.pix && encerraACarteira(valor, situacao);
}

/**
 * Refuses an amount that may not leave now, with the limit that it passes and the time when the limit is free again
 * (REGRAS 2.6, 2.16).
 */
export function exigirPossivel({ valor, tipo }: ValorPedido, situacao: Situacao, regras: Regras): void {
  // The lower minimum is for taking the whole balance out, not for small withdrawals from an idle account.
  const pedido = { ...situacao, encerramento: encerraPor({ valor, tipo }, situacao) };
  const recusa = recusaDeRetirada(valor, pedido, regras);
  if (recusa === undefined) return;
  exigirIdentidade(valor, pedido, regras);
  const limites = limitesDaRetirada(pedido, regras);
  const hoje = diaDe(situacao.agora);
  switch (recusa) {
    case 'retiradaMinima':
      throw new ErroDeCatalogo(recusa, { valores: { min: formatarValor(limites.minimo) } });
    case 'saldoInsuficiente':
      throw new ErroDeCatalogo(recusa, {
        valores: { saldo: formatarValor(situacao.sacavel), falta: formatarValor(subtrair(valor, situacao.sacavel)) },
        dados: { saldo: situacao.sacavel, falta: subtrair(valor, situacao.sacavel) },
      });
    case 'retiradaLimiteDiario':
      throw new ErroDeCatalogo(recusa, {
        valores: { max: formatarValor(limites.porDia), data: formatarDia(somarDias(hoje, 1)) },
      });
    case 'retiradaLimiteMensal':
      throw new ErroDeCatalogo(recusa, {
        valores: { max: formatarValor(limites.porMes), data: formatarDia(somarMeses(primeiroDoMes(hoje), 1)) },
      });
    case 'retiradaLimiteNoturno':
      throw new ErroDeCatalogo(recusa, { valores: { max: formatarValor(limites.porNoite) } });
  }
}

/**
 * An amount above the daily limit of an unverified account is answered with the steps that raise the limit (REGRAS 2.6;
 * spec A§8).
 */
function exigirIdentidade(valor: Centavos, situacao: Situacao, regras: Regras): void {
  const { documentosVerificados, pendenciasDeIdentidade: pendencias } = situacao;
  if (documentosVerificados || pendencias.length === 0 || valor <= regras.retirada.basico.porDia) return;
  if (recusaDeRetirada(valor, { ...situacao, documentosVerificados: true }, regras) !== undefined) return;
  const max = formatarValor(regras.retirada.basico.porDia);
  throw new ErroDeCatalogo('validacaoObrigatoria', {
    message: `Seu limite é de R$ ${max} por dia. Para retirar mais, confirme a sua identidade.`,
    dados: { pendencias },
  });
}

function primeiroDoMes(dia: Dia): Dia {
  return `${dia.slice(0, 7)}-01`;
}

/** The last time that the night began; by day no call asks for it. */
function inicioDaNoite(agora: Instante, { retirada: { noturno } }: Regras): Instante {
  const hoje = diaDe(agora);
  const noite = horaDe(agora).hora >= noturno.deHora ? hoje : somarDias(hoje, -1);
  return somarHoras(inicioDoDia(noite), noturno.deHora);
}
