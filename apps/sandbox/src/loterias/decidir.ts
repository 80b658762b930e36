import { ehDia } from '@rateia/domain/datas';
import type { Contexto } from '../contexto.ts';
import type { Decidido, NomeDaLoteria } from './sorteios.ts';
import { chaveDoConcurso, formaDe } from './sorteios.ts';

/** The concursos that a person decided, by their key. */
export function decididosDe({ guarda }: Pick<Contexto, 'guarda'>) {
  return guarda.parte<Decidido>('loterias-decididos');
}

/** The numbers of a concurso as a person wrote them, one draw per line; or what is wrong, in words. */
export function lerDezenas(nome: NomeDaLoteria, texto: string): readonly (readonly number[])[] | string {
  const { sorteios, quantas, de, ate } = formaDe(nome);
  const lidos = texto
    .split(/[\n;]/)
    .map((linha) => (linha.match(/\d+/g) ?? []).map(Number))
    .filter(({ length }) => length > 0);
  if (lidos.length !== sorteios) return sorteios === 1 ? 'Escreva um sorteio.' : 'Escreva dois sorteios, um por linha.';
  for (const dezenas of lidos) {
    if (new Set(dezenas).size !== quantas || dezenas.length !== quantas)
      return `Cada sorteio tem ${quantas} dezenas diferentes.`;
    if (dezenas.some((dezena) => dezena < de || dezena > ate)) return `As dezenas vão de ${de} a ${ate}.`;
  }
  return lidos;
}

type Escolha = { readonly nome: NomeDaLoteria; readonly numero: number };

/** Decides the numbers of a concurso: of the next one, or of one that was drawn, which is then corrected. */
export function escolherDezenas(contexto: Contexto, { nome, numero }: Escolha, texto: string): string | undefined {
  const lidas = lerDezenas(nome, texto);
  if (typeof lidas === 'string') return lidas;
  guardar(contexto, chaveDoConcurso(nome, numero), { sorteios: lidas });
  return undefined;
}

/** Postpones a concurso to another day. */
export function adiar(contexto: Contexto, { nome, numero }: Escolha, dia: string): string | undefined {
  if (!ehDia(dia)) return 'Escreva o dia como 2026-12-31.';
  guardar(contexto, chaveDoConcurso(nome, numero), { adiadoPara: dia });
  return undefined;
}

function guardar(contexto: Contexto, chave: string, mudanca: Decidido): void {
  const decididos = decididosDe(contexto);
  decididos[chave] = { ...decididos[chave], ...mudanca };
  contexto.guarda.alterado();
}
