/** Words that join a surname and are not one: a name is never cut at them. */
const PARTICULAS: ReadonlySet<string> = new Set(['da', 'das', 'de', 'del', 'di', 'do', 'dos', 'du', 'e']);

/** How a person is named to others: the first name and the last surname, both whole ("Maria Santos"; DESIGN 8). */
export function nomeCurto({
  primeiroNome,
  sobrenome,
}: {
  readonly primeiroNome: string;
  readonly sobrenome: string;
}): string {
  const [primeiro = ''] = palavras(primeiroNome);
  const ultimo = palavras(sobrenome)
    .filter((palavra) => !PARTICULAS.has(palavra.toLocaleLowerCase('pt-BR')))
    .at(-1);
  return ultimo === undefined ? primeiro : `${primeiro} ${ultimo}`;
}

function palavras(texto: string): readonly string[] {
  return texto.split(/\s+/).filter((palavra) => palavra !== '');
}
