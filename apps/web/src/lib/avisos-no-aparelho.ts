import * as chamadas from '@rateia/contracts/chamadas';
import { chamar } from './api-client.ts';
import { storage } from './storage.ts';

/** Says whether this browser shows notifications of the product, and why not. */
export type SituacaoDoAparelho = 'semSuporte' | 'negada' | 'desligada' | 'ligada';

/** The id of the account that turned them on here: another account that enters in this browser has not. */
const CHAVE = 'avisos';

/** The state of notifications in this browser for this person (spec 1, §4 Notifications). */
export async function lerAparelho(usuarioId: number): Promise<SituacaoDoAparelho> {
  const registro = await registroDoAparelho();
  if (registro === undefined) return 'semSuporte';
  if (Notification.permission === 'denied') return 'negada';
  const inscricao = await registro.pushManager.getSubscription();
  const minha = storage.get(CHAVE) === usuarioId && Notification.permission === 'granted';
  return minha && inscricao !== null ? 'ligada' : 'desligada';
}

/** Asks the person, then the browser, and tells the server. Throws what the browser or the server answered. */
export async function ligarAparelho(usuarioId: number, chave: string): Promise<SituacaoDoAparelho> {
  const registro = await registroDoAparelho();
  if (registro === undefined) return 'semSuporte';
  const permissao = await Notification.requestPermission();
  if (permissao !== 'granted') return permissao === 'denied' ? 'negada' : 'desligada';
  await inscrever(registro, chave);
  storage.set(CHAVE, usuarioId);
  return 'ligada';
}

/** The server forgets this browser, and the browser its address. */
export async function desligarAparelho(): Promise<SituacaoDoAparelho> {
  await chamar(chamadas.deleteInscricaoPush);
  storage.remove(CHAVE);
  const registro = await registroDoAparelho();
  const inscricao = await registro?.pushManager.getSubscription();
  await inscricao?.unsubscribe();
  return 'desligada';
}

/**
 * Subscribes a new session of the account that turned them on here; browsers also change their address by themselves.
 */
export async function renovarAparelho(usuarioId: number): Promise<void> {
  if (storage.get(CHAVE) !== usuarioId) return;
  const registro = await registroDoAparelho();
  if (registro === undefined || Notification.permission !== 'granted') return;
  const { chavePush } = await chamar(chamadas.getPreferenciaComunicacao);
  if (chavePush !== null) await inscrever(registro, chavePush);
}

/** The service worker, where this browser knows web push; the dev server has none. */
async function registroDoAparelho(): Promise<ServiceWorkerRegistration | undefined> {
  const conhece = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return conhece ? await navigator.serviceWorker.getRegistration() : undefined;
}

async function inscrever(registro: ServiceWorkerRegistration, chave: string): Promise<void> {
  const atual = await registro.pushManager.getSubscription();
  if (atual !== null && !deNossaChave(atual, chave)) await atual.unsubscribe();
  const inscricao = await registro.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: chave });
  const { endpoint = '', keys = {} } = inscricao.toJSON();
  const body = { endereco: endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
  await chamar(chamadas.createInscricaoPush, { body });
}

/** A subscription is for one key of ours; when that one changed, the browser asks anew. */
function deNossaChave({ options }: PushSubscription, chave: string): boolean {
  if (options.applicationServerKey === null) return false;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === chave;
}
