import type { Mundo } from './app.ts';
import { criarPessoa } from './construtores.ts';

type Pedido = {
  readonly tipo: 'boloes' | 'grupos';
  readonly itens: readonly { readonly id: number; readonly quantidade: number }[];
  readonly cupom?: string;
};

/** A combo that an operator makes. */
export async function criarCombo(mundo: Mundo, pedido: Pedido): Promise<number> {
  const como = await criarPessoa(mundo, { papeis: ['lider'] });
  const { status, corpo, bruto } = await mundo.chamar('createCombo', { nome: 'Dois juntos', ...pedido }, { como });
  if (status !== 200) throw new Error(bruto);
  return corpo.id;
}

/** One of each. */
export function umDeCada(...coisas: readonly { readonly id: number }[]) {
  return coisas.map(({ id }) => ({ id, quantidade: 1 }));
}
