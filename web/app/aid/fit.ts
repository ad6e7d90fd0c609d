/** Type as large as a page of paper allows. */

export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** In points, by tenths: the largest one reads with ease, the smallest one still reads. */
const SIZES = { most: 130, least: 58 };

/** Sets `--size` so that nothing of the page lies below its end. */
export function largest(page: HTMLElement): void {
  let [least, most] = [SIZES.least, SIZES.most];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(page, middle)) least = middle;
    else most = middle - 1;
  }
  fits(page, least);
}

function fits(page: HTMLElement, tenths: number): boolean {
  page.style.setProperty('--size', `${tenths / 10}pt`);
  return page.scrollHeight <= page.clientHeight && page.scrollWidth <= page.clientWidth;
}
