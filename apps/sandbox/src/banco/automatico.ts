import type { Contexto } from '../contexto.ts';
import type { PixRecebido } from '../estado.ts';
import { pixNoFio } from '../psp/apresentacao.ts';
import { cancelarTentativas } from '../psp/automatico/cobrancas-recorrentes.ts';
import type { CobR, Rec, Tentativa } from '../psp/automatico/registro.ts';
import { diaEmBrasilia, moverCobR, moverRec, registroDoAutomatico } from '../psp/automatico/registro.ts';

/** The act of the payer at his bank about an authorisation. */
export type PalavraDoPagador = 'autorizar' | 'recusar' | 'cancelar';

/** Codes that end the whole charge (API Pix 2.9.0). */
const FINAIS: ReadonlySet<string> = new Set(['AC05', 'AM09', 'DENC', 'DS27', 'DTED', 'MIDI', 'MSUC', 'NITX', 'RC09']);
const SEM_SALDO = 'FBRD';
const RECUSA_FINAL = 'NITX';
/** The two passes of a day, by the hour in Brasília at which each is over. */
const PRIMEIRA_PASSAGEM = 8;
const SEGUNDA_PASSAGEM = 21;

/** False where the authorisation does not stand in a state that takes this word. */
export function responder(contexto: Contexto, idRec: string, palavra: PalavraDoPagador): boolean {
  const rec = registroDoAutomatico(contexto).recs[idRec];
  const de: Rec['status'] = palavra === 'cancelar' ? 'APROVADA' : 'CRIADA';
  if (rec === undefined || rec.status !== de) return false;
  if (palavra === 'recusar') rec.encerramento = { rejeicao: { codigo: 'AP13', descricao: 'Recusado pelo pagador' } };
  if (palavra === 'cancelar') {
    const descricao = 'Cancelado pelo pagador';
    rec.encerramento = { cancelamento: { solicitante: 'USUARIO_PAGADOR', codigo: 'SLDB', descricao } };
    encerrarCobrancas(contexto, rec);
  }
  moverRec(contexto, rec, ({ autorizar: 'APROVADA', recusar: 'REJEITADA', cancelar: 'CANCELADA' } as const)[palavra]);
  return true;
}

function encerrarCobrancas(contexto: Contexto, { idRec }: Rec): void {
  for (const cobr of Object.values(registroDoAutomatico(contexto).cobsr)) {
    if (cobr.idRec !== idRec || cobr.status !== 'ATIVA') continue;
    cancelarTentativas(contexto, cobr);
    moverCobR(contexto, cobr, 'CANCELADA');
  }
}

/** Pays or refuses every attempt whose hour has come: by the account's answer, at the first pass or at the second. */
export function liquidarDoDia(contexto: Contexto): void {
  const hoje = diaEmBrasilia(contexto);
  const hora = new Date(contexto.relogio.agoraMs() - 3 * 3_600_000).getUTCHours();
  const { recs, cobsr } = registroDoAutomatico(contexto);
  for (const { txid, idRec, tentativas } of Object.values(cobsr)) {
    const conta = recs[idRec]?.conta ?? 'paga';
    const passagem = conta === 'paga' ? PRIMEIRA_PASSAGEM : SEGUNDA_PASSAGEM;
    const chegou = tentativas.some(
      ({ status, dataLiquidacao: dia }) => status === 'AGENDADA' && (dia < hoje || (dia === hoje && hora >= passagem)),
    );
    if (chegou) liquidarAgora(contexto, txid, conta);
  }
}

/** The same for one charge, now: a person does not wait for the hour. */
export function liquidarAgora(contexto: Contexto, txid: string, como: Rec['conta']): boolean {
  const cobr = registroDoAutomatico(contexto).cobsr[txid];
  const tentativa = cobr?.tentativas.find(({ status }) => status === 'AGENDADA');
  if (cobr?.status !== 'ATIVA' || tentativa === undefined) return false;
  if (como === 'paga') pagar(contexto, cobr, tentativa);
  else recusar(contexto, cobr, { tentativa, codigo: como === 'recusa' ? RECUSA_FINAL : SEM_SALDO });
  return true;
}

function pagar(contexto: Contexto, cobr: CobR, tentativa: Tentativa): void {
  const rec = registroDoAutomatico(contexto).recs[cobr.idRec];
  if (rec === undefined) return;
  const { chave } = contexto.credenciais;
  const pix: PixRecebido = {
    endToEndId: tentativa.endToEndId,
    txid: cobr.txid,
    chave,
    valor: cobr.valor,
    horario: contexto.relogio.agora(),
    pagador: rec.devedor,
    devolucoes: [],
  };
  contexto.guarda.estado.pix[pix.endToEndId] = pix;
  anotar(contexto, tentativa, 'PAGA');
  moverCobR(contexto, cobr, 'CONCLUIDA');
  contexto.entregas.avisar(chave, pixNoFio(pix));
}

function recusar(
  contexto: Contexto,
  cobr: CobR,
  { tentativa, codigo }: { readonly tentativa: Tentativa; readonly codigo: string },
): void {
  tentativa.codigo = codigo;
  anotar(contexto, tentativa, 'REJEITADA');
  moverCobR(contexto, cobr, FINAIS.has(codigo) ? 'REJEITADA' : 'ATIVA');
}

function anotar({ relogio }: Contexto, tentativa: Tentativa, status: Tentativa['status']): void {
  tentativa.status = status;
  tentativa.atualizacao.push({ data: relogio.agora(), status });
}
