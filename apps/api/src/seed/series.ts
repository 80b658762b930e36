import { centavos } from '@rateia/domain/dinheiro';
import type { Gente } from './gente.ts';
import { recarregar } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

const SERIE = {
  nome: 'Mega de sempre',
  loteria: 'mega-sena',
  modo: 'um_bilhete',
  cotas: 6,
  apostas: [{ loteria: 'mega-sena', dezenas: [7, 11, 18, 23, 37, 44, 56] }],
} as const;
const RECARGA = centavos(3_000);

/**
 * A series of pools with three members: one passes the second draw over, and one has put the money of two draws aside
 * (REGRAS 2.12 Recurring).
 */
export async function semearSeries(
  mundo: MundoPassado,
  {
    membros,
    poupador,
    lider,
  }: { readonly membros: readonly [Gente, Gente]; readonly poupador: Gente; readonly lider: Gente },
): Promise<void> {
  const { id } = await mundo.chamar('createSerie', SERIE, lider);
  for (const [i, membro] of membros.entries()) {
    const { proximo } = await mundo.chamar('getSerie', { id }, membro);
    // Near the Virada nobody knows its next draw, and nobody enters.
    if (proximo === null) return;
    await mundo.chamar('createAdesao', { id, cotas: i + 1, valorCota: proximo.preco.total }, membro);
  }
  await recarregar(mundo, [{ quem: poupador, valor: RECARGA }]);
  const { proximo } = await mundo.chamar('getSerie', { id }, poupador);
  if (proximo === null) return;
  const valorCota = proximo.preco.total;
  await mundo.chamar('createAdesao', { id, cotas: 1, valorCota }, poupador);
  await mundo.chamar('createSaldoDaSerie', { id, valor: 2 * valorCota }, poupador);
  const [marina] = membros;
  const [, segundo] = (await mundo.chamar('getSerie', { id }, marina)).sorteios;
  if (segundo !== undefined) await mundo.chamar('pularSorteio', { id, idBolao: segundo.idBolao, pular: true }, marina);
}
