/** Puts the service worker to work, and knows whether there is a network. */

import { signal } from '@preact/signals';

export const network = signal<'online' | 'offline'>(navigator.onLine ? 'online' : 'offline');

/** Whether all pages and games are on this device. */
export const keptOffline = signal(false);

/** A newer version waits until the reader wants it. */
export const update = signal<(() => void) | null>(null);

export function keepOffline(): void {
  addEventListener('online', () => {
    network.value = 'online';
  });
  addEventListener('offline', () => {
    network.value = 'offline';
  });
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const reloading = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
  });
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(follow, () => undefined);
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    keptOffline.value = registration.active !== null;
    const { waiting } = registration;
    update.value = waiting === null || registration.active === null ? null : () => waiting.postMessage('takeOver');
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  void navigator.serviceWorker.ready.then(look);
}
