import type { Evento } from '../../lib/analytics.ts';
import { analytics } from '../../lib/analytics.ts';
import type { Consentimento } from '../../lib/consentimento.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const ENDERECO = 'https://www.googletagmanager.com/gtm.js';

/** Google Tag Manager behind the analytics port: the one place that knows it. */
export const gerenciadorDeTags = {
  carregado: (): boolean => window.dataLayer !== undefined,

  /**
   * Tells the loaded container the consent from now on. The product's events are measurement: without that consent they
   * go nowhere.
   */
  permitir(consentimento: Consentimento): void {
    window.dataLayer?.push(comando('consent', 'update', estados(consentimento)));
    analytics.definirDestino(consentimento.analytics_storage ? paraCamada : undefined);
  },

  /** Sends the consent before anything else, and loads the container once. */
  carregar(id: string, consentimento: Consentimento): void {
    const primeira = window.dataLayer === undefined;
    window.dataLayer ??= [];
    if (primeira) window.dataLayer.push(comando('consent', 'default', estados(NEGADO)));
    gerenciadorDeTags.permitir(consentimento);
    if (!primeira) return;
    window.dataLayer.push({ 'gtm.start': performance.timeOrigin + performance.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${ENDERECO}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  },
};

const NEGADO = { analytics_storage: false, ad_storage: false };

function paraCamada({ categoria, acao, rotulo, dados }: Evento): void {
  window.dataLayer?.push({ event: 'rateia', categoria, acao, rotulo, ...dados });
}

function estados({ analytics_storage, ad_storage }: Omit<Consentimento, 'necessary'>) {
  function palavra(sim: boolean): 'granted' | 'denied' {
    return sim ? 'granted' : 'denied';
  }
  return {
    analytics_storage: palavra(analytics_storage),
    ad_storage: palavra(ad_storage),
    ad_user_data: palavra(ad_storage),
    ad_personalization: palavra(ad_storage),
  };
}

/** The container takes commands only as an arguments object, which it knows by its tag. */
function comando(...partes: readonly unknown[]): object {
  return { ...partes, length: partes.length, callee: undefined, [Symbol.toStringTag]: 'Arguments' };
}
