/** The browser's own notices, for those who allow them and look elsewhere. */

export function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

/** Tells of a table, once for each table, unless the reader is looking. */
export function notify(title: string, body: string, table: string): void {
  if (!mayNotify() || !document.hidden) return;
  const options = { body, tag: table, icon: '/icon-192.png', data: { table } };
  void (async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration !== undefined) await registration.showNotification(title, options);
    else new Notification(title, options);
  })().catch(() => undefined);
}
