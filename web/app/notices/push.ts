/** Web push: notices of turns in slow games, also when no page is open. */

import { rest } from '../../tables/online/rest.ts';
import { currentLanguage } from '../language.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !('serviceWorker' in navigator)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser, then tells the server where notices go. */
export async function subscribe(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const key = await rest.pushKey();
  if (registration === undefined || !key.ok) return 'off';
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'off';
  const kept = await rest.subscribe({ endpoint, keys: { p256dh, auth }, language: currentLanguage() });
  if (!kept.ok) await subscription.unsubscribe();
  return kept.ok ? 'on' : 'off';
}

export async function unsubscribe(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await rest.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}
