import { diaDe, somarDias, somarHoras } from '@rateia/domain/datas';
import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

/** Bets of the two pools of the combo: their lottery, the number of a concurso that is far ahead, and their cotas. */
const BOLOES = [
  { loteria: 'mega-sena', concurso: 3_190, cotas: 6, dezenas: [3, 14, 22, 27, 39, 48, 60] },
  {
    loteria: 'lotofacil',
    concurso: 3_990,
    cotas: 10,
    dezenas: [1, 2, 4, 5, 7, 9, 10, 11, 13, 14, 17, 18, 20, 22, 24, 25],
  },
] as const;
const DIAS_ATE_O_SORTEIO = 12;

/** Two pools that are bought together, and two groups that have a coupon while both are in the cart (spec B§3 Combo). */
export async function semearCombos(
  mundo: MundoPassado,
  { lider, grupos }: { readonly lider: Gente; readonly grupos: readonly { readonly id: number }[] },
): Promise<void> {
  const dia = somarDias(diaDe(mundo.agora()), DIAS_ATE_O_SORTEIO);
  const sorteioEm = `${dia}T23:00:00.000Z`;
  const boloes: number[] = [];
  for (const { loteria, concurso, cotas, dezenas } of BOLOES) {
    const concursos = [{ loteria, concurso, dia, sorteioEm, apostasAte: somarHoras(sorteioEm, -1) }];
    const apostas = [{ loteria, dezenas: [...dezenas] }];
    const pedido = {
      nome: `Dupla da sorte: ${loteria === 'lotofacil' ? 'Lotofácil' : 'Mega'}`,
      modo: 'um_bilhete',
      cotas,
    };
    const { id } = await mundo.chamar('createBolao', { ...pedido, concursos, apostas }, lider);
    await mundo.chamar('venderBolao', { id }, lider);
    boloes.push(id);
  }
  await criar(mundo, lider, { nome: 'Dupla da sorte', tipo: 'boloes', itens: boloes });
  const cupom = 'DUPLA10';
  await mundo.chamar('createCupom', { codigo: cupom, nome: 'Combo de dois grupos', pontos: 1_000, valor: null }, lider);
  const itens = grupos.slice(0, 2).map(({ id }) => id);
  if (itens.length === 2) await criar(mundo, lider, { nome: 'Dois de uma vez', tipo: 'grupos', itens, cupom });
}

async function criar(
  mundo: MundoPassado,
  lider: Gente,
  {
    itens,
    ...combo
  }: {
    readonly nome: string;
    readonly tipo: 'boloes' | 'grupos';
    readonly itens: readonly number[];
    readonly cupom?: string;
  },
): Promise<void> {
  await mundo.chamar('createCombo', { ...combo, itens: itens.map((id) => ({ id, quantidade: 1 })) }, lider);
}
