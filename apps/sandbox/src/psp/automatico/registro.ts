import type { Centavos } from '@rateia/domain/dinheiro';
import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import type { Contexto } from '../../contexto.ts';

/** An authorisation as the bank keeps it. */
export interface Rec {
  readonly idRec: string;
  readonly criacao: string;
  readonly contrato: string;
  readonly objeto: string;
  readonly devedor: { readonly cpf: string; readonly nome: string };
  readonly dataInicial: string;
  readonly repete: boolean;
  readonly location: string;
  readonly locId: number;
  status: 'CRIADA' | 'APROVADA' | 'REJEITADA' | 'EXPIRADA' | 'CANCELADA';
  encerramento?: Record<string, unknown>;
  readonly atualizacao: { readonly data: string; readonly status: string }[];
  /** How the payer's account will answer to the next charges. */
  conta: 'paga' | 'semSaldo' | 'recusa';
}

export interface Tentativa {
  readonly dataLiquidacao: string;
  readonly tipo: 'AGND' | 'NTAG' | 'RIFL';
  readonly endToEndId: string;
  status: 'SOLICITADA' | 'AGENDADA' | 'PAGA' | 'REJEITADA' | 'EXPIRADA' | 'CANCELADA';
  codigo?: string;
  readonly atualizacao: { readonly data: string; readonly status: string }[];
}

export interface CobR {
  readonly txid: string;
  readonly idRec: string;
  readonly criacao: string;
  readonly vencimento: string;
  readonly valor: Centavos;
  readonly infoAdicional?: string;
  readonly recebedor: Record<string, unknown>;
  status: 'CRIADA' | 'ATIVA' | 'CONCLUIDA' | 'EXPIRADA' | 'REJEITADA' | 'CANCELADA';
  readonly tentativas: Tentativa[];
  readonly atualizacao: { readonly data: string; readonly status: string }[];
}

export interface Local {
  readonly id: number;
  readonly location: string;
  readonly criacao: string;
  idRec?: string;
}

/** The bank's data of Pix Automático, each kind by its ids. */
export function registroDoAutomatico({ guarda }: Pick<Contexto, 'guarda'>) {
  return {
    locais: guarda.parte<Local>('automatico.locais'),
    recs: guarda.parte<Rec>('automatico.recs'),
    cobsr: guarda.parte<CobR>('automatico.cobsr'),
    webhooks: guarda.parte<{ readonly url: string; readonly criacao: string }>('automatico.webhooks'),
  };
}

/** A day in Brasília. */
export function diaEmBrasilia({ relogio }: Pick<Contexto, 'relogio'>): string {
  return new Date(relogio.agoraMs() - 3 * 3_600_000).toISOString().slice(0, 10);
}

export function moverRec(contexto: Contexto, rec: Rec, status: Rec['status']): void {
  rec.status = status;
  rec.atualizacao.push({ data: contexto.relogio.agora(), status });
  contexto.guarda.alterado();
  avisar(contexto, 'rec', { recs: [recNoFio(rec)] });
}

export function moverCobR(contexto: Contexto, cobr: CobR, status: CobR['status']): void {
  cobr.status = status;
  cobr.atualizacao.push({ data: contexto.relogio.agora(), status });
  contexto.guarda.alterado();
  avisar(contexto, 'cobr', { cobsr: [cobrNoFio(cobr)] });
}

function avisar(contexto: Contexto, tipo: 'rec' | 'cobr', corpo: object): void {
  const registro = registroDoAutomatico(contexto).webhooks[tipo];
  if (registro === undefined) return;
  const url = `${registro.url.replace(/\/+$/, '')}/${tipo}`;
  // With headers of its own a notice is never joined with one of received Pix.
  contexto.entregas.enviar({ url, corpo: JSON.stringify(corpo), cabecalhos: {} });
}

/** The records as API Pix 2.9.0 writes them. */
export function recNoFio(rec: Rec, dadosQR?: object): Record<string, unknown> {
  return {
    idRec: rec.idRec,
    status: rec.status,
    valor: {},
    vinculo: { contrato: rec.contrato, devedor: rec.devedor, objeto: rec.objeto },
    calendario: { dataInicial: rec.dataInicial, periodicidade: 'MENSAL' },
    politicaRetentativa: rec.repete ? 'PERMITE_3R_7D' : 'NAO_PERMITE',
    loc: { criacao: rec.criacao, id: rec.locId, location: rec.location, idRec: rec.idRec },
    ...(rec.status === 'CRIADA' ? {} : { pagador: { cpf: rec.devedor.cpf, ispbParticipante: '99999011' } }),
    ...(rec.encerramento === undefined ? {} : { encerramento: rec.encerramento }),
    atualizacao: rec.atualizacao,
    ...(dadosQR === undefined ? {} : { dadosQR }),
  };
}

export function cobrNoFio(cobr: CobR): Record<string, unknown> {
  return {
    idRec: cobr.idRec,
    txid: cobr.txid,
    calendario: { criacao: cobr.criacao.slice(0, 10), dataDeVencimento: cobr.vencimento },
    valor: { original: centavosParaDecimal(cobr.valor) },
    status: cobr.status,
    ajusteDiaUtil: false,
    recebedor: cobr.recebedor,
    ...(cobr.infoAdicional === undefined ? {} : { infoAdicional: cobr.infoAdicional }),
    tentativas: cobr.tentativas.map(({ codigo, ...tentativa }) => ({
      ...tentativa,
      ...(codigo === undefined ? {} : { rejeicao: { codigo, descricao: 'Recusado pelo banco do pagador' } }),
    })),
    atualizacao: cobr.atualizacao,
  };
}
