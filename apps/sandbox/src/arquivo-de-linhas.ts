import { readFileSync } from 'node:fs';
import { appendFile, rename, writeFile } from 'node:fs/promises';

/** A list that grows at its end, kept in a file of one JSON line an item: what is new is added, nothing is written twice. */
export interface ArquivoDeLinhas<Item> {
  /** The list as it was kept; a line that a kill cut in two is left out. */
  readonly ler: () => Item[];
  /** Brings the file to what the list is now. Items that went away are written out of it. */
  readonly gravar: (itens: readonly Item[]) => Promise<void>;
}

/** The items must not change once they are in the list. */
export function criarArquivoDeLinhas<Item>(arquivo: string): ArquivoDeLinhas<Item> {
  /** The items in the file, known by their count and both ends; undefined until this process has written it. */
  let escritas: { readonly quantas: number; readonly primeira?: Item; readonly ultima?: Item } | undefined;
  function cresceu(itens: readonly Item[]): boolean {
    if (escritas === undefined || itens.length < escritas.quantas) return false;
    return (
      escritas.quantas === 0 || (itens[0] === escritas.primeira && itens[escritas.quantas - 1] === escritas.ultima)
    );
  }
  return {
    ler: () => lerLinhas(arquivo),
    gravar: async (itens) => {
      // The list may grow while the file is written.
      const agora = [...itens];
      if (cresceu(agora)) {
        const novas = agora.slice(escritas?.quantas);
        if (novas.length === 0) return;
        escritas = undefined;
        await appendFile(arquivo, emLinhas(novas));
      } else {
        escritas = undefined;
        await writeFile(`${arquivo}.novo`, emLinhas(agora));
        await rename(`${arquivo}.novo`, arquivo);
      }
      const [primeira, ultima] = [agora[0], agora.at(-1)];
      escritas = {
        quantas: agora.length,
        ...(primeira === undefined ? {} : { primeira }),
        ...(ultima === undefined ? {} : { ultima }),
      };
    },
  };
}

function emLinhas(itens: readonly unknown[]): string {
  return itens.map((item) => `${JSON.stringify(item)}\n`).join('');
}

function lerLinhas<Item>(arquivo: string): Item[] {
  let texto: string;
  try {
    texto = readFileSync(arquivo, 'utf8');
  } catch {
    return [];
  }
  // Only the last line can be cut, and then it lacks its end.
  return texto
    .split('\n')
    .slice(0, -1)
    .map((linha) => JSON.parse(linha) as Item);
}
