const TIMEOUT_MS = 20_000;

/** A page, also one that says that there is nothing or no longer. Others are no pages, or pages about an error. */
const PAGES: readonly number[] = [200, 404, 410];

/** A page as the server renders it; null if it cannot be had. Its scripts do not run. */
export function fetchPage(address: string): Promise<Document | null> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => done(PAGES.includes(request.status) ? request.responseXML : null);
    request.send();
  });
}
