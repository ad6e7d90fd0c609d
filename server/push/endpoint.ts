/** Addresses of push services: those of the browsers, and what whoever runs the server has added. */

/** Others could be anyone's address, and the server does not call on strangers. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** A name of letters, digits and hyphens. Some readers of addresses take anything else for the end of the name, and call elsewhere. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** An endpoint spelt the one way in which it is kept and called; null when it is no address of a push service. */
export function endpointOf(text: string, hosts: readonly string[]): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  const { protocol, username, password, host, hostname, port, pathname, search } = url;
  if (protocol !== 'https:' || username !== '' || password !== '' || !HOST_NAME.test(hostname)) return null;
  const isKnown = port === '' && SERVICES.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  return isKnown || hosts.includes(host) ? `https://${host}${pathname}${search}` : null;
}
