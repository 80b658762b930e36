import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import { LOTERIAS_ESPECIAIS, situacaoDaEdicao } from '@rateia/domain/marketing/loteria-especial';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { listarEdicoes } from './edicoes-especiais.ts';

/** Editions of special lotteries: those to come, the nearest first, then those that were drawn (spec A§2, A§9). */
export async function getEdicoesEspeciais({
  db,
  agora,
}: ContextoUsuario): Promise<Resposta<typeof backoffice.getEdicoesEspeciais>> {
  const todas = (await listarEdicoes(db)).map((edicao) => ({
    ...edicao,
    nome: LOTERIAS_ESPECIAIS[edicao.slug],
    situacao: situacaoDaEdicao(edicao, agora),
  }));
  const [sorteadas, porVir] = [true, false].map((passou) =>
    todas.filter(({ situacao }) => (situacao === 'sorteada') === passou),
  );
  return { itens: [...(porVir ?? []), ...(sorteadas ?? []).reverse()] };
}
