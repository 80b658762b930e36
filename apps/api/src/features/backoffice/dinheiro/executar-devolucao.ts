import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { decidirContradicao } from '../../livro/index.ts';
import type { Resolvido } from '../../pagamentos/index.ts';
import {
  creditarDevolucao,
  creditarSemDono,
  devolverDeNovo,
  devolverSemDono,
  encerrarDisputa,
} from '../../pagamentos/index.ts';

/** The destinations of stuck money; the last two are of a contradiction. */
export type AcaoComDinheiro = 'devolver' | 'creditar' | 'desbloquear' | 'estornar';

export type DevolucaoDecidida = {
  readonly tipo: 'pix' | 'devolucao' | 'revisao';
  readonly alvo: string;
  readonly acao: AcaoComDinheiro;
  readonly mensagem: string;
  readonly operadorId: number;
  readonly agora: Instante;
};

/** Moves the money of a decision; an operator who was too late is told so. */
export async function executarDevolucao(trx: Trx, deps: Deps, e: DevolucaoDecidida): Promise<void> {
  const r = await mover(trx, deps, e);
  if (r.ok) return;
  if (r.motivo === 'inexistente') recusar('naoEncontrado');
  if (r.motivo === 'pagadorSemConta') recusar('pagadorSemConta');
  if (r.motivo === 'acimaDoLimite') recusar('saldoSemEspaco');
  if (r.motivo === 'foraDoPrazo')
    recusar('prazoDeDevolucao', { valores: { dias: (await deps.regras()).reembolso.diasDaDevolucaoPix } });
  recusar('transicaoRecusada');
}

async function mover(
  trx: Trx,
  deps: Deps,
  { tipo, alvo, acao, mensagem, ...quem }: DevolucaoDecidida,
): Promise<Resolvido> {
  if (acao === 'desbloquear' || acao === 'estornar')
    return tipo === 'revisao' ? await decidir(trx, { revisaoId: idDoAlvo(alvo), acao, mensagem, ...quem }) : NAO_SE_FAZ;
  if (tipo === 'revisao') return NAO_SE_FAZ;
  if (tipo === 'pix') {
    const pedido = { referencia: alvo, ...quem };
    return acao === 'devolver' ? await devolverSemDono(trx, deps, pedido) : await creditarSemDono(trx, deps, pedido);
  }
  const pedido = { devolucaoId: idDoAlvo(alvo), ...quem };
  return acao === 'devolver' ? await devolverDeNovo(trx, deps, pedido) : await creditarDevolucao(trx, deps, pedido);
}

/** A decision on the money of a dispute ends the dispute too. */
async function decidir(
  trx: Trx,
  d: {
    readonly revisaoId: number;
    readonly acao: 'desbloquear' | 'estornar';
    readonly mensagem: string;
    readonly operadorId: number;
    readonly agora: Instante;
  },
): Promise<Resolvido> {
  const r = await decidirContradicao(trx, d);
  if (!r.ok) return r;
  await encerrarDisputa(trx, { ...d, evento: d.acao === 'desbloquear' ? 'ganhar' : 'perder' });
  return r;
}

const NAO_SE_FAZ = { ok: false, motivo: 'inexistente' } as const;

/** Zero, an id that no row has, for a text that is no id of the database. */
export function idDoAlvo(alvo: string): number {
  return /^\d{1,15}$/.test(alvo) ? Number(alvo) : 0;
}
