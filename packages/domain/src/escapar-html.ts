const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags or as the value of an attribute (ASVS 1.2.1). */
export function escaparHtml(texto: string): string {
  return texto.replace(/[&<>"']/g, (sinal) => ENTIDADES[sinal] ?? sinal);
}
