import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharBolao, apostasDoBolao } from '../boloes/bolao.ts';
import { apresentarJogo } from '../boloes/presenter.ts';
import { apresentarComprovante } from '../comprovantes/apresentar-comprovante.ts';
import { comprovantesDoBolao } from '../comprovantes/repository.ts';
import { boloesNaMesa } from './boloes-na-mesa.ts';

type Contrato = typeof contrato.getBolaoDaOperacao;

/** A pool with its bets and receipts, a draft too (REGRAS 2.12). */
export async function getBolaoDaOperacao(
  { db }: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const bolao = (await acharBolao(db, id)) ?? recusar('bolaoNaoEncontrado');
  const [naMesa] = await boloesNaMesa(db, [bolao]);
  if (naMesa === undefined) throw new Error('one pool was asked for');
  return {
    ...naMesa,
    semente: bolao.semente,
    jogos: (await apostasDoBolao(db, id)).map((jogo) => apresentarJogo(jogo, bolao.sorteioEm)),
    recibos: (await comprovantesDoBolao(db, id)).map(apresentarComprovante),
  };
}
