/**
 * The team of Timemania as the product keeps it, `BARRA FC/SC`: the official answer pads the name with spaces up to the
 * slash, and another source writes it with a hyphen or an accent. Undefined for a text without a name and a state.
 */
export function nomeDoTime(texto: string): string | undefined {
  const limpo = texto
    .replaceAll('\0', '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase();
  const partes = /^\s*(.+?)\s*[/-]\s*([A-Z]{2})\s*$/.exec(limpo);
  return partes === null ? undefined : `${partes[1]?.replace(/\s+/g, ' ')}/${partes[2]}`;
}
