/** The page of the present address, in the language of the reader. */

import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LanguageContext } from '../design/language.ts';
import { currentLanguage } from './language.ts';
import { Frame } from './parts/Frame.tsx';
import { Guard } from './parts/Guard.tsx';
import { Loading, Trouble } from './parts/states.tsx';
import { address } from './router.ts';
import { type Page, routeOf } from './routes.ts';

type Shown =
  | { readonly kind: 'page'; readonly page: Page; readonly url: URL; readonly params: readonly string[] }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

export function App({ first }: { readonly first: Page | null }) {
  const [shown, show] = useState<Shown>(() => {
    const url = address.peek();
    return first === null ? { kind: 'failed' } : { kind: 'page', page: first, url, params: routeOf(url.pathname).params };
  });
  const visited = useRef(address.peek());
  useSignalEffect(() => {
    const url = address.value;
    if (url === visited.current) return;
    visited.current = url;
    const { load, params } = routeOf(url.pathname);
    const slow = setTimeout(() => visited.current === url && show({ kind: 'loading' }), 300);
    load()
      .then(
        ({ default: page }): Shown => ({ kind: 'page', page, url, params }),
        (): Shown => ({ kind: 'failed' }),
      )
      .then((next) => {
        clearTimeout(slow);
        if (visited.current === url) show(next);
      });
  });
  return (
    <LanguageContext.Provider value={currentLanguage()}>
      <Content shown={shown} />
    </LanguageContext.Provider>
  );
}

function Content({ shown }: { readonly shown: Shown }) {
  const path = shown.kind === 'page' ? shown.url.pathname : '';
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path && path !== '') document.querySelector<HTMLElement>('main')?.focus();
    before.current = path;
  }, [path]);
  if (shown.kind === 'page') {
    return (
      <Guard key={path} otherwise={broken}>
        <shown.page params={shown.params} query={shown.url.searchParams} />
      </Guard>
    );
  }
  return (
    <Frame bare title="">
      {shown.kind === 'loading' ? <Loading /> : <Trouble code="load" retry={() => location.reload()} />}
    </Frame>
  );
}

/** A fault of ours on this page only. */
function broken(message: string) {
  return (
    <Frame bare title="">
      <Trouble code="page" detail={message} retry={() => location.reload()} />
    </Frame>
  );
}
