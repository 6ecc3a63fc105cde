const TIMEOUT_MS = 20_000;

/** A page as the server renders it; null if the request fails. Its scripts do not run. */
export function fetchPage(address: string): Promise<Document | null> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => done(request.status === 200 ? request.responseXML : null);
    request.send();
  });
}
