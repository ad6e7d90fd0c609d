/** Texts taken elsewhere. */

/** Whether a text could be copied. Without TLS browsers have no clipboard for scripts: its field is selected, and copied as by hand. */
export async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  field?.select();
  return document.execCommand('copy');
}
