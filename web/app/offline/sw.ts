/**
 * The service worker: keeps the whole application on the device, so that local tables, rules and replays need no network
 * after the first visit, and shows the notices that come by web push.
 */

import type { PushNotice } from '@castellan/server/protocol';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build. */
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __PRECACHE__;

const PREFIX = 'castellan-';
const CACHE = PREFIX + version;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(event.request.mode === 'navigate' ? page(event.request) : file(event.request));
});

/** A new version begins to serve when no page of the old one is left, or when a page asks for it. */
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const notice: PushNotice | undefined = event.data?.json();
  if (notice === undefined) return;
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.text,
      tag: notice.table,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { table: notice.table },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  event.waitUntil(openTable(`/t/${encodeURIComponent(String(table))}`));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = await findKept();
  await Promise.all(
    files.map(async (name) => {
      const same = name.startsWith('/assets/') ? kept.get(name) : undefined;
      await cache.put(name, same ?? (await fetched(name)));
    }),
  );
}

async function fetched(name: string): Promise<Response> {
  const response = await fetch(name, { cache: name.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** Files with a hash in their name need not be fetched again. */
async function findKept(): Promise<Map<string, Response>> {
  const kept = new Map<string, Response>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response !== undefined) kept.set(new URL(request.url).pathname, response);
    }
  }
  return kept;
}

async function forgetOld(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

/** Every address of the application is the same page. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match('/')) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function openTable(address: string): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    await client.navigate(address).catch(() => null);
    await client.focus();
    return;
  }
  await self.clients.openWindow(address);
}
