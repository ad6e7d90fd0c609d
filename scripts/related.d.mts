export function testsTouchedBy(changed: readonly string[], files: readonly string[], root: string): string[];
