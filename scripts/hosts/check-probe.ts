import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ExportFacts } from './export-facts';
import { readExported, type Engine, type Expectation, type Probe } from './probes';
import { rawRequest, type RawResponse } from './raw-request';

/** A server under test. */
export type Subject = {
  readonly engine: Engine;
  readonly port: number;
  readonly facts: ExportFacts;
};

/**
 * Why a probe is not sent to an engine.
 *
 * @returns The reason, or undefined when it is sent.
 */
export function reasonToSkip(probe: Probe, engine: Engine): string | undefined {
  const exception = probe.exceptions?.[engine];
  return exception !== undefined && exception.expected === undefined
    ? exception.because
    : undefined;
}

/**
 * Sends one probe.
 *
 * @returns What is wrong with the answer, one line each; empty when all is well.
 */
export async function checkProbe(
  { engine, port, facts }: Subject,
  probe: Probe,
): Promise<readonly string[]> {
  const response = await rawRequest(port, probe.request);
  const expected = probe.exceptions?.[engine]?.expected ?? probe.expected;
  return [
    ...statusComplaints(response, expected),
    ...headerComplaints(response, expected),
    ...bodyComplaints(response, expected, facts),
  ];
}

function statusComplaints(response: RawResponse, { status }: Expectation): readonly string[] {
  if (status.includes(response.status)) return [];
  return [`status is ${response.status}, not ${status.join(' or ')}`];
}

function headerComplaints(response: RawResponse, { headers = {} }: Expectation): readonly string[] {
  return Object.entries(headers).flatMap(([name, wanted]) => {
    const value = response.headers[name];
    const isRight =
      wanted instanceof RegExp ? value !== undefined && wanted.test(value) : value === wanted;
    return isRight ? [] : [`${name} is ${value ?? 'missing'}, not ${wanted ?? 'missing'}`];
  });
}

function bodyComplaints(
  response: RawResponse,
  { body, bodyWithout }: Expectation,
  facts: ExportFacts,
): readonly string[] {
  const decoded = decode(response);
  if (decoded === undefined) return ['the body can not be decompressed'];
  const complaints: string[] = [];
  if (bodyWithout?.test(decoded.toString('latin1'))) {
    complaints.push(`the body matches ${bodyWithout}`);
  }
  if (body === undefined) return complaints;
  const wanted = 'file' in body ? readExported(facts.dir, body.file) : body.bytes(facts);
  if (!decoded.equals(wanted)) {
    const name = 'file' in body ? body.file : `the ${wanted.length} bytes expected`;
    complaints.push(`the body (${decoded.length} bytes) is not ${name}`);
  }
  return complaints;
}

function decode({ headers, body }: RawResponse): Buffer | undefined {
  if (body.length === 0) return body;
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
    if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
    return body;
  } catch {
    return undefined;
  }
}
