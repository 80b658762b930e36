import type { Page } from '@playwright/test';
import { ENDERECO, SANDBOX } from '../ambiente.ts';

/** An invented device, as the sandbox's push service keeps it. */
export interface AparelhoPush {
  readonly id: string;
  readonly endereco: string;
  readonly p256dh: string;
  readonly auth: string;
}

export async function aparelhoDaSandbox(): Promise<AparelhoPush> {
  const resposta = await fetch(`${SANDBOX}/sandbox/push/aparelhos`, { method: 'POST' });
  return (await resposta.json()) as AparelhoPush;
}

/** The browser asks the sandbox's push service instead of its maker's, which no test reaches. */
export async function inscreveNaSandbox(pagina: Page, { endereco, p256dh, auth }: AparelhoPush): Promise<void> {
  await pagina.addInitScript(
    ([endpoint, chave, segredo]) => {
      let inscrita = false;
      const inscricao = {
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys: { p256dh: chave, auth: segredo } }),
        unsubscribe: () => {
          inscrita = false;
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(inscrita ? inscricao : null),
        subscribe: () => {
          inscrita = true;
          return Promise.resolve(inscricao);
        },
      });
    },
    [endereco, p256dh, auth] as const,
  );
}

/**
 * Delivers a push to the service worker of this page, as the browser hands it over, and waits until it is shown. The
 * notifications of the device are read only then: a browser that is asked while it puts a notification up takes it for
 * one that was put away.
 */
export async function chegaPush(pagina: Page, data: string): Promise<void> {
  const contexto = pagina.context();
  const trabalhador =
    contexto.serviceWorkers().find((deste) => deste.url().startsWith(ENDERECO)) ??
    (await contexto.waitForEvent('serviceworker'));
  await trabalhador.evaluate(() => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const original = registration.showNotification.bind(registration);
    globalThis.mostrada = new Promise((resolver) => {
      registration.showNotification = async (titulo, opcoes) => {
        await original(titulo, opcoes);
        resolver();
      };
    });
  });
  const cdp = await contexto.newCDPSession(pagina);
  const registrado = new Promise<string>((resolver) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const nosso = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(ENDERECO) && !isDeleted);
      if (nosso !== undefined) resolver(nosso.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  // The session stays: the browser hands the message over after it has answered.
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: ENDERECO, registrationId: await registrado, data });
  await trabalhador.evaluate(() => globalThis.mostrada);
}

declare global {
  /** Waits in the service worker until the next notification is on the screen. */
  var mostrada: Promise<void>;
}

/** The product's notifications on the device. */
export async function avisosNaTela(
  pagina: Page,
): Promise<readonly { readonly titulo: string; readonly texto: string; readonly destino: string }[]> {
  return await pagina.evaluate(async () => {
    const registro = await navigator.serviceWorker.ready;
    const avisos = await registro.getNotifications();
    return avisos.map(({ title, body, data }) => ({ titulo: title, texto: body, destino: String(data.destino) }));
  });
}
