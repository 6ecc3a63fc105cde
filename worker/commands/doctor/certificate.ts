import { connect } from 'node:tls';
import { counted, type Finding, good, note, wrong } from './report.ts';

const DAY_MS = 86_400_000;

/** Days before expiry at which the doctor asks for a renewal. */
const ENOUGH_DAYS = 14;

const PATIENCE_MS = 5_000;

/** Reads a TLS server's certificate: its expiry, and why this machine does not trust it (null if it does). */
function certificateOf(hostname: string, port: number): Promise<{ until: string; distrust: string | null }> {
  return new Promise((done) => {
    const socket = connect({ host: hostname, port, servername: hostname, rejectUnauthorized: false }, () => {
      done({ until: socket.getPeerCertificate().valid_to, distrust: socket.authorizationError?.toString() ?? null });
      socket.destroy();
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
    socket.on('error', (error) => done({ until: '', distrust: error.message }));
  });
}

/** Findings on the expiry of a site's certificate and on its trust. `now`: milliseconds UTC. */
export async function certificateFindings(origin: string, now = Date.now()): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return [note('plain HTTP: there is no certificate to check')];
  const { until, distrust } = await certificateOf(hostname, port === '' ? 443 : Number(port));
  if (distrust !== null) return [wrong(`the certificate is not trusted: ${distrust}`)];
  const days = Math.floor((Date.parse(until) - now) / DAY_MS);
  const text = `the certificate is valid for ${counted(days, 'day')}, until ${until}`;
  return [days < 0 ? wrong(text) : days < ENOUGH_DAYS ? note(`${text}: renew it`) : good(text)];
}
