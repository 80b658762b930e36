import type { respostaDeUsoDeChave } from '@rateia/contracts/chaves-de-acesso';
import type { Instante } from '@rateia/domain/datas';
import type { MeioDeSegundoFator } from '@rateia/domain/sessao/confirmacao';
import type { z } from 'zod';
import { emTransacao } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { conferirAplicativo } from '../aparelhos/aplicativo.ts';
import { abrirTentativa, encerrarTentativa } from '../login/tentativas.ts';
import { conferirChave } from './chaves-de-acesso.ts';
import { usarCodigo } from './codigos-de-recuperacao.ts';

export type ProvaDoFator = {
  readonly meio: MeioDeSegundoFator;
  readonly codigo?: string | undefined;
  readonly resposta?: z.output<typeof respostaDeUsoDeChave> | undefined;
};

type Pedido = {
  readonly usuarioId: number;
  readonly dono: string;
  readonly finalidade: 'entrada' | 'confirmacao';
  readonly prova: ProvaDoFator;
  readonly ip: string;
  readonly dispositivo: string | null;
  readonly agora: Instante;
  readonly dispositivoConhecido: boolean;
};

/**
 * Judges a second factor under the account's limits on guessing, and uses it up: no code and no challenge works twice,
 * whether or not the act succeeds (CONFIABILIDADE "Limits on guessing"; ASVS 6.5.1).
 */
export async function conferirFator(deps: Deps, p: Pedido): Promise<void> {
  const { usuarioId, prova, ip, dispositivo, agora, dispositivoConhecido } = p;
  const conta = `segundoFator:${usuarioId}`;
  const tentativa = await abrirTentativa(deps, {
    acao: 'segundoFator',
    conta,
    ip,
    dispositivo,
    dispositivoConhecido,
    agora,
  });
  const certa = await emTransacao(deps.db, (trx) => {
    const { meio, codigo, resposta } = prova;
    if (meio === 'chave') {
      if (resposta === undefined) return Promise.resolve(false);
      return conferirChave(trx, deps, { usuarioId, dono: p.dono, finalidade: p.finalidade, resposta, agora });
    }
    if (codigo === undefined) return Promise.resolve(false);
    return meio === 'aplicativo'
      ? conferirAplicativo(trx, deps.cifra, { usuarioId, codigo, parede: deps.relogio.parede() })
      : usarCodigo(trx, deps.cifra, { usuarioId, codigo, agora });
  });
  await encerrarTentativa(deps, tentativa, certa);
  if (!certa) recusar(prova.meio === 'chave' ? 'chaveNaoConfere' : 'codigoNaoConfere');
}
