/**
 * The address of a call on this page: `{id}` is that part of the page's path, `{?pagamento}` what its query says, `{!}`
 * that it has none. Without one of them nothing is asked.
 */
export function enderecoDe(
  chamada: string,
  rota: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string | undefined {
  const partes = pathname.split('/');
  const busca = new URLSearchParams(search);
  function valorDe(nome: string): string | null | undefined {
    return nome.startsWith('?') ? busca.get(nome.slice(1)) : partes[rota.split('/').indexOf(`{${nome}}`)];
  }
  let falta = chamada.startsWith('{!}') && search !== '';
  const url = chamada.replace('{!}', '').replace(/\{(\??\w+)\}/g, (_, nome: string) => {
    const valor = valorDe(nome) ?? '';
    falta ||= valor === '';
    return nome.startsWith('?') ? encodeURIComponent(valor) : valor;
  });
  return falta ? undefined : url;
}
