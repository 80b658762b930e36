/** "Chrome em Android": how this browser is called in the person's list of devices. */
export function nomeDoAparelho(agente: string = navigator.userAgent): string {
  const navegador = primeiro(agente, [
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/SamsungBrowser\//, 'Samsung Internet'],
    [/Firefox\/|FxiOS\//, 'Firefox'],
    [/Chrome\/|CriOS\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const sistema = primeiro(agente, [
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return `${navegador ?? 'Navegador'} em ${sistema ?? 'aparelho desconhecido'}`;
}

function primeiro(texto: string, nomes: readonly (readonly [RegExp, string])[]): string | undefined {
  return nomes.find(([marca]) => marca.test(texto))?.[1];
}
