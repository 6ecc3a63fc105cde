/** Whether the visitor follows anything, by the cookie that the server reads too. */
export function hasFollows(): boolean {
  return /(^|; )follow=\w/.test(document.cookie);
}
