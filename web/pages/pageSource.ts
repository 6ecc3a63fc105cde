/** The page kinds with a script of their own, by the names of the files in this folder. */
export function kindsOf(files: readonly string[]): string[] {
  return files
    .flatMap((file) => /^(?!List)([A-Z]\w*)Page\.tsx$/.exec(file)?.[1] ?? [])
    .map((name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase());
}

/** The source file of a page kind, by its name: `web/pages/RefusedPlayPage.tsx` for `refused-play`. */
export function pageSource(kind: string): string {
  const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `web/pages/${name}Page.tsx`;
}
