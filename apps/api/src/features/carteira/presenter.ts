import type { carteira } from '@rateia/contracts/carteira';
import type { Resposta } from '@rateia/contracts/chamada';
import { tituloDaPartida } from '@rateia/domain/carteira/comprovante';
import type { ContaDeUsuario } from '@rateia/domain/carteira/contas';
import type { StatusFatura } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { EventoFatura } from '@rateia/domain/carteira/maquinas';
import type { Motivo } from '@rateia/domain/carteira/motivos';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { acharMeio } from '../pagamentos/index.ts';
import type { LinhaDoExtrato } from './extrato/extrato-repository.ts';
import type { FaturaListada, NotaDaFaturaPaga } from './faturas/faturas-repository.ts';

type FaturaResumo = Resposta<typeof carteira.getFaturas>['itens'][number];

/** An order that is held is paid where it was held; every other open invoice is paid here. */
export function apresentarFatura(f: FaturaListada): FaturaResumo {
  const { nome, primeiro } = f.descrita;
  const { idGrupo, servico, icone, cor, ciclo } = primeiro.descricao;
  return {
    id: f.id,
    idGrupo,
    grupo: nome,
    servico,
    icone,
    cor,
    tipo: primeiro.tipo,
    status: f.status,
    valorTotal: f.valor_total ?? 0,
    vencimento: f.vence_em,
    pagaEm: f.paga_em,
    competenciaInicio: ciclo?.inicio ?? null,
    competenciaFim: ciclo?.fim ?? null,
    meioPagamento: f.meio_pagamento,
    tentativas: f.tentativas,
    causaFalha: f.causa_falha,
    podePagar: f.retida_ate === null && faturaAberta(f.status as StatusFatura),
  };
}

const TEXTO_DO_EVENTO: { readonly [E in EventoFatura]: string } = {
  emitir: 'Fatura emitida',
  pagar: 'Fatura paga',
  atrasar: 'Venceu sem pagamento',
  cancelar: 'Fatura cancelada',
  estornar: 'Valor devolvido',
  estornarParte: 'Parte do valor devolvida',
};

export function apresentarHistorico(
  transicoes: readonly { readonly evento: string; readonly em: string }[],
): Resposta<typeof carteira.getFatura>['historico'] {
  return transicoes.map(({ evento, em }) => ({ evento, texto: TEXTO_DO_EVENTO[evento as EventoFatura], quando: em }));
}

type Devolvido = Resposta<typeof carteira.getFatura>['creditoRelacionado'][number];

const TEXTO_DO_PIX: Readonly<Record<string, string>> = {
  devolvida: 'Por Pix, para a conta de onde saiu',
  naoRealizada: 'No seu saldo: o banco não fez a devolução por Pix',
};
const PIX_A_CAMINHO = 'A caminho por Pix, para a conta de onde saiu';

/** A note as the person received it: by Pix, in the wallet, or some of each; the parts sum to the note (REGRAS 2.9). */
export function apresentarNota(n: NotaDaFaturaPaga): Devolvido[] {
  const porPix = n.valor_original;
  const noSaldo = (n.valor_total ?? 0) - porPix;
  const descricaoDoPix = TEXTO_DO_PIX[n.estado ?? ''] ?? PIX_A_CAMINHO;
  const partes: readonly Devolvido[] = [
    { id: n.id, destino: 'original', valor: porPix, descricao: descricaoDoPix, idPagamento: n.idPagamento },
    { id: n.id, destino: 'saldo', valor: noSaldo, descricao: 'No seu saldo', idPagamento: null },
  ];
  return partes.filter(({ valor }) => valor > 0);
}

type LinhaApresentada = Resposta<typeof carteira.getExtrato>['linhas'][number];

const { emAnalise, enviada, falhou } = ID_ESTADO_RETIRADA;
/** States of a withdrawal whose amount has left the balance and may still come back. */
const NAO_FINAIS = [emAnalise, enviada, falhou] as const;

const DIGITOS_DO_COMPROVANTE = 9;

export function apresentarLinha(l: LinhaDoExtrato): LinhaApresentada {
  const conta = l.conta as ContaDeUsuario | 'fora';
  const motivo = l.motivo as Motivo;
  // The person pays or gets back what passed by: it is read from his side.
  const titulo = tituloDaPartida({
    motivo,
    conta: conta === 'fora' ? 'disponivel' : conta,
    valor: centavos(l.valor),
  });
  return {
    id: l.id,
    quando: l.quando,
    motivo: l.motivo,
    titulo,
    detalhe: detalheDaLinha(l),
    conta,
    valor: l.valor,
    passou: l.passou === null ? null : { valor: l.passou, meio: rotuloDoMeio(l), volta: motivo === 'reembolso' },
    idGrupo: l.grupo_id,
    grupo: l.grupo,
    deQuem: l.membro,
    saldoApos: l.saldo_apos,
    origem: l.origem,
    idOrigem: l.origem_id,
    comprovante: `T${String(l.transacao_id).padStart(DIGITOS_DO_COMPROVANTE, '0')}`,
    estado: NAO_FINAIS.find((estado) => estado === l.retirada) ?? null,
  };
}

function rotuloDoMeio(l: LinhaDoExtrato): string | null {
  return (l.meio_pagamento === null ? undefined : acharMeio(l.meio_pagamento))?.regra.rotulo ?? null;
}

/** Group and, to the administrator, whose payment it was; a top-up says how it was paid. */
function detalheDaLinha(l: LinhaDoExtrato): string {
  if (l.grupo !== null) return l.membro === null ? l.grupo : `${l.grupo} · ${l.membro}`;
  return (l.motivo === 'recarga' ? rotuloDoMeio(l) : null) ?? l.descricao ?? '';
}
