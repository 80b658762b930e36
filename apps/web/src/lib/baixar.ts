/** Saves what an address gives; without a name, by the one that the server says. */
export function baixar(url: string, nome = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
}

/** Saves a text as a file of the device, without the network. */
export function baixarTexto(nome: string, texto: string): void {
  baixar(`data:text/plain;charset=utf-8,${encodeURIComponent(texto)}`, nome);
}
