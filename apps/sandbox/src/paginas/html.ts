/** Markup that is safe to write out: everything put into it was escaped or was markup already. */
export interface Html {
  readonly marcas: string;
}

export type Conteudo = Html | string | number | undefined | false | readonly Conteudo[];

export function html(partes: TemplateStringsArray, ...valores: readonly Conteudo[]): Html {
  return { marcas: partes.map((parte, indice) => parte + escrever(valores[indice])).join('') };
}

function escrever(valor: Conteudo): string {
  if (valor === undefined || valor === false) return '';
  if (typeof valor === 'string') return escapar(valor);
  if (typeof valor === 'number') return String(valor);
  return 'marcas' in valor ? valor.marcas : valor.map(escrever).join('');
}

function escapar(texto: string): string {
  return texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
