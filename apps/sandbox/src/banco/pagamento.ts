import { lerBrCode } from '@rateia/domain/br-code';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import type { Cobranca, Pessoa, PixRecebido } from '../estado.ts';
import { pixNoFio } from '../psp/apresentacao.ts';
import { idDeTransacao } from '../psp/ids.ts';

export interface Pagamento {
  readonly txid?: string;
  readonly copiaECola?: string;
  readonly cpf?: string;
  readonly nome?: string;
  /** An amount other than the one that the charge asks for; a real bank allows it only with `forcar`. */
  readonly valor?: Centavos;
  /** Pay although expired, removed, already paid, or of another amount: as when messages cross. */
  readonly forcar?: boolean;
}

export type RecusaDoBanco = 'codigoInvalido' | 'naoEncontrada' | 'expirada' | 'removida' | 'jaPaga' | 'outroValor';

export type ResultadoDoPagamento =
  | { readonly ok: true; readonly pix: PixRecebido }
  | { readonly ok: false; readonly recusa: RecusaDoBanco };

/** The payer when a test names none. Its CPF has valid check digits and belongs to nobody here. */
export const PAGADOR_PADRAO: Pessoa = { cpf: '52998224725', nome: 'Pessoa Pagadora' };

export function pagar(contexto: Contexto, pagamento: Pagamento): ResultadoDoPagamento {
  const { guarda, relogio, entregas } = contexto;
  const achada = acharCobranca(contexto, pagamento);
  if (typeof achada === 'string') return { ok: false, recusa: achada };
  const valor = pagamento.valor ?? achada.valor;
  const recusa = pagamento.forcar === true ? undefined : motivoDeRecusa(achada, valor, relogio.agoraMs());
  if (recusa !== undefined) return { ok: false, recusa };
  const cpfDoDevedor = achada.devedor?.['cpf'];
  const pix: PixRecebido = {
    endToEndId: idDeTransacao('E', contexto),
    txid: achada.txid,
    chave: achada.chave,
    valor,
    horario: relogio.agora(),
    pagador: {
      cpf: pagamento.cpf ?? cpfDoDevedor ?? PAGADOR_PADRAO.cpf,
      nome: pagamento.nome ?? achada.devedor?.['nome'] ?? PAGADOR_PADRAO.nome,
    },
    devolucoes: [],
  };
  guarda.estado.pix[pix.endToEndId] = pix;
  achada.pix.push(pix.endToEndId);
  if (achada.status === 'ATIVA') achada.status = 'CONCLUIDA';
  guarda.alterado();
  entregas.avisar(pix.chave, pixNoFio(pix));
  return { ok: true, pix };
}

export function expiraEm(cobranca: Cobranca): number {
  return Date.parse(cobranca.criacao) + cobranca.expiracao * 1_000;
}

function acharCobranca({ guarda }: Contexto, { txid, copiaECola }: Pagamento): Cobranca | RecusaDoBanco {
  if (txid !== undefined) return guarda.estado.cobrancas[txid] ?? 'naoEncontrada';
  const lido = lerBrCode(copiaECola ?? '');
  if (!lido.ok) return 'codigoInvalido';
  const achada = Object.values(guarda.estado.cobrancas).find(({ location }) => location === lido.url);
  return achada ?? 'naoEncontrada';
}

function motivoDeRecusa(cobranca: Cobranca, valor: Centavos, agora: number): RecusaDoBanco | undefined {
  if (cobranca.status === 'CONCLUIDA') return 'jaPaga';
  if (cobranca.status !== 'ATIVA') return 'removida';
  if (expiraEm(cobranca) <= agora) return 'expirada';
  return valor === cobranca.valor ? undefined : 'outroValor';
}
