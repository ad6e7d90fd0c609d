/** The language that names things which have no sentence of their own, such as icons. */

import type { Language } from '@castellan/text';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
