import * as chamadas from '@rateia/contracts/chamadas';
import { chamar } from '../lib/api-client.ts';
import { anotarFalta } from '../lib/pedacos.ts';

const JA_FOI = 'rateia.aparelho';

/**
 * Sends the server the data that describe this browser, once per tab and without delaying the person (spec 1, §7
 * antifraude/registrar).
 */
export async function registrarAparelho(): Promise<void> {
  try {
    if (sessionStorage.getItem(JA_FOI) !== null) return;
    sessionStorage.setItem(JA_FOI, 'sim');
    await chamar(chamadas.registrarAntifraude, { body: fatosDoNavegador() });
  } catch (erro) {
    // Advice for a provider: without it everything goes on, and the next tab tells it.
    anotarFalta(erro);
  }
}

function fatosDoNavegador() {
  const { language, platform, maxTouchPoints, hardwareConcurrency, webdriver } = navigator;
  return {
    fuso: Intl.DateTimeFormat().resolvedOptions().timeZone,
    idioma: language,
    plataforma: platform,
    tela: `${screen.width}x${screen.height}`,
    toque: maxTouchPoints > 0,
    nucleos: hardwareConcurrency,
    automatizado: webdriver,
  };
}
