import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { proximoVencimento } from '@rateia/domain/carteira/ciclo';
import type { Dia } from '@rateia/domain/datas';
import { formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import { ID_ESTADO_CONTESTACAO, MOTIVO_DA_CONTESTACAO } from '@rateia/domain/grupos/contestacao';
import type { FormaAcesso } from '@rateia/domain/grupos/enums';
import { acessoCompartilhado, FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { entraAoPagar } from '@rateia/domain/grupos/estados';
import { entradaPelaSaida, limiteParaSairDaFila, naFila } from '@rateia/domain/grupos/fila';
import { limiteDeEntrega } from '@rateia/domain/grupos/prazos';
import type { Regras } from '@rateia/domain/regras';
import { rotuloDe } from '@rateia/domain/tabela';
import type { Contestacao } from './acesso/contestacao.ts';
import type { Assinatura } from './repository.ts';
import type { LinhaDaVitrine } from './vitrine/vitrine.ts';

export type GrupoListado = Resposta<typeof grupos.getVisualizados>['itens'][number];
export type ContestacaoMostrada = NonNullable<Resposta<typeof grupos.getConversa>['contestacao']>;
export type AssinaturaMembro = Resposta<typeof grupos.getGrupoMembro>['assinatura'];

/** A card of a group (spec B§3 Group listing). */
export function paraGrupoListado(
  l: LinhaDaVitrine,
  { ciclosSemFalha, hoje }: { readonly ciclosSemFalha: number; readonly hoje: Dia },
): GrupoListado {
  const instantaneo = acessoNaHora(l);
  return {
    id: l.id,
    nome: l.nome,
    nomeUrl: l.nomeUrl,
    servico: l.servico,
    idServico: l.servicoId,
    plano: l.plano ?? '',
    categoria: l.categoriaId,
    icone: l.icone,
    cor: l.cor,
    statusId: l.status,
    vagasDisponiveis: l.livres,
    vagasTotais: l.totalVagas,
    lugares: l.lugares,
    valorSemTaxas: l.valorSemTaxas,
    valorTaxa: l.valorTaxa,
    valorMensal: l.valorSemTaxas + l.valorTaxa,
    valorSozinho: l.valorSozinho,
    formaAcesso: l.formaAcesso,
    formaAcessoDescricao: rotuloDe(FORMA_ACESSO, l.formaAcesso as FormaAcesso),
    acessoInstantaneo: instantaneo,
    exigeCaucao: l.exigeCaucao,
    dataFilaFormatada: l.dataFila === null ? null : formatarDiaCurto(entradaPelaSaida(l.dataFila), hoje),
    tags: [
      ...(instantaneo ? ['Acesso na hora'] : []),
      ...(l.fidelidadeMeses === null ? [] : [`Fidelidade de ${l.fidelidadeMeses} meses`]),
      ...(l.exigeCaucao ? [] : ['Sem caução']),
    ].map((descricao) => ({ descricao })),
    admin: {
      id: l.administradorId,
      nome: l.administradorNome,
      imagem: l.administradorImagem,
      ciclosSemFalha,
      identidadeVerificada: l.administradorVerificado,
    },
  };
}

/** True if a member who pays now enters at once and finds the data in the vault. */
export function acessoNaHora(l: LinhaDaVitrine): boolean {
  return (
    l.temSegredo &&
    acessoCompartilhado(l.formaAcesso as FormaAcesso) &&
    entraAoPagar({ status: l.status as StatusGrupo, jaAssinado: l.acessoImediato })
  );
}

/** "Não entrei", as both sides see it: what appeared, who acts by when, and when everything goes back (REGRAS 2.1). */
export function paraContestacao(c: Contestacao | undefined): ContestacaoMostrada | null {
  return c === undefined
    ? null
    : {
        motivo: rotuloDe(MOTIVO_DA_CONTESTACAO, c.motivo),
        abertaEm: c.abertaEm,
        responderAte: c.responderAte,
        devolverEm: c.devolverEm,
        minutosRestantes: c.minutosRestantes,
        comSuporte: c.estado === ID_ESTADO_CONTESTACAO.comSuporte,
      };
}

/** A membership as its own member sees it (spec B§3 Subscription); a group with an end bills no month after it. */
export function paraAssinaturaMembro(
  a: Assinatura,
  { fimEm, regras }: { readonly fimEm: Dia | null; readonly regras: Regras },
): AssinaturaMembro {
  return {
    id: a.id,
    estado: a.estado,
    vagas: a.vagas,
    valorMensal: (a.valorSemTaxas + a.valorTaxa) * a.vagas,
    caucao: a.caucao,
    meioPagamento: a.meioPagamento,
    pagaEm: a.pagaEm,
    entradaEm: a.entradaEm,
    acessoDevidoAte: a.acessoDevidoAte,
    acessoEntregueEm: a.acessoEntregueEm,
    acessoConfirmadoEm: a.acessoConfirmadoEm,
    acessoConfirmarAte: a.acessoConfirmarAte,
    acessoDevolverEm: a.entradaEm === null || a.acessoEntregueEm !== null ? null : limiteDeEntrega(a.entradaEm, regras),
    cicloInicio: a.cicloInicio,
    cicloFim: a.cicloFim,
    proximoVencimento: proximoVencimento({ ...a, fimEm }),
    saidaEm: a.saidaEm,
    espera:
      naFila(a) && a.entraEm !== null ? { entraEm: a.entraEm, sairAte: limiteParaSairDaFila(a.entraEm, regras) } : null,
    saidaPorAtraso: a.saidaEm !== null && a.motivoSaida === 'inadimplencia',
  };
}
