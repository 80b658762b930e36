import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { partesDaPartida } from '@rateia/domain/carteira/comprovante';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apresentarLinha } from '../presenter.ts';
import { linhaDoExtrato, transacaoDoExtrato } from './extrato-repository.ts';
import { nomearLinhas } from './nomear-linhas.ts';

type Contrato = typeof carteira.getExtratoItem;

/** Receipt of one movement, with its parts and its seal (spec B§2 /carteira/creditos/extrato/{id}). */
export async function getExtratoItem(
  { db, deps, usuario }: ContextoUsuario,
  { params }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const achada = await linhaDoExtrato(db, { partidaId: params.id, usuarioId: usuario.id });
  const [linha] = achada === undefined ? [] : await nomearLinhas(db, deps, [achada]);
  if (linha === undefined) return recusar('naoEncontrado');
  const { partidas, autenticacao, lacrada } = await transacaoDoExtrato(db, linha.transacao_id);
  const minha = partidas.find(({ id }) => id === linha.id);
  if (minha === undefined) return recusar('naoEncontrado');
  const partes = partesDaPartida(
    partidas.map(({ partida }) => partida),
    minha.partida,
  );
  return { linha: apresentarLinha(linha), partes: [...partes], autenticacao, lacrada };
}
