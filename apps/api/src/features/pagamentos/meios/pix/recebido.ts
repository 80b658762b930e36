import type { EstadoDeDevolucao, PixRecebido } from '../../../../gateways/pix/port.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { PassoDaDevolucao, Recebido } from '../../recebimentos/recebido.ts';

const PASSOS = {
  EM_PROCESSAMENTO: 'processar',
  DEVOLVIDO: 'devolver',
  NAO_REALIZADO: 'recusar',
} as const satisfies Record<EstadoDeDevolucao, PassoDaDevolucao>;

export function passoDe(estado: EstadoDeDevolucao): PassoDaDevolucao {
  return PASSOS[estado];
}

/** A received Pix in our words: the payer's CPF only as a blind index. */
export function lerPix({ cifra }: Pick<Deps, 'cifra'>, pix: PixRecebido): Recebido {
  return {
    referencia: pix.e2eid,
    cobranca: pix.txid ?? null,
    valor: pix.valor,
    horario: pix.horario,
    pagadorIndice: pix.pagador?.cpf === undefined ? null : cifra.indice(pix.pagador.cpf, 'usuario:cpf'),
    devolucoes: pix.devolucoes.map(({ id, estado, valor, natureza }) => ({
      id,
      passo: passoDe(estado),
      valor,
      // The special mechanism of the Central Bank: the payer reported fraud, or his bank a failure (REGRAS part 3, MED).
      ...(natureza?.startsWith('MED') === true ? { contestada: true as const } : {}),
    })),
  };
}
