/** An address as the browser reads it; undefined when it is none. `URL.parse` is newer than some phones (ADR 036). */
export function lerEndereco(texto: string, base?: string): URL | undefined {
  try {
    return new URL(texto, base);
  } catch {
    return undefined;
  }
}
